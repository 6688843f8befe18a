/** Which users are sent to the mobile app. */
import { expect, test } from 'vitest';
import { isAppOnly } from '#platform/web/shell/app-only/app-only.ts';
import { guest, person } from './person.ts';

const customer = person({ roleId: 6, accountId: 9 });
const own = (account?: boolean, user?: boolean) => ({
  account_settings: account === undefined ? {} : { mobile_app_only: account },
  user_settings: user === undefined ? {} : { mobile_app_only: user },
});

test.each([
  ['a customer of a provider that says so', customer, true, own(), true],
  ['before anything else is known', customer, true, null, true],
  ['a customer of any other', customer, undefined, own(), false],
  ['a customer whose account says so', customer, false, own(true), true],
  ['a customer whose account may', customer, true, own(false), false],
  ['a customer who alone may', customer, true, own(true, false), false],
  ['a customer who alone may not', customer, false, own(false, true), true],
  ['staff', person(), true, own(), false],
  ['a guest', guest, true, null, false],
  ['staff who act as a customer', { ...customer, impersonatedUsername: 'a@b.test' }, true, own(), false],
] as const)('F063 %s', (_who, who, ofProvider, settings, only) => {
  expect(isAppOnly(who, ofProvider, settings)).toBe(only);
});
