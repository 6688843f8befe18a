/** The bundled gazetteer finds towns and suburbs, and is consistent with itself and with the postal codes. */
import { describe, expect, it } from 'vitest';
import { straightKilometres } from '#modules/geography/domain/distance.ts';
import { suburbRows, townRows } from '#modules/geography/domain/gazetteer-rows.ts';
import { locate, placeNear, placesMatching } from '#modules/geography/domain/gazetteer.ts';
import { provinceOfCode } from '#modules/geography/domain/province.ts';

const names = (typed: string, limit?: number) =>
  placesMatching(typed, limit).map(({ suburb, city }) => (suburb === undefined ? city : `${suburb}, ${city}`));

describe('autocompletion', () => {
  it.each([
    ['sand', ['Sandton, Johannesburg']],
    ['DURBAN N', ['Durban North, Durban']],
    ['  sea   point ', ['Sea Point, Cape Town']],
    ['port elizabeth', ['Gqeberha', 'Summerstrand, Gqeberha', 'Walmer, Gqeberha', 'Newton Park, Gqeberha']],
    ['point', ['Sea Point, Cape Town', 'Green Point, Cape Town']],
    ['7925', ['Woodstock, Cape Town', 'Observatory, Cape Town']],
    ['nowhere', []],
    ['  ', []],
  ])('%j', (typed, expected) => expect(names(typed)).toEqual(expected));

  it('lists names with that prefix first, and stops at the limit', () => {
    expect(names('johannesburg', 2)).toEqual(['Johannesburg', 'Sandton, Johannesburg']);
  });
});

describe('locating an address', () => {
  it('finds its suburb', () => {
    expect(locate('Jet Park', 'Boksburg')).toMatchObject({ precision: 'suburb', code: '1459', province: 'GP' });
  });

  it('uses the centre of the town for an unknown suburb', () => {
    expect(locate('Somewhere New', 'Nelspruit')).toMatchObject({ precision: 'town', city: 'Mbombela', lat: -25.475 });
    expect(locate(undefined, 'Centurion')).toMatchObject({ precision: 'town', code: '0157' });
  });

  it('finds nothing in an unknown town', () => {
    expect(locate('Sandton', 'Timbuktu')).toBeUndefined();
    expect(locate(undefined, undefined)).toBeUndefined();
  });

  it('returns the address of a pin', () => {
    expect(placeNear({ lat: -33.918, lng: 18.389 })).toMatchObject({ suburb: 'Sea Point', province: 'WC' });
  });
});

describe('the gazetteer', () => {
  it.each(townRows.map(([city, province, code]) => [city, code, province]))(
    '%s with postal code %s lies in %s',
    (_, code, province) => expect(provinceOfCode(code)).toBe(province),
  );

  it('has suburbs in the province of their postal code, within 45 km of their town where that is known', () => {
    const odd = suburbRows.filter(([, city, province, code, lat, lng]) => {
      const town = townRows.find(([name]) => name === city);
      const isFar = town !== undefined && straightKilometres({ lat, lng }, { lat: town[3], lng: town[4] }) > 45;
      return provinceOfCode(code) !== province || isFar;
    });
    expect(odd).toEqual([]);
  });
});
