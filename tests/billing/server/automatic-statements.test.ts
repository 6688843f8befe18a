/** Statements that are sent every month by themselves: once an account and month, to those who owe, whatever is interrupted. */
import type { JobHelpers } from 'graphile-worker';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReadStatementRunsAnswer200, Settings } from '#generated/types.ts';
import { createInvoices } from '#modules/billing/server/invoices/create-invoices.ts';
import { sendStatementsJob, statementRunsJob } from '#modules/billing/server/statement/automatic-statements.ts';
import { charge } from '#modules/ledger/server/services/ledger.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';
import { buildSettings } from '../../factories/settings.ts';
import { asRequest } from '../../second-connections.ts';

let now = new Date();
const at = (day: string, time = '06:00') => {
  now = new Date(`${day}T${time}:00+02:00`);
};
at('2031-01-05');
const site = await testApp({ clock: () => now });
const { app: access, owner, worker } = site.database;
// A provider whose accounts are only those of the test.
const provider_id = 2;
const problems: string[] = [];
const helpers = {
  logger: { info: () => undefined, error: (text: string) => problems.push(text) },
} as never as JobHelpers;

const set = (settings: Settings) => inTenant(owner, provider_id, (tx) => buildSettings(tx, { provider_id, settings }));

interface Owing {
  readonly email?: string | null;
  readonly terms?: number;
  readonly day?: string;
}
/** An account with one invoice of R 150. */
async function owing({ email = 'pay@example.test', terms = 30, day = '2031-01-02' }: Owing = {}) {
  const { id } = await asOwner(owner, (tx) =>
    buildAccount(tx, {
      ...{ provider_id, invoice_frequency: 'daily', credit_limit_cents: 100_000_000, payment_terms_days: terms },
      billing_contact: email && JSON.stringify({ name: 'Thandi', email }),
    }),
  );
  await inTenant(access, provider_id, async (tx) => {
    const because = { effectiveDate: '2031-01-01', description: 'Charge', createdBy: null };
    await charge(tx, { ...because, accountId: id, amount: 15_000, vat: 0 });
    await createInvoices(tx, { providerId: provider_id, settings: {}, today: day }, id);
  });
  return id;
}
const jobs = () =>
  asOwner(owner, async (tx) => {
    const { rows } = await sql<{ payload: never }>`
      select p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
       where t.identifier = 'send_statements'`.execute(tx);
    await sql`delete from graphile_worker._private_jobs p using graphile_worker._private_tasks t
       where t.id = p.task_id and t.identifier = 'send_statements'`.execute(tx);
    return rows.map(({ payload }) => payload);
  });
const look = () => asRequest(() => statementRunsJob(site.app).run(worker, {}, helpers));
const sendPart = (payload: unknown) => asRequest(() => sendStatementsJob(site.app).run(worker, payload, helpers));
/** What the worker does on its half-hourly look, with all that follows. */
async function run(): Promise<void> {
  await look();
  for (let waiting = await jobs(); waiting.length > 0; waiting = await jobs())
    for (const payload of waiting) await sendPart(payload);
}
const mails = (kind = 'statement') =>
  inTenant(owner, provider_id, (tx) =>
    tx.selectFrom('mails').select(['recipients', 'body', 'subject']).where('kind', '=', kind).orderBy('id').execute(),
  );
const sentTo = async () => (await mails()).flatMap(({ recipients }) => recipients).toSorted();

beforeEach(async () => {
  problems.length = 0;
  await asOwner(owner, async (tx) => {
    for (const table of ['statement_run_accounts', 'statement_runs', 'inbox_mails', 'mails'] as const)
      await tx.deleteFrom(table).where('provider_id', '=', provider_id).execute();
    await sql`update accounts set account_type = 'guest', account_code = account_code || '-' || id where provider_id = ${provider_id} and account_type <> 'guest'`.execute(
      tx,
    );
  });
  await jobs();
});

test('go out once on their day, however often the job runs and wherever it stops', async () => {
  const id = await owing();
  await owing({ email: 'two@example.test' });
  await set({ automatic_statements: true, automatic_statements_day: 10 });
  at('2031-01-09');
  await run();
  expect(await sentTo()).toEqual([]);
  at('2031-01-10');
  await Promise.all([look(), look()]);
  const begun = await jobs();
  expect(begun).toHaveLength(1);
  const send = () => sendPart(begun[0]);
  await Promise.all([send(), send()]);
  await send();
  at('2031-01-10', '06:30');
  await run();
  at('2031-01-31');
  await run();
  expect(problems).toEqual([]);
  expect(await sentTo()).toEqual(['pay@example.test', 'two@example.test']);
  const [mail] = await mails();
  expect(mail?.body).toContain('Period: 10 Dec 2030 to 10 Jan 2031');
  expect(mail?.body).toContain('R\u00A0150.00');
  const summary = await mails('statement_summary');
  expect(summary.map(({ subject }) => subject)).toEqual(['Monthly statements: 2 accounts were emailed']);
  const audited = await inTenant(owner, provider_id, (tx) =>
    tx
      .selectFrom('audit_events')
      .select(['source', 'change_to'])
      .where('type', '=', 'account')
      .where('object_id', '=', String(id))
      .execute(),
  );
  expect(audited).toMatchObject([{ source: 'automatic', change_to: { statement_emailed_to: 'pay@example.test' } }]);
  at('2031-02-10');
  await run();
  expect(await sentTo()).toHaveLength(4);
});

