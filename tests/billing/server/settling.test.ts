/** Settling invoices over the real database: credit notes, payments and their reversal, and imported bank statements. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type {
  CreateCreditNoteAnswer200,
  ImportedPayment,
  ReadInvoiceAnswer200,
  ReadInvoicesAnswer200,
  ReadOpenPaymentsAnswer200,
  TransactionType,
  UploadPaymentsAnswer200,
} from '#generated/types.ts';
import { permissionOf } from '#modules/billing/domain/manual-transaction.ts';
import { lockAccount } from '#modules/accounts/server/services/balance.ts';
import { allocate as allocatePayment } from '#modules/billing/server/payments/allocate.ts';
import { createInvoices } from '#modules/billing/server/invoices/create-invoices.ts';
import { invoiceDocument } from '#modules/billing/server/invoices/read-invoice.ts';
import { charge, post, reverse } from '#modules/ledger/server/services/ledger.ts';
import { asOwner, inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';
import { buildRole } from '../../factories/role.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildUser } from '../../factories/user.ts';

const site = await testApp();
const { app: access, owner } = site.database;
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const provider_id = 1;
const because = { description: 'A charge', effectiveDate: '2031-03-01', createdBy: null };
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => inTenant(access, provider_id, work);

const account = (more: object = {}) =>
  asOwner(owner, (tx) =>
    buildAccount(tx, { provider_id, invoice_frequency: 'daily', credit_limit_cents: 100_000_000, ...more }),
  );

async function open(accountId: number): Promise<ReadInvoicesAnswer200['invoices']> {
  const query = `account_id=${encodeURIComponent(`[${accountId}]`)}&sort=invoice_date&limit=100`;
  return (await staff.get(`/api/billing/invoices?${query}`)).json<ReadInvoicesAnswer200>().invoices;
}

/** An account with one invoice per amount, in cents, oldest first. */
async function owing(...amounts: readonly number[]): Promise<{ readonly id: number; readonly account_code: string }> {
  const { id, account_code } = await account();
  for (const [at, amount] of amounts.entries()) {
    await within((tx) => charge(tx, { ...because, accountId: id, amount, vat: 0 }));
    const run = { providerId: provider_id, settings: {}, today: `2031-03-${10 + at}` };
    await within((tx) => createInvoices(tx, run, id));
  }
  return { id, account_code };
}
const inCents = (rand: number): number => Math.round(rand * 100);
const readInvoice = async (id: number) => (await staff.get(`/api/billing/invoices/${id}`)).json<ReadInvoiceAnswer200>();

/** What is outstanding on each invoice: the total without the payments and credits that it lists. */
async function outstanding(accountId: number): Promise<readonly number[]> {
  const listed = await open(accountId);
  for (const { id, total, outstanding: left } of listed) {
    const { settlements } = await readInvoice(id);
    expect(settlements.reduce((sum, { amount }) => sum + inCents(amount), 0)).toBe(inCents(total) - inCents(left));
  }
  return listed.map((invoice) => invoice.outstanding);
}
const balanceOf = (id: number) =>
  within((tx) => tx.selectFrom('accounts').select('balance_cents').where('id', '=', id).executeTakeFirstOrThrow());
const add = (account_id: number, more: object) =>
  staff.post('/api/billing/transactions', { account_id, type: 'payment', amount: 100, description: 'EFT', ...more });
const credit = (body: object, caller = staff) => caller.post('/api/billing/credit-notes', { reason: 'Late', ...body });

