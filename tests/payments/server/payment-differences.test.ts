/** Guests pay the difference for parcels that were measured larger than booked, by the link that they are sent (F196). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ReadReceivedPaymentsAnswer200,
  ReadPaymentDueAnswer200,
  Shipment,
  TrackShipmentsAnswer200,
} from '#generated/types.ts';
import { differenceHandlers } from '#modules/messaging/server/ask-difference.ts';
import { post } from '#modules/ledger/server/services/ledger.ts';
import { interventionHandlers } from '#modules/shipments/server/payment-intervention.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';
import { plain } from '../../shipments/server/booking-requests.ts';
import { offerPayfast, payfastSite } from './payfast-site.ts';

const now = new Date('2026-11-23T08:00:00+02:00');
const { site, report } = await payfastSite({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const guest = callerWith(site, null);
const passphrase = 'for-shipments-only';
const inOwn = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(site.database.owner, 1, work);

beforeAll(async () => {
  await offerPayfast(staff, passphrase);
  await inOwn((tx) =>
    buildSettings(tx, {
      provider_id: 1,
      settings: { enable_payment_intervention: true, charge_discrepancy_threshold_min_amount: 1 },
    }),
  );
});

const reference = () => shipment.short_tracking_reference;
const measure = (actual_weight_kg: number) =>
  site.request({
    ...{ method: 'PATCH', url: '/api/shipments/parcels' },
    payload: { shipment_id: shipment.id, parcels: [{ id: shipment.parcels[0]!.id, actual_weight_kg }] },
    headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
  });
const read = async () =>
  (await staff.get(`/api/shipments?id=${shipment.id}`)).json<{ shipments: Shipment[] }>().shipments[0]!;
const dueBy = async (token: string) =>
  (
    await guest.post('/api/shipments/payments/due', { tracking_reference: reference(), token })
  ).json<ReadPaymentDueAnswer200>();
const tracked = async () =>
  (await guest.get(`/api/tracking/shipments?tracking_reference=${reference()}`)).json<TrackShipmentsAnswer200>()
    .shipments[0]!;
const begin = async (token: string) => {
  const answer = await guest.post('/api/shipments/payments', {
    ...{ tracking_reference: reference(), token, method: 'payfast' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { form } = answer.json<{ form: { fields: readonly { name: string; value: string }[] } }>();
  const valueOf = (name: string) => form.fields.find((field) => field.name === name)!.value;
  return { id: valueOf('m_payment_id'), amount: valueOf('amount') };
};
const balance = async () =>
  (
    await inOwn((tx) =>
      tx.selectFrom('accounts').select('balance_cents').where('id', '=', shipment.account_id).executeTakeFirstOrThrow(),
    )
  ).balance_cents;
const mails = (kind: string) =>
  inOwn((tx) => tx.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('id', 'desc').execute());

/** Delivers the events about payments due that were emitted since, as the job worker does. */
async function deliver(): Promise<number> {
  const events = await inOwn((tx) =>
    tx.selectFrom('events').selectAll().where('name', '=', 'shipment_payment_due').orderBy('id').execute(),
  );
  const handler = differenceHandlers(site.app).shipment_payment_due!;
  const fresh = events.filter(({ id }) => id > delivered);
  for (const { id: eventId, payload } of fresh)
    await inTenant(site.database.worker, 1, (tx) =>
      handler(tx, payload as Parameters<typeof handler>[1], { providerId: 1, eventId, emittedAt: now }),
    );
  delivered = events.at(-1)?.id ?? delivered;
  return fresh.length;
}

let shipment: Shipment;
let token: string;
let delivered = 0;
let before: number;

const emails = ['pieter@example.test', 'office@example.test'];

/** A guest books and pays. */
beforeEach(async () => {
  const sender = { ...plain.collection_contact, email: emails.join('; ') };
  const booked = await guest.post('/api/shipments', { ...plain, collection_contact: sender });
  ({ shipment, payment_token: token } = booked.json<{ shipment: Shipment; payment_token: string }>());
  before = await balance();
  const { id, amount } = await begin(token);
  await report({ id, amount, passphrase });
  if ((await read()).status !== 'submitted') throw new Error('The payment had no effect.');
  await deliver();
});

test('F196 F265 a guest is emailed a link, pays only the difference, and the shipment continues, once', async () => {
  expect(await tracked()).toMatchObject({ can_pay: false });
  expect((await measure(30)).statusCode).toBe(200);
  const held = await read();
  expect(held).toMatchObject({ status: 'on-hold', payment_intervention_status: 'held' });
  const difference = held.outstanding_amount!;
  expect(difference).toBeCloseTo(held.rate! - shipment.rate!, 2);
  expect((await staff.get(`/api/shipments/actions?id=${shipment.id}`)).json()).toMatchObject({
    ...{ is_paid_online: true, can_pay: false },
  });
  expect(await deliver()).toBe(1);
  const [mail] = await mails('payment-request');
  expect(mail).toMatchObject({ recipients: emails, sender: 'provider' });
  expect(mail!.subject).toBe(`Pay R ${difference.toFixed(2)} for shipment ${reference()}`);
  const link = new URL(/http\S+/.exec(mail!.body)![0]);
  expect(link.pathname).toBe('/shipments/pay');
  const sent = link.searchParams.get('token')!;
  expect(await dueBy(sent)).toMatchObject({ amount: difference, is_difference: true, status: 'on-hold' });
  expect(await tracked()).toMatchObject({ can_pay: true });

  // Two windows begin a payment; both are paid.
  const [first, second] = [await begin(sent), await begin(sent)];
  expect(first.amount).toBe(difference.toFixed(2));
  for (const { id, amount } of [first, first, second, second]) await report({ id, amount, passphrase });
  expect(await read()).toMatchObject({ status: 'submitted', rate: held.rate, needs_intervention: false });
  expect(await read()).not.toHaveProperty('payment_intervention_status');
  // The second payment stays in the account, and its receipt says so.
  expect(await balance()).toBe(before + Math.round(difference * 100));
  expect((await guest.get(`/api/shipments/payments/${first.id}`)).json()).toMatchObject({
    payment: { state: 'paid', is_difference: true },
  });
  expect(await dueBy(sent)).toMatchObject({ amount: 0, is_difference: false, methods: [] });
  expect(await tracked()).toMatchObject({ can_pay: false });
});

