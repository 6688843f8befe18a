/** Invoices over the real database: each is created once, every charge is on exactly one, and access is limited. */
import type { JobHelpers } from 'graphile-worker';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InvoiceFrequency, ReadInvoiceAnswer200, ReadInvoicesAnswer200, Settings } from '#generated/types.ts';
import { createInvoices } from '#modules/billing/server/invoices/create-invoices.ts';
import { invoiceDocument } from '#modules/billing/server/invoices/read-invoice.ts';
import { billing } from '#modules/billing/server/module.ts';
import { invoiceRunJob } from '#modules/billing/server/runs/invoice-run.ts';
import { charge, post, reverse } from '#modules/ledger/server/services/ledger.ts';
import { asOwner, inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';

const now = new Date('2031-03-10T02:00:00+02:00');
const site = await testApp({ clock: () => now });
const { app: access, owner, worker } = site.database;
const staff = await signIn(site, 'staff@kestrel.test');
const provider_id = 1;

const settings: Settings = {
  invoice_company_vat_no: '4810263541',
  invoice_terms_and_conditions_html: '<p onclick="x()">Pay within <b>30 days</b><script>alert(1)</script></p>',
};
const run = { providerId: provider_id, settings, today: '2031-03-10' };
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => inTenant(access, provider_id, work);
const because = { description: 'A charge', effectiveDate: '2031-03-01', createdBy: null };

const account = (invoice_frequency: InvoiceFrequency = 'daily', more: object = {}) =>
  asOwner(owner, (tx) =>
    buildAccount(tx, { provider_id, invoice_frequency, credit_limit_cents: 100_000_000, ...more }),
  );
const shipment = (account_id: number, status = 'delivered') =>
  asOwner(owner, (tx) => buildStoredShipment(tx, { provider_id, account_id, status }));
const charged = (accountId: number, more: object = {}) =>
  within((tx) => charge(tx, { ...because, accountId, amount: 11_500, vat: 1_500, vatPercentage: 15, ...more }));
const invoice = (accountId: number, more: object = {}) =>
  within((tx) => createInvoices(tx, { ...run, ...more }, accountId));

async function invoicesOf(accountId: number, caller: Caller = staff): Promise<ReadInvoicesAnswer200['invoices']> {
  const answer = await caller.get(`/api/billing/invoices?account_id=${encodeURIComponent(`[${accountId}]`)}&limit=100`);
  return answer.json<ReadInvoicesAnswer200>().invoices;
}
const read = async (id: number, caller: Caller = staff) => caller.get(`/api/billing/invoices/${id}`);

test('F042 F257 an invoice has the charges, their VAT by rate, the company details and terms without scripts', async () => {
  const { id } = await account();
  await charged(id);
  await charged(id, { amount: 5_000, vat: 0, vatPercentage: 0 });
  await within((tx) =>
    post(tx, { ...because, accountId: id, type: 'admin-debit', amount: -2_300, vat: -300, vatPercentage: 15 }),
  );
  const [number] = await invoice(id);
  expect(number).toMatch(/^INV\d{6}$/);
  const [row] = await invoicesOf(id);
  expect(row).toMatchObject({ number, status: 'unpaid', total: 188, vat: 18, outstanding: 188 });
  const answer = (await read(row!.id)).json<ReadInvoiceAnswer200>();
  expect(answer).toMatchObject({ title: 'Tax invoice', terms_html: '<p>Pay within <b>30 days</b></p>' });
  expect(answer.lines.map(({ amount }) => amount)).toEqual([115, 50, 23]);
  expect(answer.vat_lines).toEqual([
    { vat_type: 'standard', percentage: 15, excluding_vat: 120, vat: 18 },
    { vat_type: 'zero', percentage: 0, excluding_vat: 50, vat: 0 },
  ]);
});

test('lines have the customer’s reference and the cost centre, whose columns are printed where a line has one', async () => {
  const invoiced = async (more: object) => {
    const { id } = await account();
    const { id: shipmentId } = await asOwner(owner, (tx) =>
      buildStoredShipment(tx, { provider_id, account_id: id, status: 'delivered', ...more }),
    );
    await charged(id, { shipmentId });
    await invoice(id);
    return (await read((await invoicesOf(id))[0]!.id)).json<ReadInvoiceAnswer200>();
  };
  const titlesOf = (answer: ReadInvoiceAnswer200) => invoiceDocument(answer).columns.map(({ title }) => title);
  const without = await invoiced({});
  expect(without.lines).toMatchObject([{ customer_reference: null, cost_center: null }]);
  for (const title of ['Reference', 'Cost centre']) expect(titlesOf(without)).not.toContain(title);
  const named = await invoiced({ customer_reference: 'PO-7731', cost_center: 'Marketing' });
  expect(named.lines).toMatchObject([{ customer_reference: 'PO-7731', cost_center: 'Marketing' }]);
  expect(titlesOf(named)).toEqual(expect.arrayContaining(['Reference', 'Cost centre']));
  expect(invoiceDocument(named).lines).toEqual([expect.arrayContaining(['PO-7731', 'Marketing'])]);
});

test('lines say what was shipped where, on paper beside the reference; a charge without a shipment says only what it is for', async () => {
  const { id } = await account();
  const { id: shipmentId } = await asOwner(owner, (tx) =>
    buildStoredShipment(tx, {
      provider_id,
      account_id: id,
      status: 'delivered',
      parcel_count: 3,
      charged_weight: 17.5,
    }),
  );
  await charged(id, { shipmentId });
  await charged(id);
  await invoice(id);
  const answer = (await read((await invoicesOf(id))[0]!.id)).json<ReadInvoiceAnswer200>();
  const details: unknown = expect.stringMatching(/^\S.*, \S.* to \S.*, 3 parcels, 17\.5 kg$/);
  expect(answer.lines).toMatchObject([{ details }, { details: null }]);
  const { columns, lines } = invoiceDocument(answer);
  const at = columns.findIndex(({ title }) => title === 'Description');
  expect(lines.map((cells) => cells[at])).toEqual(
    answer.lines.map((line) => (line.details ? `${line.description}: ${line.details}` : line.description)),
  );
});

test('an invoice keeps what it said about its shipments when these are edited later', async () => {
  const { id } = await account();
  const { id: shipmentId } = await asOwner(owner, (tx) =>
    buildStoredShipment(tx, {
      provider_id,
      account_id: id,
      status: 'delivered',
      customer_reference: 'PO-1',
      parcel_count: 3,
    }),
  );
  await charged(id, { shipmentId });
  await invoice(id);
  await asOwner(owner, (tx) =>
    tx
      .updateTable('shipments')
      .set({ customer_reference: 'PO-2', cost_center: 'Marketing', parcel_count: 9 })
      .where('id', '=', shipmentId)
      .execute(),
  );
  const [stored] = await invoicesOf(id);
  const details: unknown = expect.stringContaining('3 parcels');
  expect((await read(stored!.id)).json<ReadInvoiceAnswer200>().lines).toMatchObject([
    { customer_reference: 'PO-1', cost_center: null, details },
  ]);
});

test('F246 a run on the same day creates nothing twice, even if two run concurrently or the first one is interrupted', async () => {
  const { id } = await account();
  await charged(id);
  const broken = within(async (tx) => {
    await createInvoices(tx, run, id);
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await invoicesOf(id)).toEqual([]);
  const made = await Promise.all([invoice(id), invoice(id), invoice(id)]);
  expect(made.flat()).toHaveLength(1);
  expect(await invoicesOf(id)).toHaveLength(1);
  await charged(id);
  expect(await invoice(id)).toEqual([]);
  expect(await invoice(id, { today: '2031-03-11' })).toHaveLength(1);
});

test('F245 F255 a shipment waits for the status that invoices it; charges of the day itself wait for the next run', async () => {
  const { id } = await account();
  const { id: shipmentId } = await shipment(id, 'out-for-delivery');
  const posted = await charged(id, { shipmentId });
  await charged(id, { effectiveDate: run.today });
  const invoiceNumber = async () => {
    const { transactions } = (await staff.get(`/api/billing/transactions?id=${posted!.id}`)).json<{
      transactions: { invoice_number: string }[];
    }>();
    return transactions[0]?.invoice_number;
  };
  expect(await invoice(id)).toEqual([]);
  expect(await invoiceNumber()).toBe('Pending');
  const earlier = { ...settings, invoice_trigger_shipment_status: 'collected' as const };
  const [number] = await invoice(id, { settings: earlier, today: '2031-03-11' });
  expect(await invoiceNumber()).toBe(number);
});

test('F245 F255 another status to invoice from applies to shipments that are there already, and no longer to those that are not', async () => {
  const { id } = await account();
  const posted = await charged(id, { shipmentId: (await shipment(id, 'out-for-delivery')).id });
  const invoiced = await charged(id, { shipmentId: (await shipment(id)).id });
  await invoice(id);
  const setTrigger = async (invoice_trigger_shipment_status: 'collected' | 'delivered') => {
    await asOwner(owner, (tx) => buildSettings(tx, { provider_id, settings: { invoice_trigger_shipment_status } }));
    const event = { scope: 'provider', scope_id: 0, keys: ['invoice_trigger_shipment_status'], revision: 1 };
    await inTenant(worker, provider_id, (tx) =>
      billing.handlers!(site.app).settings_changed!(tx, event, {
        ...{ providerId: provider_id, eventId: 1, emittedAt: now },
      }),
    );
    const isReady = async (one: { id: number } | undefined) => {
      const answer = await staff.get(`/api/billing/transactions?id=${one!.id}`);
      return answer.json<{ transactions: { invoiceable: boolean }[] }>().transactions[0]?.invoiceable;
    };
    return [await isReady(posted), await isReady(invoiced)];
  };
  expect(await setTrigger('collected')).toEqual([true, true]);
  expect(await setTrigger('delivered')).toEqual([false, true]);
});

test('reversed charges are not invoiced', async () => {
  const { id } = await account();
  const posted = await charged(id);
  await within((tx) => reverse(tx, posted!.id, because));
  expect(await invoice(id)).toEqual([]);
});

test('F252 accounts invoiced per shipment get one invoice each, others one for all', async () => {
  for (const [frequency, count] of [
    ['shipment', 3],
    ['weekly', 1],
    ['monthly', 1],
  ] as const) {
    const { id } = await account(frequency, { invoice_day_of_month: 10 });
    for (const _ of [1, 2]) await charged(id, { shipmentId: (await shipment(id)).id });
    await charged(id);
    expect(await invoice(id)).toHaveLength(count);
  }
});

test('prepaid and guest accounts get no invoices', async () => {
  const { id } = await account('daily', { account_type: 'prepaid', balance_cents: 100_000 });
  await charged(id);
  await invoice(id);
  expect(await invoicesOf(id)).toMatchObject([{ status: 'paid', outstanding: 0 }]);
  const guest = await account('daily', { account_type: 'guest', balance_cents: 100_000 });
  await charged(guest.id);
  expect(await invoice(guest.id)).toEqual([]);
});

test('the nightly job invoices every provider’s accounts, each within its own tenant', async () => {
  const { id } = await account();
  await charged(id, { effectiveDate: '2031-03-09' });
  await asOwner(owner, (tx) => buildSettings(tx, { provider_id, settings: { invoice_company_name: 'Nightly Ltd' } }));
  const job = invoiceRunJob(site.app);
  // Midnight UTC is 02:00 in South Africa.
  expect(job.cron).toBe('0 0 * * *');
  const logger = { info: () => undefined } as unknown as JobHelpers['logger'];
  await job.run(worker, {}, { logger } as JobHelpers);
  const [made] = await invoicesOf(id);
  expect((await read(made!.id)).json<ReadInvoiceAnswer200>().issuer.name).toBe('Nightly Ltd');
  await job.run(worker, {}, { logger } as JobHelpers);
  expect(await invoicesOf(id)).toHaveLength(1);
});

test('for any sequence of charges, reversals and runs, every charge is on exactly one invoice and the lines add up to the total', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('charge' as const), value: fc.integer({ min: 1, max: 90_000 }) }),
    fc.record({ kind: fc.constant('undo' as const), value: fc.nat() }),
    fc.record({ kind: fc.constant('run' as const), value: fc.nat({ max: 1 }) }),
  );
  const steps = fc.array(step, { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom<InvoiceFrequency>('daily', 'shipment'), async (order, frequency) => {
      const { id } = await account(frequency);
      const posted: number[] = [];
      let day = 10;
      for (const { kind, value } of order) {
        if (kind === 'charge') posted.push((await charged(id, { amount: value, vat: Math.floor(value / 8) }))!.id);
        else if (kind === 'undo')
          await within((tx) => reverse(tx, posted[value % Math.max(1, posted.length)] ?? 0, because)).catch(() => 0);
        else {
          day += value;
          await Promise.all([invoice(id, { today: `2031-03-${day}` }), invoice(id, { today: `2031-03-${day}` })]);
        }
      }
      await invoice(id, { today: '2031-04-01' });
      const rows = await within((tx) =>
        tx.selectFrom('billing_transactions').selectAll().where('account_id', '=', id).execute(),
      );
      const undone = new Set(rows.flatMap(({ reverses_id }) => reverses_id ?? []));
      for (const row of rows.filter(({ type }) => type === 'shipping-charge'))
        expect(row.invoice_id !== null || undone.has(row.id)).toBe(true);
      for (const { id: invoiceId, total, vat } of await invoicesOf(id)) {
        const { lines } = (await read(invoiceId)).json<ReadInvoiceAnswer200>();
        expect(lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(total * 100));
        expect(lines.reduce((sum, line) => sum + Math.round(line.vat * 100), 0)).toBe(Math.round(vat * 100));
      }
    }),
    { numRuns: 15 },
  );
});