/** The job of the run on 10 January for one account that owes something. */
async function dueRun() {
  await owing();
  await set({ automatic_statements: true, automatic_statements_day: 10 });
  at('2031-01-09');
  await look();
  at('2031-01-10');
  await look();
  return (await jobs())[0];
}

test('an account gets its statement when the database or the file store is back', async () => {
  const payload = await dueRun();
  const store = vi.spyOn(site.app.services.objects, 'write');
  store.mockRejectedValueOnce(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  await expect(sendPart(payload)).rejects.toThrow('away');
  await sendPart(payload);
  expect(await sentTo()).toEqual(['pay@example.test']);
});

test('a run whose job failed for good ends, and the summary names those who got nothing', async () => {
  const payload = await dueRun();
  for (let times = 0; times < 2; times += 1) await sendStatementsJob(site.app).giveUp!(worker, payload);
  expect(await sentTo()).toEqual([]);
  const summary = await mails('statement_summary');
  expect(summary).toHaveLength(1);
  expect(summary[0]?.body).toContain('The statement couldn’t be created. Email it again.');
});

test('on the last day of a shorter month, and later when the server was down on that day', async () => {
  await owing();
  await set({ automatic_statements: true, automatic_statements_day: 31 });
  at('2031-02-27');
  await run();
  expect(await sentTo()).toEqual([]);
  at('2031-02-28');
  await run();
  expect(await sentTo()).toEqual(['pay@example.test']);
  at('2031-03-01');
  await run();
  expect(await sentTo()).toHaveLength(1);
  at('2031-04-02');
  await run();
  expect(await mails()).toHaveLength(2);
  expect((await mails())[1]?.body).toContain('Period: 28 Feb 2031 to 2 Apr 2031');
});

test('off sends nothing, and switching it on sends nothing for a day that is over', async () => {
  await owing();
  await set({ automatic_statements: false, automatic_statements_day: 10 });
  at('2031-05-10');
  await run();
  at('2031-05-11');
  await set({ automatic_statements: true, automatic_statements_day: 10 });
  await run();
  expect(await sentTo()).toEqual([]);
  await set({ automatic_statements: false, automatic_statements_day: 10 });
  at('2031-06-09');
  await run();
  at('2031-06-11');
  await set({ automatic_statements: true, automatic_statements_day: 10 });
  await run();
  expect(await sentTo()).toEqual([]);
  expect(await mails('statement_summary')).toEqual([]);
});

test('another day in the same month sends no second statement, and the next one begins where the last one ended', async () => {
  await owing();
  await set({ automatic_statements: true, automatic_statements_day: 5 });
  at('2031-07-05');
  await run();
  await set({ automatic_statements: true, automatic_statements_day: 20 });
  at('2031-07-20');
  await run();
  expect(await sentTo()).toHaveLength(1);
  at('2031-08-05');
  await run();
  expect(await sentTo()).toHaveLength(1);
  at('2031-08-20');
  await run();
  expect(await sentTo()).toHaveLength(2);
  expect((await mails())[1]?.body).toContain('Period: 5 Jul 2031 to 20 Aug 2031');
});

test('who owes nothing gets none, and neither does who isn’t overdue where only those are asked', async () => {
  const paid = await owing({ email: 'paid@example.test' });
  await owing({ email: 'late@example.test', terms: 7 });
  await owing({ email: 'early@example.test', terms: 60 });
  await inTenant(owner, provider_id, (tx) =>
    sql`update accounts set balance_cents = 0 where provider_id = ${provider_id} and id = ${paid}`.execute(tx),
  );
  await set({ automatic_statements: true, automatic_statements_day: 15, automatic_statements_to: 'overdue' });
  at('2031-01-15');
  await run();
  expect(await sentTo()).toEqual(['late@example.test']);
  await set({ automatic_statements: true, automatic_statements_day: 15, automatic_statements_to: 'owing' });
  at('2031-02-15');
  await run();
  expect(await sentTo()).toEqual(['early@example.test', 'late@example.test', 'late@example.test']);
});

test('an account without a billing email is named to the provider, and the others get theirs', async () => {
  const id = await owing({ email: null });
  await owing({ email: 'has@example.test' });
  await set({
    ...{ automatic_statements: true, automatic_statements_day: 1, billing_email_address: 'accounts@protea.test' },
  });
  at('2031-09-01');
  await run();
  expect(await sentTo()).toEqual(['has@example.test']);
  const { name } = await inTenant(owner, provider_id, (tx) =>
    tx.selectFrom('accounts').select('name').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  const summary = await mails('statement_summary');
  expect(summary).toMatchObject([
    { recipients: ['accounts@protea.test'], subject: 'Monthly statements: 1 account was emailed, 1 not' },
  ]);
  expect(summary[0]?.body).toContain(name);
  expect(summary[0]?.body).toContain('The account has no billing email');
  const staff = await signIn(site, 'staff@protea.test');
  const { statement_runs } = (await staff.get('/api/billing/statement-runs')).json<ReadStatementRunsAnswer200>();
  expect(statement_runs).toMatchObject([
    { started_by: null, to_day: '2031-09-01', state: 'done', accounts: 2, sent: 1, skipped: 1, failed: 0 },
  ]);
});
