/** Lockers and counters: which are offered, the resulting address types, and which parcels fit. */
import { describe, expect, it } from 'vitest';
import {
  addressTypesOffered,
  compartmentOf,
  networksOffered,
  fitsCompartment,
  typeOfNetwork,
} from '#modules/geography/domain/pickup-points.ts';

const all = {
  ...{ enable_bob_box: true, enable_third_party_bob_box: true, enable_tcg_locker: true, enable_ram_counters: true },
};

describe('networks', () => {
  it('are those that are turned on', () => {
    expect(networksOffered({}, 'courier')).toEqual([]);
    expect(networksOffered({ enable_tcg_locker: true }, 'courier')).toEqual(['tcg-locker']);
    expect(networksOffered(all, 'courier')).toEqual(['bob-box', 'tcg-locker', 'ram-counter']);
  });

  it('have Bob Box as their own at a locker network, and as third-party lockers at others', () => {
    expect(networksOffered({ enable_bob_box: true }, 'locker-network')).toEqual(['bob-box']);
    expect(networksOffered({ enable_bob_box: true }, 'courier')).toEqual([]);
    expect(networksOffered({ enable_third_party_bob_box: true }, 'marketplace')).toEqual(['bob-box']);
    expect(networksOffered({ enable_third_party_bob_box: true }, 'locker-network')).toEqual([]);
  });

  it('determine the address types locker and counter (F188)', () => {
    expect(addressTypesOffered([], false)).toEqual(['residential', 'business']);
    expect(addressTypesOffered(['tcg-locker'], true)).toEqual(['residential', 'business', 'international', 'locker']);
    expect(addressTypesOffered(['ram-counter'], false)).toEqual(['residential', 'business', 'counter']);
    expect(typeOfNetwork('bob-box')).toBe('locker');
  });
});

describe('compartments', () => {
  const lockers = (['V4-XS', 'V4-S', 'V4-M', 'V4-L', 'V4-XL'] as const).map(compartmentOf);
  const parcel = (length_cm: number, width_cm: number, height_cm: number, weight_kg: number) => ({
    ...{ length_cm, width_cm, height_cm, weight_kg },
  });
  it.each([
    ['a flyer', parcel(20, 20, 8, 2), 'V4-S'],
    ['a flat one on its side', parcel(8, 17, 60, 2), 'V4-XS'],
    ['the same, heavier', parcel(8, 17, 60, 2.5), 'V4-S'],
    ['the largest', parcel(69, 60, 41, 20), 'V4-XL'],
    ['one too long', parcel(70, 10, 10, 1), undefined],
    ['one too heavy', parcel(10, 10, 10, 20.1), undefined],
  ])('%s', (_, measures, size) => expect(lockers.find((locker) => fitsCompartment(measures, locker))?.size).toBe(size));

  it('of a counter accept any size', () => {
    expect(fitsCompartment(parcel(300, 200, 100, 70), compartmentOf('any'))).toBe(true);
  });
});
