/** Bays and the floor check of the hub scanner. */
import { expect, test } from 'vitest';
import type { ShipmentStatus, TrackingEvent } from '#generated/types.ts';
import { hubOf } from '#modules/operations/domain/hub-choice.ts';
import {
  bayFor,
  expectedOn,
  isAtBranch,
  isExpected,
  missingFrom,
  resultOfScan,
  statusBeforeScan,
  type Bay,
} from '#modules/operations/domain/hub-scan.ts';
import { buildShipment } from '../../factories/shipment.ts';

const bay = (code: string, more: Partial<Bay> = {}): Bay => ({
  ...{ id: code, code, name: code, destination_branches: [], service_levels: [] },
  ...more,
});

test('F353 a parcel goes to the first bay that accepts its branch and its service', () => {
  const bays = [
    bay('A1', { destination_branches: ['CPT'], service_levels: ['ECO'] }),
    bay('A2', { destination_branches: ['CPT'] }),
    bay('B1', { service_levels: ['ONX'] }),
  ];
  expect(bayFor(bays, { branchCode: 'CPT', serviceLevel: 'ECO' })?.code).toBe('A1');
  expect(bayFor(bays, { branchCode: 'CPT', serviceLevel: 'ONX' })?.code).toBe('A2');
  expect(bayFor(bays, { branchCode: undefined, serviceLevel: 'ONX' })?.code).toBe('B1');
  expect(bayFor(bays, { branchCode: 'DUR', serviceLevel: 'ECO' })).toBeUndefined();
  expect(bayFor([bay('Z9')], { branchCode: undefined, serviceLevel: undefined })?.code).toBe('Z9');
});

test('a scan tells whether the parcel may go on: one whose shipment is on hold is set aside', () => {
  const result = (moved: boolean, status: ShipmentStatus, repeated?: true) =>
    resultOfScan('at-hub', { moved, status, repeated });
  expect(result(true, 'at-hub').state).toBe('moved');
  // At another hub, or another parcel of a shipment that is there.
  expect(result(false, 'at-hub').state).toBe('recorded');
  expect(result(false, 'at-hub', true)).toEqual({ state: 'repeated', message: 'Already scanned: At hub' });
  expect(result(false, 'collected').state).toBe('recorded');
  expect(result(false, 'collected', true).state).toBe('repeated');
  const held = [result(false, 'on-hold'), result(false, 'on-hold-internal'), result(false, 'on-hold', true)];
  expect(held.map(({ state }) => state)).toEqual(['held', 'held', 'repeated']);
  for (const { message } of held) expect(message).toContain('on hold: set it aside');
});

test('a device scans at the hub that was chosen on it, or at that of its user', () => {
  const branches = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const none = { branches, limit: null, kept: null, own: null };
  expect(hubOf(none)).toBeNull();
  expect(hubOf({ ...none, own: 2 })).toBe(2);
  expect(hubOf({ ...none, own: 2, kept: 3 })).toBe(3);
  expect(hubOf({ ...none, own: 2, kept: 99 })).toBe(2);
  expect(hubOf({ ...none, limit: 1, kept: 3 })).toBe(1);
  expect(hubOf({ ...none, branches: [{ id: 7 }] })).toBe(7);
  expect(hubOf({ ...none, branches: [] })).toBeNull();
});

test('F354 the floor check lists unscanned parcels, and matches any number of the parcel or its shipment', () => {
  const parcels = buildShipment().parcels.slice(0, 1);
  const named = (reference: string, status?: 'cancelled') => ({
    ...parcels[0]!,
    ...{ tracking_reference: reference, alternative_tracking_reference: `BOX-${reference}` },
    ...(status && { status }),
  });
  const first = buildShipment({
    ...{ tracking_reference: 'KES1', short_tracking_reference: 'AAAAAA' },
    parcels: [named('KES1/1'), named('KES1/2'), named('KES1/3', 'cancelled')],
  });
  const second = buildShipment({
    tracking_reference: 'KES2',
    short_tracking_reference: 'BBBBBB',
    parcels: [named('KES2/1')],
  });
  const expected = expectedOn([first, second]);
  const missing = (...scanned: string[]) => missingFrom(expected, scanned).map(({ reference }) => reference);
  expect(missing()).toEqual(['KES1/1', 'KES1/2', 'KES2/1']);
  expect(missing('kes1/1 ', 'BOX-KES2/1')).toEqual(['KES1/2']);
  expect(missing('\u200Bkes1 /1', 'BOX-KES2/1')).toEqual(['KES1/2']);
  expect(missing('AAAAAA', 'bbbbbb')).toEqual([]);
  expect([isExpected(expected, 'kes2'), isExpected(expected, 'KES1/3')]).toEqual([true, false]);
});

test('F352 undoing a scan returns to the status of its parcel before, not to that of another parcel', () => {
  const event = (id: number, parcel_id: number | null, status: TrackingEvent['status']): TrackingEvent => ({
    ...{ id, parcel_id, status, shipment_id: 1, message: null, location: null, source: 'scanner', user_name: null },
    date: '2026-11-23T08:00:00+02:00',
  });
  const events = [
    event(4, null, 'at-hub'),
    event(3, 12, 'at-hub'),
    event(2, 11, 'at-hub'),
    event(1, null, 'collected'),
  ];
  expect(statusBeforeScan(events, 3)).toBe('collected');
  expect(statusBeforeScan(events, 4)).toBe('at-hub');
  expect(statusBeforeScan(events, 1)).toBeUndefined();
  expect(statusBeforeScan(events, 99)).toBeUndefined();
});

test('F354 the floor check of a hub expects what is collected or delivered from there, by status', () => {
  const between = { collection_branch_id: 1, delivery_branch_id: 2 };
  const hubs = (shipment: Parameters<typeof isAtBranch>[0]) => [1, 2].filter((hub) => isAtBranch(shipment, hub));
  expect(hubs({ ...between, status: 'at-hub' })).toEqual([1]);
  expect(hubs({ ...between, status: 'at-destination-hub' })).toEqual([2]);
  expect(hubs({ ...between, status: 'returned-to-hub' })).toEqual([2]);
  expect(hubs({ collection_branch_id: 1, status: 'returned-to-hub' })).toEqual([1, 2]);
});
