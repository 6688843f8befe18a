/** Completing an address without external services, and which countries it may be in. */
import { describe, expect, it } from 'vitest';
import { completeAddress, isApproximate } from '#modules/geography/domain/complete-address.ts';
import { countriesOffered, countryProblem } from '#modules/geography/domain/countries.ts';

describe('completing', () => {
  it('fills province, postal code and coordinates of a known suburb, and changes nothing that was given', () => {
    expect(completeAddress({ local_area: 'sea point', city: 'cape town' })).toEqual({
      address: {
        ...{ local_area: 'sea point', city: 'cape town', zone: 'Western Cape', code: '8005', country: 'ZA' },
        ...{ lat: -33.917, lng: 18.388 },
      },
      precision: 'suburb',
    });
    const given = { local_area: 'Sea Point', city: 'Cape Town', code: '8050', lat: -33.9, lng: 18.4, country: 'ZA' };
    expect(completeAddress({ ...given, zone: 'wc' })).toEqual({ address: { ...given, zone: 'Western Cape' } });
  });

  it('derives the province from the postal code if the town is unknown, and leaves addresses abroad unchanged', () => {
    expect(completeAddress({ city: 'Prieska', code: '8940' }).address).toMatchObject({ zone: 'Northern Cape' });
    const abroad = { city: 'Gaborone', zone: 'South-East', country: 'BW' };
    expect(completeAddress(abroad)).toEqual({ address: abroad });
  });

  it('keeps an unknown province', () => {
    expect(completeAddress({ city: 'Boksburg', zone: 'Ruritania' }).address).toMatchObject({ zone: 'Ruritania' });
  });
});

it('an address is approximate without a pin, or with the pin of the town for an unknown suburb', () => {
  const somewhere = { local_area: 'Somewhere New', city: 'Mbombela', lat: -25.475, lng: 30.97 };
  expect(isApproximate(somewhere)).toBe(true);
  expect(isApproximate({ ...somewhere, lat: -25.476 })).toBe(false);
  expect(isApproximate({ local_area: 'Sea Point', city: 'Cape Town', lat: -33.917, lng: 18.388 })).toBe(false);
  expect(isApproximate({ city: 'Mbombela' })).toBe(true);
});

describe('countries', () => {
  const settings = { international_collection_countries: ['BW'], international_delivery_countries: ['BW', 'NA'] };

  it('are South Africa and those in the settings, separately for each end', () => {
    expect(countriesOffered({})).toEqual(['ZA']);
    expect(countriesOffered(settings, 'collection')).toEqual(['ZA', 'BW']);
    expect(countriesOffered(settings)).toEqual(['ZA', 'BW', 'NA']);
  });

  it('that are not offered are reported', () => {
    expect(countryProblem('', settings)).toBeUndefined();
    expect(countryProblem('NA', settings, 'delivery')).toBeUndefined();
    expect(countryProblem('NA', settings, 'collection')).toBe('We don’t collect from Namibia.');
    expect(countryProblem('FR', settings, 'delivery')).toBe('We don’t deliver to France.');
  });
});
