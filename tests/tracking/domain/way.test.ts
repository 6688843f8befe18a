/** The route on the map: suburbs and towns only, and positions of drivers only while they are recent. */
import { expect, test } from 'vitest';
import { blurred, isFresh, lastPlace, placeOf } from '#modules/tracking/domain/way.ts';

test('a place is the centre of its suburb, else of its town, else undefined', () => {
  expect(placeOf('Sandton', 'Johannesburg')).toEqual({ name: 'Sandton, Johannesburg', lat: -26.107, lng: 28.057 });
  expect(placeOf('Nowhere', 'Cape Town')).toMatchObject({ name: 'Cape Town' });
  expect(placeOf('Sandton', 'Nowhere')).toBeNull();
  expect(placeOf(null, null)).toBeNull();
});

test.each([
  ['the newest event with a place counts', [null, 'Durban', 'Cape Town'], 'Durban'],
  ['a suburb is looked for in the towns at both ends', ['Sandton'], 'Sandton, Johannesburg'],
  ['a suburb with its town needs no search', ['Rosebank, Johannesburg'], 'Rosebank, Johannesburg'],
  ['what the gazetteer does not know is nowhere', ['Bay 7'], undefined],
  ['before anything happened there is no place', [], undefined],
])('%s', (_what, locations, name) => {
  expect(lastPlace(locations, ['Durban', 'Johannesburg'])?.name).toBe(name);
});

test('a position is shown for three intervals, at least five minutes, rounded to about a hundred metres', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const before = (seconds: number) => ({ lat: 0, lng: 0, recorded_at: new Date(now.getTime() - seconds * 1000) });
  expect([isFresh(before(300), 15, now), isFresh(before(301), 15, now)]).toEqual([true, false]);
  expect([isFresh(before(2700), 900, now), isFresh(before(2701), 900, now)]).toEqual([true, false]);
  expect(blurred(-26.107_453)).toBe(-26.107);
});
