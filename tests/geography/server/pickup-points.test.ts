/** `/pickup-points` in the public format: which networks are offered to whom, search, and nearest first. */
import { beforeAll, describe, expect, it } from 'vitest';
import { straightKilometres } from '#modules/geography/domain/distance.ts';
import { findPickupPoint } from '#modules/geography/server/services/pickup-points.ts';
import type { PickupPoint } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp();
const guest = callerWith(site, null);
let acme: Caller;
beforeAll(async () => {
  acme = await signIn(site, 'owner@acme.test');
});

const read = async (query: string, caller: Caller = guest) =>
  (await caller.get(`/api/pickup-points${query}`)).json<{ pickup_points: PickupPoint[]; count: number }>();

describe('pickup points', () => {
  it('are those of the networks that are turned on, 25 lockers and 10 counters (F189)', async () => {
    const { pickup_points: points, count } = await read('', acme);
    expect(count).toBe(35);
    const counted = (type: string) => points.filter((point) => point.type === type).length;
    expect([counted('locker'), counted('counter')]).toEqual([25, 10]);
    expect((await callerWith(site, null, 'protea.localhost').get('/api/pickup-points')).json()).toEqual({
      ...{ pickup_points: [], count: 0 },
    });
  });

  it('include their location, sizes and opening hours', async () => {
    const { pickup_points: points } = await read('?pickup_point_id=CG101&pickup_point_provider=tcg-locker');
    expect(points).toMatchObject([
      {
        ...{ type: 'locker', name: 'Bryanston garage' },
        address: { type: 'locker', local_area: 'Bryanston', city: 'Johannesburg', zone: 'Gauteng', country: 'ZA' },
        trading_hours: { length: 7 },
      },
    ]);
    expect(points[0]?.compartments.map(({ size }) => size)).toEqual(['V4-XS', 'V4-S', 'V4-M', 'V4-L', 'V4-XL']);
    expect(points[0]?.compartments.at(-1)).toEqual({
      ...{ size: 'V4-XL', length_cm: 60, width_cm: 41, height_cm: 69, weight_kg: 20 },
    });
  });

  it('are sorted by distance, and paged', async () => {
    const from = { lat: -33.93, lng: 18.44 };
    const query = `?lat=${from.lat}&lng=${from.lng}&order_closest=true&type=locker`;
    const { pickup_points: points, count } = await read(query);
    expect(count).toBe(25);
    const distances = points.map(({ distance_km }) => distance_km ?? NaN);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    for (const point of points) expect(point.distance_km).toBeCloseTo(straightKilometres(point, from), 2);
    expect(points[0]?.name).toBe('Woodstock garage');
    const page = await read(`${query}&limit=2&offset=1`);
    expect(page).toEqual({ pickup_points: points.slice(1, 3), count: 25 });
    expect(await read(`${query}&offset=100`)).toEqual({ pickup_points: [], count: 25 });
  });

  it('are found by words of name, street, suburb, city and code, with patterns taken literally', async () => {
    const names = async (search: string) =>
      (await read(`?search=${encodeURIComponent(search)}`)).pickup_points.map(({ name }) => name);
    expect(await names('cape gardens')).toEqual(['Gardens print and copy']);
    expect(await names('2191')).toEqual(['Bryanston garage', 'Fourways Mall']);
    expect(await names('%')).toEqual([]);
  });

  it('need both coordinates for distances', async () => {
    for (const query of ['?lat=-26', '?lng=28', '?order_closest=true'])
      expect((await guest.get(`/api/pickup-points${query}`)).statusCode).toBe(400);
  });
});

it('a shipment’s pickup point is found only while its network is on', async () => {
  const find = (pickup_point_provider: 'ram-counter' | 'bob-box', settings: object) =>
    inTenant(site.database.app, 1, (tx) =>
      findPickupPoint(tx, { pickup_point_id: 'RAM101', pickup_point_provider }, settings, 'courier'),
    );
  expect(await find('ram-counter', { enable_ram_counters: true })).toMatchObject({ name: 'Parktown print and copy' });
  expect(await find('ram-counter', { enable_tcg_locker: true })).toBeUndefined();
  expect(await find('bob-box', { enable_third_party_bob_box: true })).toBeUndefined();
});
