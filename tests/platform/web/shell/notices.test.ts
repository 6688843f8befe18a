/** Notices of the shell for versions, browsers, terms and the state of an account. */
import { expect, test } from 'vitest';
import { accountNotices } from '#platform/web/shell/notices/own-notices.tsx';
import { isOutdated } from '#platform/web/shell/notices/outdated-browser.tsx';
import { isReadTo, termsToAccept } from '#platform/web/shell/notices/terms-prompt.tsx';
import { isDue, updateBetween } from '#platform/web/shell/notices/new-version.tsx';
import { guest, person } from './person.ts';

test.each([
  ['1.2.3', '1.2.3', 'none'],
  ['1.2.3', '1.2.4', 'minor'],
  ['1.2.3', '1.3.0', 'minor'],
  ['1.9.0', '2.0.0', 'major'],
  ['1.2.3', '', 'none'],
])('F131 F132 from version %s to %s it is %s', (running, served, update) => {
  expect(updateBetween(running, served)).toBe(update);
});

test('F129 F130 the version is checked every 1200 seconds, by all tabs together', () => {
  const now = 2_000_000_000;
  expect(isDue(null, now)).toBe(true);
  expect(isDue(String(now - 1_199_000), now)).toBe(false);
  expect(isDue(String(now - 1_200_000), now)).toBe(true);
  expect(isDue('rubbish', now)).toBe(true);
  expect(isDue(String(now + 1), now)).toBe(true);
});

const chrome = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/${version} Safari/537.36`;
const safari = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/${version} Safari/605.1.15`;

test.each([
  [chrome('96.0.4664.110'), true],
  [chrome('97.0.4692.71'), false],
  [`${chrome('140.0')} Edg/96.0.1`, true],
  [`${chrome('140.0')} Edg/97.0.1`, false],
  [safari('15.3'), true],
  [safari('15.4'), false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:95.0) Gecko/20100101 Firefox/95.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:96.0) Gecko/20100101 Firefox/96.0', false],
  ['curl/8.5.0', false],
])('F021 %s is outdated: %s', (userAgent, outdated) => {
  expect(isOutdated(userAgent)).toBe(outdated);
});

const customer = person({ roleId: 6, accountId: 9 });
const checkbox = { terms_mode: 'checkbox', shipment_terms: ['One', 'Two'], terms_and_conditions_version: '2' } as const;

test('F123 terms are shown in the modes checkbox and window, until this version was accepted', () => {
  const settings = { ...checkbox, shipment_terms: ['One', 'Two'] };
  expect(termsToAccept(customer, settings)).toEqual({ mode: 'checkbox', version: '2', lines: ['One', 'Two'] });
  const text = { terms_mode: 'window', window_user_terms_and_conditions: '<p>x</p>' } as const;
  expect(termsToAccept(customer, text)).toEqual({ mode: 'window', version: '1', html: '<p>x</p>' });
  expect(termsToAccept(customer, { terms_mode: 'none' })).toBeUndefined();
  expect(termsToAccept(customer, {})).toBeUndefined();
  const accepted = (version: string) => ({
    ...customer,
    user: { ...customer.user!, terms_and_conditions_accepted_version: version },
  });
  expect(termsToAccept(accepted('1'), settings)).toBeDefined();
  expect(termsToAccept(accepted('2'), settings)).toBeUndefined();
});

test('F124 users without an account, not signed in, or impersonated by an administrator are not asked', () => {
  const settings = { ...checkbox, shipment_terms: ['One'] };
  expect(termsToAccept(person(), settings)).toBeUndefined();
  expect(termsToAccept(guest, settings)).toBeUndefined();
  expect(termsToAccept({ ...customer, impersonatedUsername: 'user@acme.test' }, settings)).toBeUndefined();
});

test('F120 a text counts as read within 60 pixels of its end', () => {
  expect(isReadTo({ scrollHeight: 1000, clientHeight: 300, scrollTop: 639 })).toBe(false);
  expect(isReadTo({ scrollHeight: 1000, clientHeight: 300, scrollTop: 640 })).toBe(true);
  expect(isReadTo({ scrollHeight: 200, clientHeight: 300, scrollTop: 0 })).toBe(true);
});

test('F075 F076 an account on hold and a prepaid account below zero are announced', () => {
  const account = { id: 1, account_code: 'A', name: 'A', account_type: 'prepaid' } as const;
  expect(accountNotices(undefined)).toEqual({ isOnHold: false, owes: false });
  expect(accountNotices({ ...account, is_on_hold: true, balance: -0.01 })).toEqual({ isOnHold: true, owes: true });
  expect(accountNotices({ ...account, is_on_hold: true, temp_disable_auto_hold: true }).isOnHold).toBe(false);
  expect(accountNotices({ ...account, balance: 0 }).owes).toBe(false);
  expect(accountNotices({ ...account, account_type: 'postpaid', balance: -5 }).owes).toBe(false);
});
