/** What a booked shipment costs when it is measured or changed later: by the rates of its own day, or of the day of the change. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Shipment } from '#generated/types.ts';
import type { StoredTariff } from '#modules/rates/server/repository.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../../app.ts';
import { buildSettings } from '../../../factories/settings.ts';
import { plain, pretoria } from '../booking-requests.ts';

const booking = new Date('2026-10-30T10:00:00+02:00');
/** The fuel levy of November is lower. */
const later = new Date('2026-11-03T16:00:00+02:00');
let now = booking;
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
await inTenant(site.database.owner, 1, (tx) =>
  buildSettings(tx, { provider_id: 1, settings: { charge_discrepancy_threshold_min_amount: 0 } }),
);

const heavier = { submitted_length_cm: 20, submitted_width_cm: 20, submitted_height_cm: 10, submitted_weight_kg: 25 };
const book = async (more: object = {}, path = 'shipments') =>
  (await customer.post(`/api/${path}`, { ...plain, ...more })).json<{ shipment: Shipment }>().shipment;
/** What it costs to book it at a time. */
const priceAt = async (time: Date, more: object): Promise<number> => {
  now = time;
  return (await book(more, 'shipment-quotes')).rate!;
};
const read = async () =>
  (await staff.get(`/api/shipments?id=${shipment.id}`)).json<{ shipments: Shipment[] }>().shipments[0]!;
const measure = async (weight_kg: number) => {
  const size = { length_cm: 20, width_cm: 20, height_cm: 10, weight_kg };
  const tracking_reference = shipment.parcels[0]!.tracking_reference;
  const answer = await staff.post('/api/shipments/parcels/measurements', { tracking_reference, ...size });
  expect(answer.statusCode, answer.body).toBe(200);
};
const change = async (fields: object) => {
  const payload = { id: shipment.id, ...fields };
  const headers = { host: 'localhost', authorization: `Bearer ${staff.token}` };
  const answer = await site.request({ method: 'PATCH', url: '/api/shipments', payload, headers });
  expect(answer.statusCode, answer.body).toBe(200);
};
const move = (status: string) =>
  staff.post('/api/tracking/shipment-events', { tracking_reference: shipment.short_tracking_reference, status });
const daysOf = ({ estimated_collection, estimated_delivery_from, estimated_delivery_to }: Shipment) => ({
  ...{ estimated_collection, estimated_delivery_from, estimated_delivery_to },
});

let shipment: Shipment;

beforeEach(async () => {
  now = booking;
  shipment = await book();
});

describe('after another levy has begun', () => {
  test('F196 F200 a parcel that weighs what was booked costs the same, and is promised for the same day', async () => {
    await move('collected');
    now = later;
    await move('at-hub');
    await measure(2);
    expect(await read()).toMatchObject({ rate: shipment.rate, ...daysOf(shipment) });
  });

  test('F196 F200 a heavier one costs what it had cost when it was booked, before and after its collection', async () => {
    const atBooking = await priceAt(booking, { parcels: [heavier] });
    expect(await priceAt(later, { parcels: [heavier] })).toBeLessThan(atBooking);
    await measure(25);
    expect(await read()).toMatchObject({ rate: atBooking, ...daysOf(shipment) });
    await measure(2);
    await move('collected');
    await measure(25);
    expect(await read()).toMatchObject({ rate: atBooking, ...daysOf(shipment) });
  });

  test('another delivery address costs what it does now, and what is measured then follows that', async () => {
    const delivery_address = { ...pretoria, street_address: '9 Protea Avenue' };
    const [today, heavyToday] = [
      await priceAt(later, { delivery_address }),
      await priceAt(later, { delivery_address, parcels: [heavier] }),
    ];
    expect(today).toBeLessThan(shipment.rate!);
    await change({ delivery_address });
    expect(await read()).toMatchObject({ rate: today });
    now = new Date('2026-11-20T10:00:00+02:00');
    await measure(25);
    expect(await read()).toMatchObject({ rate: heavyToday });
  });

  test('F215 a quote accepted since then costs what was quoted, also when it is measured', async () => {
    const asked = { collection_min_date: '2026-10-30', parcels: [heavier] };
    const quoted = await priceAt(booking, asked);
    expect(await priceAt(later, { parcels: [heavier] })).toBeLessThan(quoted);
    now = booking;
    shipment = await book({ collection_min_date: '2026-10-30' }, 'shipment-quotes');
    const price = shipment.rate!;
    now = later;
    const answer = await customer.post('/api/shipment-quotes/convert', { id: shipment.id });
    expect(answer.json(), answer.body).toMatchObject({ shipment: { rate: price, collection_min_date: '2026-11-03' } });
    for (const [weight, rate] of [
      [2, price],
      [25, quoted],
    ] as const) {
      await measure(weight);
      expect(await read()).toMatchObject({ rate });
    }
  });
});

