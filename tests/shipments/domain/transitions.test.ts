/** Allowed status transitions, manually and by events. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShipmentStatus } from '#generated/types.ts';
import { hasFlag, statuses } from '#modules/shipments/domain/status.ts';
import { eventTransitions, manualStatuses, mayMove } from '#modules/shipments/domain/transitions.ts';

const collecting = [
  'collected',
  'collection-unassigned',
  'cancelled',
  'collection-failed-attempt',
  'collection-exception',
  'collection-rejected',
];
const delivering = [
  'returned-to-hub',
  'delivered',
  'delivery-failed-attempt',
  'delivery-exception',
  'delivery-rejected',
];
const hub = ['out-for-delivery', 'at-hub', 'delivery-unassigned'];

/** The table of the specification, and what it leaves open; a status without a row allows only itself. */
const rows: Readonly<Partial<Record<ShipmentStatus, readonly string[]>>> = {
  submitted: ['collection-assigned'],
  'collection-assigned': collecting,
  'collection-failed-attempt': collecting,
  'collection-exception': collecting,
  'collection-rejected': collecting,
  'collection-unassigned': ['cancelled', 'collection-assigned'],
  'delivery-unassigned': ['delivery-assigned'],
  // Not in the specification: without a way out, staff could not record a drop-off.
  'awaiting-dropoff': ['submitted', 'collected', 'at-hub', 'collection-exception', 'cancelled'],
  collected: ['at-hub', 'out-for-delivery', 'collection-exception'],
  'at-hub': hub,
  'at-destination-hub': hub,
  'delivery-assigned': hub,
  'returned-to-hub': ['out-for-delivery', 'delivery-unassigned'],
  'out-for-delivery': delivering,
  'delivery-failed-attempt': delivering,
  'delivery-exception': delivering,
  'delivery-rejected': delivering,
};
const withDrivers = { collection_agent_id: 1, delivery_agent_id: 2 };

describe('manually, F155', () => {
  test.each(statuses.filter((status) => status !== 'cancelled'))('%s', (status) => {
    const expected = new Set([status, ...(rows[status] ?? [])]);
    expect(new Set(manualStatuses({ status, ...withDrivers }))).toEqual(expected);
  });

  test('a cancelled shipment may be reactivated to almost any collection or delivery status', () => {
    const offered = manualStatuses({ status: 'cancelled' });
    expect(offered).toHaveLength(29);
    for (const status of ['quote', 'payment-pending', 'outsourced', 'bob-box-reservation-failed', 'on-hold'] as const)
      expect(offered).not.toContain(status);
  });

  test('assigned statuses require a driver', () => {
    const alone = { collection_agent_id: null, delivery_agent_id: null };
    expect(manualStatuses({ status: 'collection-unassigned', ...alone })).toEqual([
      'collection-unassigned',
      'cancelled',
    ]);
    expect(manualStatuses({ status: 'delivery-unassigned', ...alone })).toEqual(['delivery-unassigned']);
    expect(mayMove({ status: 'delivery-unassigned', ...alone }, 'delivery-assigned', 'hand')).toBe(false);
  });
});

describe('by events and commands', () => {
  test('every status that is not final can be reached and left', () => {
    const reached = new Set(Object.values(eventTransitions).flat());
    // A shipment starts as a quote.
    expect(statuses.filter((status) => !reached.has(status))).toEqual([]);
    const left = statuses.filter((status) => (eventTransitions[status] ?? []).length > 0);
    expect(left).toEqual(statuses.filter((status) => !hasFlag(status, 'final')));
  });

  test('a final status can be reached from everywhere', () => {
    const endsFrom = (start: ShipmentStatus): boolean => {
      const seen = new Set<ShipmentStatus>([start]);
      for (const status of seen) for (const next of eventTransitions[status] ?? []) seen.add(next);
      return [...seen].some((status) => hasFlag(status, 'final'));
    };
    expect(statuses.filter((status) => !endsFrom(status))).toEqual([]);
  });

  test('a final status cannot be left, and only an exception returns to before the collection', () => {
    const walk = fc.array(fc.constantFrom(...statuses), { maxLength: 30 });
    fc.assert(
      fc.property(walk, (wishes) => {
        let status: ShipmentStatus = 'submitted';
        for (const wish of wishes) {
          const before = status;
          if (mayMove({ status, ...withDrivers }, wish, 'event')) status = wish;
          expect(hasFlag(before, 'final') && status !== before, `${before} to ${status}`).toBe(false);
        }
      }),
    );
    expect(mayMove({ status: 'at-hub' }, 'submitted', 'event')).toBe(false);
    expect(mayMove({ status: 'at-hub' }, 'collection-exception', 'event')).toBe(true);
  });
});
