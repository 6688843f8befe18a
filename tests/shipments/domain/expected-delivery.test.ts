/** The expected delivery, and the previous one after a change. */
import { expect, test } from 'vitest';
import type { ShipmentStatus } from '#generated/types.ts';
import {
  expectedBefore,
  expectedDelivery,
  expectedEnd,
  type Estimated,
} from '#modules/shipments/domain/expected-delivery.ts';

const estimated: Estimated = {
  estimated_delivery_from: new Date('2026-11-25T08:00:00+02:00'),
  estimated_delivery_to: '2026-11-26T17:00:00+02:00',
  delivery_min_date: null,
  delivery_after: null,
  delivery_before: null,
};
const windowOf = (shipment: Estimated) => {
  const { from, to } = expectedDelivery(shipment);
  return [from?.toISOString(), to?.toISOString()];
};

test('the estimate applies until a later day is requested', () => {
  const usual = ['2026-11-25T06:00:00.000Z', '2026-11-26T15:00:00.000Z'];
  expect(windowOf(estimated)).toEqual(usual);
  expect(windowOf({ ...estimated, delivery_min_date: '2026-11-25' })).toEqual(usual);
  expect(windowOf({ ...estimated, delivery_min_date: '2026-11-30' })).toEqual([
    '2026-11-30T06:00:00.000Z',
    '2026-11-30T15:00:00.000Z',
  ]);
  const hours = { delivery_min_date: '2026-11-30', delivery_after: '13:00', delivery_before: '15:30' };
  expect(windowOf({ ...estimated, ...hours })).toEqual(['2026-11-30T11:00:00.000Z', '2026-11-30T13:30:00.000Z']);
});

test('a day within the estimate is the first that is expected, and the last stays', () => {
  const ofDays = { ...estimated, estimated_delivery_to: '2026-11-27T17:00:00+02:00' };
  expect(windowOf({ ...ofDays, delivery_min_date: '2026-11-26' })).toEqual([
    '2026-11-26T06:00:00.000Z',
    '2026-11-27T15:00:00.000Z',
  ]);
  expect(windowOf({ ...ofDays, delivery_min_date: '2026-11-27' })).toEqual([
    '2026-11-27T06:00:00.000Z',
    '2026-11-27T15:00:00.000Z',
  ]);
  expect(windowOf({ ...ofDays, delivery_min_date: '2026-11-26', delivery_after: '13:00' })[0]).toBe(
    '2026-11-26T11:00:00.000Z',
  );
  const hours = { ...estimated, delivery_min_date: '2026-11-26', delivery_after: '10:00', delivery_before: '12:00' };
  expect(windowOf(hours)).toEqual(['2026-11-26T08:00:00.000Z', '2026-11-26T10:00:00.000Z']);
  const open = { ...ofDays, estimated_delivery_from: null, delivery_min_date: '2026-11-26' };
  expect(windowOf(open)).toEqual([undefined, '2026-11-27T15:00:00.000Z']);
});

test('requested hours follow a day that is moved because the service does not deliver on it', () => {
  const hours = { delivery_min_date: '2026-11-24', delivery_after: '10:00', delivery_before: '12:00' };
  const ofOneDay = { ...estimated, estimated_delivery_to: '2026-11-25T17:00:00+02:00' };
  expect(windowOf({ ...ofOneDay, ...hours })).toEqual(['2026-11-25T08:00:00.000Z', '2026-11-25T10:00:00.000Z']);
  // A range of days keeps its days.
  expect(windowOf({ ...estimated, ...hours })).toEqual(['2026-11-25T08:00:00.000Z', '2026-11-26T10:00:00.000Z']);
  expect(windowOf({ ...ofOneDay, ...hours, delivery_before: null })).toEqual([
    '2026-11-25T08:00:00.000Z',
    '2026-11-25T15:00:00.000Z',
  ]);
});

test('what may not come before the hours of the service end comes until the end of the day, never before it begins', () => {
  const morning = { ...estimated, estimated_delivery_to: '2026-11-25T12:00:00+02:00', delivery_min_date: '2026-11-25' };
  expect(windowOf({ ...morning, delivery_after: '14:00' })).toEqual([
    '2026-11-25T12:00:00.000Z',
    '2026-11-25T15:00:00.000Z',
  ]);
  expect(windowOf({ ...morning, delivery_after: '18:00' })).toEqual([
    '2026-11-25T16:00:00.000Z',
    '2026-11-25T21:59:00.000Z',
  ]);
});

test('lists and the page of a shipment say what its tracking page does: nothing on hold, at a pickup point, or after its end', () => {
  const none = { collection_pickup_point_id: null, delivery_pickup_point_id: null, delivered_date: null };
  const end = (status: ShipmentStatus, more: object = {}, shown = status): string | undefined =>
    expectedEnd({ ...estimated, ...none, status, ...more }, shown);
  const afternoon = '2026-11-25T17:00:00+02:00';
  expect(end('in-transit', { estimated_delivery_to: null })).toBeUndefined();
  expect(end('in-transit', { estimated_delivery_to: new Date('2026-11-25T15:00:00Z') })).toBe(afternoon);
  const hours = { delivery_min_date: '2026-11-25', delivery_after: '10:00', delivery_before: '12:00' };
  expect(end('in-transit', hours)).toBe('2026-11-26T12:00:00+02:00');

  expect(end('on-hold-internal')).toBeUndefined();
  expect(end('on-hold-internal', {}, 'at-hub'), 'customers see it at the hub').toBeDefined();
  expect(end('ready-for-pickup')).toBeDefined();
  expect(end('ready-for-pickup', { delivery_pickup_point_id: 'CG1' })).toBeUndefined();
  expect(end('awaiting-dropoff', { collection_pickup_point_id: 'CG1' })).toBeUndefined();
  expect(end('delivered', { delivered_date: new Date() })).toBeUndefined();
  for (const over of ['cancelled', 'returned-to-sender', 'delivered'] as const) expect(end(over)).toBeUndefined();
});

test('the previous value is stored only if a change moved it', () => {
  expect(expectedBefore(estimated, { ...estimated, delivery_min_date: '2026-11-30' })).toEqual(
    expectedDelivery(estimated),
  );
  expect(expectedBefore(estimated, { ...estimated, delivery_min_date: '2026-11-25' })).toBeUndefined();
  const unknown = { ...estimated, estimated_delivery_from: null, estimated_delivery_to: null };
  expect(expectedBefore(unknown, estimated)).toBeUndefined();
});
