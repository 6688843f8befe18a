/** When an incomplete form can be priced, what is missing, and which offers are marked. */
import { describe, expect, test } from 'vitest';
import type { Rate, RatedServiceLevel } from '#generated/types.ts';
import { compareOffers, offersOf } from '#modules/rates/domain/compare-rates.ts';
import { ratable } from '#modules/rates/domain/ratable.ts';

const parcel = { submitted_length_cm: 10, submitted_width_cm: 10, submitted_height_cm: 10, submitted_weight_kg: 2 };
const complete = {
  account_id: 4,
  collection_address: { type: 'business', local_area: 'Jet Park', code: '1459', company: '' },
  delivery_address: { lat: -26.1, lng: 28 },
  parcels: [{ ...parcel, parcel_description: 'Books' }],
  note: 'Ring twice',
};

describe('an incomplete form', () => {
  test('lists what is missing, in plain words', () => {
    expect(ratable({ parcels: [{}] }, true)).toEqual({
      missing: ['the account', 'the collection address', 'the delivery address', 'the size and weight of each parcel'],
    });
    expect(ratable({ ...complete, account_id: undefined }, false)).toHaveProperty('request');
  });

  test('without a parcel, or with a parcel that weighs nothing, has no price', () => {
    for (const parcels of [[], [{ ...parcel, submitted_weight_kg: 0 }], [{ ...parcel, submitted_width_cm: '12x' }]])
      expect(ratable({ ...complete, parcels }, true)).toEqual({ missing: ['the size and weight of each parcel'] });
  });

  test('with a day or an amount that cannot be read has no price, instead of a refused request', () => {
    expect(ratable({ ...complete, collection_min_date: '31 Feb 2027' }, true)).toEqual({ missing: ['a valid day'] });
    expect(ratable({ ...complete, delivery_before: 'noon', declared_value: 'much' }, true)).toEqual({
      missing: ['a valid time', 'a valid declared value'],
    });
    const read = { collection_min_date: '2027-02-28', delivery_before: '12:00', declared_value: 500 };
    expect(ratable({ ...complete, ...read }, true)).toHaveProperty('request', expect.objectContaining(read));
  });

  test('an address abroad needs no postal code', () => {
    const away = { ...complete, delivery_address: { country: 'BW' } };
    expect(ratable(away, true)).toHaveProperty('request');
    expect(ratable({ ...complete, delivery_address: { country: 'ZA' } }, true)).toEqual({
      missing: ['the delivery address'],
    });
  });

  test('is priced with only the fields that a price depends on', () => {
    expect(ratable(complete, true)).toEqual({
      request: {
        account_id: 4,
        collection_address: { type: 'business', local_area: 'Jet Park', code: '1459' },
        delivery_address: { lat: -26.1, lng: 28 },
        parcels: [parcel],
      },
    });
  });
});

describe('offers', () => {
  const offer = (code: string, rate: number | undefined, day: string) => {
    const level = { code, delivery_date_to: `${day}T17:00:00+02:00` } as RatedServiceLevel;
    return { level, rate: rate === undefined ? undefined : ({ rate, service_level: level } as Rate) };
  };

  test('are listed cheapest first, and the cheapest and the fastest are marked', () => {
    const { offers, cheapest, fastest } = compareOffers([
      offer('ONX', 200, '2026-11-24'),
      offer('ECO', 90, '2026-11-27'),
      offer('LOX', 120, '2026-11-25'),
    ]);
    expect(offers.map(({ level }) => level.code)).toEqual(['ECO', 'LOX', 'ONX']);
    expect([cheapest, fastest]).toEqual(['ECO', 'ONX']);
  });

  test('that are equal, or a single one, are not marked', () => {
    expect(compareOffers([offer('ECO', 90, '2026-11-27')])).toMatchObject({ cheapest: undefined, fastest: undefined });
    const alike = compareOffers([offer('A', 90, '2026-11-27'), offer('B', 90, '2026-11-26')]);
    expect([alike.cheapest, alike.fastest]).toEqual([undefined, 'B']);
  });

  test('without prices, for users who may not see them, are listed by arrival and none is marked as cheapest', () => {
    const [late, early] = [offer('ECO', undefined, '2026-11-27'), offer('ONX', undefined, '2026-11-24')];
    const { offers, cheapest, fastest } = compareOffers(offersOf([late.level, early.level], []));
    expect(offers).toEqual([early, late]);
    expect([cheapest, fastest]).toEqual([undefined, 'ONX']);
  });
});