test('F012 F043 F095 F242 a credit note lowers its invoice up to its total, and the customer finds, downloads and emails it', async () => {
  const { id } = await owing(11_500);
  const [invoice] = await open(id);
  const made = await credit({ invoice_id: invoice!.id, amount: 15 });
  const { credit_note } = made.json<CreateCreditNoteAnswer200>();
  expect(credit_note).toMatchObject({ amount: 15, invoice_number: invoice!.number, account_id: id });
  expect(credit_note.number).toMatch(/^CR\d{6}$/);
  expect(invoice!.number).toMatch(/^INV\d{6}$/);
  expect(await open(id)).toMatchObject([{ outstanding: 100, credited: 15, status: 'part-credited' }]);
  const printed = (await staff.get(`/api/billing/invoices/${invoice!.id}`)).json<ReadInvoiceAnswer200>();
  expect(invoiceDocument(printed).facts).toEqual([
    ['Date', '10 Mar 2031'],
    ['Due', '9 Apr 2031'],
  ]);
  expect(invoiceDocument(printed).totals.slice(-3)).toEqual([
    ['Total', 'R\u00A0115.00'],
    ['Credited', 'R\u00A015.00'],
    ['Outstanding', 'R\u00A0100.00'],
  ]);
  expect((await balanceOf(id)).balance_cents).toBe(-10_000);
  expect((await credit({ invoice_id: invoice!.id, amount: 100.01 })).json()).toMatchObject({ code: 'above_invoice' });
  expect((await credit({ invoice_id: 999_999, amount: 1 })).statusCode).toBe(404);

  const acme = await asOwner(owner, (tx) =>
    tx.selectFrom('accounts').selectAll().where('account_code', '=', 'ACME').executeTakeFirstOrThrow(),
  );
  const own = (await credit({ account_id: acme.id, amount: 115 })).json<CreateCreditNoteAnswer200>().credit_note;
  expect(own).toMatchObject({ vat: 15, amount: 115 });
  expect((await customer.get(`/api/billing/credit-notes/${own.id}`)).json()).toMatchObject({
    ...{ credit_note: own, vat_percentage: 15 },
  });
  expect((await customer.get(`/api/billing/credit-notes/${credit_note.id}`)).statusCode).toBe(404);
  expect((await customer.get(`/api/billing/credit-notes/${own.id}/document`)).statusCode).toBe(200);
  const mail = { id: own.id, recipients: 'pay@acme.test' };
  expect((await customer.post('/api/billing/credit-notes/email', mail)).statusCode).toBe(200);
  expect((await credit({ account_id: acme.id, amount: 1 }, customer)).statusCode).toBe(403);
  for (const [reference, type] of [
    [own.number, 'credit-note'],
    [(await open(acme.id))[0]!.number, 'invoice'],
  ] as const)
    for (const caller of [staff, customer])
      expect((await caller.get(`/api/ui/nav-search?search_query=${reference}`)).json()).toMatchObject({ type });
  expect((await customer.get(`/api/ui/nav-search?search_query=${credit_note.number}`)).statusCode).toBe(404);
});

