/** Which statuses are new for the contacts of a shipment: each once, and again after a new attempt. */
import { describe, expect, test } from 'vitest';
import type { ShipmentStatus } from '#generated/types.ts';
import { statuses } from '#modules/shipments/domain/status.ts';
import { reach, type Had } from '#modules/shipments/domain/statuses-had.ts';

/** The statuses that were new in this sequence; `undo` returns to the previous one. */
function newStatuses(start: ShipmentStatus, ...way: readonly (ShipmentStatus | 'undo')[]): readonly ShipmentStatus[] {
  const passed = [start];
  const notified: ShipmentStatus[] = [];
  let had: Had = { statuses: [], undone: null };
  for (const step of way) {
    const from = passed.at(-1)!;
    const to = step === 'undo' ? passed.at(-2)! : step;
    const { isFirst, ...now } = reach(had, from, to, step === 'undo');
    if (isFirst) notified.push(to);
    had = now;
    passed.push(to);
  }
  return notified;
}

const ends = ['delivery-failed-attempt', 'returned-to-hub', 'cancelled'] as const;

describe.each(statuses.filter((status) => status !== 'collected'))('%s', (status) => {
  test('is notified once, also if the scan was undone and repeated', () => {
    expect(newStatuses('collected', status)).toEqual([status]);
    expect(newStatuses('collected', status, 'undo', status)).toEqual([status]);
  });

  test.each(ends.filter((end) => end !== status))('is notified again after %s', (end) => {
    expect(newStatuses('collected', status, end, status)).toEqual([status, end, status]);
  });
});

test('arriving at a hub twice is not the status at-hub for the second time', () => {
  expect(newStatuses('collected', 'at-hub', 'in-transit', 'at-hub', 'in-transit')).toEqual(['at-hub', 'in-transit']);
});

test('an undone status is new again once something else happened', () => {
  const way = ['returned-to-hub', 'undo', 'delivery-failed-attempt', 'returned-to-hub'] as const;
  expect(newStatuses('out-for-delivery', ...way)).toEqual([
    'returned-to-hub',
    'delivery-failed-attempt',
    'returned-to-hub',
  ]);
});
