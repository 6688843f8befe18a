/** What an invoice says about its settlement over the real database: what covered it. */
import { expect, test } from 'vitest';
import type { ReadInvoiceAnswer200, ReadInvoicesAnswer200, ReadOpenPaymentsAnswer200 } from '#generated/types.ts';
import { createInvoices } from '#modules/billing/server/invoices/create-invoices.ts';
import { invoiceDocument } from '#modules/billing/server/invoices/read-invoice.ts';
import { charge, reverseRest } from '#modules/ledger/server/services/ledger.ts';
import { wallClock } from '#platform/domain/time.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';

const site = await testApp();
const { app: access, owner } = site.database;
const staff = await signIn(site, 'staff@kestrel.test');
const provider_id = 1;
const because = { description: 'A charge', effectiveDate: '2026-03-01', createdBy: null };

const invoicesBy = async (query: string) =>
  (await staff.get(`/api/billing/invoices?${query}`)).json<ReadInvoicesAnswer200>().invoices;
const of = (accountId: number) => `account_id=${encodeURIComponent(`[${accountId}]`)}&sort=invoice_date`;
const readInvoice = async (id: number) => (await staff.get(`/api/billing/invoices/${id}`)).json<ReadInvoiceAnswer200>();

/** An account with one invoice per amount, in cents, oldest first. */
async function owing(...amounts: readonly number[]): Promise<{ readonly id: number }> {
  const { id } = await asOwner(owner, (tx) =>
    buildAccount(tx, { provider_id, invoice_frequency: 'daily', credit_limit_cents: 100_000_000 }),
  );
  for (const [at, amount] of amounts.entries())
    await inTenant(access, provider_id, async (tx) => {
      await charge(tx, { ...because, accountId: id, amount, vat: 0 });
      await createInvoices(tx, { providerId: provider_id, settings: {}, today: `2026-03-${10 + at}` }, id);
    });
  return { id };
}

const add = (account_id: number, more: object) =>
  staff.post('/api/billing/transactions', { account_id, type: 'payment', amount: 100, description: 'EFT', ...more });

test('F042 F242 an invoice lists what paid and credited it', async () => {
  const { id } = await owing(50_000, 3_000);
  const [invoice] = await invoicesBy(of(id));
  await add(id, { amount: 200, allocation: 'manual', invoices: [{ invoice_id: invoice!.id, amount: 150 }] });
  await staff.post('/api/billing/credit-notes', { invoice_id: invoice!.id, amount: 40, reason: 'Late' });
  const { id: bounced } = (
    await add(id, { amount: 5, allocation: 'manual', invoices: [{ invoice_id: invoice!.id, amount: 5 }] })
  ).json<{ id: number }>();
  await staff.post('/api/billing/transactions/reverse', { id: bounced, reason: 'Bounced' });
  const off = { type: 'bad-debt-write-off', amount: 10, description: 'Not worth it' };
  const { id: writeOff } = (await add(id, off)).json<{ id: number }>();
  const share = { allocation: 'manual', invoices: [{ invoice_id: invoice!.id, amount: 10 }] };
  await staff.post('/api/billing/transactions/allocate', { id: writeOff, ...share });
  const answer = await readInvoice(invoice!.id);
  expect(answer.settlements).toMatchObject([
    { document: 'Payment', description: 'EFT', amount: 150, credit_note_id: null },
    { document: 'Bad debt write-off', description: 'Not worth it', amount: 10 },
    { document: 'Credit note', description: 'Late', amount: 40 },
  ]);
  expect(answer.invoice).toMatchObject({ outstanding: 300, paid: 150, credited: 40, written_off: 10 });
  expect(invoiceDocument(answer).settlements?.lines.map((line) => line.at(-1))).toEqual([
    ...['R\u00A0150.00', 'R\u00A010.00', 'R\u00A040.00'],
  ]);
});

test('F253 a write-off settles the oldest invoices when it is added, if it names an allocation; a debit can’t', async () => {
  const { id } = await owing(5_000, 3_000);
  const off = { type: 'bad-debt-write-off', amount: 60, allocation: 'auto-oldest-invoice-first' };
  expect((await add(id, off)).statusCode).toBe(200);
  expect(await invoicesBy(of(id))).toMatchObject([
    { status: 'written-off', written_off: 50, outstanding: 0 },
    { status: 'part-written-off', written_off: 10, outstanding: 20 },
  ]);
  // Without one, a credit stays on the balance.
  await add(id, { type: 'promotional', amount: 5 });
  expect(await invoicesBy(of(id))).toMatchObject([{ outstanding: 0 }, { outstanding: 20 }]);
  const debit = await add(id, { type: 'promotional', amount: -5, allocation: 'auto-oldest-invoice-first' });
  expect(debit.statusCode).toBe(422);
  expect(debit.json()).toMatchObject({ errors: [{ field: 'allocation' }] });
});

test('an amount of zero, an unknown account and a blank description say what is wrong, at their field', async () => {
  const { id } = await owing(5_000);
  const refused = async (accountId: number, more: object) => (await add(accountId, more)).json<{ errors: object[] }>();
  expect((await refused(id, { type: 'balance-adjustment', amount: 0 })).errors).toMatchObject([
    { field: 'amount', message: 'Enter an amount other than zero.' },
  ]);
  expect((await refused(id, { amount: 0 })).errors).toMatchObject([
    { field: 'amount', message: 'Enter an amount above zero.' },
  ]);
  expect((await refused(999_999, {})).errors).toMatchObject([{ field: 'account_id' }]);
  expect((await refused(id, { description: '  ' })).errors).toMatchObject([
    { field: 'description', message: 'This is required.' },
  ]);
});

