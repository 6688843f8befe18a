/** Shipment requests, required fields of a booking, copies, references, and permission to book. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shipment as samples } from '#generated/samples.ts';
import type { Settings, ShipmentRequest } from '#generated/types.ts';
import {
  formSummary,
  missingFields,
  wrongMobileNumbers,
  wrongValues,
} from '#modules/shipments/domain/booking-requirements.ts';
import { copyShipment } from '#modules/shipments/domain/copy-shipment.ts';
import { readRequest, type ShipmentDraft } from '#modules/shipments/domain/draft.ts';
import { mayBook } from '#modules/accounts/domain/guest-booking.ts';
import {
  generatedReference,
  parcelReference,
  shortReference,
  customReference,
} from '#modules/shipments/domain/references.ts';

describe('a request', () => {
  test('omits empty values, and the address if a pickup point is used', () => {
    const { draft, envelope, removed } = readRequest({
      expected_rate: 115,
      mode: 'data-capture',
      custom_tracking_reference: '',
      customer_reference: ' PO-7731 ',
      collection_address: { company: '', street_address: '12 Jet Park Road', lat: -26.16623149, lng: 28.2 },
      delivery_address: { city: 'Pretoria' },
      delivery_pickup_point_id: 'BB-1',
      delivery_contact: { name: 'Thandi', mobile_number: '', email: null },
      collection_min_date: '2026-11-22T22:30:00.000Z',
      delivery_min_date: '2026-11-24',
      cost_center: null,
      parcels: [{ submitted_weight_kg: 2, parcel_description: '' }],
    });
    expect(draft).toEqual({
      customer_reference: 'PO-7731',
      collection_address: { street_address: '12 Jet Park Road', country: 'ZA', lat: -26.166231, lng: 28.2 },
      delivery_pickup_point_id: 'BB-1',
      delivery_contact: { name: 'Thandi' },
      collection_min_date: '2026-11-23',
      delivery_min_date: '2026-11-24',
      parcels: [{ submitted_weight_kg: 2 }],
    });
    expect(envelope).toEqual({ expected_rate: 115, mode: 'data-capture' });
    expect(removed).toEqual(['custom_tracking_reference', 'cost_center']);
  });

  // Times that are on another day, an hour or two later or earlier.
  test.each([
    ['2026-11-22T21:59:59Z', '2026-11-22'],
    ['2026-11-22T22:00:00Z', '2026-11-23'],
    ['2026-12-31 22:00:00+0000', '2027-01-01'],
    ['2028-02-29 00:00:00+02:00', '2028-02-29'],
    ['2028-02-28T23:30:00', '2028-02-28'],
    ['2028-02-29 23:30', '2028-02-29'],
    ['2028-02-29 tonight', '2028-02-29 tonight'],
  ])('the day of %s is %s in business time', (collection_min_date, day) => {
    expect(readRequest({ collection_min_date }).draft.collection_min_date).toBe(day);
  });

  test('F226 has international addresses abroad, and only there', () => {
    const typeOf = (address: NonNullable<ShipmentRequest['delivery_address']>) =>
      readRequest({ delivery_address: address }).draft.delivery_address?.type;
    expect(typeOf({ type: 'residential', country: 'BW' })).toBe('international');
    expect(typeOf({ country: 'NA' })).toBe('international');
    expect(typeOf({ type: 'international', country: 'ZA' })).toBe('residential');
    expect(typeOf({ type: 'international', company: 'Karoo Outfitters' })).toBe('business');
    expect(typeOf({ type: 'locker', country: 'ZA' })).toBe('locker');
    expect(typeOf({ country: 'ZA' })).toBeUndefined();
  });
});

const sized = { submitted_length_cm: 20, submitted_width_cm: 20, submitted_height_cm: 10, submitted_weight_kg: 2 };
const complete: ShipmentDraft = {
  collection_contact: { name: 'Pieter' },
  delivery_contact: { name: 'Thandi' },
  service_level_code: 'ECO',
  parcels: [sized],
};
const customer = { settings: {} as Settings, isStaff: false, isGuest: false, hasConfirmedGoods: false };
const fields = (findings: readonly { readonly field: string }[]) => findings.map(({ field }) => field);

describe('a booking', () => {
  test('reports every missing field', () => {
    expect(missingFields(complete, customer)).toEqual([]);
    expect(fields(missingFields({ parcels: [{}] }, customer))).toEqual([
      'collection_contact.name',
      'delivery_contact.name',
      'parcels.0.submitted_length_cm',
      'parcels.0.submitted_width_cm',
      'parcels.0.submitted_height_cm',
      'parcels.0.submitted_weight_kg',
      'service_level_code',
    ]);
  });

  test('F168 F170 requires what the provider and the account demand', () => {
    const settings: Settings = {
      is_parcel_content_required: true,
      confirm_no_dangerous_goods: true,
      enable_cost_centers: true,
      require_cost_center: true,
    };
    const options = { ...customer, settings };
    expect(fields(missingFields(complete, options))).toEqual([
      'parcels.0.parcel_description',
      'cost_center',
      'no_dangerous_goods',
    ]);
    expect(fields(missingFields(complete, { ...options, isStaff: true }))).toEqual(['parcels.0.parcel_description']);
    const filled = { ...complete, cost_center: '4100', parcels: [{ ...sized, parcel_description: 'Books' }] };
    expect(missingFields(filled, { ...options, hasConfirmedGoods: true })).toEqual([]);
  });

  test('has a summary of what is missing, and for users other than staff the maximum parcel size', () => {
    const settings: Settings = { maximum_parcel_length: 120, maximum_parcel_weight: 30 };
    expect(formSummary(settings, true)).toBe('Please fill in all the required fields.');
    expect(formSummary(settings, false)).toBe(
      'Please fill in all the required fields. Maximum parcel size: length 120cm, weight 30kg.',
    );
    expect(formSummary({}, false)).toBe('Please fill in all the required fields.');
  });

  test('F190 accepts no values if the provider does not', () => {
    const settings: Settings = {
      minimum_parcel_weight: 1,
      disable_custom_tracking_references_for_non_staff_users: true,
      international_delivery_countries: ['NA'],
      parcel_categories: ['Documents'],
      enable_cost_centers: true,
      cost_centers: [{ id: 'a', code: '4100', name: 'Marketing', retired: false }],
    };
    const draft: ShipmentDraft = {
      ...complete,
      parcels: [{ ...sized, submitted_weight_kg: 0.5, submitted_length_cm: 0 }],
      custom_tracking_reference: 'MINE-0001',
      category: 'Wine',
      cost_center: '9999',
      declared_value: 100,
      delivery_pickup_point_id: 'BB-1',
      collection_address: { country: 'NA' },
      delivery_address: { country: 'NA' },
      collection_min_date: '2026-02-30',
      delivery_after: '8:00',
    };
    expect(wrongValues(draft, { ...customer, settings }).map(({ field, message }) => [field, message])).toEqual([
      ['parcels.0.submitted_weight_kg', 'Some parcels are below the minimum allowed weight of 1kg'],
      ['parcels.0.submitted_length_cm', 'Enter a number above zero'],
      ['collection_min_date', 'Enter a date'],
      ['delivery_after', 'Enter a time, such as 08:00'],
      ['category', 'Choose one of the categories'],
      ['cost_center', 'The account has no cost centre “9999”. Choose Marketing (4100)'],
      ['custom_tracking_reference', 'Custom tracking references can only be entered by staff'],
      ['declared_value', 'Pickup point shipments can’t have a declared value'],
      ['collection_address.country', 'We don’t collect from this country'],
    ]);
    expect(wrongValues(complete, { ...customer, settings })).toEqual([]);
  });
});

test('F423 F422 a mobile number is one that messages can reach, with or without the zero that spreadsheets drop', () => {
  const fieldsOf = (mobile_number: string, before?: ShipmentDraft) =>
    wrongMobileNumbers({ delivery_contact: { mobile_number } }, before).map(({ field }) => field);
  for (const number of ['082 555 0142', '+27 82 555 0142', '825550142', '27825550142'])
    expect(fieldsOf(number)).toEqual([]);
  for (const number of ['12', 'none', '082 555 0142 / 083 555 0142'])
    expect(fieldsOf(number)).toEqual(['delivery_contact.mobile_number']);
  expect(fieldsOf('12', { delivery_contact: { mobile_number: '12' } })).toEqual([]);
});

describe('a copy', () => {
  const original = samples[0]!.value;

  test('F157 a duplicate has the same direction, without ids, statuses and tracking, from today', () => {
    const copy = copyShipment({ ...original, is_return: true }, 'duplicate', '2026-12-01');
    expect(copy).toMatchObject({
      collection_address: original.collection_address,
      delivery_contact: original.delivery_contact,
      special_instructions_collection: original.special_instructions_collection,
      collection_min_date: '2026-12-01',
      delivery_min_date: '2026-12-01',
      is_return: false,
    });
    for (const cleared of ['id', 'status', 'tracking_reference', 'short_tracking_reference', 'tracking_url', 'rate'])
      expect(copy).not.toHaveProperty(cleared);
    expect(copy.parcels).toEqual([
      {
        parcel_description: 'Books',
        packaging: 'Carton',
        submitted_length_cm: 40,
        submitted_width_cm: 30,
        submitted_height_cm: 20,
        submitted_weight_kg: 4.5,
      },
    ]);
  });

  test('F158 a return is reversed: address, contact, agent, pickup point and instructions change sides', () => {
    const stored = {
      ...original,
      delivery_pickup_point_id: 'BB-1',
      delivery_pickup_point_provider: 'bob-box' as const,
    };
    expect(copyShipment(stored, 'return', '2026-12-01')).toMatchObject({
      collection_address: original.delivery_address,
      delivery_address: original.collection_address,
      collection_contact: original.delivery_contact,
      delivery_contact: original.collection_contact,
      collection_agent_id: original.delivery_agent_id,
      collection_pickup_point_id: 'BB-1',
      collection_pickup_point_provider: 'bob-box',
      special_instructions_collection: original.special_instructions_delivery,
      special_instructions_delivery: original.special_instructions_collection,
      is_return: true,
    });
  });

  test('a cancelled parcel is left out, unless the whole shipment was cancelled', () => {
    const parcels = [original.parcels[0]!, { ...original.parcels[0]!, status: 'cancelled' as const }];
    const partly = copyShipment({ ...original, status: 'at-hub', parcels }, 'duplicate', '2026-12-01');
    expect(partly.parcels).toHaveLength(1);
    const all = parcels.map((parcel) => ({ ...parcel, status: 'cancelled' as const }));
    const wholly = copyShipment({ ...original, status: 'cancelled', parcels: all }, 'duplicate', '2026-12-01');
    expect(wholly.parcels).toHaveLength(2);
  });
});

describe('references', () => {
  test('a short reference has six unambiguous characters', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        fc.pre(bytes.filter((byte) => byte < 232).length >= 6);
        expect(shortReference(bytes)).toMatch(/^[2-9A-HJKMNP-TW-Z]{6}$/);
      }),
    );
    expect(() => shortReference(new Uint8Array(5))).toThrow(RangeError);
  });

  test('are generated from the prefix and a number, with or without a dash', () => {
    expect(generatedReference({}, 'KAROO', 4512)).toBeUndefined();
    const on = { auto_add_custom_references: true };
    expect(generatedReference(on, 'KAROO', 4512)).toBe('KAROO-004512');
    expect(generatedReference({ ...on, auto_add_custom_references_remove_dash: true }, 'KAROO', 4512)).toBe(
      'KAROO004512',
    );
    expect(generatedReference(on, '', 4512)).toBe('004512');
    expect(customReference('1234567', 'ACM')).toBe('ACM1234567');
    expect(customReference('ACM1234', 'ACM')).toBe('ACM1234');
    expect(customReference('acm1234', 'ACM')).toBe('ACM1234');
    expect(customReference('order-7', '')).toBe('ORDER-7');
    expect(customReference('7', 'acm')).toBe('ACM7');
    expect(parcelReference('K7P3WM', 2)).toBe('K7P3WM/2');
  });
});

test('guests book if the provider allows it, and never at the main production provider', () => {
  const guest = { isSignedIn: false, settings: {}, kindFlags: [], environment: 'prod', status: 'active' } as const;
  expect(mayBook(guest)).toBe(true);
  expect(mayBook({ ...guest, settings: { unused_feature_guest_shipment_creation: true } })).toBe(false);
  expect(mayBook({ ...guest, settings: { unused_feature_guest_shipment_creation: true }, isSignedIn: true })).toBe(
    true,
  );
  expect(mayBook({ ...guest, kindFlags: ['no_guest_shipments'] })).toBe(false);
  expect(mayBook({ ...guest, kindFlags: ['no_guest_shipments'], environment: 'stage' })).toBe(true);
  expect(mayBook({ ...guest, status: 'inactive' })).toBe(false);
});
