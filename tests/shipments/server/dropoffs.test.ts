/** Shipments that are collected from a locker or counter: waiting for the drop-off, dropped off, collected, and refusals. */
import { beforeAll, describe, expect, test } from 'vitest';
import type {
  PickupPoint,
  Shipment,
  ReadShipmentActionsAnswer200,
  ShipmentRequest,
  WaitingParcel,
} from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildUser, roleIds } from '../../factories/user.ts';
import { eventMs } from '../../patience.ts';
import { signedIn } from '../../signed-in.ts';
import { flyer, plain } from './booking-requests.ts';

/** The time of requests that are counted, which may take long. */
let stopped: Date | undefined;
const site = await testApp({ jobs: true, clock: () => stopped ?? new Date() });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const stranger = await signIn(site, 'staff@protea.test');

type Network = 'tcg-locker' | 'ram-counter';

async function pointsOf(network: Network): Promise<readonly PickupPoint[]> {
  const answer = await customer.get(`/api/pickup-points?pickup_point_provider=${network}`);
  return answer.json<{ pickup_points: PickupPoint[] }>().pickup_points;
}

const [locker, otherLocker] = await pointsOf('tcg-locker');
const [counter, otherCounter] = await pointsOf('ram-counter');

const at = (leg: 'collection' | 'delivery', point: PickupPoint | undefined) => ({
  [`${leg}_pickup_point_id`]: point?.pickup_point_id,
  [`${leg}_pickup_point_provider`]: point?.pickup_point_provider,
});
const small = { ...flyer, submitted_width_cm: 15, submitted_height_cm: 7 };
const fromLocker = {
  ...{ ...plain, ...at('collection', locker), collection_address: null },
  ...{ parcels: [small], service_level_code: 'L2DXS' },
} as ShipmentRequest;
const toCounter = {
  ...{ ...plain, ...at('delivery', counter), delivery_address: null },
  ...{ parcels: [small], service_level_code: 'X2LXS' },
} as ShipmentRequest;

async function book(request: ShipmentRequest = fromLocker, path = '/api/shipments'): Promise<Shipment> {
  const answer = await customer.post(path, request);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ shipment: Shipment }>().shipment;
}

const read = async ({ id }: Pick<Shipment, 'id'>): Promise<Shipment> =>
  (await staff.get(`/api/shipments?id=${id}`)).json<{ shipments: Shipment[] }>().shipments[0]!;
const change = (payload: object, url = '/api/shipments') =>
  site.request({
    ...{ method: 'PATCH', url, payload },
    headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
  });
const dropOff = ({ tracking_reference }: Shipment, body: object = {}, caller = staff) =>
  caller.post('/api/tracking/dropoffs', { tracking_reference, ...body });
const report = ({ tracking_reference }: Shipment, status: string) =>
  staff.post('/api/tracking/shipment-events', { tracking_reference, status });
const mailsAbout = ({ short_tracking_reference: reference }: Shipment) =>
  inTenant(site.database.owner, 1, (tx) =>
    tx
      .selectFrom('mails')
      .select(['recipients', 'subject', 'body'])
      .where('subject', 'like', `%${reference}%`)
      .orderBy('id')
      .execute(),
  );
const stored = ({ id }: Pick<Shipment, 'id'>) =>
  inTenant(site.database.owner, 1, (tx) =>
    tx.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );

