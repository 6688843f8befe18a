/** Statements emailed to many accounts: each once, with what is overdue, or the reason why not. */
import { expect, test } from 'vitest';
import type {
  BulkChange,
  ReadDebtorsAnswer200,
  ReadStatementAnswer200,
  ReadStatementRunAnswer200,
  ReadStatementRunsAnswer200,
} from '#generated/types.ts';
import { createInvoices } from '#modules/billing/server/invoices/create-invoices.ts';
import { charge } from '#modules/ledger/server/services/ledger.ts';
import { wallClock } from '#platform/domain/time.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';
import { pagesOf } from '../../shipments/server/reading-labels.ts';
import { mailsTo as mailsOf } from './mails-to.ts';
import { jobMs } from '../../patience.ts';

const site = await testApp({ jobs: true });
const { app: access, owner } = site.database;
const staff = await signIn(site, 'staff@kestrel.test');
const provider_id = 1;
const dayBefore = (days: number) => wallClock(new Date(Date.now() - days * 86_400_000)).date;
const period = { from: dayBefore(60), to: dayBefore(-3) };

const account = (email: string | null, more: object = {}) =>
  asOwner(owner, (tx) =>
    buildAccount(tx, {
      ...{ provider_id, invoice_frequency: 'daily', credit_limit_cents: 100_000_000, payment_terms_days: 10 },
      billing_contact: email && JSON.stringify({ name: 'Thandi', email }),
      ...more,
    }),
  );
const invoiced = (accountId: number, amount: number, days: number) =>
  inTenant(access, provider_id, async (tx) => {
    const because = { effectiveDate: dayBefore(days + 1), description: 'Charge', createdBy: null };
    await charge(tx, { ...because, accountId, amount, vat: 0 });
    const [number] = await createInvoices(
      tx,
      { providerId: provider_id, settings: {}, today: dayBefore(days) },
      accountId,
    );
    return number!;
  });
const mailsTo = (email: string) => mailsOf(site.database, 'statement', email);
const statementOf = async (id: number) =>
  (
    await staff.get(`/api/billing/statement?account_id=${id}&from=${period.from}&to=${period.to}`)
  ).json<ReadStatementAnswer200>();
const send = (payload: object, caller: Caller = staff, headers?: Record<string, string>) =>
  caller.post('/api/billing/statements/email', payload, headers);

test('a statement says which invoices are overdue today, on screen and on paper', async () => {
  const { id, account_code } = await account('late@example.test');
  const late = await invoiced(id, 15_000, 40);
  await invoiced(id, 2_500, 11);
  await invoiced(id, 9_900, 10);
  const statement = await statementOf(id);
  expect(statement).toMatchObject({ overdue: 175, ageing: { current: 124, days_30: 150 } });
  expect(statement.overdue_invoices).toMatchObject([{ number: late, outstanding: 150 }, { outstanding: 25 }]);
  expect(statement.lines.map(({ due_date: due }) => due)).toEqual([dayBefore(30), dayBefore(1), dayBefore(0)]);
  // On an earlier day nothing was late yet.
  const before = `account_id=${id}&from=${period.from}&to=${dayBefore(31)}`;
  const earlier = (await staff.get(`/api/billing/statement?${before}`)).json<ReadStatementAnswer200>();
  expect(earlier).toMatchObject({ overdue: 0, overdue_invoices: [] });
  const query = `account_id=${id}&from=${period.from}&to=${period.to}`;
  const { url } = (await staff.get(`/api/billing/statement/document?${query}`)).json<{ url: string }>();
  const file = await site.request({ method: 'GET', url: new URL(url).pathname + new URL(url).search });
  const name = `statement-${account_code}-${period.from}-${period.to}.pdf`;
  expect(file.headers['content-disposition']).toContain(`"${name}"`);
  expect(JSON.stringify(await pagesOf(file.rawPayload))).toContain('Overdue');
});

test('a customer whose payment only waits to be allocated isn’t asked to pay', async () => {
  const { id } = await account('paid@example.test');
  await invoiced(id, 15_000, 40);
  const paid = { account_id: id, type: 'payment', description: 'EFT', allocation: 'manual' };
  await staff.post('/api/billing/transactions', { ...paid, amount: 140 });
  expect(await statementOf(id)).toMatchObject({ overdue: 10, overdue_invoices: [{ outstanding: 150 }] });
  await staff.post('/api/billing/transactions', { ...paid, amount: 30 });
  expect(await statementOf(id)).toMatchObject({ overdue: 0 });
  const body = { account_id: id, ...period, recipients: 'paid@example.test' };
  expect((await staff.post('/api/billing/statement/email', body)).statusCode).toBe(200);
  expect((await mailsTo('paid@example.test'))[0]!.body).not.toContain('overdue');
  const { debtors } = (await staff.get('/api/billing/debtors?limit=100')).json<ReadDebtorsAnswer200>();
  expect(debtors.find((row) => row.id === id)).toMatchObject({ overdue: 0, is_overdue: false, amount_due: -20 });
});

