/** Parcels measured larger than their account can pay for: the measurement is stored, and the shipment waits for payment (F196). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Dashboard, Settings, Shipment } from '#generated/types.ts';
import { interventionHandlers } from '#modules/shipments/server/payment-intervention.ts';
import { post } from '#modules/ledger/server/services/ledger.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';
import { plain } from './booking-requests.ts';

const now = new Date('2026-11-23T08:00:00+02:00');
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@prepaid.test');

const set = (settings: Partial<Settings>) =>
  inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { provider_id: 1, settings }));

const account = () =>
  inTenant(site.database.owner, 1, (tx) =>
    tx
      .selectFrom('accounts')
      .select(['id', 'balance_cents as balance'])
      .where('id', '=', shipment.account_id)
      .executeTakeFirstOrThrow(),
  );

/** Adjusts the balance manually. */
const move = (accountId: number, amount: number) =>
  inTenant(site.database.owner, 1, (tx) =>
    post(tx, {
      ...{ accountId, amount, type: amount > 0 ? 'admin-credit' : 'admin-debit', description: 'By hand' },
      ...{ effectiveDate: '2026-11-23', createdBy: null },
    }),
  );

const balanceChanged = (accountId: number) =>
  inTenant(site.database.worker, 1, (tx) =>
    interventionHandlers.account_balance_changed!(
      tx,
      { account_id: accountId, transaction_id: 1 },
      { providerId: 1, eventId: 1, emittedAt: now },
    ),
  );

const send = (method: 'POST' | 'PATCH', url: string, payload: object, caller: Caller = staff) =>
  site.request({
    ...{ method, url: `/api/${url}`, payload },
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}` },
  });

const measure = (actual_weight_kg: number) =>
  send('PATCH', 'shipments/parcels', {
    ...{ shipment_id: shipment.id, parcels: [{ id: shipment.parcels[0]!.id, actual_weight_kg }] },
  });

async function read(caller: Caller = staff): Promise<Shipment> {
  const answer = await caller.get(`/api/shipments?id=${shipment.id}`);
  return answer.json<{ shipments: Shipment[] }>().shipments[0]!;
}

async function isListed(): Promise<boolean> {
  const answer = await staff.get('/api/shipments?needs_intervention=true&limit=100');
  return answer.json<{ shipments: Shipment[] }>().shipments.some(({ id }) => id === shipment.id);
}

let shipment: Shipment;

beforeAll(() => set({ enable_payment_intervention: true, charge_discrepancy_threshold_min_amount: 1 }));

/** Books, then removes the account's balance. */
beforeEach(async () => {
  const quoted = await send('POST', 'shipment-quotes', plain, customer);
  const { shipment: quote } = quoted.json<{ shipment: Shipment }>();
  await move(quote.account_id, 10_000_000);
  const booked = await send('POST', 'shipments', plain, customer);
  shipment = booked.json<{ shipment: Shipment }>().shipment;
  const { id, balance } = await account();
  await move(id, -balance);
});

describe('F196 a shipment that costs more than its account can be charged', () => {
  test('stores the measurement, is held and needs intervention until the account can pay', async () => {
    expect(await isListed()).toBe(false);
    const answer = await measure(30);
    expect(answer.statusCode, answer.body).toBe(200);
    const held = await read();
    expect(held).toMatchObject({
      ...{ status: 'on-hold', payment_intervention_status: 'held', needs_intervention: true },
      parcels: [{ actual_weight_kg: 30 }],
    });
    const difference = Math.round((held.rate! - shipment.rate!) * 100);
    expect(held.outstanding_amount).toBe(difference / 100);
    expect((await account()).balance).toBe(0);
    expect(await isListed()).toBe(true);
    const { figures } = (await staff.get('/api/dashboard')).json<Dashboard>();
    expect(figures.find(({ id }) => id === 'needs-intervention')!.count).toBeGreaterThan(0);
    const { tracking_events: events } = (await customer.get(`/api/shipments/history?id=${shipment.id}`)).json<{
      tracking_events: { message: string }[];
    }>();
    expect(events[0]?.message).toBe('Waiting for payment: the parcels are larger or heavier than booked');

    await move(held.account_id, difference - 1);
    await balanceChanged(held.account_id);
    expect((await read()).status).toBe('on-hold');
    await move(held.account_id, 1);
    await balanceChanged(held.account_id);
    const paid = await read();
    expect(paid).toMatchObject({ status: 'submitted', needs_intervention: false, rate: held.rate });
    expect(paid).not.toHaveProperty('payment_intervention_status');
    expect((await account()).balance).toBe(0);
    await balanceChanged(held.account_id);
    expect((await account()).balance).toBe(0);
    expect(await isListed()).toBe(false);
  });

  test('is released by staff, and the account owes the difference', async () => {
    await measure(30);
    const held = await read();
    const actions = await staff.get(`/api/shipments/actions?id=${shipment.id}`);
    expect(actions.json()).toMatchObject({ can_release: true });
    expect((await send('POST', 'shipments/release', { id: shipment.id }, customer)).statusCode).toBe(403);
    const released = await send('POST', 'shipments/release', { id: shipment.id, base_revision: held.revision });
    expect(released.json()).toMatchObject({ status: 'submitted' });
    expect(await read()).toMatchObject({ status: 'submitted', needs_intervention: false, rate: held.rate });
    expect((await account()).balance).toBe(-Math.round((held.rate! - shipment.rate!) * 100));
  });

  test('continues when it is measured again as booked, or is cancelled at the paid price', async () => {
    await measure(30);
    const again = await measure(shipment.parcels[0]!.submitted_weight_kg);
    expect(again.statusCode, again.body).toBe(200);
    expect(await read()).toMatchObject({ status: 'submitted', rate: shipment.rate, needs_intervention: false });
    expect((await account()).balance).toBe(0);
    await measure(30);
    await send('POST', 'shipments/cancel', { id: shipment.id, tracking_message: 'Too dear' });
    expect(await read()).toMatchObject({ status: 'cancelled', needs_intervention: false });
    expect((await account()).balance).toBe(Math.round(shipment.rate! * 100));
  });

  test('stays on hold if staff put it on hold for another reason', async () => {
    await send('POST', 'shipments/hold', { id: shipment.id, message: 'Customs' });
    await measure(30);
    const held = await read();
    expect(held.payment_intervention_status).toBe('awaiting-payment');
    await move(held.account_id, Math.round(held.outstanding_amount! * 100));
    await balanceChanged(held.account_id);
    expect(await read()).toMatchObject({ status: 'on-hold', needs_intervention: false });
  });

  test('is not held below the threshold, or if the provider disables it', async () => {
    await set({ enable_payment_intervention: true, charge_discrepancy_threshold_min_amount: 10_000 });
    expect((await measure(30)).statusCode).toBe(200);
    expect(await read()).toMatchObject({
      status: 'submitted',
      rate: shipment.rate,
      parcels: [{ actual_weight_kg: 30 }],
    });
    await set({ enable_payment_intervention: false, charge_discrepancy_threshold_min_amount: 1 });
    expect((await measure(31)).statusCode).toBe(200);
    expect(await read()).toMatchObject({ status: 'submitted', parcels: [{ actual_weight_kg: 31 }] });
    await set({ enable_payment_intervention: true, charge_discrepancy_threshold_min_amount: 1 });
  });
});
