/** The zones of a place, most specific first, and chargeable distances. */
import { describe, expect, it } from 'vitest';
import type { Zone } from '#generated/types.ts';
import { nearest, roadKilometres, straightKilometres } from '#modules/geography/domain/distance.ts';
import type { Place } from '#modules/geography/domain/place.ts';
import { postalRange } from '#modules/geography/domain/postal-codes.ts';
import { buildZoneIndex, zonesAt } from '#modules/geography/domain/zone-index.ts';

function box(west: number, south: number, east: number, north: number): number[][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

const zones: Zone[] = [
  { id: 1, name: 'country', layer: 'rates', countries: ['ZA'] },
  { id: 2, name: 'wide codes', layer: 'rates', postal_codes: ['2000-2999'] },
  { id: 3, name: 'narrow codes', layer: 'rates', postal_codes: ['2100-2199', '2500'] },
  { id: 4, name: 'city', layer: 'rates', polygons: [[box(28, -26.5, 29, -25.5)]], postal_codes: ['2000-2099'] },
  { id: 5, name: 'ring', layer: 'rates', polygons: [[box(28.2, -26.3, 28.8, -25.7), box(28.4, -26.1, 28.6, -25.9)]] },
  { id: 6, name: 'islands', layer: 'rates', polygons: [[box(30, -26, 30.1, -25.9)], [box(31, -26, 31.1, -25.9)]] },
  { id: 7, name: 'neighbours', layer: 'rates', countries: ['BW', 'NA'] },
];
const index = buildZoneIndex(zones);

describe('zones', () => {
  it.each<[string, Place, string[]]>([
    ['nothing known', {}, ['country']],
    ['a code in two ranges', { code: '2150' }, ['narrow codes', 'wide codes', 'country']],
    ['a single code', { code: '2500' }, ['narrow codes', 'wide codes', 'country']],
    [
      'outlines before codes, the smaller first',
      { lat: -25.75, lng: 28.3, code: '2050' },
      ['ring', 'city', 'wide codes', 'country'],
    ],
    ['a hole in an outline', { lat: -26, lng: 28.5 }, ['city', 'country']],
    ['the border', { lat: -26, lng: 28 }, ['city', 'country']],
    ['any of several outlines', { lat: -25.95, lng: 31.05 }, ['islands', 'country']],
    ['beyond all outlines', { lat: -30, lng: 25 }, ['country']],
    ['another country', { code: '2150', country: 'BW' }, ['neighbours']],
    ['a country that nobody serves', { code: '2150', country: 'DE' }, []],
    ['a code that is none', { code: 'SW1A' }, ['country']],
  ])('%s', (_, place, names) => {
    expect(zonesAt(index, place).map(({ name }) => name)).toEqual(names);
  });
});

describe('postal codes', () => {
  it.each([
    ['8001', { first: 8001, last: 8001 }],
    ['0001-0299', { first: 1, last: 299 }],
    ['299-1', undefined],
    ['0299-0001', undefined],
    ['80011', undefined],
  ])('%s', (text, range) => expect(postalRange(text)).toEqual(range));
});

describe('distances', () => {
  const johannesburg = { lat: -26.2052, lng: 28.0498 };
  const durban = { lat: -29.8579, lng: 31.0292 };

  it('are measured on the earth’s surface: a degree of latitude is 111.195 km', () => {
    expect(straightKilometres({ lat: -26, lng: 28 }, { lat: -27, lng: 28 })).toBeCloseTo(111.195, 3);
  });

  it('count every started kilometre by road, and none within one place', () => {
    expect(roadKilometres(johannesburg, durban, 1.2)).toBe(Math.ceil(straightKilometres(johannesburg, durban) * 1.2));
    expect(roadKilometres(johannesburg, johannesburg, 1.2)).toBe(0);
  });

  it('select the nearest, the first of equals, and none if there are none', () => {
    const sites = [durban, { ...johannesburg, name: 'first' }, { ...johannesburg, name: 'second' }];
    expect(nearest(sites, johannesburg)).toEqual({ ...johannesburg, name: 'first' });
    expect(nearest([], johannesburg)).toBeUndefined();
  });
});
