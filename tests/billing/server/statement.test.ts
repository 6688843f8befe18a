/** The statement of account over HTTP: documents and balances that match the ledger to the cent, and who may read it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReadAccountDetailsAnswer200, ReadStatementAnswer200 } from '#generated/types.ts';
import { createCreditNote } from '#modules/billing/server/credit-notes/create-credit-note.ts';
import { createInvoices } from '#modules/billing/server/invoices/create-invoices.ts';
import { allocate } from '#modules/billing/server/payments/allocate.ts';
import { releaseAllocations } from '#modules/billing/server/services/release-allocations.ts';
import { charge, post, reverse } from '#modules/ledger/server/services/ledger.ts';
import { asOwner, inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';
import { pagesOf } from '../../shipments/server/reading-labels.ts';

const site = await testApp();
const { app: access, owner } = site.database;
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const provider_id = 1;
const acme = await asOwner(owner, (tx) =>
  tx.selectFrom('accounts').selectAll().where('account_code', '=', 'ACME').executeTakeFirstOrThrow(),
);

const within = <Result>(work: (tx: Transaction) => Promise<Result>) => inTenant(access, provider_id, work);
const because = { description: 'A charge', createdBy: null };
const account = (more: object = {}) =>
  asOwner(owner, (tx) =>
    buildAccount(tx, {
      ...{ provider_id, invoice_frequency: 'daily', credit_limit_cents: 100_000_000 },
      billing_contact: JSON.stringify({ name: 'Thandi', email: 'thandi@example.test' }),
      ...more,
    }),
  );
const charged = (accountId: number, effectiveDate: string, amount: number) =>
  within((tx) => charge(tx, { ...because, accountId, amount, vat: 0, effectiveDate }));
const invoiced = (accountId: number, today: string) =>
  within((tx) => createInvoices(tx, { providerId: provider_id, settings: {}, today }, accountId));
const paid = (accountId: number, effectiveDate: string, amount: number) =>
  within(async (tx) => {
    const { id: transactionId } = await post(tx, {
      ...{ accountId, type: 'payment', amount, effectiveDate, description: 'EFT payment', createdBy: null },
    });
    const payment = { providerId: provider_id, accountId, transactionId, amount, createdBy: null };
    await allocate(tx, payment, { allocation: 'auto-oldest-invoice-first' });
    return payment;
  });
const undone = (payment: Awaited<ReturnType<typeof paid>>, effectiveDate: string) =>
  within(async (tx) => {
    await reverse(tx, payment.transactionId, { ...because, effectiveDate });
    await releaseAllocations(tx, payment);
  });
const credited = (accountId: number, today: string, amount: number) =>
  within(async (tx) => {
    const invoice = await tx
      .selectFrom('invoices')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .executeTakeFirst();
    const known = await tx.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
    await createCreditNote(tx, {
      ...{ account: known, invoice, amount: Math.min(amount, invoice?.total_cents ?? amount), today },
      ...{ reason: 'Late', settings: {}, createdBy: null },
    });
  });

const read = (caller: Caller, query: string) => caller.get(`/api/billing/statement?${query}`);
const of = async (accountId: number, from: string, to: string) => {
  const answer = await read(staff, `account_id=${accountId}&from=${from}&to=${to}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ReadStatementAnswer200>();
};
const cents = (rand: number): number => Math.round(rand * 100);

/** Whether only this account is shown its transactions; the provider hides them from all others. */
async function show({ account: isShown }: { readonly account: boolean }): Promise<void> {
  await asOwner(owner, (tx) =>
    tx.updateTable('accounts').set({ force_show_billing_transactions: isShown }).where('id', '=', acme.id).execute(),
  );
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const settings = { show_billing_transactions_for_account_users: false };
  await staff.post('/api/providers/settings', { base_revision: revision, settings });
}