test('a charge that is reversed after its invoice gets a credit note in the next run, once', async () => {
  const { id } = await owing(5_000, 3_000);
  const { id: charged } = await within((tx) =>
    tx
      .selectFrom('billing_transactions')
      .select('id')
      .where('account_id', '=', id)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  await within((tx) => reverse(tx, charged, because));
  for (const today of ['2031-03-20', '2031-03-21'])
    await within((tx) => createInvoices(tx, { providerId: provider_id, settings: {}, today }, id));
  expect(await outstanding(id)).toEqual([0, 30]);
  const notes = await within((tx) => tx.selectFrom('credit_notes').selectAll().where('account_id', '=', id).execute());
  expect(notes).toMatchObject([{ amount_cents: 5_000 }]);
  expect((await balanceOf(id)).balance_cents).toBe(-3_000);
});

test('a charge is credited once, by the credit notes of its invoice or by its reversal', async () => {
  const { id } = await account();
  for (const amount of [10_000, 5_000])
    await within((tx) => charge(tx, { ...because, accountId: id, amount, vat: amount / 10, vatPercentage: 15 }));
  const run = { providerId: provider_id, settings: {} };
  await within((tx) => createInvoices(tx, { ...run, today: '2031-03-10' }, id));
  const [invoice] = await open(id);
  const charges = await within((tx) =>
    tx.selectFrom('billing_transactions').select('id').where('account_id', '=', id).orderBy('id').execute(),
  );
  const [larger, smaller] = charges.map((one) => one.id) as [number, number];
  const creditable = async () =>
    (await staff.get(`/api/billing/invoices/${invoice!.id}`)).json<ReadInvoiceAnswer200>().creditable;
  const undo = (one: number) => staff.post('/api/billing/transactions/reverse', { id: one, reason: 'Cancelled' });

  // By hand, all but R30 of the invoice; the shipment of the larger charge is cancelled after that.
  await credit({ invoice_id: invoice!.id, amount: 120 });
  expect(await creditable()).toBe(30);
  await within((tx) => reverse(tx, larger, because));
  expect((await balanceOf(id)).balance_cents).toBe(0);
  // The reversal counts before it has its credit note, and the other charge is credited already.
  expect(await creditable()).toBe(0);
  expect((await credit({ invoice_id: invoice!.id, amount: 0.01 })).json()).toMatchObject({ code: 'above_invoice' });
  expect(await within((tx) => reverse(tx, smaller, because))).toBeUndefined();
  expect((await undo(smaller)).json()).toMatchObject({ code: 'already_credited' });

  await within((tx) => createInvoices(tx, { ...run, today: '2031-03-20' }, id));
  expect(await open(id)).toMatchObject([{ status: 'credited', credited: 150, outstanding: 0 }]);
  const notes = await within((tx) =>
    tx.selectFrom('credit_notes').select(['amount_cents', 'vat_cents']).where('account_id', '=', id).execute(),
  );
  expect(notes).toEqual([
    { amount_cents: 12_000, vat_cents: 1_200 },
    { amount_cents: 3_000, vat_cents: 300 },
  ]);
  expect((await balanceOf(id)).balance_cents).toBe(0);
});

test('F253 a payment pays the oldest invoice first, or the entered amounts, never more than outstanding', async () => {
  const { id } = await owing(5_000, 3_000, 2_000);
  expect((await add(id, { amount: 60 })).statusCode).toBe(200);
  expect(await outstanding(id)).toEqual([0, 20, 20]);
  const third = (await open(id))[2]!.id;
  const manual = (amount: number) =>
    add(id, { amount: 30, allocation: 'manual', invoices: [{ invoice_id: third, amount }] });
  expect((await manual(20.01)).json()).toMatchObject({ code: 'invalid_allocation' });
  expect((await balanceOf(id)).balance_cents).toBe(-4_000);
  expect((await manual(15)).statusCode).toBe(200);
  expect(await outstanding(id)).toEqual([0, 20, 5]);
  expect((await balanceOf(id)).balance_cents).toBe(-1_000);
});

test('F253 the unallocated part of a payment can be allocated later, never twice or beyond its amount', async () => {
  const { id } = await owing(5_000, 3_000);
  const [, second] = await open(id);
  const { id: payment } = (await add(id, { amount: 70, allocation: 'manual' })).json<{ id: number }>();
  expect(await outstanding(id)).toEqual([50, 30]);
  const openPayments = async () =>
    (await staff.get(`/api/billing/transactions/open-payments?account_id=${id}`)).json<ReadOpenPaymentsAnswer200>()
      .open_payments;
  expect(await openPayments()).toMatchObject([{ id: payment, amount: 70, unallocated: 70, description: 'EFT' }]);
  const allocate = (body: object, caller = staff) =>
    caller.post('/api/billing/transactions/allocate', { id: payment, ...body });
  const manual = (amount: number) => allocate({ allocation: 'manual', invoices: [{ invoice_id: second!.id, amount }] });
  expect((await manual(30.01)).json()).toMatchObject({ code: 'invalid_allocation' });
  expect((await manual(25)).json()).toEqual({ unallocated: 45 });
  expect(await outstanding(id)).toEqual([50, 5]);
  const both = await Promise.all([1, 2].map(() => allocate({ allocation: 'auto-oldest-invoice-first' })));
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await outstanding(id)).toEqual([5, 5]);
  expect(await openPayments()).toEqual([]);
  expect((await balanceOf(id)).balance_cents).toBe(-1_000);
  const { id: debit } = (await add(id, { type: 'admin-debit', amount: 10 })).json<{ id: number }>();
  expect((await allocate({ id: debit, allocation: 'manual' })).json()).toMatchObject({ code: 'not_an_open_payment' });
  expect((await allocate({ allocation: 'manual' }, customer)).statusCode).toBe(403);
  const ahead = await account({ account_type: 'prepaid' });
  await add(ahead.id, { amount: 5 });
  const none = await staff.get(`/api/billing/transactions/open-payments?account_id=${ahead.id}`);
  expect(none.json()).toEqual({ open_payments: [] });
  const { id: bounced } = (await add(id, { amount: 5, allocation: 'manual' })).json<{ id: number }>();
  expect(await openPayments()).toHaveLength(1);
  await staff.post('/api/billing/transactions/reverse', { id: bounced, reason: 'Bounced' });
  expect(await openPayments()).toEqual([]);
});

