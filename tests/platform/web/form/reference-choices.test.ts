/** A picker of another list's rows: what it asks for, offers and stores. */
import { expect, test } from 'vitest';
import type { ListTable, Table } from '#engine/tables/table.ts';
import * as tables from '#generated/tables.ts';
import { askedOf, choicesIn, storedOf } from '#platform/web/form/widgets/choice/reference-choices.ts';

const reference = { call: 'read_accounts', rows: 'accounts', entity: 'account', key: 'id', label: 'name' };

test('the list is narrowed by what other fields hold, and not asked for while they are empty', () => {
  const query = { account_id: 'value.account_id', city: 'value.address.city' };
  expect(askedOf(query, { account_id: 4, address: { city: 'Durban' } })).toEqual({ account_id: 4, city: 'Durban' });
  expect(askedOf(query, { account_id: 4 })).toBeUndefined();
  expect(askedOf({}, {})).toEqual({});
});

test('rows are offered by label, with their detail where there is one', () => {
  const rows = [
    { id: 7, name: 'Acme', account_code: 'ACM01' },
    { id: 8, name: 'Bold' },
  ];
  expect(choicesIn(reference, rows)).toEqual([
    { value: '7', label: 'Acme' },
    { value: '8', label: 'Bold' },
  ]);
  expect(choicesIn({ ...reference, key: 'account_code', detail: 'id' }, rows)[0]).toEqual({
    value: 'ACM01',
    label: 'Acme (7)',
  });
});

test('F238 of the accounts that somebody picks from, VIPs are offered with a star that says so', () => {
  const starred = { ...reference, star: { field: 'is_vip', title: 'VIP' } };
  const rows = [
    { id: 7, name: 'Acme', is_vip: true },
    { id: 8, name: 'Bold', is_vip: false },
  ];
  expect(choicesIn(starred, rows)).toEqual([
    { value: '7', label: 'Acme', star: 'VIP' },
    { value: '8', label: 'Bold' },
  ]);
  // Every list that is filtered by account says the same.
  const lists = Object.values<Table | ListTable>(tables).filter((table): table is ListTable => 'filters' in table);
  const pickers = lists.flatMap(({ filters }) => filters);
  const ofAccounts = pickers.filter((one) => one.reference?.call === 'read_accounts');
  expect(ofAccounts.length).toBeGreaterThan(5);
  for (const { reference: picked } of ofAccounts) expect(picked?.star).toEqual(starred.star);
});

test('a key is stored as the field’s type has it', () => {
  expect(storedOf({ type: 'integer' }, '7')).toBe(7);
  expect(storedOf({ type: 'string' }, '7')).toBe('7');
});