test('F042 customers see, download and email only their own invoices', async () => {
  const acme = await asOwner(owner, (tx) =>
    tx.selectFrom('accounts').selectAll().where('account_code', '=', 'ACME').executeTakeFirstOrThrow(),
  );
  const [own] = await invoicesOf(acme.id);
  const { id: other } = await account();
  await charged(other);
  await invoice(other);
  const [foreign] = await invoicesOf(other);
  const customer = await signIn(site, 'owner@acme.test');
  const all = (await customer.get('/api/billing/invoices?limit=100')).json<ReadInvoicesAnswer200>().invoices;
  expect(new Set(all.map(({ account_id }) => account_id))).toEqual(new Set([acme.id]));
  expect((await read(own!.id, customer)).statusCode).toBe(200);
  expect((await read(foreign!.id, customer)).statusCode).toBe(404);
  expect((await customer.get(`/api/billing/invoices/${foreign!.id}/document`)).statusCode).toBe(404);
  for (const email of ['nobilling@acme.test', 'driver@kestrel.test'])
    expect((await read(own!.id, await signIn(site, email))).statusCode).toBe(403);
  expect((await read(own!.id, await signIn(site, 'staff@protea.test'))).statusCode).toBe(404);

  const { url } = (await customer.get(`/api/billing/invoices/${own!.id}/document`)).json<{ url: string }>();
  const file = await site.app.inject({ url: url.replace(/^https?:\/\/[^/]+/, ''), headers: { host: 'localhost' } });
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const body = { recipients: 'pay@acme.test, boss@acme.test' };
  const sent = await customer.post('/api/billing/invoices/email', { ...body, id: own!.id });
  expect(sent.json()).toEqual({ recipients: ['pay@acme.test', 'boss@acme.test'] });
  const mail = await asOwner(owner, (tx) =>
    tx.selectFrom('mails').selectAll().where('kind', '=', 'invoice').executeTakeFirstOrThrow(),
  );
  expect(mail.subject).toContain(own!.number);
  expect(mail.body).toContain(`/invoices/${own!.id}`);
  const refused = await customer.post('/api/billing/invoices/email', { ...body, id: foreign!.id });
  expect([403, 404]).toContain(refused.statusCode);
});

