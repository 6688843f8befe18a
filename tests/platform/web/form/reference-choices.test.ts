/** Selecting rows of another list: requests, options and stored values. */
import { expect, test } from 'vitest';
import type { ListTable, Table } from '#engine/tables/table.ts';
import type { FieldLayout, Reference } from '#platform/web/form/model/form-definition.ts';
import * as tables from '#generated/tables.ts';
import { form } from '#generated/forms/user.ts';
import { filtersOf, choicesIn, grouped, storedOf } from '#platform/web/form/widgets/choice/reference-choices.ts';

const reference = { call: 'read_accounts', rows: 'accounts', entity: 'account', key: 'id', label: 'name' };

test('the list is filtered by other fields, and not requested while they are empty', () => {
  const query = { account_id: 'value.account_id', city: 'value.address.city' };
  expect(filtersOf(query, { account_id: 4, address: { city: 'Durban' } })).toEqual({ account_id: 4, city: 'Durban' });
  expect(filtersOf(query, { account_id: 4 })).toBeUndefined();
  expect(filtersOf({}, {})).toEqual({});
});

test('rows are shown by label, with their detail if they have one', () => {
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

test('F238 in an account select, VIPs have a star with a label', () => {
  const starred = { ...reference, star: { field: 'is_vip', title: 'VIP' } };
  const rows = [
    { id: 7, name: 'Acme', is_vip: true },
    { id: 8, name: 'Bold', is_vip: false },
  ];
  expect(choicesIn(starred, rows)).toEqual([
    { value: '7', label: 'Acme', star: 'VIP' },
    { value: '8', label: 'Bold' },
  ]);
  // Every list that is filtered by account has the same message.
  const lists = Object.values<Table | ListTable>(tables).filter((table): table is ListTable => 'filters' in table);
  const pickers = lists.flatMap(({ filters }) => filters);
  const ofAccounts = pickers.filter((one) => one.reference?.call === 'read_accounts');
  expect(ofAccounts.length).toBeGreaterThan(5);
  for (const { reference: picked } of ofAccounts) expect(picked?.star).toEqual(starred.star);
});

test('F377 roles stand under Global and Custom, in that order', () => {
  const fields: readonly FieldLayout[] = form.layouts.staff.steps.flatMap(({ groups }) =>
    groups.flatMap((group) => group.fields),
  );
  const roles: Reference = fields.find(({ path }) => path === 'role_id')!.reference!;
  const rows = [
    { id: 100, label: 'Depot clerk', provider_id: 1 },
    { id: 7, label: 'Driver', provider_id: 0 },
    { id: 101, label: 'Counter', provider_id: 1 },
  ];
  const known = grouped(roles, choicesIn(roles, rows));
  expect(known.map((one) => 'items' in one && [one.group, one.items.map(({ label }) => label)])).toEqual([
    ['Global', ['Driver']],
    ['Custom', ['Depot clerk', 'Counter']],
  ]);
  expect(grouped(reference, choicesIn(reference, rows))).toEqual(choicesIn(reference, rows));
});

test('a key is stored with the field’s type', () => {
  expect(storedOf({ type: 'integer' }, '7')).toBe(7);
  expect(storedOf({ type: 'string' }, '7')).toBe('7');
});
