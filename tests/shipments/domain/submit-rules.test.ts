/** The submit rules: each violated once, in order, with the texts of the specification. */
import { describe, expect, test } from 'vitest';
import type { Settings } from '#generated/types.ts';
import type { ShipmentDraft } from '#modules/shipments/domain/draft.ts';
import { submitFindings, type SubmitContext } from '#modules/shipments/domain/submit-rules.ts';

const address = {
  type: 'business',
  street_address: '12 Jet Park Road',
  local_area: 'Jet Park',
  city: 'Boksburg',
  zone: 'Gauteng',
  country: 'ZA',
} as const;
const parcel = { submitted_length_cm: 20, submitted_width_cm: 20, submitted_height_cm: 10, submitted_weight_kg: 2 };
const good: ShipmentDraft = {
  collection_address: address,
  delivery_address: address,
  collection_contact: { name: 'Pieter', email: 'pieter@example.test' },
  delivery_contact: { name: 'Thandi', email: 'a@example.test; b@example.test' },
  service_level_code: 'ECO',
  parcels: [parcel],
};
const settings: Settings = {
  require_guest_shipment_billing_email: true,
  maximum_parcel_length: 100,
  maximum_parcel_width: 80,
  maximum_parcel_height: 60,
  maximum_parcel_weight: 30,
  shipment_requested_date_change_reasons: ['Office closed'],
};
const context: SubmitContext = {
  deed: 'book',
  settings,
  isKiosk: false,
  isDataCapture: false,
  isCopy: false,
  isGuest: false,
  trackingPrefix: '',
};

function messages(draft: ShipmentDraft, more: Partial<SubmitContext> = {}): readonly (readonly [string, string])[] {
  return submitFindings({ ...good, ...draft }, { ...context, ...more }).map(({ field, message }) => [field, message]);
}

test('a complete shipment violates no rules', () => {
  expect(messages({})).toEqual([]);
  expect(messages({}, { deed: 'change', before: good })).toEqual([]);
});

