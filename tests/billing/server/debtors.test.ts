/** The debtors over HTTP: every account by the age of its debt, like its statement to the cent, and who may read them. */
import { expect, test } from 'vitest';
import type { Debtor, ReadDebtorsAnswer200, ReadStatementAnswer200 } from '#generated/types.ts';
import { createInvoices } from '#modules/billing/server/invoices/create-invoices.ts';
import { allocate } from '#modules/billing/server/payments/allocate.ts';
import { charge, post, reverse } from '#modules/ledger/server/services/ledger.ts';
import { wallClock } from '#platform/domain/time.ts';
import { asOwner, inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';
import { buildRole } from '../../factories/role.ts';
import { buildUser } from '../../factories/user.ts';

const site = await testApp();
const { app: access, owner } = site.database;
const staff = await signIn(site, 'staff@kestrel.test');
const provider_id = 1;
const dayBefore = (days: number) => wallClock(new Date(Date.now() - days * 86_400_000)).date;
const today = dayBefore(0);

const within = <Result>(work: (tx: Transaction) => Promise<Result>) => inTenant(access, provider_id, work);
const account = (more: object = {}) =>
  asOwner(owner, (tx) =>
    buildAccount(tx, { provider_id, invoice_frequency: 'daily', credit_limit_cents: 100_000_000, ...more }),
  );
const charged = (accountId: number, amount: number, days: number) =>
  within((tx) =>
    charge(tx, { accountId, amount, vat: 0, effectiveDate: dayBefore(days), description: 'Charge', createdBy: null }),
  );
/** An invoice of that many days ago, due after 30. */
const invoiced = async (accountId: number, amount: number, days: number) => {
  await charged(accountId, amount, days + 1);
  await within((tx) =>
    createInvoices(tx, { providerId: provider_id, settings: {}, today: dayBefore(days) }, accountId),
  );
};
const paid = (accountId: number, amount: number, isAllocated: boolean) =>
  within(async (tx) => {
    const { id: transactionId } = await post(tx, {
      ...{ accountId, type: 'payment', amount, effectiveDate: today, description: 'EFT', createdBy: null },
    });
    const payment = { providerId: provider_id, accountId, transactionId, amount, createdBy: null };
    if (isAllocated) await allocate(tx, payment, { allocation: 'auto-oldest-invoice-first' });
  });

const read = async (query = '') => {
  const answer = await staff.get(`/api/billing/debtors?limit=100${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ReadDebtorsAnswer200>();
};
const rowOf = async (id: number, query = ''): Promise<Debtor | undefined> =>
  (await read(query)).debtors.find((row) => row.id === id);

test('the debtors are aged from the invoice date, are overdue after the due date, and add up', async () => {
  const { id } = await account({ payment_terms_days: 45 });
  for (const [amount, days] of [
    [100, 0],
    [200, 30],
    [400, 31],
    [800, 61],
    [1_600, 91],
    [3_200, 121],
  ] as const)
    await invoiced(id, amount * 100, days);
  await charged(id, 999_900, 0);
  await paid(id, 5_000, false);
  expect(await rowOf(id)).toMatchObject({
    ...{ current: 300, days_30: 400, days_60: 800, days_90: 1_600, days_120: 3_200, unallocated: -50 },
    ...{ amount_due: 6_250, overdue: 5_600, is_overdue: true, credit_limit: 1_000_000 },
  });
  const { debtors, totals } = await read();
  const sum = (field: 'overdue' | 'amount_due' | 'unallocated') =>
    Math.round(debtors.reduce((total, row) => total + row[field], 0) * 100) / 100;
  expect(totals).toMatchObject({ amount_due: sum('amount_due'), unallocated: sum('unallocated') });
  expect(totals).toMatchObject({ overdue: sum('overdue') });
  expect(debtors.map(({ amount_due }) => amount_due)).toEqual(
    debtors.map(({ amount_due }) => amount_due).sort((a, b) => b - a),
  );
});

test('each debtor says what the statement of the account says today', async () => {
  const { id } = await account();
  await invoiced(id, 12_345, 70);
  await invoiced(id, 6_700, 3);
  await charged(id, 8_800, 1);
  await paid(id, 10_001, true);
  const undone = await charged(id, 4_400, 1);
  await within((tx) => reverse(tx, undone!.id, { effectiveDate: today, description: 'Cancelled', createdBy: null }));
  const others = (await read()).debtors;
  expect(others.length).toBeGreaterThan(2);
  for (const { id: one, ...row } of others) {
    const query = `account_id=${one}&from=${dayBefore(300)}&to=${today}`;
    const { ageing, overdue } = (await staff.get(`/api/billing/statement?${query}`)).json<ReadStatementAnswer200>();
    expect({ id: one, ...row }).toMatchObject({ ...ageing, overdue });
  }
});

test('accounts without a debt, guests, and prepaid balances are left out; payments to allocate are not', async () => {
  const [nothing, credit, prepaid, owing] = [
    await account(),
    await account(),
    await account({ account_type: 'prepaid', balance_cents: 50_000 }),
    await account({ account_type: 'prepaid', balance_cents: -700 }),
  ];
  await paid(credit.id, 7_000, false);
  const { debtors } = await read();
  const found = new Map(debtors.map((row) => [row.id, row.amount_due]));
  expect([nothing, credit, prepaid, owing].map(({ id }) => found.get(id))).toEqual([undefined, -70, undefined, 7]);
  expect(debtors.some(({ account_type: type }) => type === 'guest')).toBe(false);
});

test('filters narrow the rows and the totals', async () => {
  const { id, account_code } = await account({ is_on_hold: false });
  const { id: late } = await account();
  await invoiced(id, 1_000, 5);
  await invoiced(late, 2_000, 50);
  const only = await read(`&search=${account_code}`);
  expect(only.debtors.map((row) => row.id)).toEqual([id]);
  expect(only.totals).toMatchObject({ amount_due: 10, current: 10, overdue: 0 });
  expect(await rowOf(id, '&is_overdue=true')).toBeUndefined();
  expect(await rowOf(late, '&is_overdue=true')).toMatchObject({ overdue: 20 });
  const tagged = await site.request({
    ...{ method: 'PATCH', url: '/api/accounts/tags', payload: { ids: [id], add: ['Key client'] } },
    headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
  });
  expect(tagged.statusCode, tagged.body).toBe(200);
  const tags = encodeURIComponent('["key client"]');
  expect((await read(`&tags=${tags}`)).debtors).toMatchObject([{ id, tags: ['Key client'] }]);
});

test('only staff who see every account and billing read the debtors', async () => {
  const customer = await signIn(site, 'owner@acme.test');
  expect((await customer.get('/api/billing/debtors')).statusCode).toBe(403);
  const { email } = await asOwner(owner, async (tx) => {
    const permissions = ['API_/billing/transactions:GET', 'API_/billing/import/payments:GET'];
    const role = await buildRole(tx, { provider_id, permissions });
    return buildUser(tx, { provider_id, role_id: role.id });
  });
  const blind = await signIn(site, email);
  expect((await blind.get('/api/billing/debtors')).statusCode).toBe(403);
  const other = await signIn(site, 'staff@protea.test');
  const { debtors } = (await other.get('/api/billing/debtors')).json<ReadDebtorsAnswer200>();
  const { id } = await account();
  await invoiced(id, 1_000, 5);
  expect(debtors.some((row) => row.id === id)).toBe(false);
});