test('staff email statements to many accounts, each once however often they ask, with what is overdue', async () => {
  const [late, current, unknown] = [
    await account('a@example.test'),
    await account('b@example.test'),
    await account(null),
  ];
  const number = await invoiced(late.id, 15_000, 40);
  await invoiced(current.id, 2_500, 2);
  const body = { account_ids: [late.id, current.id, unknown.id], ...period, message: 'Please pay this week.' };
  const key = { 'idempotency-key': 'statements-1' };
  const answers = await Promise.all([send(body, staff, key), send(body, staff, key)]);
  expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
  const begun = answers.find(({ statusCode }) => statusCode === 202)!.json<{ bulk_change: BulkChange }>().bulk_change;
  const read = async () =>
    (await staff.get(`/api/bulk-changes?id=${begun.id}`)).json<{ bulk_changes: BulkChange[] }>().bulk_changes[0];
  await expect.poll(async () => (await read())?.state, { timeout: jobMs }).toBe('done');
  expect(await read()).toMatchObject({
    ...{ title: 'Statements to 3 accounts', rows_changed: 2, rows_refused: 1 },
    refused: [{ id: unknown.id, message: 'The account has no billing email.' }],
  });
  const { statement_runs } = (await staff.get('/api/billing/statement-runs')).json<ReadStatementRunsAnswer200>();
  const [listed] = statement_runs.filter(({ accounts }) => accounts === 3);
  expect(listed).toMatchObject({
    ...{ from_day: period.from, to_day: period.to, state: 'done' },
    ...{ accounts: 3, sent: 2, skipped: 1, failed: 0 },
  });
  expect(listed?.started_by).not.toBeNull();
  const runOf = (caller: Caller) => caller.get(`/api/billing/statement-runs/${listed!.id}`);
  expect((await runOf(staff)).json<ReadStatementRunAnswer200>().accounts).toMatchObject([
    { id: unknown.id, state: 'skipped', problem: 'The account has no billing email.', sent_to: null },
    { state: 'sent', problem: null },
    { state: 'sent', problem: null },
  ]);
  expect((await runOf(await signIn(site, 'owner@acme.test'))).statusCode).toBe(403);
  expect((await runOf(await signIn(site, 'driver@kestrel.test'))).statusCode).toBe(403);
  expect((await runOf(await signIn(site, 'staff@protea.test'))).statusCode).toBe(404);
  const [mail, ...others] = await mailsTo('a@example.test');
  expect(others).toEqual([]);
  expect(mail!.attachment_name).toMatch(/\.pdf$/);
  expect(mail!.body).toMatch(/^Please pay this week\.\n/);
  expect(mail!.body).toContain('R\u00A0150.00 is overdue.');
  expect(mail!.body).toContain(`${number}, due `);
  expect((await mailsTo('b@example.test')).map((one) => one.body.includes('overdue'))).toEqual([false]);
});

test('an email has a link only where the customer is shown statements', async () => {
  const [shown, hidden] = [
    await account('shown@example.test', { force_show_billing_transactions: true }),
    await account('hidden@example.test'),
  ];
  for (const [{ id }, recipients] of [
    [shown, 'shown@example.test'],
    [hidden, 'hidden@example.test'],
  ] as const)
    expect(
      (await staff.post('/api/billing/statement/email', { account_id: id, ...period, recipients })).statusCode,
    ).toBe(200);
  expect((await mailsTo('shown@example.test'))[0]!.body).toContain('/account?tab=statement');
  expect((await mailsTo('hidden@example.test'))[0]!.body).not.toContain('/account?tab=statement');
});

test('customers, other providers and impossible periods send nothing', async () => {
  const { id } = await account('nobody@example.test');
  const body = { account_ids: [id], ...period };
  expect((await send(body, await signIn(site, 'owner@acme.test'))).statusCode).toBe(403);
  expect((await send(body, await signIn(site, 'staff@protea.test'))).statusCode).toBe(404);
  const backwards = await send({ ...body, from: period.to, to: period.from });
  expect(backwards.statusCode).toBe(422);
  expect(backwards.json()).toMatchObject({ code: 'invalid_period', errors: [{ field: 'to' }] });
  expect((await send({ ...body, account_ids: [] })).statusCode).toBe(400);
  expect(await mailsTo('nobody@example.test')).toEqual([]);
});