describe('a booking that is collected from a locker', () => {
  test('F178 waits for its drop-off, and the sender is told where, until when and with which PIN', async () => {
    const shipment = await book();
    expect(shipment).toMatchObject({ status: 'awaiting-dropoff', parcels: [{ status: 'awaiting-dropoff' }] });
    const { dropoff_pin, charge_transaction_id } = await stored(shipment);
    expect(charge_transaction_id).not.toBeNull();
    await expect.poll(() => mailsAbout(shipment), { timeout: eventMs }).not.toEqual([]);
    const [mail] = await mailsAbout(shipment);
    expect(mail?.recipients).toEqual(['pieter@example.test']);
    for (const part of [locker!.name, dropoff_pin!, ' by ']) expect(mail?.body).toContain(part);
  });

  test('a quote for one waits as well, once it is booked', async () => {
    const quote = await book(fromLocker, '/api/shipment-quotes');
    expect((await customer.post('/api/shipment-quotes/convert', { id: quote.id })).statusCode).toBe(200);
    expect(await read(quote)).toMatchObject({ status: 'awaiting-dropoff' });
  });

  test('is submitted when it is dropped off, and the sender is thanked', async () => {
    const shipment = await book();
    expect((await dropOff(shipment)).json()).toMatchObject({ status: 'submitted', moved: true });
    const after = await read(shipment);
    expect(after).toMatchObject({ status: 'submitted', dropped_off_date: expect.any(String) as string });
    const history = await customer.get(`/api/shipments/history?id=${shipment.id}`);
    expect(history.json()).toMatchObject({
      tracking_events: [
        { status: 'submitted', message: 'Dropped off', location: expect.stringContaining(locker!.name) as string },
        {},
      ],
    });
    await expect.poll(() => mailsAbout(shipment), { timeout: eventMs }).toHaveLength(2);
    // Booked and dropped off at the same moment, so either mail may be written first.
    const subjects = (await mailsAbout(shipment)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/is dropped off$/));
  });

  test('goes to the driver who was chosen beforehand, and is on the tripsheet until it is collected', async () => {
    const driver = await signIn(site, 'driver@kestrel.test');
    const { id: collection_agent_id } = await inTenant(site.database.owner, 1, (tx) =>
      tx.selectFrom('users').select('id').where('email', '=', 'driver@kestrel.test').executeTakeFirstOrThrow(),
    );
    const shipment = await book();
    expect((await change({ id: shipment.id, collection_agent_id })).statusCode).toBe(200);
    const sheet = () => driver.get('/api/trip-sheet');
    expect((await sheet()).body).toContain(shipment.tracking_reference);
    expect(await read(shipment)).toMatchObject({ status: 'awaiting-dropoff', collection_agent_id });
    await dropOff(shipment);
    const collected = await driver.post('/api/tracking/shipment-events', {
      ...{ tracking_reference: shipment.tracking_reference, status: 'collected' },
    });
    expect(collected.json()).toMatchObject({ status: 'collected' });
    expect((await sheet()).body).not.toContain(shipment.tracking_reference);
  });

  test('that a driver finds there without a report counts as dropped off', async () => {
    const shipment = await book();
    expect((await report(shipment, 'collected')).json()).toMatchObject({ status: 'collected' });
    const { dropped_off_date, collected_date } = await stored(shipment);
    expect(dropped_off_date).toEqual(collected_date);
  });

  test('can be moved on, cancelled, held and corrected by staff', async () => {
    const shipment = await book();
    const actions = (await staff.get(`/api/shipments/actions?id=${shipment.id}`)).json<ReadShipmentActionsAnswer200>();
    expect(actions).toMatchObject({ can_cancel: true, can_edit: true, can_hold: true, pins: ['dropoff'] });
    const byHand = (status: string) => change({ id: shipment.id, status, message: 'Because' }, '/api/shipments/status');
    expect((await byHand('submitted')).json()).toMatchObject({ status: 'submitted', moved: true });
    expect((await stored(shipment)).dropped_off_date).not.toBeNull();
    expect((await report(shipment, 'awaiting-dropoff')).statusCode).toBe(200);
    expect((await stored(shipment)).dropped_off_date).toBeNull();
    await staff.post('/api/shipments/hold', { id: shipment.id, message: 'Wait' });
    await staff.post('/api/shipments/release', { id: shipment.id });
    expect(await read(shipment)).toMatchObject({ status: 'awaiting-dropoff' });
    expect((await byHand('cancelled')).json()).toMatchObject({ status: 'cancelled' });
    expect((await stored(shipment)).dropped_off_date).toBeNull();
  });
});

describe('changing where it is collected', () => {
  test('to another locker sends the new PIN', async () => {
    const shipment = await book();
    await expect.poll(() => mailsAbout(shipment), { timeout: eventMs }).toHaveLength(1);
    const moved = await change({ id: shipment.id, ...at('collection', otherLocker) });
    expect(moved.statusCode, moved.body).toBe(200);
    await expect.poll(() => mailsAbout(shipment), { timeout: eventMs }).toHaveLength(2);
    expect((await mailsAbout(shipment))[1]?.body).toContain((await stored(shipment)).dropoff_pin);
  });

  test('to the sender’s door asks for a driver, and back for the drop-off', async () => {
    const { id } = await book();
    const toDoor = await change({
      ...{ id, collection_pickup_point_id: null, collection_pickup_point_provider: null },
      ...{ collection_address: plain.collection_address, service_level_code: 'ECO' },
    });
    expect(toDoor.statusCode, toDoor.body).toBe(200);
    expect(await stored({ id })).toMatchObject({ status: 'submitted', dropped_off_date: null, dropoff_pin: null });
    const back = await change({ id, ...at('collection', locker), service_level_code: 'L2DXS' });
    expect(back.statusCode, back.body).toBe(200);
    expect(await read({ id })).toMatchObject({ status: 'awaiting-dropoff' });
  });

  test('is refused once the parcel is there', async () => {
    const shipment = await book();
    await dropOff(shipment);
    const refused = await change({ id: shipment.id, ...at('collection', otherLocker) });
    expect(refused.json()).toMatchObject({ errors: [{ field: 'collection_pickup_point_id', code: 'dropped_off' }] });
  });
});

