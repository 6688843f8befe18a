/** A picker of another list's rows: what it asks for, offers and stores. */
import { expect, test } from 'vitest';
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

test('a key is stored as the field’s type has it', () => {
  expect(storedOf({ type: 'integer' }, '7')).toBe(7);
  expect(storedOf({ type: 'string' }, '7')).toBe('7');
});
