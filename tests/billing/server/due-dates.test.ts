/** When invoices are due and overdue, over the real database: the terms of the provider and of an account. */
import { expect, test } from 'vitest';
import type { ReadInvoiceAnswer200, ReadInvoicesAnswer200, ReadSettingsAnswer200 } from '#generated/types.ts';
import { createInvoices } from '#modules/billing/server/invoices/create-invoices.ts';
import { invoiceDocument } from '#modules/billing/server/invoices/read-invoice.ts';
import { charge } from '#modules/ledger/server/services/ledger.ts';
import { wallClock } from '#platform/domain/time.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';

const site = await testApp();
const { app: access, owner } = site.database;
const staff = await signIn(site, 'staff@kestrel.test');
const provider_id = 1;
const because = { description: 'A charge', effectiveDate: '2026-03-01', createdBy: null };
const dayBefore = (days: number) => wallClock(new Date(Date.now() - days * 86_400_000)).date;

const account = (more: object = {}) =>
  asOwner(owner, (tx) =>
    buildAccount(tx, { provider_id, invoice_frequency: 'daily', credit_limit_cents: 1_000_000, ...more }),
  );
const headers = { host: 'localhost', authorization: `Bearer ${staff.token}` };
const change = (payload: object) => site.request({ method: 'PATCH', url: '/api/accounts', payload, headers });
const of = (accountId: number) => `account_id=${encodeURIComponent(`[${accountId}]`)}&sort=invoice_date`;
const invoicesBy = async (query: string) =>
  (await staff.get(`/api/billing/invoices?${query}`)).json<ReadInvoicesAnswer200>().invoices;
const readInvoice = async (id: number) => (await staff.get(`/api/billing/invoices/${id}`)).json<ReadInvoiceAnswer200>();

/** Invoices a new charge on a day, with the provider's current settings. */
async function invoiced(accountId: number, today: string): Promise<void> {
  await inTenant(access, provider_id, async (tx) => {
    await charge(tx, { ...because, accountId, amount: 10_000, vat: 0 });
    const settings = await site.app.settings.decidingWithin(tx, provider_id);
    await createInvoices(tx, { providerId: provider_id, settings, today }, accountId);
  });
}

async function setTerms(days: number): Promise<number> {
  const { revision } = (await staff.get('/api/providers/settings')).json<ReadSettingsAnswer200>();
  const body = { base_revision: revision, settings: { payment_terms_days: days } };
  return (await staff.post('/api/providers/settings', body)).statusCode;
}

test('an invoice is due by the terms of its account, else of the provider, as they were on its day', async () => {
  const [usual, own, prepaid] = [
    await account(),
    await account(),
    await account({ account_type: 'prepaid', balance_cents: 50_000 }),
  ];
  await invoiced(usual.id, '2026-03-10');
  expect(await setTerms(7)).toBe(200);
  const record = { account_id: own.id, payment_terms_days: 60 };
  expect((await change(record)).statusCode).toBe(200);
  await invoiced(usual.id, '2026-03-11');
  await invoiced(own.id, '2026-03-11');
  await invoiced(prepaid.id, '2026-03-11');
  expect(await invoicesBy(of(usual.id))).toMatchObject([{ due_date: '2026-04-09' }, { due_date: '2026-03-18' }]);
  expect(await invoicesBy(of(own.id))).toMatchObject([{ due_date: '2026-05-10' }]);
  // Its balance paid the invoice on the day.
  expect(await invoicesBy(of(prepaid.id))).toMatchObject([{ due_date: '2026-03-11', is_overdue: false }]);
  const cleared = { account_id: own.id, payment_terms_days: null };
  expect((await change(cleared)).statusCode).toBe(200);
  await invoiced(own.id, '2026-03-12');
  const [first, second] = await invoicesBy(of(own.id));
  expect([first!.due_date, second!.due_date]).toEqual(['2026-05-10', '2026-03-19']);
  expect(invoiceDocument(await readInvoice(first!.id)).facts).toContainEqual(['Due', '10 May 2026']);
});

test('terms are from 0 to 180 days', async () => {
  const { id } = await account();
  const refused = await change({ account_id: id, payment_terms_days: 181 });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ errors: [{ field: 'payment_terms_days' }] });
  expect(await setTerms(-1)).toBe(422);
});

test('F042 an open invoice is overdue from the day after its due date until it is paid', async () => {
  const { id } = await account();
  await invoiced(id, '2026-03-10');
  await invoiced(id, '2026-03-11');
  const [first, second] = await invoicesBy(of(id));
  const due = (one: number, days: number) =>
    asOwner(owner, (tx) =>
      tx
        .updateTable('invoices')
        .set({ due_date: dayBefore(days) })
        .where('id', '=', one)
        .execute(),
    );
  await due(first!.id, 12);
  await due(second!.id, 0);
  const overdue = () => invoicesBy(`${of(id)}&is_overdue=true`);
  expect(await overdue()).toMatchObject([{ id: first!.id, is_overdue: true, days_overdue: 12 }]);
  expect((await readInvoice(first!.id)).invoice).toMatchObject({ is_overdue: true, days_overdue: 12 });
  expect((await readInvoice(second!.id)).invoice).toMatchObject({ is_overdue: false, days_overdue: null });
  const share = { allocation: 'manual', invoices: [{ invoice_id: first!.id, amount: 100 }] };
  const paid = { account_id: id, type: 'payment', amount: 100, description: 'EFT', ...share };
  expect((await staff.post('/api/billing/transactions', paid)).statusCode).toBe(200);
  expect(await overdue()).toEqual([]);
  expect((await readInvoice(first!.id)).invoice).toMatchObject({ is_overdue: false, days_overdue: null });
});
