/** The map of the tracking page over HTTP: places, the driver, a rescheduled delivery, and guessing of numbers. */
import { describe, expect, test } from 'vitest';
import type { NewRow, Row } from '#generated/database.ts';
import type { Settings, TrackedShipment } from '#generated/types.ts';
import { dayNumber, weekdayOf } from '#modules/rates/domain/day-number.ts';
import { southAfricanHolidays } from '#modules/rates/domain/public-holidays.ts';
import { wallClock } from '#platform/domain/time.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';

/** The time of requests that are counted, which may take long. */
let stopped: Date | undefined;
const site = await testApp({ clock: () => stopped ?? new Date() });
const staff = await signIn(site, 'staff@kestrel.test');
const driver = await signIn(site, 'driver@kestrel.test');
const guest = callerWith(site, null);
const elsewhere = callerWith(site, null, 'protea.localhost');

const driverId = await inTenant(site.database.owner, 1, async (tx) => {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'driver@kestrel.test')
    .executeTakeFirstOrThrow();
  return found.id;
});

const book = (attributes: Partial<NewRow<'shipments'>> = {}): Promise<Row<'shipments'>> =>
  storeShipment(site.database, attributes);

const set = (settings: Settings): Promise<unknown> =>
  inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { provider_id: 1, settings }));

