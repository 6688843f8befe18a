/** How countries and provinces that programs send are stored. */
import { expect, test } from 'vitest';
import { withPlaceNames } from '#modules/geography/domain/place-names.ts';

test.each([
  [{ zone: 'GP' }, { zone: 'Gauteng' }],
  [
    { country: 'south africa', zone: 'kzn' },
    { country: 'ZA', zone: 'KwaZulu-Natal' },
  ],
  [
    { country: 'ZA', zone: 'Western  Cape' },
    { country: 'ZA', zone: 'Western Cape' },
  ],
  [
    { country: 'ZA', zone: 'Midlands' },
    { country: 'ZA', zone: 'Midlands' },
  ],
  // A region abroad can have the abbreviation of a province.
  [
    { country: 'BW', zone: 'NW' },
    { country: 'BW', zone: 'NW' },
  ],
  [
    { country: null, zone: null },
    { country: null, zone: null },
  ],
])('%j is stored as %j', (sent, stored) => {
  expect(withPlaceNames(sent)).toEqual(stored);
});
