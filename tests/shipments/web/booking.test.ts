/** The booking form without rendering: layouts, initial values, packaging, rules at their fields, and requests. */
import { describe, expect, test } from 'vitest';
import type { Rate } from '#generated/types.ts';
import * as shipmentForm from '#generated/forms/shipment.ts';
import { matchRoutes } from 'react-router';
import { shipments } from '#modules/shipments/web/module.ts';
import { openForm } from '#platform/web/form/schema-form/open-form.ts';
import { CallError } from '#platform/web/client/call-error.ts';
import { refusalOf, requestOf } from '#modules/shipments/web/booking/book.ts';
import { bookingLayout, isQuickQuote, mayQuote } from '#modules/shipments/web/booking/booking-layout.ts';
import { afterQuickQuote, handedOver, startOf } from '#modules/shipments/web/booking/booking-start.ts';
import { withoutOldPins } from '#modules/shipments/web/booking/places.ts';
import { withPackaging } from '#modules/shipments/web/booking/packaging.ts';
import { withWholeEnds } from '#modules/shipments/web/booking/pickup-ends.ts';
import { bookingFindings, type BookingRules } from '#modules/shipments/web/booking/validate-booking.ts';

const rules: BookingRules = {
  settings: {},
  today: '2026-11-26',
  isStaff: false,
  isGuest: false,
  isKiosk: false,
  isDataCapture: false,
  isCopy: false,
  customerReference: { isRequired: false, prefix: '' },
  trackingPrefix: '',
};

describe('the layout', () => {
  const viewer = {
    ...({ audience: 'staff', pageMode: undefined, mode: null, isMobile: false } as const),
    features: ['kiosk', 'data_capturing'] as const,
  };

  test('F154 the id new means a new shipment, whatever other ids mean', () => {
    const { screens = [] } = shipments;
    const routes = screens.map(({ path, title }) => ({ path, title }));
    const titleOf = (address: string) => matchRoutes(routes, address)?.[0]?.route.title;
    expect(titleOf('/shipments/new')).toBe('New shipment');
    expect(titleOf('/shipments/12')).toBe('Shipment');
  });

  test('F204 depends on the URL and the user, and only staff capture data or work at a kiosk', () => {
    expect(bookingLayout(viewer)).toBe('staff');
    expect(bookingLayout({ ...viewer, mode: 'data-capture' })).toBe('data_capture');
    expect(bookingLayout({ ...viewer, pageMode: 'kiosk-with-payment-flow' })).toBe('kiosk');
    expect(bookingLayout({ ...viewer, pageMode: 'kiosk', features: ['data_capturing'] })).toBe('staff');
    expect(bookingLayout({ ...viewer, mode: 'data-capture', features: ['kiosk'] })).toBe('staff');
    expect(bookingLayout({ ...viewer, audience: 'customer', mode: 'data-capture' })).toBe('customer');
    expect(bookingLayout({ ...viewer, audience: 'guest', isMobile: true })).toBe('mobile');
  });

  test('F381 customers and staff can save a quote where quotes are turned on', () => {
    const features = ['shipment_quotes'] as const;
    expect((['customer', 'staff', 'guest'] as const).map((one) => mayQuote(one, features))).toEqual([
      true,
      true,
      false,
    ]);
    expect((['customer', 'staff'] as const).map((one) => mayQuote(one, ['kiosk']))).toEqual([false, false]);
    expect(mayQuote('staff')).toBe(false);
  });

  test('F381 a link to the quick quote opens the booking form where quotes are turned off', () => {
    const link = new URLSearchParams({ quick_quote: 'true' });
    expect(isQuickQuote(link, ['shipment_quotes'])).toBe(true);
    expect(isQuickQuote(link, ['kiosk'])).toBe(false);
    expect(isQuickQuote(new URLSearchParams(), ['shipment_quotes'])).toBe(false);
  });

  const required = (layout: keyof typeof shipmentForm.form.layouts, facts: Readonly<Record<string, unknown>>) => {
    const around = { facts, setting: () => undefined };
    return openForm(shipmentForm, { layout, around, stored: startOf(undefined, null) })
      .model.findings()
      .map(({ field }) => field);
  };

  test('asks for the contacts of a booking that starts without them, as after a quick quote', () => {
    expect(required('customer', { 'user.is_staff': false })).toEqual(
      expect.arrayContaining(['collection_contact.name', 'delivery_contact.name']),
    );
  });

  test('requires an account of staff, and sizes, weights and a service of everybody', () => {
    const always = [
      'service_level_code',
      'parcels.0.submitted_length_cm',
      'parcels.0.submitted_width_cm',
      'parcels.0.submitted_height_cm',
      'parcels.0.submitted_weight_kg',
    ];
    expect(required('staff', { 'user.is_staff': true })).toEqual(expect.arrayContaining([...always, 'account_id']));
    expect(required('customer', { 'user.is_staff': false })).toEqual(expect.arrayContaining(always));
    expect(required('customer', { 'user.is_staff': false })).not.toContain('account_id');
  });
});