test('F012 F242 F243 a statement has every document with the balance after it, and how old the debt is', async () => {
  const { id } = await account();
  await charged(id, '2031-01-05', 10_000);
  await charged(id, '2031-01-06', 5_000);
  await invoiced(id, '2031-01-10');
  await charged(id, '2031-02-20', 20_000);
  await invoiced(id, '2031-02-25');
  await paid(id, '2031-03-02', 12_000);
  await credited(id, '2031-03-03', 1_000);
  await charged(id, '2031-03-04', 700);

  const march = await of(id, '2031-03-01', '2031-03-31');
  expect(march).toMatchObject({
    ...{ opening_balance: -350, charged: 0, credited: 130, closing_balance: -220, not_invoiced: -7 },
    ...{ account_balance: -227, count: 2, billing_email: 'thandi@example.test' },
    ageing: { current: 0, days_30: 200, days_60: 20, days_90: 0, days_120: 0, unallocated: 0, amount_due: 220 },
  });
  const [first] = (await of(id, '2031-01-01', '2031-01-31')).lines;
  expect(first).toMatchObject({ date: '2031-01-10', document: 'Invoice', description: '2 charges', debit: 150 });
  expect(march.lines).toMatchObject([
    { document: 'Payment', description: `EFT payment: ${first!.number} R\u00A0120.00`, credit: 120, balance: -230 },
    { document: 'Credit note', description: 'Late', credit: 10, debit: null, balance: -220 },
  ]);
  // On the last day of February nothing had been paid.
  expect((await of(id, '2031-02-01', '2031-02-28')).ageing).toMatchObject({
    current: 200,
    days_30: 150,
    amount_due: 350,
  });
  expect((await of(id, '2031-02-01', '2031-02-28')).opening_balance).toBe(-150);
});

test('a statement of a period names no invoice that was created after it', async () => {
  const { id } = await account();
  await charged(id, '2031-01-05', 5_000);
  await invoiced(id, '2031-01-10');
  const payment = await paid(id, '2031-01-20', 12_000);
  await charged(id, '2031-02-05', 4_000);
  await invoiced(id, '2031-02-10');
  await within((tx) => allocate(tx, payment, { allocation: 'auto-oldest-invoice-first' }));
  const describedIn = async (to: string) => (await of(id, '2031-01-01', to)).lines.find(({ credit }) => credit === 120);
  expect((await describedIn('2031-01-31'))?.description).toMatch(/^EFT payment: \S+ R\u00A050\.00$/);
  expect((await describedIn('2031-02-28'))?.description).toMatch(/^EFT payment: \S+ R\u00A050\.00, \S+ R\u00A040\.00$/);
});

test('F242 for any sequence of charges, reversals, invoices, payments and credits, statements match the ledger to the cent', async () => {
  const kinds = ['charge', 'undo', 'run', 'pay', 'return', 'credit', 'adjust'] as const;
  const step = fc.record({
    kind: fc.constantFrom(...kinds),
    value: fc.integer({ min: 1, max: 90_000 }),
    days: fc.integer({ min: 0, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9 }), fc.nat({ max: 300 }), async (order, cut) => {
      const { id } = await account();
      const charges: number[] = [];
      const payments: Awaited<ReturnType<typeof paid>>[] = [];
      let passed = 0;
      const dayOf = (days: number) => new Date(Date.UTC(2031, 0, 1 + days)).toISOString().slice(0, 10);
      for (const { kind, value, days } of order) {
        passed += days;
        const today = dayOf(passed);
        if (kind === 'charge') charges.push((await charged(id, today, value))!.id);
        else if (kind === 'pay') payments.push(await paid(id, today, value));
        else if (kind === 'run') await invoiced(id, today);
        else if (kind === 'credit') await credited(id, today, value).catch(() => undefined);
        else if (kind === 'return' && payments.length > 0) await undone(payments.pop()!, today);
        else if (kind === 'undo' && charges.length > 0)
          await within((tx) => reverse(tx, charges.pop()!, { ...because, effectiveDate: today }));
        else if (kind === 'adjust')
          await within((tx) =>
            post(tx, { ...because, accountId: id, type: 'balance-adjustment', amount: value, effectiveDate: today }),
          );
      }
      const rows = await within((tx) =>
        tx.selectFrom('billing_transactions').selectAll().where('account_id', '=', id).execute(),
      );
      const before = await of(id, '2031-01-01', dayOf(cut));
      const after = await of(id, dayOf(cut + 1), '2031-12-31');
      for (const { from, to, lines, ageing, ...statement } of [before, after]) {
        const ledger = rows.filter((row) => row.effective_date <= to);
        const balance = ledger.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
        expect(cents(statement.account_balance)).toBe(balance);
        let running = cents(statement.opening_balance);
        for (const { date, debit, credit, balance: shown } of lines) {
          running += cents(credit ?? 0) - cents(debit ?? 0);
          expect(cents(shown)).toBe(running);
          expect(date >= from && date <= to).toBe(true);
        }
        expect(cents(statement.closing_balance)).toBe(running);
        expect(cents(ageing.amount_due) + running).toBe(0);
      }
      expect(after.opening_balance).toBe(before.closing_balance);
      expect(before.opening_balance).toBe(0);
      const open = await within((tx) => tx.selectFrom('invoices').selectAll().where('account_id', '=', id).execute());
      const outstanding = open.reduce(
        (sum, { total_cents, paid_cents, credited_cents }) => sum + total_cents - paid_cents - credited_cents,
        0,
      );
      const { unallocated, amount_due } = after.ageing;
      expect(cents(amount_due) - cents(unallocated)).toBe(outstanding);
    }),
    { numRuns: 20 },
  );
});