async function tracked({ short_tracking_reference: number }: Row<'shipments'>): Promise<TrackedShipment> {
  const answer = await guest.get(`/api/tracking/shipments?tracking_reference=${number}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ shipments: TrackedShipment[] }>().shipments[0]!;
}

const here = (more: object = {}) => driver.post('/api/tracking/driver-positions', { lat: -26.1, lng: 28.05, ...more });
const on = {
  driver_live_tracking: true,
  driver_live_tracking_enabled: true,
  tracking_show_driver_position: true,
  driver_live_tracking_interval: 30,
};

test('F081 help is offered by the delivering branch if it has a contact of its own, and by the provider otherwise', async () => {
  await set({ support_email_address: 'help@kestrel.test', support_contact_number: '011 555 0142' });
  const branches = await inTenant(site.database.owner, 1, (tx) =>
    tx.selectFrom('branches').select('id').orderBy('id').limit(2).execute(),
  );
  const [collection_branch_id, delivery_branch_id] = branches.map(({ id }) => id);
  await inTenant(site.database.owner, 1, (tx) =>
    buildSettings(tx, {
      ...{ provider_id: 1, scope: 'branch', scope_id: delivery_branch_id! },
      settings: { support_contact_number: '031 555 0177' },
    }),
  );
  const help = async (branch: Partial<NewRow<'shipments'>>) => {
    const { support_email_address, support_contact_number } = await tracked(await book(branch));
    return [support_email_address, support_contact_number];
  };
  expect(await help({ collection_branch_id, delivery_branch_id })).toEqual(['help@kestrel.test', '031 555 0177']);
  expect(await help({ collection_branch_id, delivery_branch_id: null })).toEqual(['help@kestrel.test', '011 555 0142']);
  expect(await help({ collection_branch_id: null, delivery_branch_id: null })).toEqual([
    'help@kestrel.test',
    '011 555 0142',
  ]);
});

describe('the driver', () => {
  test('F335 is shown while the shipment is out for delivery and the position is recent, if the provider enables it', async () => {
    const out = await book({ status: 'out-for-delivery', delivery_agent_id: driverId });
    const waiting = await book({ status: 'at-destination-hub', delivery_agent_id: driverId });
    const withAnother = await book({ status: 'out-for-delivery', delivery_agent_id: driverId + 1000 });
    expect((await here()).json()).toMatchObject({ code: 'live_tracking_off' });
    await set({ ...on, driver_live_tracking_enabled: false });
    expect((await here()).json()).toMatchObject({ code: 'live_tracking_off' });
    await set(on);
    expect((await staff.post('/api/tracking/driver-positions', { lat: 0, lng: 0 })).json()).toMatchObject({
      code: 'not_for_drivers',
    });
    expect((await here({ lat: -26.123_456 })).json()).toEqual({ next_seconds: 30 });
    expect((await tracked(out)).driver_position).toMatchObject({ lat: -26.123, lng: 28.05 });
    expect((await tracked(waiting)).driver_position).toBeNull();
    expect((await tracked(withAnother)).driver_position).toBeNull();
    await set({ ...on, tracking_show_driver_position: false });
    expect((await tracked(out)).driver_position).toBeNull();
  });

  test('is shown where their branch tracks its drivers, whatever the provider chose', async () => {
    const branch_id = await inTenant(site.database.owner, 1, async (tx) => {
      const user = tx.selectFrom('users').select('branch_id').where('id', '=', driverId);
      return (await user.executeTakeFirstOrThrow()).branch_id!;
    });
    const ofBranch = (settings: Settings) =>
      inTenant(site.database.owner, 1, (tx) =>
        buildSettings(tx, { provider_id: 1, scope: 'branch', scope_id: branch_id, settings }),
      );
    const out = await book({ status: 'out-for-delivery', delivery_agent_id: driverId });
    await set({ ...on, driver_live_tracking_enabled: false });
    await ofBranch({ driver_live_tracking_enabled: true });
    expect((await here()).statusCode).toBe(200);
    expect((await tracked(out)).driver_position).toMatchObject({ lng: 28.05 });
    await set(on);
    await ofBranch({ driver_live_tracking_enabled: false });
    expect((await tracked(out)).driver_position).toBeNull();
    await ofBranch({ driver_live_tracking_enabled: true });
    await here({ lat: -26.123_456 });
  });

  test('is at the newest position; an old one is not shown, a future one is rejected', async () => {
    await set(on);
    const out = await book({ status: 'out-for-delivery', delivery_agent_id: driverId });
    expect((await here({ lat: -29, date: '2026-11-01T08:00:00+02:00' })).statusCode).toBe(200);
    expect((await tracked(out)).driver_position).toMatchObject({ lat: -26.123 });
    expect((await here({ date: '2099-01-01T08:00:00+02:00' })).json()).toMatchObject({ code: 'date_in_future' });
    await inTenant(site.database.owner, 1, (tx) =>
      tx
        .updateTable('driver_positions')
        .set({ recorded_at: new Date(Date.now() - 301_000) })
        .execute(),
    );
    expect((await tracked(out)).driver_position).toBeNull();
  });
});

test('places are suburbs and towns: neither streets nor the coordinates of an address', async () => {
  const address = { local_area: 'Sandton', city: 'Johannesburg', street_address: '1 Hidden Street', country: 'ZA' };
  const booked = await book({
    collection_address: JSON.stringify({ ...address, local_area: 'Nowhere', city: 'Cape Town' }),
    delivery_address: JSON.stringify({ ...address, lat: -26.111111, lng: 28.222222 }),
  });
  const report = { tracking_reference: booked.short_tracking_reference, status: 'collected', location: 'Durban' };
  expect((await staff.post('/api/tracking/shipment-events', report)).statusCode).toBe(200);
  const shipment = await tracked(booked);
  expect(shipment).toMatchObject({
    collection_place: { name: 'Cape Town' },
    delivery_place: { name: 'Sandton, Johannesburg', lat: -26.107, lng: 28.057 },
    last_place: { name: 'Durban' },
  });
  expect(JSON.stringify(shipment)).not.toMatch(/26\.111111|28\.222222|Hidden/);
});

test('a rescheduled delivery shows its previous date', async () => {
  const day = (days: number): string => wallClock(new Date(Date.now() + days * 86_400_000)).date;
  const before = { from: `${day(1)}T08:00:00+02:00`, to: `${day(2)}T17:00:00+02:00` };
  const booked = await book({
    estimated_delivery_from: new Date(before.from),
    estimated_delivery_to: new Date(before.to),
  });
  expect(await tracked(booked)).toMatchObject({ estimated_delivery_to: before.to, previous_delivery_to: null });
  // Later than any service takes, and on a delivery day.
  const isHoliday = southAfricanHolidays();
  const requestedDay = Array.from({ length: 14 }, (_, at) => day(30 + at)).find(
    (date) => [1, 2, 3, 4, 5].includes(weekdayOf(dayNumber(date))) && !isHoliday(dayNumber(date)),
  );
  const moved = await site.request({
    method: 'PATCH',
    url: '/api/shipments',
    payload: { id: booked.id, delivery_min_date: requestedDay, delivery_after: '09:00', delivery_before: '15:00' },
    headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
  });
  expect(moved.statusCode, moved.body).toBe(200);
  expect(await tracked(booked)).toMatchObject({
    estimated_delivery_from: `${requestedDay}T09:00:00+02:00`,
    estimated_delivery_to: `${requestedDay}T15:00:00+02:00`,
    previous_delivery_from: before.from,
    previous_delivery_to: before.to,
  });
});

test('guessing numbers is delayed, including existing ones; users who know their number are not affected', async () => {
  stopped = new Date();
  const { short_tracking_reference: number } = await book();
  const track = (reference: string) => elsewhere.get(`/api/tracking/shipments?tracking_reference=${reference}`);
  for (let at = 0; at < 30; at += 1) expect((await track(`NOSUCH${at}`)).statusCode).toBe(200);
  const refused = await track('NOSUCH');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    code: 'too_many_attempts',
    message: expect.stringMatching(/^Too many attempts\. Try again in 10 minutes/) as string,
  });
  expect(refused.headers['retry-after']).toBeDefined();
  for (let at = 0; at < 31; at += 1)
    expect((await guest.get(`/api/tracking/shipments?tracking_reference=${number}`)).statusCode).toBe(200);
  stopped = undefined;
});
