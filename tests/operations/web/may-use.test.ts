/** Who can use bulk collections. */
import { expect, test, vi } from 'vitest';
import type { AccountType, Settings } from '#generated/types.ts';
import { operations } from '#modules/operations/web/module.ts';
import { mayUseCollections } from '#modules/operations/web/collection-requests/may-use.ts';
import { session } from '#platform/web/client/session.ts';
import { fakeStorage } from '../../platform/web/client/fake-storage.ts';
import { open, person } from '../../platform/web/shell/person.ts';

const may = (
  account_type: AccountType,
  settings: Settings = {},
  who = person({ roleId: 5, accountId: 9 }),
): boolean => {
  open(who, settings);
  const data = { user: { id: who.user?.id, role_id: 5 }, roles: [], account: { id: 9, account_type } };
  vi.stubGlobal('localStorage', fakeStorage({ general_data: JSON.stringify(data) }));
  return mayUseCollections(session.get());
};

test('F089 bulk collections are for customers with a postpaid account, unless they are switched off', () => {
  const item = operations.screens?.find(({ path }) => path === '/collection-requests');
  expect(item?.navigation?.label).toBe('Bulk collections');
  expect(may('postpaid')).toBe(true);
  expect(may('prepaid')).toBe(false);
  expect(may('guest')).toBe(false);
  expect(may('postpaid', { unused_feature_collection_requests: true })).toBe(false);
  expect(may('postpaid', { unused_feature_collection_request_accounts: true })).toBe(false);
  expect(may('prepaid', { unused_feature_collection_request_accounts: true }, person())).toBe(true);
});