test('F242 a statement is downloaded as PDF with its documents, and emailed with its balances', async () => {
  const { id } = await account();
  await charged(id, '2031-01-05', 123_450);
  await invoiced(id, '2031-01-10');
  const period = { from: '2031-01-01', to: '2031-01-31' };
  const { url } = (
    await staff.get(`/api/billing/statement/document?account_id=${id}&from=${period.from}&to=${period.to}`)
  ).json<{ url: string }>();
  const file = await site.request({ method: 'GET', url: new URL(url).pathname + new URL(url).search });
  const text = (await pagesOf(file.rawPayload)).map((page) => JSON.stringify(page)).join(' ');
  for (const words of ['Statement of account', 'Opening balance', 'R 1 234.50', '-R 1 234.50', '120+ days'])
    expect(text).toContain(words);
  const body = { account_id: id, ...period, recipients: 'thandi@example.test' };
  const sent = await staff.post('/api/billing/statement/email', body);
  expect(sent.json()).toEqual({ recipients: ['thandi@example.test'] });
  const mails = await within((tx) => tx.selectFrom('mails').selectAll().where('kind', '=', 'statement').execute());
  expect(mails).toHaveLength(1);
  expect(mails[0]!.body).toContain('Closing balance: -R\u00A01\u00A0234.50');
  expect((await customer.post('/api/billing/statement/email', body)).statusCode).toBe(403);
});

test('F242 the statement of an account in credit says so, printed and emailed', async () => {
  const { id } = await account();
  await paid(id, '2031-01-05', 7_500);
  const period = 'from=2031-01-01&to=2031-01-31';
  const { url } = (await staff.get(`/api/billing/statement/document?account_id=${id}&${period}`)).json<{
    url: string;
  }>();
  const file = await site.request({ method: 'GET', url: new URL(url).pathname + new URL(url).search });
  const text = JSON.stringify(await pagesOf(file.rawPayload));
  expect(text).toContain('In credit');
  expect(text).not.toContain('Amount due');
  const body = { account_id: id, from: '2031-01-01', to: '2031-01-31', recipients: 'credit@example.test' };
  expect((await staff.post('/api/billing/statement/email', body)).statusCode).toBe(200);
  const mail = await within((tx) =>
    tx.selectFrom('mails').select('body').where('kind', '=', 'statement').orderBy('id', 'desc').executeTakeFirst(),
  );
  expect(mail?.body).toContain('In credit: R\u00A075.00');
  expect(mail?.body).not.toContain('Amount due');
});

test('F249 F250 F251 only users with billing permission read it, customers only where the provider shows it', async () => {
  const period = 'from=2031-01-01&to=2031-01-31';
  const isOffered = async (caller: Caller) =>
    (await caller.get(`/api/accounts/details?account_id=${acme.id}`)).json<ReadAccountDetailsAnswer200>()
      .shows_transactions;
  await show({ account: false });
  expect((await read(customer, period)).statusCode).toBe(403);
  expect([await isOffered(customer), await isOffered(staff)]).toEqual([false, true]);
  await show({ account: true });
  expect(await isOffered(customer)).toBe(true);
  expect((await read(customer, period)).json()).toMatchObject({ account_id: acme.id });
  expect((await read(customer, `${period}&account_id=${acme.id + 1}`)).statusCode).toBe(404);
  expect((await customer.get(`/api/billing/statement/document?${period}&account_id=${acme.id + 1}`)).statusCode).toBe(
    404,
  );
  expect((await read(await signIn(site, 'nobilling@acme.test'), period)).statusCode).toBe(403);
  expect((await read(await signIn(site, 'driver@kestrel.test'), period)).statusCode).toBe(403);
});

test('a period that ends before it begins and an unknown account are rejected', async () => {
  const refused = await read(staff, `account_id=${acme.id}&from=2031-02-01&to=2031-01-31`);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'invalid_period']);
  expect((await read(staff, 'account_id=999999&from=2031-01-01&to=2031-01-31')).statusCode).toBe(404);
  expect((await read(staff, 'from=2031-01-01&to=2031-01-31')).statusCode).toBe(404);
});
