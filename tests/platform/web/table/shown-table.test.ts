/** The columns and filters that a list shows to a user. */
import { expect, test } from 'vitest';
import { shipment_quotes, shipments } from '#generated/tables.ts';
import { shownTable } from '#platform/web/table/shown-table.ts';
import { roleIds } from '../../../factories/user.ts';

const whole = { query: {}, without: [] };
const can = () => true;
const customer = { role_id: roleIds.accountUser, account_id: 2 };
const staff = { role_id: roleIds.support, account_id: null };

test.each([
  [shipments, 'account.name'],
  [shipment_quotes, 'account_name'],
])('users of one account see neither its name in each row nor a filter for it', (table, column) => {
  const shown = (person: typeof customer | typeof staff) => {
    const { columns, filters } = shownTable(table, whole, { can, person });
    return [columns.some(({ field }) => field === column), filters.some(({ name }) => name === 'account_id')];
  };
  expect(shown(customer)).toEqual([false, false]);
  expect(shown(staff)).toEqual([true, true]);
  expect(shown({ ...staff, limit_user_to_account: 2 } as typeof staff)).toEqual([false, false]);
});

test('a list within another screen has no filter for what it is restricted to', () => {
  const within = { query: { status: ['delivered'] }, without: ['status'] };
  const { columns, filters } = shownTable(shipments, within, { can: () => false, person: null });
  expect(columns.map(({ field }) => field)).not.toContain('status');
  expect(filters.map(({ name }) => name)).not.toContain('status');
  expect(columns.map(({ field }) => field)).not.toContain('tags');
});
