/** The four steps of the tracking page. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ShipmentStatus } from '#generated/types.ts';
import { statuses } from '#modules/shipments/domain/status.ts';
import { trackingSteps } from '#modules/tracking/domain/steps.ts';

const states = (...history: ShipmentStatus[]) =>
  trackingSteps(history)
    .map(({ state }) => ({ complete: 'x', current: 'o', pending: '-' })[state])
    .join('');

test.each([
  ['a quote is not created yet', ['quote'], 'o---'],
  ['a booking is created', ['submitted'], 'o---'],
  ['a driver has it', ['submitted', 'collected'], 'xo--'],
  ['between hubs', ['submitted', 'collected', 'in-transit'], 'xxo-'],
  ['back at the hub after an attempt', ['submitted', 'collected', 'out-for-delivery', 'returned-to-hub'], 'xxo-'],
  ['on hold on the way', ['submitted', 'collected', 'at-hub', 'on-hold'], 'xxo-'],
  ['delivered', ['submitted', 'collected', 'delivered'], 'xxxx'],
  ['collected from a locker', ['submitted', 'collected', 'in-locker', 'collected-from-locker'], 'xxxx'],
  ['cancelled before the collection', ['submitted', 'cancelled'], 'x---'],
  ['returned to the sender', ['submitted', 'collected', 'at-hub', 'returned-to-sender'], 'xxx-'],
] as const)('%s', (_what, history, letters) => {
  expect(states(...history)).toBe(letters);
});

test('whatever happened, steps are complete up to the current one and pending after it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...statuses), { maxLength: 12 }), (history) => {
      expect(states(...history)).toMatch(/^x*o?-*$/);
    }),
  );
});
