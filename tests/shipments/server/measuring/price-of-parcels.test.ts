/** What a shipment costs once an event has cancelled one of its parcels, or an edit has lowered its price. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Shipment } from '#generated/types.ts';
import { createInvoices } from '#modules/billing/server/invoices/create-invoices.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../../app.ts';
import { buildSettings } from '../../../factories/settings.ts';
import { flyer, plain } from '../booking-requests.ts';

const now = new Date('2026-11-24T10:00:00+02:00');
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const inOwn = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(site.database.owner, 1, work);

const heavy = { ...flyer, submitted_weight_kg: 12 };
let shipment: Shipment;
/** The price without the second parcel. */
let alone: number;

beforeEach(async () => {
  const book = async (path: string, parcels: readonly object[]) =>
    (await customer.post(`/api/${path}`, { ...plain, parcels })).json<{ shipment: Shipment }>().shipment;
  alone = (await book('shipment-quotes', [flyer])).rate!;
  shipment = await book('shipments', [flyer, heavy]);
  if (shipment.rate! <= alone) throw new Error('The second parcel costs nothing.');
});

const read = async () =>
  (await staff.get(`/api/shipments?id=${shipment.id}`)).json<{ shipments: Shipment[] }>().shipments[0]!;
const report = (parcel: number, status: string, more: object = {}) =>
  staff.post('/api/tracking/shipment-events', {
    ...{ tracking_reference: shipment.parcels[parcel - 1]!.tracking_reference, status, message: 'Not ready', ...more },
  });
const cancel = (parcel: number) =>
  staff.post('/api/shipments/parcels/cancel', {
    ...{ shipment_id: shipment.id, parcel_ids: [shipment.parcels[parcel - 1]!.id], tracking_message: 'Not ready' },
  });
const setAccount = (columns: object) =>
  inOwn((tx) => tx.updateTable('accounts').set(columns).where('id', '=', shipment.account_id).execute());
/** What the account was charged for the shipment, with what was taken back. */
const charged = async () => {
  const { cents } = await inOwn((tx) =>
    tx
      .selectFrom('billing_transactions')
      .select(sql<number>`sum(amount_cents)::float8`.as('cents'))
      .where('shipment_id', '=', shipment.id)
      .executeTakeFirstOrThrow(),
  );
  return 0 - cents / 100;
};

describe('an event that cancels one parcel', () => {
  test('lowers the price to that of the others, as cancelling it on the page does, and says so in the audit trail', async () => {
    const answer = await report(2, 'cancelled');
    expect(answer.statusCode, answer.body).toBe(200);
    const after = await read();
    expect(after).toMatchObject({ status: 'submitted', rate: alone, parcel_count: 1 });
    expect(answer.json()).toMatchObject({ status: 'submitted', revision: after.revision });
    expect(await charged()).toBe(alone);
    const { audit_events: audit } = (await staff.get(`/api/audit/events?type=shipment&object_id=${shipment.id}`)).json<{
      audit_events: { change: { change_from: object; change_to: object } }[];
    }>();
    expect(JSON.stringify(audit)).toContain(`"rate":${alone}`);
    await report(2, 'cancelled');
    expect(await charged()).toBe(alone);
  });

  test('that is taken back raises it again', async () => {
    await report(2, 'cancelled');
    expect((await report(2, 'submitted', { undo: true })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ rate: shipment.rate, parcel_count: 2 });
    expect(await charged()).toBe(shipment.rate);
  });

  test('refunds everything with the last one, once', async () => {
    await report(2, 'cancelled');
    await report(1, 'cancelled');
    expect(await read()).toMatchObject({ status: 'cancelled' });
    expect(await charged()).toBe(0);
  });

  test('credits an invoiced charge, and leaves the lower one for the next invoice', async () => {
    await staff.post('/api/tracking/shipment-events', {
      ...{ tracking_reference: shipment.short_tracking_reference, status: 'collected' },
    });
    await inOwn((tx) => tx.updateTable('billing_transactions').set({ invoiceable: true }).execute());
    const run = { providerId: 1, settings: {}, today: '2026-11-25', day: '2026-11-25' };
    expect(await inOwn((tx) => createInvoices(tx, run, shipment.account_id))).toHaveLength(1);
    expect((await report(2, 'cancelled')).statusCode).toBe(200);
    expect(await charged()).toBe(alone);
    const open = await inOwn((tx) =>
      tx
        .selectFrom('billing_transactions')
        .select(['amount_cents', 'invoice_id', 'reverses_id'])
        .where('shipment_id', '=', shipment.id)
        .where('invoice_id', 'is', null)
        .orderBy('id')
        .execute(),
    );
    expect(open.map(({ amount_cents }) => amount_cents / 100)).toEqual([shipment.rate, -alone]);
  });
});

describe('a shipment that waits for the payment of a heavier parcel', () => {
  const measure = (parcel: number, actual_weight_kg: number) =>
    site.request({
      ...{ method: 'PATCH', url: '/api/shipments/parcels' },
      payload: { shipment_id: shipment.id, parcels: [{ id: shipment.parcels[parcel - 1]!.id, actual_weight_kg }] },
      headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
    });

  test.each([
    ['an event', () => report(2, 'cancelled')],
    ['staff on the page', () => cancel(2)],
  ])('waits for less when another is cancelled by %s', async (_who, cancelling) => {
    await inOwn((tx) =>
      buildSettings(tx, {
        provider_id: 1,
        settings: { enable_payment_intervention: true, charge_discrepancy_threshold_min_amount: 0 },
      }),
    );
    await setAccount({ is_on_hold: true });
    await measure(1, 60);
    const held = await read();
    expect(held).toMatchObject({ status: 'on-hold', payment_intervention_status: 'held' });
    const answer = await cancelling();
    expect(answer.statusCode, answer.body).toBe(200);
    const after = await read();
    expect(after).toMatchObject({ status: 'on-hold', payment_intervention_status: 'held', parcel_count: 1 });
    expect(after.rate).toBeLessThan(held.rate!);
    expect(after.outstanding_amount).toBeCloseTo(after.rate! - shipment.rate!, 2);
    expect(await charged()).toBe(shipment.rate);
    await setAccount({ is_on_hold: false });
  });
});

describe('a lower price is charged to an account that could not afford another shipment', () => {
  test.each([
    ['on hold', { is_on_hold: true }],
    ['over its limit', { credit_limit_cents: 0, balance_cents: -10_000_000 }],
  ])('because it is %s', async (_why, columns) => {
    const before = await inOwn((tx) =>
      tx.selectFrom('accounts').selectAll().where('id', '=', shipment.account_id).executeTakeFirstOrThrow(),
    );
    await setAccount(columns);
    const answer = await cancel(2);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await read()).toMatchObject({ rate: alone });
    expect(await charged()).toBe(alone);
    const { is_on_hold, credit_limit_cents } = before;
    await setAccount({ is_on_hold, credit_limit_cents, balance_cents: before.balance_cents });
  });
});