test('F171 offers the packaging and categories of the provider, and the cost centres in use', () => {
  const settings: Readonly<Record<string, unknown>> = {
    parcel_types: [
      { id: '1', name: 'Flyer A4' },
      { id: '2', name: 'Box' },
    ],
    parcel_categories: ['Documents'],
    cost_centers: [
      { id: 'a', code: '4100', name: 'Marketing', retired: false },
      { id: 'b', code: '4200', name: 'Old shop', retired: true },
    ],
  };
  const around = { facts: {}, setting: (key: string) => settings[key] };
  const { layout } = openForm(shipmentForm, { layout: 'customer', around });
  const fields = layout.steps.flatMap(({ groups }) => groups.flatMap(({ fields: all }) => all));
  const parcels = fields.find(({ path }) => path === 'parcels')?.rows?.columns ?? [];
  expect(parcels.find(({ path }) => path === 'packaging')?.choices).toEqual(['Flyer A4', 'Box']);
  expect(fields.find(({ path }) => path === 'category')?.choices).toEqual(['Documents']);
  expect(fields.find(({ path }) => path === 'cost_center')?.choices).toEqual(['Marketing']);
});

describe('the initial values', () => {
  test('are one empty parcel and the custom reference in the URL', () => {
    expect(startOf(undefined, null)).toEqual({ parcels: [{}] });
    expect(startOf(undefined, null, {}, 4)).toEqual({ parcels: [{}], account_id: 4 });
    expect(startOf({ value: { account_id: 7 } }, null, {}, 4)).toMatchObject({ account_id: 7 });
    expect(startOf(undefined, 'ACM-0001')).toEqual({ parcels: [{}], custom_tracking_reference: 'ACM-0001' });
  });

  test('F171 include a parcel in the default packaging of the provider', () => {
    const box = { id: '1', name: 'Box', length: 40, width: 30, height: 20, weight: 5, is_default: false };
    const usual = { ...box, id: '2', name: 'Flyer', length: 33, is_default: true };
    expect(startOf(undefined, null, { parcel_types: [box, usual] })).toEqual({
      parcels: [
        {
          packaging: 'Flyer',
          submitted_length_cm: 33,
          submitted_width_cm: 30,
          submitted_height_cm: 20,
          submitted_weight_kg: 5,
        },
      ],
    });
  });

  test('F228 include the user’s own default collection address, unless another page sets it', () => {
    const home = {
      type: 'business',
      street_address: '1 Long Street',
      local_area: 'Gardens',
      city: 'Cape Town',
      zone: 'Western Cape',
      country: 'ZA',
    } as const;
    const settings = { personal_default_collection_address: home };
    expect(startOf(undefined, null, settings)).toEqual({ parcels: [{}], collection_address: home });
    const elsewhere = { value: { collection_address: { city: 'Durban' } } };
    expect(startOf(elsewhere, null, settings)).toMatchObject({ collection_address: { city: 'Durban' } });
  });

  test('include values from another page, if they are valid', () => {
    const booking = { value: { note: 'x' }, return_of: 7 };
    expect(handedOver({ booking })).toEqual(booking);
    expect(startOf(booking, null)).toEqual({ parcels: [{}], note: 'x' });
    for (const state of [null, 'text', {}, { booking: {} }]) expect(handedOver(state)).toBeUndefined();
  });

  test('F033 include the custom reference of the URL after a quick quote too', () => {
    const query = new URLSearchParams({ quick_quote: 'true', t: '1', 'custom-ref': 'ACM 0001', m: 'data-capture' });
    const { pathname, search } = afterQuickQuote('/shipments/new', query);
    expect(pathname).toBe('/shipments/new');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ 'custom-ref': 'ACM 0001', m: 'data-capture' });
  });
});