test.each(['the zones that it needs exist', 'they do not'])(
  'F196 F200 a shipment keeps the rates that it was booked by when they are edited, while %s',
  async (which) => {
    const atBooking = await priceAt(booking, { parcels: [heavier] });
    const { revision, document } = await inTenant(site.database.owner, 1, async (tx) => {
      const newest = await tx.selectFrom('tariffs').selectAll().orderBy('revision', 'desc').executeTakeFirstOrThrow();
      const tariff = newest.document as StoredTariff;
      const fuel_levies = tariff.fuel_levies?.map((levy) => ({
        ...levy,
        percentages: levy.percentages.map((one) => ({ ...one, percentage: one.percentage + 10 })),
      }));
      const edited = JSON.stringify({ ...tariff, fuel_levies });
      const next = { ...newest, revision: newest.revision + 1, document: edited };
      await tx.insertInto('tariffs').values(next).execute();
      return { revision: newest.revision, document: newest.document };
    });
    const now25 = await priceAt(booking, { parcels: [heavier] });
    expect(now25).toBeGreaterThan(atBooking);
    const areThere = which === 'the zones that it needs exist';
    const write = (stored: unknown) =>
      asOwner(site.database.owner, (tx) =>
        tx
          .updateTable('tariffs')
          .set({ document: JSON.stringify(stored) })
          .where('revision', '=', revision)
          .execute(),
      );
    if (!areThere)
      await write(JSON.parse(JSON.stringify(document).replaceAll(/"(from|to)_zone_id":\d+/g, '"$1_zone_id":99999')));
    await measure(25);
    expect(await read()).toMatchObject({ rate: areThere ? atBooking : now25 });
    await write(document);
  },
);

test.each([
  ['the limit of declared values', { insurance_declared_value_enabled: true, insurance_max_declared_value: 1_000 }],
  ['the insurance', { insurance_declared_value_enabled: false }],
])(
  'F196 F200 a declared value stays insured as agreed when %s has changed, until it is declared anew',
  async (_what, settings) => {
    const set = (values: object) =>
      inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { provider_id: 1, settings: values }));
    await set({ insurance_declared_value_enabled: true, insurance_max_declared_value: 10_000 });
    const quoted = await priceAt(booking, { declared_value: 9_000, parcels: [heavier] });
    shipment = await book({ declared_value: 9_000 });
    await set(settings);
    await measure(25);
    expect(await read()).toMatchObject({ rate: quoted });
    await set({ insurance_declared_value_enabled: true, insurance_max_declared_value: 1_000 });
    const payload = { id: shipment.id, declared_value: 8_000 };
    const headers = { host: 'localhost', authorization: `Bearer ${staff.token}` };
    const refused = await site.request({ method: 'PATCH', url: '/api/shipments', payload, headers });
    expect(refused.json()).toMatchObject({ code: 'invalid_shipment', errors: [{ field: 'declared_value' }] });
  },
);
