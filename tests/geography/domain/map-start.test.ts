/** A map opens at the address, as far as it is known. */
import { expect, it } from 'vitest';
import { province as provinces } from '#generated/enums.ts';
import { straightKilometres } from '#modules/geography/domain/distance.ts';
import { townRows } from '#modules/geography/domain/gazetteer-rows.ts';
import { mapStart } from '#modules/geography/domain/map-start.ts';

it('opens at the suburb or the town', () => {
  expect(mapStart({ local_area: 'Gardens', city: 'Cape Town' })).toMatchObject({ zoom: 12 });
  expect(mapStart({ local_area: 'Nobody knows it', city: 'Durban' })).toMatchObject({ lat: -29.8579, zoom: 12 });
});

it('opens over the province of an unknown town, by name or postal code', () => {
  const western = mapStart({ city: 'Beaufort West', zone: 'Western Cape' });
  expect(western).toMatchObject({ zoom: 6 });
  expect(mapStart({ city: 'Beaufort West', code: '6970' })).toEqual(western);
});

it.each(provinces)('has the towns of $title around its centre', ({ const: code, title }) => {
  const start = mapStart({ zone: title })!;
  const far = townRows.filter(
    ([, province, , lat, lng]) => province === code && straightKilometres(start, { lat, lng }) > 500,
  );
  expect(far).toEqual([]);
});

it('returns nothing for empty addresses and addresses abroad', () => {
  expect(mapStart({ zone: 'Western Cape', country: 'NA' })).toBeUndefined();
  expect(mapStart({})).toBeUndefined();
});
