/** Editing a stored shipment sends what changed, and no more. */
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Shipment } from '#generated/types.ts';
import { changedMembers } from '#modules/shipments/web/shipment/changed-members.ts';
import { openShipment } from '#modules/shipments/web/shipment/edit-shipment.tsx';
import { flyer } from '../server/booking-requests.ts';
import { open, person } from '../../platform/web/shell/person.ts';

const door = { type: 'business', street_address: '12 Rivonia Road', local_area: 'Sandton', city: 'Johannesburg' };
const booked = {
  id: 7,
  collection_address: { ...door, zone: 'GP', country: 'ZA', lat: -26.107, lng: 28.057 },
  collection_contact: { name: 'Pieter' },
  delivery_address: { ...door, type: 'locker', company: 'Arcadia garage', country: 'ZA', lat: -25.745, lng: 28.217 },
  delivery_pickup_point_id: 'CG105',
  delivery_pickup_point_provider: 'tcg-locker',
  delivery_contact: { name: 'Thandi' },
  parcels: [{ ...flyer, id: 1, alternative_tracking_reference: 'BOX-1' }],
} as unknown as Shipment;

beforeAll(() => open(person()));

function opened() {
  const { model } = openShipment(booked);
  const before = model.shownValue();
  return { model, sent: () => changedMembers(before, model.shownValue()) };
}

test('what the form hides stays out of it: the address of a pickup point, short references of parcels', () => {
  const { model, sent } = opened();
  model.edit(['customer_reference'], 'PO-1', false);
  expect(sent()).toEqual({ customer_reference: 'PO-1' });
  expect(model.findings().filter(({ field }) => field.startsWith('parcels'))).toEqual([]);
});

test('F162 the length of a reference is left to the server, which knows the prefix of the account', () => {
  const { model } = opened();
  model.edit(['custom_tracking_reference'], '12', false);
  expect(model.findings().filter(({ field }) => field === 'custom_tracking_reference')).toEqual([]);
});

test('F187 a pickup point goes when the parcel is to be brought to a door', () => {
  const { model, sent } = opened();
  model.edit(['delivery_address', 'type'], 'residential', false);
  model.edit(['delivery_address', 'city'], 'Pretoria', false);
  expect(sent()).toEqual({
    delivery_pickup_point_id: null,
    delivery_pickup_point_provider: null,
    delivery_address: { type: 'residential', country: 'ZA', city: 'Pretoria' },
  });
});

test('the pin of an address goes with it', () => {
  const { model, sent } = opened();
  model.edit(['collection_address', 'city'], 'Durban', false);
  const { lat: _lat, lng: _lng, ...address } = booked.collection_address;
  expect(sent()).toEqual({ collection_address: { ...address, city: 'Durban' } });
});

test('F162 F179 another day needs a reason where the provider has any, and times are in order', () => {
  open(person(), { shipment_requested_date_change_reasons: ['Receiver asked'] });
  onTestFinished(() => open(person()));
  const { model } = opened();
  for (const leg of ['collection', 'delivery']) {
    model.edit([`${leg}_min_date`], '2030-01-07', false);
    model.edit([`${leg}_after`], '15:00', false);
    model.edit([`${leg}_before`], '09:00', false);
  }
  const found = Object.fromEntries(model.findings().map(({ field, message }) => [field, message]));
  for (const leg of ['collection', 'delivery']) {
    expect(found[`${leg}_rescheduled_reason`]).toBe('Reason for requested date change is required.');
    expect(found[`${leg}_before`]).toBe(`The "${leg} to" time cannot be earlier than the "${leg} from" time.`);
  }
});