describe('a drop-off is refused', () => {
  const codeOf = async (answer: ReturnType<typeof dropOff>) => (await answer).json<{ code: string }>().code;

  test('twice, also after a driver was assigned', async () => {
    const shipment = await book();
    await dropOff(shipment);
    expect(await codeOf(dropOff(shipment))).toBe('already_dropped_off');
    await report(shipment, 'collection-unassigned');
    expect(await codeOf(dropOff(shipment))).toBe('already_dropped_off');
    await report(shipment, 'at-hub');
    expect(await codeOf(dropOff(shipment))).toBe('already_dropped_off');
    expect(await read(shipment)).toMatchObject({ status: 'at-hub' });
  });

  test('of a cancelled shipment, a quote, one that a driver collects, and at another counter', async () => {
    const cancelled = await book();
    await change({ id: cancelled.id, status: 'cancelled', message: 'No' }, '/api/shipments/status');
    expect(await codeOf(dropOff(cancelled))).toBe('not_for_dropoff');
    expect((await dropOff(await book(fromLocker, '/api/shipment-quotes'))).json()).toMatchObject({
      ...{ code: 'not_for_dropoff', message: expect.stringMatching(/^This is a quote/) as string },
    });
    expect(await codeOf(dropOff(await book(plain)))).toBe('not_for_dropoff');
    const here = { pickup_point_id: counter!.pickup_point_id };
    expect(await codeOf(dropOff(await book(), here))).toBe('other_pickup_point');
  });

  test('F206 by booking with the mode of a kiosk, which only staff work at', async () => {
    const fromCounter = { ...fromLocker, ...at('collection', counter) };
    const bookedBy = async (account_id: number | null) => {
      const email = await inTenant(site.database.owner, 1, async (tx) => {
        const role_id = account_id === null ? roleIds.support : roleIds.accountUser;
        return (await buildUser(tx, { provider_id: 1, role_id, account_id, shipment_page_mode: 'kiosk' })).email;
      });
      const caller = callerWith(site, await signedIn(site.database, email, 'localhost'));
      const answer = await caller.post('/api/shipments', { ...fromCounter, account_id: acme });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ shipment: Shipment }>().shipment.status;
    };
    const acme = (await book()).account_id;
    expect(await bookedBy(acme)).toBe('awaiting-dropoff');
    expect(await bookedBy(null)).not.toBe('awaiting-dropoff');
  });

  test('at a kiosk of another provider, and by customers', async () => {
    const shipment = await book();
    expect((await dropOff(shipment, {}, stranger)).statusCode).toBe(404);
    expect((await dropOff(shipment, {}, customer)).statusCode).toBe(403);
    const reference = `tracking_reference=${shipment.tracking_reference}`;
    expect((await stranger.get(`/api/tracking/counter-parcel?${reference}`)).statusCode).toBe(404);
  });
});

describe('at the counter where the receiver collects', () => {
  let shipment: Shipment;
  beforeAll(async () => {
    const settings = { pod_fallback_photos_required: false, pod_fallback_signature_required: false };
    await inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { provider_id: 1, settings }));
    shipment = await book(toCounter);
    for (const status of ['collected', 'at-hub', 'out-for-delivery', 'ready-for-pickup'])
      await report(shipment, status);
  });
  const parcel = async (point: PickupPoint | undefined) => {
    const query = `tracking_reference=${shipment.tracking_reference}&pickup_point_id=${point?.pickup_point_id}`;
    return (await staff.get(`/api/tracking/counter-parcel?${query}`)).json<object>();
  };
  const handOver = (body: object) =>
    staff.post('/api/tracking/deliveries', { tracking_reference: shipment.tracking_reference, ...body });

  test('the next step is to hand it over, but not at another counter', async () => {
    expect(await parcel(counter)).toMatchObject({
      counter_parcel: {
        ...{ shipment_id: shipment.id, next_step: 'hand-over', problem: null },
        ...{ receiver: 'Thandi Mokoena', has_pin: false },
      },
    });
    expect(await parcel(otherCounter)).toMatchObject({ counter_parcel: { next_step: 'none' } });
    const elsewhere = await handOver({ name: 'Thandi', pickup_point_id: otherCounter?.pickup_point_id });
    expect(elsewhere.json()).toMatchObject({ code: 'other_pickup_point' });
  });

  test('the collection has a proof and a time', async () => {
    const taken = await handOver({ name: 'Thandi Mokoena', description: 'ID checked' });
    expect(taken.json(), taken.body).toMatchObject({ status: 'collected-from-counter', moved: true });
    expect((await stored(shipment)).delivered_date).not.toBeNull();
    expect(await parcel(counter)).toMatchObject({ counter_parcel: { next_step: 'none' } });
    const tracked = await site.request({
      ...{ method: 'GET', url: `/api/tracking/shipments?tracking_reference=${shipment.tracking_reference}` },
      headers: { host: 'localhost' },
    });
    expect(tracked.json()).toMatchObject({ shipments: [{ has_proof: true, status: 'collected-from-counter' }] });
  });
});

