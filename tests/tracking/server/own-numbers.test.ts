/** A customer can't give a shipment or parcel a number that makes scans and tracking of another one find it. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '#generated/database.ts';
import type { Shipment, TrackedShipment } from '#generated/types.ts';
import { findByReference } from '#modules/shipments/server/services/find-reference.ts';
import { findScanned } from '#modules/shipments/server/services/find-scanned.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { signIn, testApp } from '../../app.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';
import { flyer, plain } from '../../shipments/server/booking-requests.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const viewer = { user: { account_id: null, limit_user_to_account: null, limit_user_to_branch: null } };

let theirs: Row<'shipments'>;
/** Of its parcel, as on the label. */
let number: string;

beforeEach(async () => {
  theirs = await storeShipment(site.database, {});
  number = `${theirs.tracking_reference}/1`;
});

const book = async (more: object) => {
  const answer = await customer.post('/api/shipments', { ...plain, ...more });
  return { answer, shipment: answer.json<{ shipment: Shipment }>().shipment };
};
const taken = { code: 'invalid_shipment', errors: [{ field: 'custom_tracking_reference', code: 'taken' }] };

describe('the number of another shipment’s parcel', () => {
  test('can’t be the custom tracking reference of a shipment', async () => {
    for (const custom of [number, number.toLowerCase()])
      expect((await book({ custom_tracking_reference: custom })).answer.json()).toMatchObject(taken);
    const { shipment } = await book({});
    const changed = await site.request({
      ...{ method: 'PATCH', url: '/api/shipments' },
      payload: { id: shipment.id, custom_tracking_reference: number },
      headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
    });
    expect(changed.json()).toMatchObject(taken);
  });

  test('finds that parcel, also when a newer parcel has it as its alternative reference', async () => {
    const { shipment, answer } = await book({ parcels: [{ ...flyer, alternative_tracking_reference: number }] });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(shipment.id).toBeGreaterThan(theirs.id);
    const { shipments } = (
      await customer.get(`/api/tracking/shipments?tracking_reference=${encodeURIComponent(number)}`)
    ).json<{ shipments: TrackedShipment[] }>();
    expect(shipments.map(({ tracking_reference }) => tracking_reference)).toEqual([theirs.tracking_reference]);
    const event = { tracking_reference: number, status: 'collected' };
    expect((await staff.post('/api/tracking/shipment-events', event)).json()).toMatchObject({ shipment_id: theirs.id });
    const size = { length_cm: 20, width_cm: 20, height_cm: 20, weight_kg: 2 };
    const measurement = { tracking_reference: number, ...size };
    const measured = await staff.post('/api/shipments/parcels/measurements', measurement);
    expect(measured.json()).toMatchObject({ parcel_measurements: [{ shipment_id: theirs.id }, {}] });
    await inTenant(site.database.owner, 1, async (tx) => {
      expect((await findScanned(tx, number)).map((one) => one.shipment_id)).toEqual([theirs.id]);
      expect(await findByReference(tx, viewer as unknown as Viewer, number)).toBe(theirs.id);
    });
  });
});

test('a parcel of a shipment with a reference in small letters is found as it is on the label', async () => {
  const { shipment } = await book({ custom_tracking_reference: 'order-7731' });
  const parcel = shipment.parcels[0]!.tracking_reference;
  const event = { tracking_reference: parcel, status: 'collected' };
  expect((await staff.post('/api/tracking/shipment-events', event)).json()).toMatchObject({ shipment_id: shipment.id });
});
