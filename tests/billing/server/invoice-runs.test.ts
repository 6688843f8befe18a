/** Invoice runs started by staff: the preview matches the result, a repeated run adds nothing, and failed accounts are listed with the reason. */
import type { JobHelpers } from 'graphile-worker';
import { expect, test } from 'vitest';
import type {
  InvoiceCandidate,
  ReadInvoicesAnswer200,
  ReadInvoicingRunAnswer200,
  ReadInvoicingRunsAnswer200,
  StartInvoicingRunAnswer202,
} from '#generated/types.ts';
import { invoiceRunJob, startedRunJob } from '#modules/billing/server/runs/invoice-run.ts';
import { charge, reverse } from '#modules/ledger/server/services/ledger.ts';
import { asOwner, inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';

const now = new Date('2031-03-12T11:00:00+02:00');
const site = await testApp({ clock: () => now });
const { app: access, owner, worker } = site.database;
const staff = await signIn(site, 'staff@kestrel.test');
const provider_id = 1;
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => inTenant(access, provider_id, work);
const account = (more: object = {}) =>
  asOwner(owner, (tx) =>
    buildAccount(tx, { provider_id, invoice_frequency: 'monthly', credit_limit_cents: 100_000_000, ...more }),
  );
const charged = (accountId: number, more: object = {}) =>
  within((tx) =>
    charge(tx, {
      ...{ accountId, amount: 11_500, vat: 1_500, vatPercentage: 15, description: 'A charge' },
      ...{ effectiveDate: '2031-03-10', createdBy: null, ...more },
    }),
  );
const shipment = (account_id: number, status = 'delivered') =>
  asOwner(owner, (tx) => buildStoredShipment(tx, { provider_id, account_id, status }));

const candidates = async () =>
  (await staff.get('/api/billing/invoicing-runs/candidates')).json<{ accounts: InvoiceCandidate[] }>().accounts;
const candidate = async (accountId: number) => (await candidates()).find(({ id }) => id === accountId);
const start = (account_ids: readonly number[], caller = staff) =>
  caller.post('/api/billing/invoicing-runs', { account_ids });
const helpers = { logger: { info: () => undefined, error: () => undefined } } as unknown as JobHelpers;

/** Starts a run and executes its job. */
async function ran(...ids: readonly number[]): Promise<ReadInvoicingRunAnswer200> {
  const started = await start(ids);
  expect(started.statusCode, started.body).toBe(202);
  const { id, run_date: day } = started.json<StartInvoicingRunAnswer202>().invoicing_run;
  await startedRunJob(site.app).run(worker, { provider_id, data: { id, day } }, helpers);
  return (await staff.get(`/api/billing/invoicing-runs/${id}`)).json();
}
const invoicesOf = async (accountId: number) => {
  const query = `account_id=${encodeURIComponent(`[${accountId}]`)}&limit=100`;
  return (await staff.get(`/api/billing/invoices?${query}`)).json<ReadInvoicesAnswer200>().invoices;
};

test('F246 staff preview and start an invoice run early, with the same result; a second run adds nothing', async () => {
  const { id } = await account();
  await charged(id, { shipmentId: (await shipment(id)).id });
  await charged(id, { shipmentId: (await shipment(id, 'out-for-delivery')).id });
  await charged(id, { effectiveDate: '2031-03-12' });
  await within(async (tx) => {
    const undone = await charge(tx, {
      ...{ accountId: id, amount: 900, vat: 0, description: 'Undone', effectiveDate: '2031-03-09', createdBy: null },
    });
    await reverse(tx, undone!.id, { description: 'Undone', effectiveDate: '2031-03-09', createdBy: null });
  });
  await charged(id, { amount: 2_300, vat: 300 });
  expect(await candidate(id)).toMatchObject({ shipments: 1, charges: 2, amount: 138, invoice_frequency: 'monthly' });

  const { invoicing_run, accounts } = await ran(id);
  expect(invoicing_run).toMatchObject({ state: 'done', accounts: 1, done: 1, invoices: 1, total: 138, failed: 0 });
  expect(accounts).toMatchObject([{ id, state: 'invoiced', invoices: 1, total: 138, problem: null }]);
  expect(await invoicesOf(id)).toMatchObject([{ invoice_date: '2031-03-12', total: 138 }]);
  expect(await candidate(id)).toBeUndefined();

  const again = await ran(id);
  expect(again.accounts).toMatchObject([{ state: 'nothing', invoices: 0 }]);
  expect(await invoicesOf(id)).toHaveLength(1);
  const { invoicing_runs } = (await staff.get('/api/billing/invoicing-runs')).json<ReadInvoicingRunsAnswer200>();
  expect(invoicing_runs.slice(0, 2).map(({ id: run }) => run)).toEqual([again.invoicing_run.id, invoicing_run.id]);
});

test('a failing account does not stop the others, and the run shows the reason', async () => {
  const [good, bad] = [await account(), await account()];
  for (const { id } of [good, bad]) await charged(id);
  // The next invoice number is taken, so creating the second account's invoice fails.
  const taken = await asOwner(owner, async (tx) => {
    const { last } = await tx
      .selectFrom('number_series')
      .select('last')
      .where('provider_id', '=', provider_id)
      .where('series', '=', 'INV')
      .executeTakeFirstOrThrow();
    const number = `INV${String(last + 2).padStart(6, '0')}`;
    await tx
      .insertInto('invoices')
      .values({
        ...{
          provider_id,
          number,
          account_id: good.id,
          invoice_date: '2031-01-01',
          due_date: '2031-01-31',
          total_cents: 1,
          vat_cents: 0,
        },
        ...{ issuer: '{}', customer: '{}', title: 'Invoice' },
      })
      .execute();
    return number;
  });
  const { invoicing_run, accounts } = await ran(good.id, bad.id);
  expect(invoicing_run).toMatchObject({ state: 'done', done: 2, invoices: 1, failed: 1 });
  expect(accounts.map(({ id, state }) => [id, state])).toEqual([
    [bad.id, 'failed'],
    [good.id, 'invoiced'],
  ]);
  expect(accounts[0]!.problem).toContain('couldn’t be created');
  expect(await candidate(bad.id)).toMatchObject({ amount: 115 });
  await asOwner(owner, (tx) => tx.deleteFrom('invoices').where('number', '=', taken).execute());
  expect((await ran(bad.id)).accounts).toMatchObject([{ state: 'invoiced', total: 115 }]);
});

test('an account waits for a database that can’t be reached, and is invoiced when it is back', async () => {
  const { id } = await account();
  await charged(id);
  const { invoicing_run: run } = (await start([id])).json<StartInvoicingRunAnswer202>();
  const attempt = () =>
    startedRunJob(site.app).run(worker, { provider_id, data: { id: run.id, day: run.run_date } }, helpers);
  await owner.pool.query(`create function app.stop() returns trigger language plpgsql as
    $$ begin raise exception 'stopping' using errcode = 'admin_shutdown'; end $$`);
  await owner.pool.query('create trigger stop before insert on invoices execute function app.stop()');
  try {
    await expect(attempt()).rejects.toThrow('stopping');
  } finally {
    await owner.pool.query('drop function app.stop cascade');
  }
  await attempt();
  const { accounts } = (await staff.get(`/api/billing/invoicing-runs/${run.id}`)).json<ReadInvoicingRunAnswer200>();
  expect(accounts).toMatchObject([{ state: 'invoiced', total: 115 }]);
});

test('a nightly run is listed once, with the accounts it invoiced', async () => {
  const { id } = await account({ invoice_frequency: 'daily' });
  await charged(id);
  const job = invoiceRunJob(site.app);
  for (const _ of [1, 2]) await job.run(worker, {}, helpers).catch(() => undefined);
  const { invoicing_runs } = (await staff.get('/api/billing/invoicing-runs')).json<ReadInvoicingRunsAnswer200>();
  const nightly = invoicing_runs.filter((run) => run.started_by === null && run.run_date === '2031-03-12');
  expect(nightly).toMatchObject([{ run_date: '2031-03-12', state: 'done' }]);
  const { accounts } = (
    await staff.get(`/api/billing/invoicing-runs/${nightly[0]!.id}`)
  ).json<ReadInvoicingRunAnswer200>();
  expect(accounts.find((one) => one.id === id)).toMatchObject({ state: 'invoiced', total: 115 });
});

test('customers and staff without permission can’t see or start a run, and an unknown account is reported', async () => {
  const { id } = await account();
  for (const email of ['owner@acme.test', 'support@kestrel.test', 'driver@kestrel.test', 'ops@kestrel.test']) {
    const caller = await signIn(site, email);
    expect((await start([id], caller)).statusCode).toBe(403);
  }
  const customer = await signIn(site, 'owner@acme.test');
  expect((await customer.get('/api/billing/invoicing-runs/candidates')).statusCode).toBe(403);
  expect((await customer.get('/api/billing/invoicing-runs')).statusCode).toBe(403);
  const refused = await start([id, 999_999]);
  expect([refused.statusCode, refused.json<object>()]).toMatchObject([404, { errors: [{ field: 'account_ids' }] }]);
  expect((await staff.get('/api/billing/invoicing-runs/999999')).statusCode).toBe(404);
});

test('a tax invoice over R5 000 is announced without its recipient’s address; once issued, documents keep what they said', async () => {
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const settings = { invoice_company_vat_no: '4810263541' };
  await staff.post('/api/providers/settings', { base_revision: revision, settings });
  const { id } = await account();
  await charged(id, { amount: 575_000, vat: 75_000 });
  expect(await candidate(id)).toMatchObject({ warning: expect.stringContaining('billing address') as string });
  const change = (more: object) =>
    site.request({
      ...{ method: 'PATCH', url: '/api/accounts', payload: { account_id: id, ...more } },
      headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
    });
  await change({
    company_name: 'Taxed (Pty) Ltd',
    company_vat_no: '4120188374',
    billing_address: '7 Loop Street\n8001',
  });
  expect(await candidate(id)).toMatchObject({ warning: null });
  await ran(id);
  const [{ id: invoiceId } = { id: 0 }] = await invoicesOf(id);
  const credit = await staff.post('/api/billing/credit-notes', { invoice_id: invoiceId, amount: 5, reason: 'Late' });
  const noteId = credit.json<{ credit_note: { id: number } }>().credit_note.id;
  await change({ company_name: 'Renamed (Pty) Ltd', company_vat_no: null, billing_address: '1 Main Road' });
  const partyOf = async (url: string) => (await staff.get(`/api/billing/${url}`)).json<{ customer: object }>().customer;
  const issued = { name: 'Taxed (Pty) Ltd', lines: ['7 Loop Street', '8001', 'VAT number 4120188374'] };
  for (const url of [`invoices/${invoiceId}`, `credit-notes/${noteId}`])
    expect(await partyOf(url)).toMatchObject({
      ...issued,
      lines: expect.arrayContaining(issued.lines) as string[],
    });
  expect(await partyOf(`statement?account_id=${id}&from=2031-03-01&to=2031-03-31`)).toMatchObject({
    name: 'Renamed (Pty) Ltd',
    lines: expect.arrayContaining(['1 Main Road']) as string[],
  });
});
