/** The tracking page's model: delivery windows, events by day, pins of the route, and stored responses. */
import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { TrackedEvent, TrackedShipment } from '#generated/types.ts';
import { Arrival, windowText } from '#modules/tracking/web/track/arrival.tsx';
import { storeAnswer, storedAnswer } from '#modules/tracking/web/track/use-tracked.ts';
import { Steps } from '#modules/tracking/web/track/tracked-card.tsx';
import { daysOf } from '#modules/tracking/web/track/timeline.tsx';
import { wayPoints } from '#modules/tracking/web/track/way.tsx';
import { markupOf } from '../../markup.tsx';

const place = (name: string, lat: number) => ({ name, lat, lng: 28 });
const shipment = {
  collection_place: place('Johannesburg', -26),
  delivery_place: place('Durban', -29),
  last_place: null,
  driver_position: null,
} as unknown as TrackedShipment;

test('a window is shown as one day with hours, or as its first and last day', () => {
  const from = '2026-11-30T13:00:00+02:00';
  expect(windowText(from, '2026-11-30T15:30:00+02:00')).toMatch(/^Monday,? 30 November, 13:00 to 15:30$/);
  expect(windowText(from, '2026-12-01T15:30:00+02:00')).toMatch(/^Monday,? 30 November to Tuesday,? 0?1 December$/);
  expect(windowText(null, from)).toMatch(/^Monday,? 30 November$/);
});

test('a delivery that is late was expected; it is not still estimated', () => {
  const at = (to: string): string => {
    const tracking_steps = [{ name: 'in-transit', state: 'current' }];
    const estimate = { estimated_delivery_from: null, estimated_delivery_to: to, previous_delivery_to: null };
    const late = { delivered_date: null, waits_at: null, ...estimate, tracking_steps } as unknown as TrackedShipment;
    return markupOf(createElement(Arrival, { shipment: late }));
  };
  expect(at('2026-01-05T15:30:00+02:00')).toContain('Was expected');
  expect(at('2999-01-05T15:30:00+02:00')).toContain('Estimated delivery');
});

test('a step that a cancelled shipment won’t get to is not announced as still to come', () => {
  const progress = createElement(Steps, { steps: [{ name: 'delivered', state: 'pending' }] });
  expect(markupOf(progress)).toContain(', not reached');
});

test('events are grouped by day in business time, newest first', () => {
  const dates = ['2026-11-22T00:30:00+02:00', '2026-11-21T23:30:00+02:00', '2026-11-21T08:00:00+02:00'];
  const events = dates.map((date, id) => ({ id, date }) as TrackedEvent);
  expect(daysOf(events).map(({ date, events: own }) => [date, own.length])).toEqual([
    ['2026-11-22', 1],
    ['2026-11-21', 2],
  ]);
});

test('pins are in the order of the route; a last place at one of the ends is not shown twice', () => {
  const keys = (more: Partial<TrackedShipment>) => wayPoints({ ...shipment, ...more }).map(({ key }) => key);
  expect(keys({})).toEqual(['from', 'to']);
  expect(keys({ last_place: place('Durban', -29) })).toEqual(['from', 'to']);
  expect(keys({ last_place: place('Harrismith', -28) })).toEqual(['from', 'last', 'to']);
  expect(keys({ driver_position: { lat: -29, lng: 31, date: '' } })).toEqual(['from', 'driver', 'to']);
  expect(keys({ collection_place: null, delivery_place: null })).toEqual([]);
});

const answer = { shipments: [shipment], tracking_steps: [], not_found: [] };
const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  globalThis.localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  } as unknown as Storage;
});

test('the last five responses are stored for two weeks, with their time', () => {
  for (const number of ['A', 'B', 'C', 'D', 'E', 'F']) storeAnswer(number, answer, 1000);
  expect(storedAnswer('A', 2000)).toBeUndefined();
  expect(storedAnswer('F', 2000)).toEqual({ references: 'F', at: 1000, answer });
  expect(storedAnswer('F', 1000 + 15 * 86_400_000)).toBeUndefined();
});

test('a number that is no longer found is removed, and an invalid entry is ignored', () => {
  storeAnswer('A', answer, 1000);
  storeAnswer('A', { ...answer, shipments: [] }, 2000);
  expect(storedAnswer('A', 2000)).toBeUndefined();
  store.set('tracked_shipments_1', '{');
  expect(storedAnswer('A', 2000)).toBeUndefined();
});
