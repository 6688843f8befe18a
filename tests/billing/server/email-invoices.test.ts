/** Invoices emailed together, such as those of a run: each once, or the reason why not. */
import { expect, test } from 'vitest';
import type { BulkChange } from '#generated/types.ts';
import { createInvoices } from '#modules/billing/server/invoices/create-invoices.ts';
import { charge } from '#modules/ledger/server/services/ledger.ts';
import { wallClock } from '#platform/domain/time.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';
import { mailsTo as mailsOf } from './mails-to.ts';

const site = await testApp({ jobs: true });
const { app: access, owner } = site.database;
const staff = await signIn(site, 'staff@kestrel.test');
const provider_id = 1;
const daysAgo = (days: number) => wallClock(new Date(Date.now() - days * 86_400_000)).date;

async function invoiced(email: string | null) {
  const account = await asOwner(owner, (tx) =>
    buildAccount(tx, {
      ...{ provider_id, invoice_frequency: 'daily', credit_limit_cents: 100_000_000 },
      billing_contact: email && JSON.stringify({ name: 'Thandi', email }),
    }),
  );
  return inTenant(access, provider_id, async (tx) => {
    const because = { effectiveDate: daysAgo(2), description: 'Charge', createdBy: null };
    await charge(tx, { ...because, accountId: account.id, amount: 15_000, vat: 0 });
    const run = { providerId: provider_id, settings: {}, today: daysAgo(1) };
    const [number] = await createInvoices(tx, run, account.id);
    const { id } = await tx.selectFrom('invoices').select('id').where('number', '=', number!).executeTakeFirstOrThrow();
    return { id, number: number!, account: account.name };
  });
}

const mailsTo = (email: string) => mailsOf(site.database, 'invoice', email);
const send = (ids: readonly number[], caller: Caller = staff, headers?: Record<string, string>) =>
  caller.post('/api/billing/invoices/emails', { ids }, headers);

test('each goes to the billing contact of its account once, however often the same is asked', async () => {
  const [first, second, unknown] = [
    await invoiced('a@example.test'),
    await invoiced('b@example.test'),
    await invoiced(null),
  ];
  const key = { 'idempotency-key': 'invoices-1' };
  const ids = [first.id, second.id, unknown.id];
  const answers = [await send(ids, staff, key), await send(ids, staff, key)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  const [begun, again] = answers.map((answer) => answer.json<{ bulk_change: BulkChange }>().bulk_change.id);
  expect(again).toBe(begun);
  const read = async () =>
    (await staff.get(`/api/bulk-changes?id=${begun}`)).json<{ bulk_changes: BulkChange[] }>().bulk_changes[0];
  await expect.poll(async () => (await read())?.state).toBe('done');
  expect(await read()).toMatchObject({
    ...{ title: 'Email 3 invoices', rows_changed: 2, rows_refused: 1 },
    refused: [{ id: unknown.id, message: `${unknown.account} has no billing email.` }],
  });
  for (const [email, { id, number }] of [
    ['a@example.test', first],
    ['b@example.test', second],
  ] as const) {
    const mails = await mailsTo(email);
    expect(mails).toMatchObject([{ attachment_name: `${number}.pdf` }]);
    expect(mails[0]!.subject).toContain(number);
    expect(mails[0]!.body).toContain(`/invoices/${id}`);
  }
});

test('customers and other providers send nothing', async () => {
  const { id } = await invoiced('nobody@example.test');
  expect((await send([id], await signIn(site, 'owner@acme.test'))).statusCode).toBe(404);
  expect((await send([id], await signIn(site, 'staff@protea.test'))).statusCode).toBe(404);
  expect(await mailsTo('nobody@example.test')).toEqual([]);
});