test('F253 credits such as a write-off settle invoices too, and no longer once they are reversed', async () => {
  const { id } = await owing(5_000, 3_000);
  const { id: writeOff } = (await add(id, { type: 'bad-debt-write-off', amount: 60 })).json<{ id: number }>();
  await add(id, { type: 'promotional', amount: -5 });
  await credit({ account_id: id, amount: 10 });
  const openCredits = async () =>
    (await staff.get(`/api/billing/transactions/open-payments?account_id=${id}`))
      .json<ReadOpenPaymentsAnswer200>()
      .open_payments.map(({ unallocated }) => unallocated);
  expect(await openCredits()).toEqual([10, 60]);
  const auto = { id: writeOff, allocation: 'auto-oldest-invoice-first' };
  expect((await staff.post('/api/billing/transactions/allocate', auto)).json()).toEqual({ unallocated: 0 });
  expect(await outstanding(id)).toEqual([0, 20]);
  await staff.post('/api/billing/transactions/reverse', { id: writeOff, reason: 'Paid after all' });
  expect(await outstanding(id)).toEqual([50, 30]);
  expect(await openCredits()).toEqual([10]);
});

test('a reversed payment makes its invoices outstanding again', async () => {
  const { id } = await owing(5_000, 3_000);
  const { id: payment } = (await add(id, { amount: 60 })).json<{ id: number }>();
  const undo = () => staff.post('/api/billing/transactions/reverse', { id: payment, reason: 'Bounced' });
  const answers = await Promise.all([undo(), undo()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await outstanding(id)).toEqual([50, 30]);
  expect((await balanceOf(id)).balance_cents).toBe(-8_000);
});

test('a credit note of a paid invoice covers it when the payment is reversed', async () => {
  const { id } = await owing(10_000);
  const [invoice] = await open(id);
  const { id: payment } = (await add(id, { amount: 100 })).json<{ id: number }>();
  await credit({ invoice_id: invoice!.id, amount: 40 });
  expect(await open(id)).toMatchObject([{ status: 'paid', paid: 100, credited: 0, outstanding: 0 }]);
  await staff.post('/api/billing/transactions/reverse', { id: payment, reason: 'Bounced' });
  expect(await open(id)).toMatchObject([{ status: 'part-credited', paid: 0, credited: 40, outstanding: 60 }]);
  expect((await balanceOf(id)).balance_cents).toBe(-6_000);
});

test('F253 what credit notes of a paid invoice leave can be allocated to another invoice, once', async () => {
  const { id } = await owing(10_000, 5_000);
  const [first, second] = await open(id);
  const pay = { allocation: 'manual', invoices: [{ invoice_id: first!.id, amount: 80 }] };
  const { id: payment } = (await add(id, { amount: 80, ...pay })).json<{ id: number }>();
  // R20 of the first covers what is outstanding.
  for (const amount of [50, 10]) await credit({ invoice_id: first!.id, amount });
  expect(await outstanding(id)).toEqual([0, 50]);
  const openCredits = async () =>
    (await staff.get(`/api/billing/transactions/open-payments?account_id=${id}`)).json<ReadOpenPaymentsAnswer200>()
      .open_payments;
  expect((await openCredits()).map(({ unallocated }) => unallocated)).toEqual([10, 30]);
  const larger = (await openCredits())[1]!.id;
  const allocate = (amount: number) =>
    staff.post('/api/billing/transactions/allocate', {
      ...{ id: larger, allocation: 'manual', invoices: [{ invoice_id: second!.id, amount }] },
    });
  expect((await allocate(30.01)).json()).toMatchObject({ code: 'invalid_allocation' });
  expect((await allocate(25)).json()).toEqual({ unallocated: 5 });
  expect(await outstanding(id)).toEqual([0, 25]);
  // What is not allocated elsewhere covers the invoice again.
  await staff.post('/api/billing/transactions/reverse', { id: payment, reason: 'Bounced' });
  expect(await outstanding(id)).toEqual([65, 25]);
  expect(await openCredits()).toEqual([]);
  expect((await balanceOf(id)).balance_cents).toBe(-9_000);
});

test('the credit notes of a whole invoice add up to its VAT', async () => {
  const { id } = await account();
  await within((tx) => charge(tx, { ...because, accountId: id, amount: 10_000, vat: 1_304, vatPercentage: 15 }));
  await within((tx) => createInvoices(tx, { providerId: provider_id, settings: {}, today: '2031-03-10' }, id));
  const [invoice] = await open(id);
  const parts: number[] = [];
  for (const amount of [33.33, 33.33, 33.34]) {
    const made = await credit({ invoice_id: invoice!.id, amount });
    parts.push(made.json<CreateCreditNoteAnswer200>().credit_note.vat);
  }
  expect(parts).toEqual([4.35, 4.34, 4.35]);
  expect(await open(id)).toMatchObject([{ vat: 13.04, credited: 100, outstanding: 0, status: 'credited' }]);
});

test('the transaction of a credit note can’t be reversed, because its document remains', async () => {
  const { id } = await owing(10_000);
  const [invoice] = await open(id);
  await credit({ invoice_id: invoice!.id, amount: 40 });
  await credit({ account_id: id, amount: 10 });
  const credits = await within((tx) =>
    tx
      .selectFrom('billing_transactions')
      .select('id')
      .where('account_id', '=', id)
      .where('credit_note_id', 'is not', null)
      .execute(),
  );
  expect(credits).toHaveLength(2);
  for (const one of credits)
    expect((await staff.post('/api/billing/transactions/reverse', { ...one, reason: 'Mistake' })).json()).toMatchObject(
      {
        code: 'not_reversible',
      },
    );
  expect((await balanceOf(id)).balance_cents).toBe(-5_000);
  expect(await outstanding(id)).toEqual([60]);
});

test('F248 every type of transaction needs its own permission', async () => {
  const { id } = await owing(100_000);
  const types: readonly TransactionType[] = [
    ...(['payment', 'refund', 'admin-debit', 'admin-credit', 'promotional'] as const),
    ...(['balance-adjustment', 'bad-debt-write-off'] as const),
  ];
  const base = ['API_/billing/transactions:GET', 'INLINE_see_billing_info'];
  for (const type of types) {
    const { email } = await asOwner(owner, async (tx) => {
      const role = await buildRole(tx, { provider_id, permissions: [...base, permissionOf(type)!] });
      return buildUser(tx, { provider_id, role_id: role.id });
    });
    const clerk = await signIn(site, email);
    for (const other of types) {
      const body = { account_id: id, type: other, amount: 10, description: 'By hand' };
      const expected = other === type ? 200 : 403;
      expect((await clerk.post('/api/billing/transactions', body)).statusCode, `${type} ${other}`).toBe(expected);
    }
    const reversal = await clerk.post('/api/billing/transactions/reverse', { id: 1, reason: 'No' });
    expect(reversal.statusCode).toBe(403);
  }
  // Six credits and a debit of R10.
  expect((await balanceOf(id)).balance_cents).toBe(-95_000);
  const wrong = { account_id: id, type: 'shipping-charge', amount: 10, description: 'No' };
  expect((await staff.post('/api/billing/transactions', wrong)).statusCode).toBe(422);
  const own = { account_id: 2, type: 'payment', amount: 10, description: 'Mine' };
  expect((await customer.post('/api/billing/transactions', own)).statusCode).toBe(403);
});

const upload = async (text: string, query = '') => {
  const answer = await site.request({
    ...{ method: 'POST', url: `/api/billing/import/payments${query}`, payload: Buffer.from(text) },
    headers: {
      ...{ host: 'localhost', authorization: `Bearer ${staff.token}` },
      'content-type': 'application/octet-stream',
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<UploadPaymentsAnswer200>();
};
const only = (allocation: string): string => `&allocation=${encodeURIComponent(JSON.stringify([allocation]))}`;
const imported = async (query = ''): Promise<readonly ImportedPayment[]> =>
  (await staff.get(`/api/billing/import/payments?limit=100${query}`)).json<{ imported_payments: ImportedPayment[] }>()
    .imported_payments;

test('F260 an imported payment for an invoice that someone else pays meanwhile stays with the account', async () => {
  const { id, account_code } = await owing(5_000);
  const [invoice] = await open(id);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let uploaded: Promise<UploadPaymentsAnswer200> | undefined;
  await within(async (tx) => {
    await lockAccount(tx, id);
    uploaded = upload(`Date,Amount,Reference\n2021-03-21,50.00,${invoice!.number} ${account_code}`);
    await expect.poll(async () => (await site.database.app.pool.query(waiting)).rowCount).toBe(1);
    const payment = { providerId: provider_id, accountId: id, amount: 5_000, createdBy: null };
    const paid = await post(tx, { ...because, accountId: id, type: 'payment', amount: 5_000 });
    await allocatePayment(tx, { ...payment, transactionId: paid.id }, { allocation: 'auto-oldest-invoice-first' });
  });
  expect(await uploaded).toMatchObject({ added: 1, matched: 1 });
  expect(await outstanding(id)).toEqual([0]);
  expect((await balanceOf(id)).balance_cents).toBe(5_000);
});

test('F012 F044 F241 F247 F260 a statement is imported once, matched by code and invoice number, and the rest is allocated', async () => {
  const { id, account_code } = await owing(5_000, 3_000);
  const second = (await open(id))[1]!;
  const file = [
    'Date,Amount,Reference',
    `2021-03-15,10.00,${account_code}`,
    `2021-03-15,10.00,${account_code}`,
    `2021-03-16,25.00,paid ${second.number.toLowerCase()}`,
    '2021-03-17,40.00,no idea',
    '2021-03-18,-9.00,bank charges',
    'never,1,x',
    `2021-03-19,1.00,${account_code} or ACME`,
  ].join('\n');
  const counts = { rows: 7, added: 5, matched: 3, known: 0, skipped: 1, failed: 1 };
  const checked = await upload(file, '?dry_run=true');
  expect(checked).toMatchObject({ ...counts, dry_run: true });
  // Lines that are not imported come first.
  expect(checked.lines.map(({ row, result }) => [row, result])).toEqual([
    ...[[6, 'skipped'] as const, [7, 'failed'] as const],
    ...[[2, 'matched'] as const, [3, 'matched'] as const, [4, 'matched'] as const, [5, 'unmatched'] as const],
    [8, 'unmatched'],
  ]);
  expect(checked.lines.slice(-2).map(({ reason }) => reason)).toEqual([
    'Its reference has no account code or invoice number.',
    'Its reference names several accounts.',
  ]);
  expect(checked.lines.slice(0, 2)).toMatchObject([
    { reference: 'bank charges', amount: -9, reason: 'No money was paid in.' },
    { reference: null, amount: null, reason: 'Enter a date such as 2026-11-22.' },
  ]);
  expect(await outstanding(id)).toEqual([50, 30]);
  const both = await Promise.all([upload(file), upload(file)]);
  expect(both.reduce((sum, { added }) => sum + added, 0)).toBe(5);
  expect(await upload(file)).toMatchObject({ added: 0, known: 5 });
  // R10 twice for the oldest invoice, R25 for the invoice that was named.
  expect(await outstanding(id)).toEqual([30, 5]);
  expect((await balanceOf(id)).balance_cents).toBe(-3_500);

  const [left] = (await imported(only('unallocated_only'))).filter(({ reference }) => reference === 'no idea');
  expect(left!.number).toMatch(/^PMT\d{6}$/);
  const allocate = (body: object) => staff.post('/api/billing/import/payments/allocate', { id: left!.id, ...body });
  expect((await allocate({ allocation: 'manual' })).statusCode).toBe(404);
  const answer = await allocate({
    account_id: id,
    allocation: 'manual',
    invoices: [{ invoice_id: second.id, amount: 5 }],
  });
  expect(answer.json()).toMatchObject({ imported_payment: { allocation: 'allocated_only', unallocated: 35 } });
  const other = await account();
  expect((await allocate({ account_id: other.id, allocation: 'manual' })).json()).toMatchObject({
    code: 'already_allocated',
  });
  await allocate({ allocation: 'auto-oldest-invoice-first' });
  expect(await outstanding(id)).toEqual([0, 0]);
  expect(await imported(`&id=${left!.id}`)).toMatchObject([{ unallocated: 5, account_id: id }]);
  expect((await balanceOf(id)).balance_cents).toBe(500);
  expect((await customer.get('/api/billing/import/payments')).statusCode).toBe(403);
});

test('F260 a statement as a bank exports it: the account above the headings, and what was paid out in a column of its own', async () => {
  const { id, account_code } = await owing(5_000);
  const file = [
    ...['Account statement', 'Kestrel Couriers,62 000 000 000', ''],
    'Posting date,Description,Money out,Money in,Balance',
    ...[`20 Apr 2021,EFT ${account_code},,50.00,50.00`, '21 Apr 2021,Bank charges,9.00,,41.00'],
  ].join('\n');
  const { added, skipped, failed, lines } = await upload(file);
  expect({ added, skipped, failed }).toEqual({ added: 1, skipped: 1, failed: 0 });
  expect(lines.map(({ row, reason }) => [row, reason])).toContainEqual([6, 'No money was paid in.']);
  expect(await outstanding(id)).toEqual([0]);
});

test('F260 the reversal of an imported payment takes it from its account, and another account can have it', async () => {
  const wrong = await owing(5_000);
  const right = await owing(3_000);
  await upload(`Date,Amount,Reference\n2021-04-01,30.00,${wrong.account_code} by mistake`);
  const find = async () =>
    (await imported()).find(({ reference }) => reference === `${wrong.account_code} by mistake`)!;
  const { id, transaction_id } = await find();
  expect(await outstanding(wrong.id)).toEqual([20]);
  const undo = await staff.post('/api/billing/transactions/reverse', { id: transaction_id, reason: 'Wrong account' });
  expect(undo.statusCode).toBe(200);
  expect(await find()).toMatchObject({ allocation: 'unallocated_only', account_id: null, unallocated: 30 });
  const allocate = (body: object) =>
    staff.post('/api/billing/import/payments/allocate', { id, allocation: 'auto-oldest-invoice-first', ...body });
  // The reversed payment has no account, so that it can’t pay the invoices of its earlier one.
  expect((await allocate({})).json()).toMatchObject({ code: 'unknown_account' });
  expect(await outstanding(wrong.id)).toEqual([50]);
  expect((await allocate({ account_id: right.id })).statusCode).toBe(200);
  expect([await outstanding(right.id), await outstanding(wrong.id)]).toEqual([[0], [50]]);
  expect((await balanceOf(right.id)).balance_cents).toBe(0);
  expect((await balanceOf(wrong.id)).balance_cents).toBe(-5_000);
});

test('the status of an invoice says whether payments, credit notes or both settled it', async () => {
  const { id } = await owing(10_000, 10_000, 10_000, 10_000, 10_000, 10_000);
  const [paid, credited, both, partPaid, partCredited] = await open(id);
  const pay = (invoice_id: number, amount: number) =>
    add(id, { amount, allocation: 'manual', invoices: [{ invoice_id, amount }] });
  await pay(paid!.id, 100);
  await credit({ invoice_id: credited!.id, amount: 100 });
  await credit({ invoice_id: both!.id, amount: 40 });
  await pay(both!.id, 60);
  await pay(partPaid!.id, 1);
  await credit({ invoice_id: partPaid!.id, amount: 1 });
  await credit({ invoice_id: partCredited!.id, amount: 1 });
  const statuses = (await open(id)).map(({ status }) => status);
  expect(statuses).toEqual(['paid', 'credited', 'paid', 'part-paid', 'part-credited', 'unpaid']);
  // A payment skips what is settled, and pays what is only partly credited.
  await add(id, { amount: 297 });
  expect(await outstanding(id)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('an invoice that a bad debt write-off settles is written off, until the write-off is reversed', async () => {
  const { id } = await owing(10_000, 10_000);
  const [first, second] = await open(id);
  await add(id, { amount: 40, allocation: 'manual', invoices: [{ invoice_id: first!.id, amount: 40 }] });
  const { id: writeOff } = (await add(id, { type: 'bad-debt-write-off', amount: 160 })).json<{ id: number }>();
  const allocate = (invoice: number, amount: number) =>
    staff.post('/api/billing/transactions/allocate', {
      ...{ id: writeOff, allocation: 'manual', invoices: [{ invoice_id: invoice, amount }] },
    });
  await allocate(first!.id, 60);
  await allocate(second!.id, 70);
  expect(await open(id)).toMatchObject([
    { status: 'written-off', paid: 40, written_off: 60, outstanding: 0 },
    { status: 'part-written-off', paid: 0, written_off: 70, outstanding: 30 },
  ]);
  const printed = (await staff.get(`/api/billing/invoices/${first!.id}`)).json<ReadInvoiceAnswer200>();
  expect(invoiceDocument(printed).totals.slice(-3)).toEqual([
    ['Paid', 'R\u00A040.00'],
    ['Written off', 'R\u00A060.00'],
    ['Outstanding', 'R\u00A00.00'],
  ]);
  await staff.post('/api/billing/transactions/reverse', { id: writeOff, reason: 'Paid after all' });
  expect(await open(id)).toMatchObject([
    { status: 'part-paid', paid: 40, written_off: 0, outstanding: 60 },
    { status: 'unpaid', written_off: 0 },
  ]);
});

test('a reversal names what it reverses, within the length of a description', async () => {
  const { id } = await account();
  const { id: payment } = (await add(id, { amount: 5, description: 'E'.repeat(299) })).json<{ id: number }>();
  const { id: short } = (await add(id, { amount: 5 })).json<{ id: number }>();
  for (const one of [payment, short])
    expect((await staff.post('/api/billing/transactions/reverse', { id: one, reason: 'Bounced' })).statusCode).toBe(
      200,
    );
  const rows = await within((tx) =>
    tx.selectFrom('billing_transactions').select('description').where('account_id', '=', id).orderBy('id').execute(),
  );
  expect(rows.slice(2)).toEqual([{ description: `${'E'.repeat(299)}:` }, { description: 'EFT: Bounced' }]);
});

test('F254 payments outside the import dates are skipped, and the list shows allocated or unallocated ones only', async () => {
  const settings = { payment_import_start_date: '2021-05-02', payment_import_end_date: '2021-05-03' };
  await asOwner(owner, (tx) => buildSettings(tx, { provider_id, settings }));
  const { account_code, name: account_name } = await account();
  const lines = ['01', '02', '03', '04'].map((day) => `2021-05-${day},10,${day === '02' ? account_code : 'unknown'}`);
  const answer = await upload(['Date,Amount,Reference', ...lines].join('\n'));
  expect(answer).toMatchObject({ added: 2, skipped: 2 });
  expect(answer.lines.map(({ reason }) => reason)).toMatchObject([
    'It is from before 2021-05-02, the first import date.',
    'It is from after 2021-05-03, the last import date.',
    account_name,
    expect.stringContaining('no account code'),
  ]);
  const days = async (allocation: string) =>
    (await imported(`${only(allocation)}&start_date=2021-05-01&end_date=2021-05-31`)).map((one) => one.payment_date);
  expect(await days('allocated_only')).toEqual(['2021-05-02']);
  expect(await days('unallocated_only')).toEqual(['2021-05-03']);
});

test('for concurrent payments, credits and reversals, no invoice is settled beyond its total and the balance is the sum', async () => {
  const step = fc.record({
    kind: fc.constantFrom('pay', 'credit', 'undo'),
    cents: fc.integer({ min: 1, max: 6_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 3 }), async (rounds) => {
      const { id } = await owing(5_000, 3_000);
      const [first] = await open(id);
      const payments: number[] = [];
      for (const round of rounds)
        await Promise.all(
          round.map(async ({ kind, cents }) => {
            if (kind === 'credit') return credit({ invoice_id: first!.id, amount: cents / 100 });
            const known = payments[cents % Math.max(1, payments.length)];
            if (kind === 'undo')
              return known && staff.post('/api/billing/transactions/reverse', { id: known, reason: 'Undone' });
            const answer = await add(id, { amount: cents / 100 });
            return payments.push(answer.json<{ id: number }>().id);
          }),
        );
      const rows = await within((tx) =>
        tx.selectFrom('billing_transactions').select('amount_cents').where('account_id', '=', id).execute(),
      );
      expect((await balanceOf(id)).balance_cents).toBe(rows.reduce((sum, row) => sum + row.amount_cents, 0));
      for (const invoice of await open(id)) {
        expect(invoice.outstanding).toBeGreaterThanOrEqual(0);
        expect(invoice.paid).toBeGreaterThanOrEqual(0);
        const { lines } = (await staff.get(`/api/billing/invoices/${invoice.id}`)).json<ReadInvoiceAnswer200>();
        expect(Math.round((invoice.paid + invoice.credited + invoice.outstanding) * 100)).toBe(
          Math.round(lines.reduce((sum, { amount }) => sum + amount, 0) * 100),
        );
      }
    }),
    { numRuns: 8 },
  );
});