test('F196 what another guest has in the common account doesn’t pay the difference', async () => {
  await inOwn((tx) =>
    post(tx, {
      ...{ accountId: shipment.account_id, amount: 1_000_000, type: 'admin-credit', description: 'A refund' },
      ...{ effectiveDate: '2026-11-23', createdBy: null },
    }),
  );
  await measure(30);
  expect(await read()).toMatchObject({ status: 'on-hold', payment_intervention_status: 'held' });
  await inTenant(site.database.worker, 1, (tx) =>
    interventionHandlers.account_balance_changed!(
      tx,
      { account_id: shipment.account_id, transaction_id: 1 },
      { providerId: 1, eventId: 1, emittedAt: now },
    ),
  );
  expect((await read()).status).toBe('on-hold');
});

test('what a guest has paid beyond the price is found in the list of payments until it is refunded', async () => {
  const payments = async (query: string) =>
    (await staff.get(`/api/billing/payments?limit=100&${query}`)).json<ReadReceivedPaymentsAnswer200>()
      .received_payments;
  const overpaid = async () => (await payments('is_overpaid=true')).map(({ id }) => id);
  const [{ id } = { id: 0 }] = await payments('');
  const others = await overpaid();
  expect(others).not.toContain(id);
  const given = { effectiveDate: '2026-11-23', createdBy: null, accountId: shipment.account_id };
  await inOwn((tx) =>
    post(tx, { ...given, shipmentId: shipment.id, amount: 1_000, type: 'admin-credit', description: 'Lower price' }),
  );
  expect(await overpaid()).toEqual([id, ...others]);
  const refund = { id, amount: 10, reason: 'Lower price', way: 'outside' };
  expect((await staff.post('/api/billing/payments/refunds', refund)).statusCode).toBe(200);
  expect(await overpaid()).toEqual(others);
});

test('F196 a difference that grew after its payment was begun leaves the rest to pay', async () => {
  await measure(20);
  const begun = await begin(token);
  await measure(30);
  const grown = (await read()).outstanding_amount!;
  await report({ ...begun, passphrase });
  const rest = grown - Number(begun.amount);
  expect((await read()).status).toBe('on-hold');
  expect((await dueBy(token)).amount).toBeCloseTo(rest, 2);
  const last = await begin(token);
  await report({ ...last, passphrase });
  expect((await read()).status).toBe('submitted');
  expect(await balance()).toBe(before);
  // Each amount was asked for.
  expect(await deliver()).toBe(2);
});

/** The payer's messages in the log, newest first. */
const logged = () =>
  inOwn((tx) =>
    tx
      .selectFrom('messages')
      .selectAll()
      .where('shipment_id', '=', shipment.id)
      .where('kind', '=', 'payment_due')
      .orderBy('id', 'desc')
      .execute(),
  );
const reachedBy = (contact: object) =>
  inOwn((tx) =>
    tx
      .updateTable('shipments')
      .set({ collection_contact: JSON.stringify(contact) })
      .where('id', '=', shipment.id)
      .execute(),
  );

test('F196 a guest without an email address is asked by SMS, with a short link; the log hides the link', async () => {
  await reachedBy({ name: 'Thandi Guest', mobile_number: '0829876543' });
  const registered = { invoice_company_name: 'Kestrel Logistics (Pty) Ltd' };
  await inOwn((tx) => buildSettings(tx, { provider_id: 1, settings: registered }));
  await measure(30);
  await deliver();
  const [message] = await logged();
  expect(message).toMatchObject({
    channel: 'sms',
    recipient: '0829876543',
    recipient_name: 'Thandi Guest',
    mail_id: null,
  });
  const { text } = message!.outgoing as { text: string };
  // The name that guests know, not the one on invoices.
  expect(text).toContain(`Kestrel Couriers: shipment ${reference()} is larger or heavier than booked`);
  const followed = await guest.get(new URL(/http\S+/.exec(text)![0]).pathname);
  const sent = new URL(String(followed.headers['location']), 'http://localhost').searchParams.get('token')!;
  expect(await dueBy(sent)).toMatchObject({ is_difference: true, status: 'on-hold' });
  expect(message!.content).not.toContain(sent);
});

test('F196 the email is in the communication log without its link; who can’t be reached is there, too', async () => {
  await measure(20);
  await deliver();
  const [email] = await logged();
  expect(email).toMatchObject({ channel: 'email', recipient: emails.join('; ') });
  expect(email!.mail_id).not.toBeNull();
  expect(email!.content).toContain('token=…');
  await reachedBy({ name: 'Thandi Guest' });
  await measure(30);
  await deliver();
  expect((await logged())[0]).toMatchObject({
    ...{ status: 'not-sent', problem: 'Thandi Guest has no email address and no mobile number.' },
  });
});

test('F196 nobody is asked for a difference that is no longer open', async () => {
  const asked = (await mails('payment-request')).length;
  await measure(30);
  await staff.post('/api/shipments/release', { id: shipment.id });
  expect(await deliver()).toBe(1);
  expect(await mails('payment-request')).toHaveLength(asked);
});
