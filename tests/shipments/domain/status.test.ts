/** Statuses, as the schema flags them and as each viewer sees them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shipment_status } from '#generated/enums.ts';
import type { ShipmentStatus } from '#generated/types.ts';
import { areAllCancelled, displayedStatus, inOrder, statuses, statusesWith } from '#modules/shipments/domain/status.ts';

describe('what the flags say', () => {
  test('there are 37 statuses in a fixed order, F146', () => {
    expect(statuses).toHaveLength(37);
    expect(statuses[0]).toBe('quote');
    expect(statuses.at(-1)).toBe('on-hold-internal');
    expect(statusesWith('admin_only')).toEqual(['quote-expired', 'on-hold-internal']);
  });

  test('F149 are coloured: grey at the end, red for a problem, green for progress, otherwise blue', () => {
    const colours = new Map(shipment_status.map((status) => [status.const, status['x-colour']] as const));
    for (const status of statusesWith('final')) expect(colours.get(status), status).toBe('grey');
    for (const status of statusesWith('problem')) expect(colours.get(status), status).toBe('red');
    expect(
      ['collected', 'in-transit', 'out-for-delivery'].map((status) => colours.get(status as ShipmentStatus)),
    ).toEqual(['green', 'green', 'green']);
    expect(
      ['quote', 'submitted', 'collection-assigned'].map((status) => colours.get(status as ShipmentStatus)),
    ).toEqual(['blue', 'blue', 'blue']);
  });

  test('active leaves out quotes, payment states, ends and holds; problems are named, F148', () => {
    const inactive = statuses.filter((status) => !statusesWith('active').includes(status));
    expect(inactive).toEqual([
      'quote',
      'quote-expired',
      'payment-pending',
      'payment-failed',
      'returned-to-sender',
      'delivered',
      'undeliverable',
      'cancelled',
      'on-hold',
    ]);
    expect(statusesWith('problem')).toEqual([
      'collection-unassigned',
      'collection-rejected',
      'collection-exception',
      'collection-failed-attempt',
      'delivery-unassigned',
      'delivery-rejected',
      'delivery-exception',
      'delivery-failed-attempt',
    ]);
    expect(statusesWith('past_collection')[0]).toBe('collected');
    expect(statusesWith('delivered')).toEqual(['delivered']);
  });
});

describe('F147 the order of a provider', () => {
  test('decides what comes after what', () => {
    expect(inOrder(['delivered', 'collected'], ['submitted', 'delivered', 'collected'])).toEqual([
      'delivered',
      'collected',
    ]);
    expect(inOrder(['delivered', 'collected'])).toEqual(['collected', 'delivered']);
  });

  test('places a status that it leaves out behind its usual neighbour', () => {
    const listed = ['out-for-delivery', 'delivered', 'at-hub', 'collected'] as const;
    const order = ['submitted', 'collected', 'delivered'] as const;
    expect(inOrder(listed, order)).toEqual(['collected', 'at-hub', 'out-for-delivery', 'delivered']);
  });

  test('is the same whatever the list began as, and keeps all of it', () => {
    const some = fc.shuffledSubarray([...statuses]);
    fc.assert(
      fc.property(some, some, (order, list) => {
        const sorted = inOrder(list, order);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(inOrder([...list].reverse(), order)).toEqual(sorted);
      }),
    );
  });
});

describe('the status that is displayed', () => {
  const collecting = { status: 'collection-rejected', collection_agent_id: 7, delivery_agent_id: null } as const;
  const delivering = { status: 'delivery-unassigned', collection_agent_id: 7, delivery_agent_id: null } as const;

  test('depends on whether the side has a driver', () => {
    expect(displayedStatus(collecting, 'staff', false)).toBe('collection-assigned');
    expect(displayedStatus({ ...collecting, collection_agent_id: null }, 'staff', false)).toBe('collection-unassigned');
    expect(displayedStatus(delivering, 'customer', false)).toBe('delivery-unassigned');
    expect(displayedStatus({ ...delivering, delivery_agent_id: 9 }, 'customer', false)).toBe('delivery-assigned');
    expect(displayedStatus({ status: 'at-hub' }, 'staff', true)).toBe('at-hub');
  });

  test('is overridden for customers only; what is on hold internally is at the hub for them, F151', () => {
    expect(displayedStatus(delivering, 'customer', true)).toBe('delivery-assigned');
    expect(displayedStatus(delivering, 'staff', true)).toBe('delivery-unassigned');
    expect(displayedStatus({ status: 'on-hold-internal' }, 'customer', false)).toBe('at-hub');
    expect(displayedStatus({ status: 'on-hold-internal' }, 'staff', true)).toBe('on-hold-internal');
  });

  test('is what is stored at the hub scanner', () => {
    expect(displayedStatus(collecting, 'hub', true)).toBe('collection-rejected');
  });

  test('never tells a customer what is for administrators only', () => {
    for (const status of statusesWith('admin_only').filter((one) => one !== 'quote-expired'))
      expect(statusesWith('admin_only')).not.toContain(displayedStatus({ status }, 'customer', true));
  });
});

test('a shipment whose parcels are all cancelled counts as cancelled, F153', () => {
  expect(areAllCancelled([{ status: 'cancelled' }, { status: 'cancelled' }])).toBe(true);
  expect(areAllCancelled([{ status: 'cancelled' }, { status: 'collected' }])).toBe(false);
  expect(areAllCancelled([])).toBe(false);
});
