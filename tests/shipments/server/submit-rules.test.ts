/** F162: every submit rule is violated once through the API, and returns its text at its field. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Settings, Shipment, ShipmentRequest } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';
import { flyer, plain, pretoria, sandton } from './booking-requests.ts';

const site = await testApp({ clock: () => new Date('2026-11-23T08:00:00+02:00') });
const customer = await signIn(site, 'owner@acme.test');
const staff = await signIn(site, 'staff@kestrel.test');
const guest = callerWith(site, null);

const settings: Settings = {
  require_guest_shipment_billing_email: true,
  maximum_parcel_length: 100,
  maximum_parcel_width: 90,
  maximum_parcel_height: 80,
  maximum_parcel_weight: 30,
  shipment_requested_date_change_reasons: ['Office closed'],
  enable_tcg_locker: true,
};

let shipment: Shipment;

beforeAll(async () => {
  await inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { provider_id: 1, settings }));
  ({ shipment } = (await customer.post('/api/shipments', plain)).json<{ shipment: Shipment }>());
});

interface Refusal {
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

async function refused(method: 'POST' | 'PATCH', caller: Caller, body: ShipmentRequest): Promise<Refusal> {
  const headers = { host: 'localhost', ...(caller.token && { authorization: `Bearer ${caller.token}` }) };
  const answer = await site.request({ method, url: '/api/shipments', payload: body, headers });
  expect(answer.statusCode, answer.body).toBe(422);
  expect(answer.json<{ code: string }>().code).toBe('invalid_shipment');
  return answer.json<Refusal>();
}

type Case = readonly [rule: string, field: string, message: string, body: ShipmentRequest, by?: Caller];

const bookings: readonly Case[] = [
  [
    '1',
    'collection_pickup_point_id',
    'Please select a pickup point for collection.',
    { collection_address: { ...sandton, type: 'locker' } },
  ],
  [
    '2',
    'delivery_pickup_point_id',
    'Please select a pickup point for delivery.',
    { delivery_address: { ...pretoria, type: 'counter' } },
  ],
  [
    '3',
    'custom_tracking_reference',
    'Custom tracking reference needs to be a minimum of 7 characters.',
    { custom_tracking_reference: 'AB1234' },
  ],
  [
    '4',
    'parcels',
    'Pickup point shipments can only have one parcel.',
    { delivery_pickup_point_id: 'X1', delivery_pickup_point_provider: 'tcg-locker', parcels: [flyer, flyer] },
  ],
  [
    '5',
    'parcels.0.alternative_tracking_reference',
    'Parcel(s) alternative references need to be a minimum of 7 characters.',
    { parcels: [{ ...flyer, alternative_tracking_reference: 'BOX-1' }] },
  ],
  ['6', 'responsible_contact.email', 'Please provide an email address for billing purposes.', {}, guest],
  [
    '6, also for a guest who says to type in a waybill on paper',
    'responsible_contact.email',
    'Please provide an email address for billing purposes.',
    { mode: 'data-capture' },
    guest,
  ],
  [
    '7, length',
    'parcels.0.submitted_length_cm',
    'Some parcels exceed the maximum allowed length of 100cm.',
    { parcels: [{ ...flyer, submitted_length_cm: 101 }] },
  ],
  [
    '7, width',
    'parcels.0.submitted_width_cm',
    'Some parcels exceed the maximum allowed width of 90cm.',
    { parcels: [{ ...flyer, submitted_width_cm: 91 }] },
  ],
  [
    '7, height',
    'parcels.0.submitted_height_cm',
    'Some parcels exceed the maximum allowed height of 80cm.',
    { parcels: [{ ...flyer, submitted_height_cm: 81 }] },
  ],
  [
    '7, weight',
    'parcels.0.submitted_weight_kg',
    'Some parcels exceed the maximum allowed weight of 30kg.',
    { parcels: [{ ...flyer, submitted_weight_kg: 31 }] },
  ],
  [
    '8, collection',
    'collection_address',
    'The collection address requires the following: street address or company, suburb.',
    { collection_address: { type: 'business', city: 'Johannesburg', zone: 'Gauteng' } },
  ],
  [
    '8, delivery',
    'delivery_address',
    'The delivery address requires the following: city.',
    { delivery_address: { ...pretoria, city: '' } },
  ],
  [
    '12, collection',
    'collection_contact.email',
    'Invalid collection email.',
    { collection_contact: { name: 'Pieter', email: 'pieter@' } },
  ],
  [
    '12, delivery',
    'delivery_contact.email',
    'Invalid delivery email.',
    { delivery_contact: { name: 'Thandi', email: 'a@b.test, nobody' } },
  ],
  [
    '12, billing',
    'responsible_contact.email',
    'Invalid billing email.',
    { responsible_contact: { name: 'Accounts', email: 'accounts at home' } },
    guest,
  ],
];

const changes: readonly Case[] = [
  [
    '9, collection',
    'collection_before',
    'The "collection to" time cannot be earlier than the "collection from" time.',
    { collection_after: '10:00', collection_before: '09:00' },
  ],
  [
    '9, delivery',
    'delivery_before',
    'The "delivery to" time cannot be earlier than the "delivery from" time.',
    { delivery_after: '10:00', delivery_before: '09:30' },
  ],
  [
    '10',
    'delivery_rescheduled_reason',
    'Reason for requested date change is required.',
    { delivery_min_date: '2026-11-27' },
  ],
  ['11', 'tracking_message', 'Reason for cancelling shipment is required.', { status: 'cancelled' }],
];

describe('F162 F167 F172 a booking', () => {
  const cases = bookings.map(
    ([rule, field, message, body, by = customer]) => [rule, { field, message, body, by }] as const,
  );
  test.each(cases)('violates rule %s', async (_rule, { field, message, body, by }) => {
    const answer = await refused('POST', by, { ...plain, ...body });
    expect(answer.message).toBe(message);
    expect(answer.errors).toContainEqual(expect.objectContaining({ field, message }));
  });

  test('F163 with missing fields returns the summary, with the maximum parcel size for users other than staff', async () => {
    const { service_level_code: _, ...rest } = plain;
    const summary = 'Please fill in all the required fields.';
    const limits = 'Maximum parcel size: length 100cm, width 90cm, height 80cm, weight 30kg.';
    expect(await refused('POST', customer, rest)).toMatchObject({
      message: `${summary} ${limits}`,
      errors: [{ field: 'service_level_code' }],
    });
    expect((await refused('POST', staff, { ...rest, account_id: shipment.account_id })).message).toBe(summary);
  });

  test('at an unknown pickup point returns an error at its field', async () => {
    const point = { delivery_pickup_point_id: 'NOWHERE', delivery_pickup_point_provider: 'tcg-locker' } as const;
    const { errors } = await refused('POST', customer, { ...plain, ...point });
    expect(errors).toMatchObject([
      { field: 'delivery_pickup_point_id', message: 'This pickup point isn’t available.' },
    ]);
  });
});

describe('F162 a change', () => {
  const cases = changes.map(([rule, field, message, body]) => [rule, { field, message, body }] as const);
  test.each(cases)('violates rule %s', async (_rule, { field, message, body }) => {
    const answer = await refused('PATCH', staff, { id: shipment.id, ...body });
    expect(answer.message).toBe(message);
    expect(answer.errors).toContainEqual(expect.objectContaining({ field, message }));
  });
});
