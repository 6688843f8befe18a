/** Choosing a permission of a role also chooses what it needs, so that the role can use what it is given. */
import { expect, test } from 'vitest';
import { permission as declared } from '#generated/enums.ts';
import { missingText, withNeeds } from '#modules/identity/web/roles/permission-groups.ts';

const all: readonly { readonly const: string; readonly 'x-needs'?: readonly string[] }[] = declared;

test('a permission brings what it needs, directly or through another', () => {
  expect(withNeeds('API_/shipments:POST')).toEqual(['API_/shipments:POST', 'API_/accounts:GET']);
  expect(withNeeds('API_/tracking/shipment-events:POST')).toEqual([
    'API_/tracking/shipment-events:POST',
    'API_/shipments:PATCH',
    'API_/shipments:GET',
  ]);
  expect(withNeeds('API_/reports:GET')).toEqual(['API_/reports:GET']);
});

test('a chosen permission says what it lacks, one that is not chosen says nothing', () => {
  expect(missingText('API_/billing/transactions:GET', ['API_/billing/transactions:GET', 'API_/accounts:GET'])).toBe(
    'Needs “See prices and balances”.',
  );
  expect(missingText('API_/shipments:POST', ['API_/shipments:POST', 'API_/accounts:GET'])).toBeUndefined();
  expect(missingText('API_/shipments:POST', [])).toBeUndefined();
});

test('only declared permissions are needed', () => {
  const known = all.map((one) => one.const);
  const needed = all.flatMap((one) => one['x-needs'] ?? []);
  expect(needed.filter((one) => !known.includes(one))).toEqual([]);
});