test('the PIN of a locker proves the receiver’s collection, and guessing it is slowed down', async () => {
  stopped = new Date();
  const shipment = await book({ ...toCounter, ...at('delivery', locker) });
  for (const status of ['collected', 'at-hub', 'out-for-delivery', 'ready-for-pickup']) await report(shipment, status);
  const { pickup_pin: right } = await stored(shipment);
  const wrong = right === '000000' ? '000001' : '000000';
  const enter = (pin: string | null) =>
    staff.post('/api/tracking/deliveries', { tracking_reference: shipment.tracking_reference, pin });
  for (let press = 0; press < 8; press += 1)
    expect((await enter('4711')).json()).toMatchObject({ errors: [{ message: 'Enter all 6 digits of the PIN.' }] });
  expect((await enter(wrong)).json()).toMatchObject({ code: 'wrong_pin' });
  const taken = await enter(right);
  expect(taken.json(), taken.body).toMatchObject({ status: 'collected-from-locker' });
  const other = await book({ ...toCounter, ...at('delivery', locker) });
  for (const status of ['collected', 'at-hub', 'out-for-delivery', 'ready-for-pickup']) await report(other, status);
  const codes: number[] = [];
  for (let guess = 0; guess < 8; guess += 1) {
    const pin = String(guess).padStart(6, '0');
    const { tracking_reference } = other;
    codes.push((await staff.post('/api/tracking/deliveries', { tracking_reference, pin })).statusCode);
  }
  expect(codes.at(0)).toBe(422);
  expect(codes.at(-1)).toBe(429);
  stopped = undefined;
});

describe('the list of expected parcels', () => {
  interface Expected {
    readonly waiting_parcels: readonly WaitingParcel[];
  }
  const expectedBy = async (caller: Caller, query = '') =>
    (await caller.get(`/api/tracking/counter-parcels?limit=100${query}`)).json<Expected>().waiting_parcels;
  const ofShipment = (list: readonly WaitingParcel[], { id }: Shipment) => list.find((one) => one.id === id);

  test('has who brings a parcel until it is taken in, and who comes for one that waits', async () => {
    const brought = await book();
    const fetched = await book(toCounter);
    expect(ofShipment(await expectedBy(staff), fetched)).toBeUndefined();
    for (const status of ['collected', 'at-hub', 'ready-for-pickup'])
      expect((await report(fetched, status)).statusCode).toBe(200);
    expect(ofShipment(await expectedBy(staff), brought)).toMatchObject({
      ...{ next_step: 'take-in', person: plain.collection_contact!.name, place: locker!.name },
      ...{ pickup_point_id: locker!.pickup_point_id, status: 'awaiting-dropoff' },
    });
    expect(ofShipment(await expectedBy(staff), fetched)).toMatchObject({
      ...{ next_step: 'hand-over', person: plain.delivery_contact!.name, place: counter!.name },
      ...{ pickup_point_id: counter!.pickup_point_id, status: 'ready-for-pickup' },
    });
    // By name, next step and pickup point.
    const name = encodeURIComponent(plain.delivery_contact!.name!);
    const handed = await expectedBy(staff, `&search=${name}&next_step=${encodeURIComponent('["hand-over"]')}`);
    expect([ofShipment(handed, fetched)?.id, ofShipment(handed, brought)]).toEqual([fetched.id, undefined]);
    const here = await expectedBy(staff, `&pickup_point_id=${counter!.pickup_point_id}`);
    expect([ofShipment(here, fetched)?.id, ofShipment(here, brought)]).toEqual([fetched.id, undefined]);

    expect((await dropOff(brought)).statusCode).toBe(200);
    expect(ofShipment(await expectedBy(staff), brought)).toBeUndefined();
  });

  test('is empty for another provider', async () => {
    await book();
    expect(await expectedBy(stranger)).toEqual([]);
  });
});
