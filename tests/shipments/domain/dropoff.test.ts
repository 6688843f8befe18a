/** Rules of shipments that are dropped off at a pickup point. */
import { expect, test } from 'vitest';
import { bookedStatus, dropoffDeadline, dropoffMessage, isDropoff } from '#modules/shipments/domain/dropoff.ts';
import { plainRate } from '../../factories/stored-shipment.ts';

test('a booking waits for its drop-off at a pickup point, unless the parcel is there already', () => {
  expect(bookedStatus({ collection_pickup_point_id: 'CG1' })).toBe('awaiting-dropoff');
  expect(bookedStatus({ collection_pickup_point_id: 'CG1', dropped_off_date: new Date() })).toBe('submitted');
  expect(bookedStatus({ collection_pickup_point_id: null })).toBe('submitted');
});

test('going on is a drop-off; cancelling, holding and exceptions are not', () => {
  for (const to of ['submitted', 'collection-assigned', 'collected', 'at-hub'] as const)
    expect(isDropoff('awaiting-dropoff', to), to).toBe(true);
  for (const to of ['cancelled', 'on-hold', 'on-hold-internal', 'collection-exception', 'outsourced'] as const)
    expect(isDropoff('awaiting-dropoff', to), to).toBe(false);
  expect(isDropoff('collection-assigned', 'collected')).toBe(false);
  expect(dropoffMessage('awaiting-dropoff', 'submitted', null)).toBe('Dropped off');
  expect(dropoffMessage('awaiting-dropoff', 'submitted', 'Left with Sipho')).toBe('Left with Sipho');
  expect(dropoffMessage('quote', 'submitted', null)).toBeNull();
});

test('the sender has until the cut-off of the collection, if that is still to come', () => {
  expect(dropoffDeadline(plainRate, new Date('2026-11-23T10:00:00+02:00'))).toBe('2026-11-23T15:00:00+02:00');
  expect(dropoffDeadline(plainRate, new Date('2026-11-23T16:00:00+02:00'))).toBeUndefined();
});