test('the lines of an invoice are a spreadsheet too, with the columns that its lines fill and formulas as text', async () => {
  const { id } = await account();
  const { id: shipmentId } = await asOwner(owner, (tx) =>
    buildStoredShipment(tx, { provider_id, account_id: id, status: 'delivered', customer_reference: '=1+1' }),
  );
  await charged(id, { shipmentId });
  await invoice(id);
  const [stored] = await invoicesOf(id);
  const download = async (format: string) => {
    const answer = await staff.get(`/api/billing/invoices/${stored!.id}/document?format=${format}`);
    const { url } = answer.json<{ url: string }>();
    return site.app.inject({ url: url.replace(/^https?:\/\/[^/]+/, ''), headers: { host: 'localhost' } });
  };
  const csv = await download('csv');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.headers['content-disposition']).toContain(`${stored!.number}.csv`);
  const [titles, ...lines] = csv.body.replace('\uFEFF', '').split('\r\n');
  expect(titles).toBe('Date,Description,Details,Reference,Excluding VAT,VAT rate,VAT,Amount');
  expect(lines).toEqual([expect.stringMatching(/,"'=1\+1",100,15,15,115$/)]);
  const xlsx = await download('xlsx');
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect((await staff.get(`/api/billing/invoices/${stored!.id}/document?format=docx`)).statusCode).toBe(400);
});
