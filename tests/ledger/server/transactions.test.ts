/** The list of transactions over HTTP: access, and the content of a row. */
import { expect, test } from 'vitest';
import type { ReadGeneralDataAnswer200, ReadTransactionsAnswer200 } from '#generated/types.ts';
import { charge, reverse } from '#modules/ledger/server/services/ledger.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp();
const { app: access, owner } = site.database;
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const acme = await asOwner(owner, (tx) =>
  tx.selectFrom('accounts').selectAll().where('account_code', '=', 'ACME').executeTakeFirstOrThrow(),
);
const because = { description: 'Shipment 4K7PQ2', effectiveDate: '2026-11-22', createdBy: null };

const list = (caller: Caller, query = '') => caller.get(`/api/billing/transactions${query}`);

async function show(to: { readonly account?: boolean; readonly everybody?: boolean }): Promise<void> {
  const { account = false, everybody = false } = to;
  await asOwner(owner, (tx) =>
    tx.updateTable('accounts').set({ force_show_billing_transactions: account }).where('id', '=', acme.id).execute(),
  );
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const settings = { show_billing_transactions_for_account_users: everybody };
  await staff.post('/api/providers/settings', { base_revision: revision, settings });
}

test('a row has the type, the amount and the balance after it', async () => {
  const posted = await inTenant(access, acme.provider_id, (tx) =>
    charge(tx, { ...because, accountId: acme.id, amount: 9_750, vat: 1_272, vatPercentage: 15, shipmentId: 7 }),
  );
  const answer = (await list(staff, `?id=${posted!.id}`)).json<ReadTransactionsAnswer200>();
  expect(answer.transactions).toMatchObject([
    {
      ...{ account_id: acme.id, account: 'Acme Trading', type: 'shipping-charge', description: 'Shipment 4K7PQ2' },
      ...{ amount: -97.5, vat: -12.72, vat_percentage: 15, balance: -1940, effective_date: '2026-11-22' },
      ...{ invoiceable: false, has_been_reversed: false, shipment_id: 7 },
    },
  ]);
  await inTenant(access, acme.provider_id, (tx) => reverse(tx, posted!.id, because));
  const after = (await list(staff, `?id=${posted!.id}`)).json<ReadTransactionsAnswer200>();
  expect(after.transactions[0]?.has_been_reversed).toBe(true);
});

test('F250 customers see their own if the provider shows them to all or to their account', async () => {
  await show({});
  expect((await list(customer)).statusCode).toBe(403);
  expect((await customer.post('/api/billing/transactions/export?format=csv', {})).statusCode).toBe(403);
  for (const to of [{ account: true }, { everybody: true }]) {
    await show(to);
    const { transactions } = (await list(customer)).json<ReadTransactionsAnswer200>();
    expect(new Set(transactions.map(({ account_id }) => account_id))).toEqual(new Set([acme.id]));
  }
  await show({});
  expect((await list(customer)).statusCode).toBe(403);
  expect((await list(await signIn(site, 'nobilling@acme.test'))).statusCode).toBe(403);
  expect((await list(await signIn(site, 'driver@kestrel.test'))).statusCode).toBe(403);
});

test('a customer’s general data follows the balance; for staff it is unchanged', async () => {
  const read = async (caller: Caller) => (await caller.get('/api/general-data')).json<ReadGeneralDataAnswer200>();
  const [before, ofStaff] = [await read(customer), await read(staff)];
  await inTenant(access, acme.provider_id, (tx) => charge(tx, { ...because, accountId: acme.id, amount: 100, vat: 0 }));
  expect((await customer.get(`/api/general-data?since=${before.revision}`)).statusCode).toBe(200);
  expect((await read(customer)).account?.balance).toBe(before.account!.balance! - 1);
  expect((await staff.get(`/api/general-data?since=${ofStaff.revision}`)).statusCode).toBe(304);
});
