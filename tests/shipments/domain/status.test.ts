/** Statuses: flags in the schema, and the status displayed to each viewer. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shipment_status } from '#generated/enums.ts';
import type { ShipmentStatus } from '#generated/types.ts';
import {
  areAllCancelled,
  displayedStatus,
  inOrder,
  statuses,
  statusesWith,
  storedStatuses,
} from '#modules/shipments/domain/status.ts';

describe('flags', () => {
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

  test('active excludes quotes, payment states, final states and holds; problems are listed, F148', () => {
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
  test('determines the next status', () => {
    expect(inOrder(['delivered', 'collected'], ['submitted', 'delivered', 'collected'])).toEqual([
      'delivered',
      'collected',
    ]);
    expect(inOrder(['delivered', 'collected'])).toEqual(['collected', 'delivered']);
  });

  test('places a missing status behind its usual predecessor', () => {
    const listed = ['out-for-delivery', 'delivered', 'at-hub', 'collected'] as const;
    const order = ['submitted', 'collected', 'delivered'] as const;
    expect(inOrder(listed, order)).toEqual(['collected', 'at-hub', 'out-for-delivery', 'delivered']);
  });

  test('is stable for any initial list, and contains all statuses', () => {
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

  test('depends on whether the leg has a driver', () => {
    expect(displayedStatus(collecting, 'staff', false)).toBe('collection-assigned');
    expect(displayedStatus({ ...collecting, collection_agent_id: null }, 'staff', false)).toBe('collection-unassigned');
    expect(displayedStatus(delivering, 'customer', false)).toBe('delivery-unassigned');
    expect(displayedStatus({ ...delivering, delivery_agent_id: 9 }, 'customer', false)).toBe('delivery-assigned');
    expect(displayedStatus({ status: 'at-hub' }, 'staff', true)).toBe('at-hub');
  });

  test('is overridden for customers only; an internal hold is shown to them as at the hub, F151', () => {
    expect(displayedStatus(delivering, 'customer', true)).toBe('delivery-assigned');
    expect(displayedStatus(delivering, 'staff', true)).toBe('delivery-unassigned');
    expect(displayedStatus({ status: 'on-hold-internal' }, 'customer', false)).toBe('at-hub');
    expect(displayedStatus({ status: 'on-hold-internal' }, 'staff', true)).toBe('on-hold-internal');
  });

  test('is the stored one at the hub scanner', () => {
    expect(displayedStatus(collecting, 'hub', true)).toBe('collection-rejected');
  });

  test('never shows a customer an administrator-only status', () => {
    for (const status of statusesWith('admin_only').filter((one) => one !== 'quote-expired'))
      expect(statusesWith('admin_only')).not.toContain(displayedStatus({ status }, 'customer', true));
  });

  test('of a shipment is among those asked for only if its stored one may be displayed so', () => {
    const agent = fc.option(fc.integer({ min: 1 }));
    const shipment = fc.record({
      status: fc.constantFrom(...statuses),
      collection_agent_id: agent,
      delivery_agent_id: agent,
    });
    fc.assert(
      fc.property(shipment, fc.boolean(), fc.shuffledSubarray([...statuses]), (one, override, asked) => {
        const isAsked = asked.includes(displayedStatus(one, 'customer', override));
        return !isAsked || storedStatuses(asked, 'customer', override).includes(one.status);
      }),
    );
    expect(storedStatuses(['at-hub'], 'customer', false)).toEqual(['at-hub', 'on-hold-internal']);
    expect(storedStatuses(['collection-rejected'], 'customer', false)).toEqual([]);
  });
});

test('a shipment whose parcels are all cancelled counts as cancelled, F153', () => {
  expect(areAllCancelled([{ status: 'cancelled' }, { status: 'cancelled' }])).toBe(true);
  expect(areAllCancelled([{ status: 'cancelled' }, { status: 'collected' }])).toBe(false);
  expect(areAllCancelled([])).toBe(false);
});
