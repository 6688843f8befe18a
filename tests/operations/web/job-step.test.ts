/** What a driver does with a job with one press, at a door, a locker or a counter. */
import { expect, test } from 'vitest';
import type { TripJob } from '#generated/types.ts';
import { stepOf } from '#modules/operations/web/tripsheet/report-now.ts';

const delivery = { leg: 'delivery', status: 'out-for-delivery' } as TripJob;

test('a delivery is left at its locker or counter, and fetched from there when nobody collected it', () => {
  expect(stepOf({ ...delivery, pickup_point_type: 'locker' })).toMatchObject({
    ...{ action: 'Leave at locker', done: 'Left at locker', status: 'ready-for-pickup' },
  });
  const unclaimed = { ...delivery, pickup_point_type: 'counter', status: 'collect-and-return-to-hub' } as const;
  expect(stepOf(unclaimed)).toMatchObject({ status: 'returned-to-hub' });
});

test('a delivery to a door needs its proof, and one that is at the hub is loaded first', () => {
  expect(stepOf(delivery)).toBeUndefined();
  expect(stepOf({ ...delivery, pickup_point_type: 'locker', status: 'delivery-assigned' })).toBeUndefined();
});

test('a collection is the same everywhere', () => {
  for (const status of ['collection-assigned', 'awaiting-dropoff'] as const)
    expect(stepOf({ ...delivery, leg: 'collection', status })?.status).toBe('collected');
});
