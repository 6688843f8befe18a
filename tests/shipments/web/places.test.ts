/** The places of a booking: types and countries that fit, and which addresses must be found on the map. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '#engine/values/json-value.ts';
import { placeCheck } from '#modules/shipments/web/booking/places.ts';
import { missingCountries, withTypesByCountry } from '#modules/shipments/web/booking/types-by-country.ts';

describe('F226 type and country', () => {
  const several = { international_delivery_countries: ['BW', 'NA'] };
  const only = { international_delivery_countries: ['BW'] };
  const home = { type: 'residential', country: 'ZA', city: 'Sandton' };
  const after = (address: JsonObject, before: JsonObject, settings = several) =>
    withTypesByCountry({ delivery_address: address }, { delivery_address: before }, settings)['delivery_address'];

  test('a country abroad makes the address international, and South Africa ends that', () => {
    const abroad = { ...home, type: 'international', country: 'BW' };
    expect(after({ ...home, country: 'BW' }, home)).toEqual(abroad);
    expect(after({ ...abroad, country: 'ZA' }, abroad)).toEqual(home);
    expect(after({ ...abroad, country: 'ZA', company: 'Kgale' }, abroad)).toMatchObject({ type: 'business' });
  });

  test('the type international takes the only country there is, or asks for one', () => {
    const chosen = { ...home, type: 'international' };
    expect(after(chosen, home, only)).toMatchObject({ type: 'international', country: 'BW' });
    expect(after(chosen, home)).toEqual(chosen);
    expect(missingCountries({ delivery_address: chosen })).toEqual([
      expect.objectContaining({ field: 'delivery_address.country' }),
    ]);
    const abroad = { ...chosen, country: 'NA' };
    expect(missingCountries({ delivery_address: abroad })).toEqual([]);
    expect(after({ ...abroad, type: 'business' }, abroad)).toMatchObject({ type: 'business', country: 'ZA' });
  });

  test('pickup points and addresses that fit stay as they are', () => {
    const value = { delivery_address: home, collection_address: { type: 'locker', country: 'ZA' } };
    expect(withTypesByCountry(value, {}, several)).toBe(value);
  });
});

describe('a place that is not on the map', () => {
  beforeEach(() => {
    const body = { code: 'place_not_found', message: 'We can’t find this place on the map' };
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 404 }));
  });
  afterEach(() => vi.unstubAllGlobals());
  const village = { local_area: 'Broadhurst', city: 'Gaborone', country: 'BW' };
  const findings = (address: JsonObject) =>
    placeCheck('delivery', () => expect.fail('filled in'))(undefined, { delivery_address: address });

  test('can be anywhere abroad: the price depends only on the country', async () => {
    expect(await findings(village)).toBeUndefined();
  });

  test('is accepted at home with a postal code or a pin, and otherwise pointed out', async () => {
    const home = { ...village, country: 'ZA' };
    expect(await findings({ ...home, code: '6286' })).toBeUndefined();
    expect(await findings({ ...home, lat: -24.6, lng: 25.9 })).toBeUndefined();
    const found = [expect.objectContaining({ field: 'delivery_address.local_area', code: 'place_not_found' })];
    expect(await findings(home)).toEqual(found);
    expect(await findings({ ...home, code: '00000' })).toEqual(found);
  });
});
