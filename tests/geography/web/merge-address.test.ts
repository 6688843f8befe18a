/** Merging a suggestion, found place or pin into an address without losing what was typed. */
import { describe, expect, it } from 'vitest';
import {
  isShownApproximate,
  locationKey,
  withChosenPlace,
  withLocation,
  withPin,
} from '#modules/geography/web/shared/address/merge-address.ts';

const jetPark = {
  ...{ local_area: 'Jet Park', city: 'Boksburg', zone: 'Gauteng', code: '1459', country: 'ZA', lat: -26.1, lng: 28.2 },
};

describe('choosing a suggestion', () => {
  it('keeps the street before the comma, and the company', () => {
    const before = { company: 'Overberg Wool', type: 'business', city: 'Cape Town', gs_hash: 'old' };
    expect(withChosenPlace(before, jetPark, '3 Mill Street, jet pa')).toEqual({
      ...{ ...jetPark, company: 'Overberg Wool', type: 'business', street_address: '3 Mill Street' },
      entered_address: '3 Mill Street, jet pa',
    });
  });

  it('uses the street of the place if it has one, and otherwise keeps the existing one', () => {
    const street = withChosenPlace({}, { ...jetPark, street_address: '12 Jet Park Road' }, 'x, jet');
    expect(street).toMatchObject({ street_address: '12 Jet Park Road', type: 'residential' });
    expect(withChosenPlace({ street_address: '1 Main Road' }, jetPark, 'jet')['street_address']).toBe('1 Main Road');
  });

  it('leaves the suburb empty if only a town was selected', () => {
    const { local_area: _, ...town } = jetPark;
    expect(withChosenPlace({ local_area: 'Old' }, town, 'boks')).not.toHaveProperty('local_area');
  });
});

it('selecting a place manually sets its province and pin, and keeps a postal code that belongs to it', () => {
  const before = { local_area: 'Jet Park', city: 'Boksburg', zone: 'gp', type: 'residential' };
  expect(withLocation(before, jetPark)).toEqual({ ...jetPark, type: 'residential' });
  expect(withLocation({ ...before, code: '1460' }, jetPark)['code']).toBe('1460');
  const kimberley = { city: 'Kimberley', zone: 'Northern Cape', country: 'ZA', lat: -28.728, lng: 24.75 };
  const moved = withLocation({ ...jetPark, local_area: 'Somewhere New', city: 'Kimberley' }, kimberley);
  expect(moved).toMatchObject({ zone: 'Northern Cape', lat: -28.728 });
  expect(moved).not.toHaveProperty('code');
});

it('a pin moves the coordinates, and fills an address without a place', () => {
  const pin = { lat: -26.2, lng: 28.3 };
  expect(withPin({}, pin, jetPark)).toEqual({ ...jetPark, ...pin, type: 'residential' });
  const abroad = { country: 'BW', type: 'international' };
  expect(withPin(abroad, pin, jetPark)).toEqual({ ...abroad, ...pin });
  expect(withPin({ city: 'Benoni' }, pin, undefined)).toEqual({ city: 'Benoni', ...pin, type: 'residential' });
});

it('an address abroad is international, and a local one is not', () => {
  const abroad = { city: 'Gaborone', country: 'BW', lat: -24.6, lng: 25.9 };
  expect(withChosenPlace({ type: 'business' }, abroad, 'gabo')['type']).toBe('international');
  expect(withChosenPlace({ type: 'international' }, jetPark, 'jet')['type']).toBe('residential');
  expect(isShownApproximate(abroad)).toBe(false);
});

it('is approximate if only the town is known, and geocodes again only when the place changes', () => {
  const town = { local_area: 'Somewhere New', city: 'Mbombela', lat: -25.475, lng: 30.97 };
  expect(isShownApproximate(town)).toBe(true);
  expect(isShownApproximate({ city: 'Mbombela' })).toBe(false);
  expect(locationKey({ ...town, street_address: '1 Main Road' })).toBe(locationKey({ ...town, city: ' Mbombela ' }));
  expect(locationKey(town)).not.toBe(locationKey({ ...town, local_area: 'West Acres' }));
});
