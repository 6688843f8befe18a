/** What is news to the people of a shipment: each status once, and again when something is tried again. */
import { describe, expect, test } from 'vitest';
import type { ShipmentStatus } from '#generated/types.ts';
import { statuses } from '#modules/shipments/domain/status.ts';
import { reach, type Had } from '#modules/shipments/domain/statuses-had.ts';

/** The statuses that were news on the way; `undo` goes back to the one before. */
function news(start: ShipmentStatus, ...way: readonly (ShipmentStatus | 'undo')[]): readonly ShipmentStatus[] {
  const passed = [start];
  const told: ShipmentStatus[] = [];
  let had: Had = { statuses: [], undone: null };
  for (const step of way) {
    const from = passed.at(-1)!;
    const to = step === 'undo' ? passed.at(-2)! : step;
    const { isFirst, ...now } = reach(had, from, to, step === 'undo');
    if (isFirst) told.push(to);
    had = now;
    passed.push(to);
  }
  return told;
}

const ends = ['delivery-failed-attempt', 'returned-to-hub', 'cancelled'] as const;

describe.each(statuses.filter((status) => status !== 'collected'))('%s', (status) => {
  test('is told once, also where the scan was undone and came again', () => {
    expect(news('collected', status)).toEqual([status]);
    expect(news('collected', status, 'undo', status)).toEqual([status]);
  });

  test.each(ends.filter((end) => end !== status))('is told again after %s', (end) => {
    expect(news('collected', status, end, status)).toEqual([status, end, status]);
  });
});

test('a shipment that comes to a hub twice is not at a hub for the second time', () => {
  expect(news('collected', 'at-hub', 'in-transit', 'at-hub', 'in-transit')).toEqual(['at-hub', 'in-transit']);
});

test('what was undone is news once something else happened', () => {
  const way = ['returned-to-hub', 'undo', 'delivery-failed-attempt', 'returned-to-hub'] as const;
  expect(news('out-for-delivery', ...way)).toEqual(['returned-to-hub', 'delivery-failed-attempt', 'returned-to-hub']);
});