describe('F206 F227 each rule with its text, at its field', () => {
  const locker = { collection_address: { ...address, type: 'locker' } } as const;
  const cases: readonly (readonly [
    string,
    ShipmentDraft,
    Partial<SubmitContext>,
    readonly (readonly [string, string])[],
  ])[] = [
    ['1', locker, {}, [['collection_pickup_point_id', 'Please select a pickup point for collection']]],
    ['1, not at a kiosk', locker, { isKiosk: true }, []],
    [
      '2',
      { delivery_address: { ...address, type: 'counter' } },
      { isKiosk: true },
      [['delivery_pickup_point_id', 'Please select a pickup point for delivery']],
    ],
    [
      '3',
      { custom_tracking_reference: 'AB1234' },
      {},
      [['custom_tracking_reference', 'Custom tracking reference needs to be a minimum of 7 characters']],
    ],
    ['3, the prefix counts', { custom_tracking_reference: '1234' }, { trackingPrefix: 'ACM' }, []],
    [
      '3, once',
      { custom_tracking_reference: 'ACM123' },
      { trackingPrefix: 'ACM' },
      [['custom_tracking_reference', 'Custom tracking reference needs to be a minimum of 7 characters']],
    ],
    [
      '4',
      { delivery_pickup_point_id: 'BB-1', parcels: [parcel, parcel] },
      {},
      [['parcels', 'Pickup point shipments can only have one parcel']],
    ],
    [
      '4, cancelled parcels are not counted',
      { delivery_pickup_point_id: 'BB-1', parcels: [parcel, { ...parcel, status: 'cancelled' }] },
      {},
      [],
    ],
    [
      '5',
      { parcels: [parcel, { ...parcel, alternative_tracking_reference: 'BOX-1' }] },
      {},
      [
        [
          'parcels.1.alternative_tracking_reference',
          'Parcel(s) alternative references need to be a minimum of 7 characters',
        ],
      ],
    ],
    [
      '6',
      {},
      { isGuest: true },
      [['responsible_contact.email', 'Please provide an email address for billing purposes.']],
    ],
    ['6, not in data capture', {}, { isGuest: true, isDataCapture: true }, []],
    ['6, not for a duplicate or return', {}, { isGuest: true, isCopy: true }, []],
    ['6, given', { responsible_contact: { email: 'billing@example.test' } }, { isGuest: true }, []],
    [
      '7',
      {
        parcels: [
          { submitted_length_cm: 101, submitted_width_cm: 81, submitted_height_cm: 61, submitted_weight_kg: 31 },
        ],
      },
      {},
      [
        ['parcels.0.submitted_length_cm', 'Some parcels exceed the maximum allowed length of 100cm'],
        ['parcels.0.submitted_width_cm', 'Some parcels exceed the maximum allowed width of 80cm'],
        ['parcels.0.submitted_height_cm', 'Some parcels exceed the maximum allowed height of 60cm'],
        ['parcels.0.submitted_weight_kg', 'Some parcels exceed the maximum allowed weight of 30kg'],
      ],
    ],
    [
      '7, what was measured counts',
      {
        parcels: [
          { ...parcel, submitted_weight_kg: 40, actual_weight_kg: 29 },
          { ...parcel, actual_weight_kg: 31 },
        ],
      },
      {},
      [['parcels.1.actual_weight_kg', 'Some parcels exceed the maximum allowed weight of 30kg']],
    ],
    [
      '8',
      { collection_address: { type: 'business', zone: 'Gauteng' }, delivery_address: { ...address, local_area: ' ' } },
      {},
      [
        [
          'collection_address',
          'The collection address requires the following: street address or company, suburb, city, country',
        ],
        ['delivery_address', 'The delivery address requires the following: suburb'],
      ],
    ],
    [
      '9',
      { collection_after: '10:00', collection_before: '09:00', delivery_after: '14:00', delivery_before: '13:59' },
      { deed: 'change', before: good },
      [
        ['collection_before', 'The "collection to" time cannot be earlier than the "collection from" time'],
        ['delivery_before', 'The "delivery to" time cannot be earlier than the "delivery from" time'],
      ],
    ],
    [
      '10',
      { delivery_min_date: '2026-11-26' },
      { deed: 'change', before: good },
      [['delivery_rescheduled_reason', 'Reason for requested date change is required']],
    ],
    [
      '10, no reasons configured',
      { delivery_min_date: '2026-11-26' },
      { deed: 'change', before: good, settings: {} },
      [],
    ],
    [
      '10, not of the list',
      { delivery_min_date: '2026-11-26', delivery_rescheduled_reason: 'I feel like it' },
      { deed: 'change', before: good },
      [['delivery_rescheduled_reason', 'Choose one of the reasons']],
    ],
    [
      '10, not of the list, for other hours',
      { collection_after: '09:00', collection_rescheduled_reason: 'I feel like it' },
      { deed: 'change', before: good },
      [['collection_rescheduled_reason', 'Choose one of the reasons']],
    ],
    [
      '10, not of the list any more',
      { delivery_after: '09:00', delivery_rescheduled_reason: 'Strike' },
      { deed: 'change', before: { ...good, delivery_rescheduled_reason: 'Strike' } },
      [],
    ],
    ['11', {}, { deed: 'cancel' }, [['tracking_message', 'Reason for cancelling shipment is required']]],
    ['11, given', {}, { deed: 'cancel', trackingMessage: 'Booked twice' }, []],
    [
      '12',
      { collection_contact: { name: 'P', email: 'nobody' }, delivery_contact: { name: 'T', email: 'a@b.test,' } },
      {},
      [
        ['collection_contact.email', 'Invalid collection email'],
        ['delivery_contact.email', 'Invalid delivery email'],
      ],
    ],
  ];
  test.each(cases)('rule %s', (_name, draft, more, expected) => {
    expect(messages(draft, more)).toEqual(expected);
  });
});

test('a parcel is delivered no earlier than it is collected, and the error is at the day that was moved', () => {
  const days = { collection_min_date: '2026-12-10', delivery_min_date: '2026-12-09' };
  const early = [['delivery_min_date', 'The delivery day cannot be earlier than the collection day']];
  const late = [['collection_min_date', 'The collection day cannot be later than the delivery day']];
  const free = { ...settings, shipment_requested_date_change_reasons: [] };
  const changed = (before: ShipmentDraft) =>
    messages(days, { deed: 'change', settings: free, before: { ...good, ...before } });
  expect(messages(days)).toEqual(early);
  expect(messages({ ...days, delivery_min_date: '2026-12-10' })).toEqual([]);
  expect(changed({ ...days, delivery_min_date: '2026-12-11' })).toEqual(early);
  expect(changed({ ...days, collection_min_date: '2026-12-08' })).toEqual(late);
  expect(changed(days)).toEqual([]);
});

test('errors are in the order of the rules', () => {
  const draft: ShipmentDraft = {
    collection_address: { type: 'locker' },
    custom_tracking_reference: 'A',
    delivery_contact: { name: 'T', email: 'x' },
    parcels: [{ ...parcel, submitted_weight_kg: 99 }],
  };
  expect(messages(draft).map(([field]) => field)).toEqual([
    'collection_pickup_point_id',
    'custom_tracking_reference',
    'parcels.0.submitted_weight_kg',
    'collection_address',
    'delivery_contact.email',
  ]);
});