test('F253 an account that was prepaid has nothing to allocate but what is left of its balance', async () => {
  const prepaid = { provider_id, invoice_frequency: 'daily', account_type: 'prepaid' } as const;
  const { id } = await asOwner(owner, (tx) => buildAccount(tx, prepaid));
  for (const amount of [100, 60]) await add(id, { amount });
  await inTenant(access, provider_id, async (tx) => {
    await charge(tx, { ...because, accountId: id, amount: 12_000, vat: 0 });
    await createInvoices(tx, { providerId: provider_id, settings: {}, today: '2026-03-10' }, id);
    await charge(tx, { ...because, accountId: id, amount: 3_000, vat: 0 });
  });
  await asOwner(owner, (tx) =>
    tx.updateTable('accounts').set({ account_type: 'postpaid' }).where('id', '=', id).execute(),
  );
  const open = async () =>
    (await staff.get(`/api/billing/transactions/open-payments?account_id=${id}`)).json<ReadOpenPaymentsAnswer200>()
      .open_payments;
  const [payment, ...others] = await open();
  expect([payment, others]).toMatchObject([{ amount: 60, unallocated: 40 }, []]);
  await inTenant(access, provider_id, (tx) =>
    createInvoices(tx, { providerId: provider_id, settings: {}, today: '2026-03-11' }, id),
  );
  const request = { id: payment!.id, allocation: 'auto-oldest-invoice-first' };
  expect((await staff.post('/api/billing/transactions/allocate', request)).json()).toEqual({ unallocated: 10 });
  expect(await open()).toMatchObject([{ id: payment!.id, unallocated: 10 }]);
});

test('a payment counts from the day on which it was received, which is neither in the future nor long ago', async () => {
  const { id } = await owing(10_000);
  const day = (ago: number) => wallClock(new Date(Date.now() - ago * 86_400_000)).date;
  for (const [effective_date, message] of [
    [day(-1), 'This day is in the future.'],
    [day(370), 'This day is more than a year ago.'],
  ]) {
    const refused = await add(id, { effective_date });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ errors: [{ field: 'effective_date', message }] });
  }
  expect((await add(id, { effective_date: day(1), type: 'admin-debit' })).json()).toMatchObject({
    errors: [{ field: 'effective_date', message: 'Only a payment can be of another day.' }],
  });
  const [invoice] = await invoicesBy(of(id));
  expect(invoice).toMatchObject({ outstanding: 100 });
  expect((await add(id, { effective_date: day(3) })).statusCode).toBe(200);
  expect((await readInvoice(invoice!.id)).settlements).toMatchObject([{ date: day(3), amount: 100 }]);
});

const reverse = (id: number) => staff.post('/api/billing/transactions/reverse', { id, reason: 'Paid after all' });

async function chargeOf(account_id: number, cents: number): Promise<number> {
  const { id } = await inTenant(access, provider_id, (tx) =>
    tx
      .selectFrom('billing_transactions')
      .select('id')
      .where('account_id', '=', account_id)
      .where('amount_cents', '=', -cents)
      .executeTakeFirstOrThrow(),
  );
  return id;
}

test('the refund of a shipment gives back what was paid for it, not what was written off', async () => {
  const { id } = await owing(5_000, 3_000);
  await add(id, { amount: 20 });
  await add(id, { type: 'bad-debt-write-off', allocation: 'auto-oldest-invoice-first', amount: 60 });
  const charges = [await chargeOf(id, 5_000), await chargeOf(id, 3_000)];
  await inTenant(access, provider_id, async (tx) => {
    for (const charged of charges) await reverseRest(tx, charged, because);
  });
  const account = inTenant(access, provider_id, (tx) =>
    tx.selectFrom('accounts').select('balance_cents').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect((await account).balance_cents).toBe(2_000);
});

test('a write-off is limited to what the account owes, at its field; what was written off isn’t credited as well, until it is reversed', async () => {
  const { id } = await owing(5_000, 3_000);
  await add(id, { amount: 20 });
  const off = { type: 'bad-debt-write-off', allocation: 'auto-oldest-invoice-first' };
  const above = await add(id, { ...off, amount: 60.01 });
  expect(above.statusCode).toBe(422);
  expect(above.json()).toMatchObject({
    errors: [{ field: 'amount', message: 'The account owes R\u00A060.00. You can’t write off more than that.' }],
  });
  const { id: writeOff } = (await add(id, { ...off, amount: 60 })).json<{ id: number }>();
  const again = await add(id, { ...off, amount: 0.01 });
  expect(again.json()).toMatchObject({
    errors: [{ field: 'amount', message: 'The account owes nothing that could be written off.' }],
  });
  const [first, second] = await invoicesBy(of(id));
  const credit = (amount: number) =>
    staff.post('/api/billing/credit-notes', { invoice_id: first!.id, amount, reason: 'Late' });
  expect(await readInvoice(first!.id)).toMatchObject({ invoice: { written_off: 30 }, creditable: 20 });
  const refused = await credit(20.01);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    errors: [{ field: 'amount', message: expect.stringContaining('was written off') as string }],
  });
  expect(await readInvoice(second!.id)).toMatchObject({ invoice: { written_off: 30 }, creditable: 0 });
  const reversed = await reverse(await chargeOf(id, 5_000));
  expect(reversed.json()).toMatchObject({
    code: 'written_off',
    message: 'R\u00A030.00 of this charge was written off. Reverse the write-off first.',
  });
  const undone = await reverse(writeOff);
  expect(undone.json()).toMatchObject({ balance: -60 });
  expect(await readInvoice(first!.id)).toMatchObject({ invoice: { written_off: 0, outstanding: 30 }, creditable: 50 });
  expect((await credit(50)).statusCode).toBe(200);
  const last = await add(id, { ...off, amount: 10 });
  expect(last.json()).toMatchObject({ balance: 0 });
});
