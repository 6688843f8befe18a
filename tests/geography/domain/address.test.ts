/** When an address is valid, which errors it has, and its province. */
import { describe, expect, it } from 'vitest';
import { province as provinces } from '#generated/enums.ts';
import { addressProblem, roundedDegrees, type AddressParts } from '#modules/geography/domain/address.ts';
import { provinceNamed, provinceOfCode } from '#modules/geography/domain/province.ts';

const whole: AddressParts = {
  street_address: '12 Jet Park Road',
  local_area: 'Jet Park',
  city: 'Boksburg',
  zone: 'Gauteng',
  country: 'ZA',
};

describe('F227 an address is valid', () => {
  it.each<[string, AddressParts]>([
    ['with street, suburb, city, province and country', whole],
    ['with a company instead of the street', { ...whole, street_address: undefined, company: 'Karoo Outfitters' }],
    ['with a pin instead of the street', { ...whole, street_address: '', lat: -26.166231, lng: 28.218907 }],
    ['with a number and what was entered, whatever else is missing', { id: 4711, entered_address: '12 Jet Park Rd' }],
  ])('%s', (_, address) => {
    expect(addressProblem('collection', address)).toBeUndefined();
  });
});

describe('F227 missing in an address', () => {
  it.each<[string, AddressParts, string]>([
    ['everything', {}, 'street address or company, suburb, city, province/zone, country'],
    ['a street or company', { ...whole, street_address: '  ' }, 'street address or company'],
    ['one half of a pin', { ...whole, street_address: undefined, lat: -26 }, 'street address or company'],
    ['a suburb', { ...whole, local_area: undefined }, 'suburb'],
    ['a city', { ...whole, city: '' }, 'city'],
    ['a province', { ...whole, zone: undefined }, 'province/zone'],
    ['a country', { ...whole, country: undefined }, 'country'],
    [
      'all but the number',
      { id: 4711, entered_address: '', street_address: '1 Main' },
      'suburb, city, province/zone, country',
    ],
    [
      'all but what was entered',
      { entered_address: '1 Main', company: 'A', city: 'B' },
      'suburb, province/zone, country',
    ],
  ])('%s', (_, address, missing) => {
    expect(addressProblem('collection', address)).toBe(`The collection address requires the following: ${missing}`);
    expect(addressProblem('delivery', address)).toBe(`The delivery address requires the following: ${missing}`);
  });
});

describe('coordinates', () => {
  it('are rounded to six decimals', () => {
    expect(roundedDegrees(-25.80665579999999)).toBe(-25.806656);
  });
});

describe('a province', () => {
  it('F230 has one of nine abbreviations', () => {
    expect(provinces.map((one) => one.const).toSorted()).toEqual([
      ...['EC', 'FS', 'GP', 'KZN', 'LP', 'MP', 'NC', 'NW', 'WC'],
    ]);
  });

  it.each([
    ['Gauteng', 'GP'],
    ['gp', 'GP'],
    ['KwaZulu-Natal', 'KZN'],
    ['kwazulu natal', 'KZN'],
    ['KZN', 'KZN'],
    ['North-West', 'NW'],
    ['Natal', 'KZN'],
    ['South-East', undefined],
    [undefined, undefined],
  ])('named %s is %s', (text, province) => expect(provinceNamed(text)).toBe(province));

  it.each([
    ['0002', 'GP'],
    ['0299', 'NW'],
    ['0699', 'LP'],
    ['1035', 'MP'],
    ['1459', 'GP'],
    ['1947', 'FS'],
    ['2531', 'NW'],
    ['3201', 'KZN'],
    ['5201', 'EC'],
    ['6529', 'WC'],
    ['7000', 'NC'],
    ['8001', 'WC'],
    ['8301', 'NC'],
    ['9301', 'FS'],
    ['9750', 'EC'],
    ['9000', undefined],
    ['SW1A', undefined],
    [undefined, undefined],
  ])('of postal code %s is %s', (code, province) => expect(provinceOfCode(code)).toBe(province));
});