test('F171 selecting a packaging fills in its dimensions, and nothing else does', () => {
  const types = [{ id: '1', name: 'Flyer A4', length: 33, width: 26, height: 2, weight: 1, is_default: true }];
  const before = { parcels: [{ submitted_weight_kg: 5 }, {}] };
  const chosen = { parcels: [{ submitted_weight_kg: 5, packaging: 'Flyer A4' }, before.parcels[1]] };
  const filled = withPackaging(chosen, before, types);
  expect(filled['parcels']).toEqual([
    {
      packaging: 'Flyer A4',
      submitted_length_cm: 33,
      submitted_width_cm: 26,
      submitted_height_cm: 2,
      submitted_weight_kg: 1,
    },
    {},
  ]);
  const heavier = { parcels: [{ ...chosen.parcels[0], submitted_weight_kg: 3 }, {}] };
  expect(withPackaging(heavier, chosen, types)).toBe(heavier);
  expect(withPackaging(chosen, before, [])).toBe(chosen);
});

test('F174 F294 a value is declared only if goods are insured, and not for a pickup point', () => {
  const isHidden = (insured: boolean, value: object = {}) => {
    const around = { facts: {}, setting: (key: string) => key === 'insurance_declared_value_enabled' && insured };
    const { model } = openForm(shipmentForm, { layout: 'customer', around, stored: { parcels: [{}], ...value } });
    return model.state().hidden['declared_value'] === true;
  };
  expect(isHidden(false)).toBe(true);
  expect(isHidden(true)).toBe(false);
  expect(isHidden(true, { delivery_pickup_point_id: 'BB-1' })).toBe(true);
});

describe('F171 packaging', () => {
  const flyer = { id: '1', name: 'Flyer', length: 33, width: 26, height: 2, weight: 1, is_default: true };
  const cold = { id: '2', name: 'Cold box', length: 40, width: 30, height: 30, weight: 6, is_default: false };
  const types = [flyer, { ...cold, declared_value: 4500 }];
  const start = startOf(undefined, null, { parcel_types: types });

  test('is the default one for a parcel that is added, not for one that is pasted or copied', () => {
    const [first] = start['parcels'] as readonly object[];
    const added = withPackaging({ parcels: [first, {}] }, start, types);
    expect(added['parcels']).toEqual([first, first]);
    const copied = { parcels: [first, { submitted_weight_kg: 3 }] };
    expect(withPackaging(copied, start, types)).toBe(copied);
  });

  test('fills in the declared value unless the user entered one', () => {
    const chosen = withPackaging({ ...start, parcels: [{ packaging: 'Cold box' }] }, start, types);
    expect(chosen['declared_value']).toBe(4500);
    const own = { ...chosen, declared_value: 900 };
    const other = { ...own, parcels: [{ packaging: 'Flyer' }] };
    expect(withPackaging({ ...other, parcels: [{ packaging: 'Cold box' }] }, other, types)['declared_value']).toBe(900);
  });
});

test('a pin belongs to the address that it was found for, and stays when only the postal code was filled in', () => {
  const found = { delivery_address: { local_area: 'Jet Park', lat: -26.1, lng: 28.2 } };
  const moved = { delivery_address: { local_area: 'Jet Park Ext 2', lat: -26.1, lng: 28.2 } };
  expect(withoutOldPins(moved, found)).toEqual({ delivery_address: { local_area: 'Jet Park Ext 2' } });
  const filled = { delivery_address: { ...found.delivery_address, code: '1459' } };
  expect(withoutOldPins(filled, found)).toBe(filled);
  const found2 = { delivery_address: { local_area: 'Boksburg', lat: -26.2, lng: 28.3 } };
  expect(withoutOldPins(found2, found)).toBe(found2);
});

