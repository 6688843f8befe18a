/** The order of a driver's stops. */
import { expect, test } from 'vitest';
import type { TripJob } from '#generated/types.ts';
import { stopsOf, type PlacedJob } from '#modules/operations/domain/stops.ts';

let last = 0;

function job(
  address: string,
  place: Partial<Pick<PlacedJob, 'lat' | 'lng'>> = {},
  before: string | null = null,
): PlacedJob {
  last += 1;
  const ofJob: TripJob = {
    ...{ id: last, shipment_id: last, leg: 'delivery', tracking_reference: `KES${last}`, status: 'out-for-delivery' },
    ...{ contact: null, mobile_number: null, instructions: null, after: null, before, pod_method: 'pin-with-fallback' },
    ...{ has_pin: true, warnings: [], parcels: [] },
  };
  return { job: ofJob, address, lat: null, lng: null, ...place };
}

const addresses = (jobs: readonly PlacedJob[]) => stopsOf(jobs).map(({ address }) => address);

test('F351 several shipments to one address are one stop, regardless of capitals and commas', () => {
  const stops = stopsOf([
    job('8 Protea Avenue, Sandton'),
    job('8 protea avenue  Sandton', {}, '12:00'),
    job('9 Other'),
  ]);
  expect(stops.map(({ jobs, before }) => [jobs.length, before])).toEqual([
    [2, '12:00'],
    [1, null],
  ]);
});

test('the first to close comes first; otherwise the nearest is next, and unknown places come last', () => {
  const sandton = { lat: -26.1, lng: 28.05 };
  const rosebank = { lat: -26.14, lng: 28.04 };
  const pretoria = { lat: -25.75, lng: 28.19 };
  expect(
    addresses([
      ...[job('Nowhere'), job('Pretoria', pretoria), job('Rosebank', rosebank)],
      ...[job('Sandton', sandton, '10:00'), job('Noon', pretoria, '12:00')],
    ]),
  ).toEqual(['Sandton', 'Noon', 'Pretoria', 'Rosebank', 'Nowhere']);
});
