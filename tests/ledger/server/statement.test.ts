/** The statement of an account over HTTP: what was there before, what moved it, and who may read it. */
import { expect, test } from 'vitest';
import type { ReadStatementAnswer200 } from '#generated/types.ts';
import { charge, post } from '#modules/ledger/server/services/ledger.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const acme = await asOwner(site.database.owner, (tx) =>
  tx.selectFrom('accounts').selectAll().where('account_code', '=', 'ACME').executeTakeFirstOrThrow(),
);

const read = (caller: Caller, query: string) => caller.get(`/api/billing/statement?${query}`);
const ofAcme = async (from: string, to: string) =>
  (await read(staff, `account_id=${acme.id}&from=${from}&to=${to}`)).json<ReadStatementAnswer200>();

/** Whether the account alone is shown its transactions; the provider shows them to nobody else. */
async function show({ account }: { readonly account: boolean }): Promise<void> {
  await asOwner(site.database.owner, (tx) =>
    tx.updateTable('accounts').set({ force_show_billing_transactions: account }).where('id', '=', acme.id).execute(),
  );
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const settings = { show_billing_transactions_for_account_users: false };
  await staff.post('/api/providers/settings', { base_revision: revision, settings });
}

test('F243 a statement opens with what was there before, and closes with what its days moved', async () => {
  const before = await ofAcme('2031-01-01', '2031-01-31');
  expect(before).toMatchObject({ charged: 0, credited: 0, count: 0, closing_balance: before.opening_balance });
  await inTenant(site.database.app, acme.provider_id, async (tx) => {
    const because = { accountId: acme.id, description: 'January', createdBy: null };
    await charge(tx, { ...because, amount: 10_050, vat: 0, vatPercentage: 0, effectiveDate: '2031-01-01' });
    await charge(tx, { ...because, amount: 500, vat: 0, vatPercentage: 0, effectiveDate: '2031-02-01' });
    await post(tx, { ...because, type: 'payment', amount: 10_000, effectiveDate: '2031-01-31' });
  });
  const january = await ofAcme('2031-01-01', '2031-01-31');
  expect(january).toMatchObject({ charged: -100.5, credited: 100, count: 2, opening_balance: before.closing_balance });
  expect(january.closing_balance).toBeCloseTo(before.closing_balance - 0.5, 2);
  expect((await ofAcme('2031-02-01', '2031-02-28')).opening_balance).toBe(january.closing_balance);
});

test('F249 F251 only those who see billing read it, customers their own where they are shown it', async () => {
  const period = 'from=2031-01-01&to=2031-01-31';
  await show({ account: false });
  expect((await read(customer, period)).statusCode).toBe(403);
  await show({ account: true });
  expect((await read(customer, period)).json()).toMatchObject({ account_id: acme.id });
  expect((await read(customer, `${period}&account_id=${acme.id + 1}`)).statusCode).toBe(404);
  expect((await read(await signIn(site, 'nobilling@acme.test'), period)).statusCode).toBe(403);
  expect((await read(await signIn(site, 'driver@kestrel.test'), period)).statusCode).toBe(403);
});

test('a period that ends before it begins and an account that there is not are refused', async () => {
  const refused = await read(staff, `account_id=${acme.id}&from=2031-02-01&to=2031-01-31`);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'invalid_period']);
  expect((await read(staff, 'account_id=999999&from=2031-01-01&to=2031-01-31')).statusCode).toBe(404);
  expect((await read(staff, 'from=2031-01-01&to=2031-01-31')).statusCode).toBe(404);
});
