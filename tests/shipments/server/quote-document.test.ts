/** Quotes as PDF over HTTP. */
import { expect, test } from 'vitest';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { plain } from './booking-requests.ts';
import { pagesOf } from './reading-labels.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const owner = await signIn(site, 'owner@acme.test');
const withoutBilling = await signIn(site, 'nobilling@acme.test');
const other = await signIn(site, 'owner@prepaid.test');

const built = await inTenant(site.database.owner, 1, async (tx) => {
  const account_id = await accountId(tx);
  const shared = { provider_id: 1, account_id };
  const quote_valid_until = new Date('2031-12-24T12:00:00+02:00');
  const quote = await buildStoredShipment(tx, { ...shared, status: 'quote', quote_valid_until });
  const expired = await buildStoredShipment(tx, { ...shared, status: 'quote-expired', quote_valid_until });
  return { quote, expired, booked: await buildStoredShipment(tx, shared) };
});

const request = (caller: Caller, id: number) => caller.get(`/api/shipment-quotes/document?id=${id}`);

async function wordsFor(caller: Caller, id: number): Promise<string> {
  const answer = await request(caller, id);
  expect(answer.statusCode, answer.body).toBe(200);
  const { pathname, search, host } = new URL(answer.json<{ url: string }>().url);
  const pdf = await site.request({ method: 'GET', url: `${pathname}${search}`, headers: { host } });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  return (await pagesOf(pdf.rawPayload)).map(({ text }) => text).join('\n');
}

test('F214 a quote is printed with its price, validity and the provider’s disclaimer', async () => {
  const { provider_id, revision } = (await staff.get('/api/providers/settings')).json<{
    provider_id: number;
    revision: number;
  }>();
  const settings = { quote_disclaimer_footer: '<p>Subject to <b>re-weighing</b>.</p>' };
  const body = { provider_id, base_revision: revision, settings, reset: [] };
  expect((await staff.post('/api/providers/settings', body)).statusCode).toBe(200);
  for (const caller of [staff, owner]) {
    const words = await wordsFor(caller, built.quote.id);
    for (const expected of [
      `Quote ${built.quote.short_tracking_reference}`,
      ...['Acme Trading', '24 Dec 2031', 'R 115.00', 'R 100.00', 'Subject to re-weighing.'],
    ])
      expect(words).toContain(expected);
  }
});

test('only users who may see the quote and its price get it; a booked one is not a quote, and expired ones are for staff', async () => {
  expect((await request(withoutBilling, built.quote.id)).statusCode).toBe(403);
  expect((await request(other, built.quote.id)).statusCode).toBe(404);
  expect((await request(staff, built.booked.id)).statusCode).toBe(404);
  expect((await request(owner, built.expired.id)).statusCode).toBe(404);
  expect((await request(staff, built.expired.id)).statusCode).toBe(200);
});

test('F214 a quote is emailed as text to all recipients, once however often it is requested, only by users who may see it', async () => {
  const { id, short_tracking_reference: reference } = built.quote;
  const body = { id, recipients: 'thandi@example.test, sipho@example.test' };
  const headers = { 'idempotency-key': 'quote-email-1' };
  for (let times = 0; times < 2; times += 1) {
    const answer = await owner.post('/api/shipment-quotes/email', body, headers);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ recipients: ['thandi@example.test', 'sipho@example.test'] });
  }
  const mails = await inTenant(site.database.owner, 1, (tx) =>
    tx.selectFrom('mails').selectAll().where('kind', '=', 'quote').where('subject', 'like', `%${reference}%`).execute(),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipients: ['thandi@example.test', 'sipho@example.test'] });
  expect(mails[0]?.subject).toContain(`Quote ${reference} from `);
  for (const expected of ['Valid until: 24 Dec 2031', 'Total: R\u00A0115.00', `/shipments/${id}`])
    expect(mails[0]?.body).toContain(expected);
  expect((await other.post('/api/shipment-quotes/email', body)).statusCode).toBe(404);
  expect((await withoutBilling.post('/api/shipment-quotes/email', body)).statusCode).toBe(403);
  expect((await owner.post('/api/shipment-quotes/email', { id, recipients: 'nobody' })).statusCode).toBe(400);
});

test('F381 an account for which quotes are turned off saves none', async () => {
  const turn = (features: readonly string[]) =>
    asOwner(site.database.owner, async (tx) => {
      const scope_id = await accountId(tx);
      await buildSettings(tx, { provider_id: 1, scope: 'account', scope_id, settings: { enabled_features: features } });
    });
  await turn(['address_book']);
  const refused = await owner.post('/api/shipment-quotes', plain);
  expect(refused.json()).toMatchObject({ code: 'forbidden', message: 'This feature is turned off.' });
  await turn(['shipment_quotes']);
  expect((await owner.post('/api/shipment-quotes', plain)).statusCode).toBe(200);
});
