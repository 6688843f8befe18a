/** Reports of measuring machines about parcels, and their effect on the price. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { ParcelMeasurement, Settings, Shipment } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../../app.ts';
import { buildSettings } from '../../../factories/settings.ts';
import { plain } from '../booking-requests.ts';
import { pixel, upload } from '../uploads.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const withoutBilling = await signIn(site, 'nobilling@acme.test');
const other = await signIn(site, 'owner@prepaid.test');

const set = (settings: Partial<Settings>) =>
  inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { provider_id: 1, settings }));

const size = { length_cm: 60, width_cm: 40, height_cm: 30 };
const report = (caller: Caller, body: object) => caller.post('/api/shipments/parcels/measurements', body);
const read = (caller: Caller) => caller.get(`/api/shipments/parcels/measurements?id=${shipment.id}`);
const seen = async (caller: Caller) =>
  (await read(caller)).json<{ parcel_measurements: ParcelMeasurement[] }>().parcel_measurements;

let shipment: Shipment;
let reference: string;

beforeEach(async () => {
  await set({ charge_discrepancy_threshold_min_amount: 1 });
  shipment = (await customer.post('/api/shipments', plain)).json<{ shipment: Shipment }>().shipment;
  reference = shipment.parcels[0]!.tracking_reference;
});

describe('F200 a report', () => {
  test('is stored as images, sizes and a new price, which replace the parcel’s', async () => {
    const { name } = await upload(site, staff, 'shipment-photos', 'parcel.png', pixel);
    const body = { tracking_reference: reference, ...size, weight_kg: 25, photos: [name], machine: 'Belt 2' };
    const answer = await report(staff, body);
    expect(answer.statusCode, answer.body).toBe(200);
    const measured = await seen(staff);
    expect(measured.map(({ type }) => type)).toEqual(['image', 'dimensions', 'rate-recalculation']);
    expect(measured[1]).toMatchObject({ ...size, weight_kg: 25, machine: 'Belt 2' });
    const [now] = (await staff.get(`/api/shipments?id=${shipment.id}`)).json<{ shipments: Shipment[] }>().shipments;
    expect(now!.parcels[0]).toMatchObject({ actual_length_cm: 60, actual_weight_kg: 25 });
    expect(now!.rate).toBeGreaterThan(shipment.rate!);
    expect(measured[2]).toMatchObject({ rate_before: shipment.rate, rate_after: now!.rate });
    const { shipment_files: files } = (await staff.get(`/api/shipments/files?id=${shipment.id}`)).json<{
      shipment_files: { id: number }[];
    }>();
    expect(files.map(({ id }) => id)).toContain(measured[0]!.file_id);
  });

  test('beyond the limits of the service is stored with the problem, at the previous price', async () => {
    await set({ maximum_parcel_weight: 50 });
    const answer = await report(staff, { tracking_reference: reference, ...size, weight_kg: 900 });
    expect(answer.statusCode, answer.body).toBe(200);
    const [measured, ...others] = await seen(staff);
    expect(measured).toMatchObject({
      type: 'dimensions',
      weight_kg: 900,
      problem: expect.stringContaining('50') as string,
    });
    expect(others).toEqual([]);
    expect((await seen(customer))[0]).toMatchObject({ weight_kg: 900, problem: null });
    const [now] = (await staff.get(`/api/shipments?id=${shipment.id}`)).json<{ shipments: Shipment[] }>().shipments;
    expect(now).toMatchObject({ rate: shipment.rate, parcels: [{ actual_weight_kg: 900 }] });
    expect(now!.revision).toBeGreaterThan(shipment.revision!);
    await set({ maximum_parcel_weight: 1000 });
    await report(staff, { tracking_reference: reference, ...size, weight_kg: 25 });
    expect((await seen(staff)).map(({ type, problem }) => [type, problem])).toEqual([
      ['dimensions', measured!.problem],
      ['dimensions', null],
      ['rate-recalculation', null],
    ]);
  });

  test('F258 does not change the price if the difference is below the threshold', async () => {
    await set({ charge_discrepancy_threshold_min_amount: 100_000 });
    expect((await report(staff, { tracking_reference: reference, ...size, weight_kg: 25 })).statusCode).toBe(200);
    const price = (await seen(staff)).at(-1);
    expect(price).toMatchObject({ type: 'rate-recalculation', rate_before: shipment.rate, rate_after: shipment.rate });
  });

  test('is charged even if the account cannot afford it, unless shipments are held for it', async () => {
    await set({ enable_payment_intervention: false });
    const balanceOf = async (id: number) =>
      (await staff.get(`/api/accounts?id=${id}`)).json<{ accounts: { balance: number }[] }>().accounts[0]!.balance;
    const measured = async (): Promise<Shipment> => {
      const booked = (await other.post('/api/shipments', plain)).json<{ shipment: Shipment }>().shipment;
      const body = { tracking_reference: booked.parcels[0]!.tracking_reference, ...size, weight_kg: 65 };
      const answer = await report(staff, body);
      expect(answer.statusCode, answer.body).toBe(200);
      const [now] = (await staff.get(`/api/shipments?id=${booked.id}`)).json<{ shipments: Shipment[] }>().shipments;
      expect(now).toMatchObject({ status: 'submitted', parcels: [{ actual_weight_kg: 65 }] });
      expect(now!.rate).toBeGreaterThan(booked.rate!);
      return now!;
    };
    const { account_id } = await measured();
    expect(await balanceOf(account_id)).toBeGreaterThan(0);
    await measured();
    expect(await balanceOf(account_id)).toBeLessThan(0);
  });

  test('is for staff, about existing parcels; customers read it, prices only if permitted', async () => {
    const body = { tracking_reference: reference, ...size, weight_kg: 25 };
    expect((await report(customer, body)).json()).toMatchObject({ code: 'not_editable' });
    expect((await report(staff, { ...body, tracking_reference: 'NOSUCH' })).json()).toMatchObject({
      code: 'unknown_shipment',
    });
    expect((await report(staff, { ...body, photos: ['nothing.png'] })).json()).toMatchObject({ code: 'unknown_file' });
    expect(await seen(staff)).toEqual([]);
    await report(staff, { ...body, tracking_reference: shipment.short_tracking_reference });
    expect((await seen(customer)).at(-1)?.rate_after).toBeGreaterThan(shipment.rate!);
    expect((await seen(withoutBilling)).at(-1)).toMatchObject({ rate_before: null, rate_after: null });
    expect((await read(other)).statusCode).toBe(404);
  });
});