describe('rules', () => {
  const found = (value: object, more: Partial<BookingRules> = {}) =>
    bookingFindings(value as never, { ...rules, ...more }).map(({ field, message }) => [field, message]);
  const address = { street_address: '1 Main', local_area: 'Jet Park', city: 'Boksburg', zone: 'GP', country: 'ZA' };
  const whole = { collection_address: address, delivery_address: address, parcels: [{ submitted_weight_kg: 4 }] };

  test('F162 are shown at their fields with the texts of the server', () => {
    expect(found(whole)).toEqual([]);
    expect(found({ ...whole, delivery_address: { ...address, local_area: '', zone: '' } })).toEqual([
      ['delivery_address.local_area', 'The delivery address requires the following: suburb, province/zone'],
    ]);
    expect(found({ ...whole, delivery_address: { city: 'Durban', country: 'ZA' } })).toEqual([
      [
        'delivery_address.street_address',
        'The delivery address requires the following: street address or company, suburb, province/zone',
      ],
    ]);
    expect(found(whole, { settings: { maximum_parcel_weight: 3 } })).toEqual([
      ['parcels.0.submitted_weight_kg', 'Some parcels exceed the maximum allowed weight of 3kg'],
    ]);
    expect(found({ ...whole, parcels: [] })).toEqual([['parcels', 'This field is required']]);
  });

  test('F226 ask for the country of an international address', () => {
    const delivery_address = { ...address, type: 'international' };
    expect(found({ ...whole, delivery_address })).toEqual([
      ['delivery_address.country', 'Choose a country outside South Africa'],
    ]);
  });

  test('refuse days that are over, except for staff, who record what was agreed, and days after a year', () => {
    const dated = { ...whole, collection_min_date: '2026-11-25', delivery_min_date: '2026-11-26' };
    expect(found(dated)).toEqual([['collection_min_date', 'Choose today or a later day']]);
    expect(found(dated, { isStaff: true })).toEqual([]);
    expect(found({ ...whole, collection_min_date: '2026-11-26', delivery_min_date: '2027-11-26' })).toEqual([]);
    const far = { ...whole, delivery_min_date: '2027-11-27' };
    for (const isStaff of [false, true])
      expect(found(far, { isStaff })).toEqual([['delivery_min_date', 'Choose a day within a year']]);
  });

  test('F204 require a billing address of guests, but not when capturing waybills', () => {
    const guest = { isGuest: true, settings: { require_guest_shipment_billing_email: true } };
    const chosen = { ...whole, service_level_code: 'ECO' };
    expect(found(chosen, guest)).toEqual([
      ['responsible_contact.email', 'Please provide an email address for billing purposes.'],
    ]);
    expect(found(chosen, { ...guest, isDataCapture: true })).toEqual([]);
  });

  test('F183 require the customer reference of the account, with its prefix', () => {
    const customerReference = { isRequired: true, prefix: 'PO-' };
    expect(found(whole, { customerReference })).toEqual([['customer_reference', 'This field is required']]);
    expect(found({ ...whole, customer_reference: '77' }, { customerReference })).toEqual([
      ['customer_reference', 'The customer reference has to begin with PO-'],
    ]);
    expect(found({ ...whole, customer_reference: 'PO-77' }, { customerReference })).toEqual([]);
  });
});

describe('requests', () => {
  test('contain the displayed price and the source of the shipment', () => {
    const rate = { rate: 129 } as Rate;
    const start = { value: {}, duplicate_of: 7 };
    expect(requestOf({ value: { note: 'x' }, start, isDataCapture: true, rate, hasConfirmedGoods: true })).toEqual({
      note: 'x',
      duplicate_of: 7,
      mode: 'data-capture',
      expected_rate: 129,
      no_dangerous_goods: true,
    });
    const plain = { value: {}, start: undefined, isDataCapture: false, rate: undefined, hasConfirmedGoods: false };
    expect(requestOf(plain)).toEqual({});
  });

  test('that were already carried out with other details say so', () => {
    const around = { facts: {}, setting: () => undefined };
    const { model } = openForm(shipmentForm, { layout: 'customer', around });
    const mismatch = new CallError(422, 'idempotency_mismatch', 'This key was used for a different request', {});
    expect(refusalOf(model, mismatch)).toMatchObject({
      kind: 'created',
      message: expect.stringContaining('Check your shipments') as string,
    });
  });
});

describe('an end of the shipment', () => {
  const locker = {
    delivery_address: { type: 'locker', city: 'Sandton', country: 'ZA' },
    delivery_pickup_point_id: 'BB-1',
    delivery_pickup_point_provider: 'bob-box',
  };

  test('F187 clears its pickup point and that address when it becomes residential', () => {
    const home = { ...locker, delivery_address: { ...locker.delivery_address, type: 'residential' } };
    expect(withWholeEnds(home, locker)).toEqual({ delivery_address: { type: 'residential', country: 'ZA' } });
  });

  test('keeps the residential address while a pickup point is selected, and unchanged values', () => {
    const home = { delivery_address: { type: 'residential', city: 'Sandton' } };
    const searching = { delivery_address: { type: 'locker', city: 'Sandton' } };
    expect(withWholeEnds(searching, home)).toBe(searching);
    expect(withWholeEnds(home, searching)).toEqual(home);
    expect(withWholeEnds(locker, locker)).toBe(locker);
  });
});

test('F173 the account’s prefix counts towards the length of a custom tracking reference', () => {
  const draft = { custom_tracking_reference: 'A1234', parcels: [{}] };
  const found = (trackingPrefix: string) =>
    bookingFindings(draft, { ...rules, trackingPrefix }).filter(({ field }) => field === 'custom_tracking_reference');
  expect(found('')).toEqual([expect.objectContaining({ code: 'reference_length' })]);
  expect(found('AC')).toEqual([]);
});
