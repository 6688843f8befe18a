/** Shipments that cannot be priced are reported at their field; a tariff that would price incorrectly is rejected as a whole. */
import { describe, expect, it } from 'vitest';
import type { Tariff } from '#generated/types.ts';
import { compileTariff } from '#modules/rates/domain/compile/compile-tariff.ts';
import { tariffProblems } from '#modules/rates/domain/compile/tariff-problems.ts';
import { optInsOf } from '#modules/rates/domain/opt-ins.ts';
import { publicRate } from '#modules/rates/domain/public-rate.ts';
import type { RateRequest } from '#modules/rates/domain/rate-request.ts';
import { rateShipment } from '#modules/rates/domain/rate-shipment.ts';
import { caseTariff } from './case-tariff.ts';
import { caseRules, places } from './case-places.ts';

const tariff = compileTariff(caseTariff());

const request: RateRequest = {
  requested_at: new Date('2026-11-23T09:00:00+02:00'),
  collection_address: places.metro,
  delivery_address: places.coast,
  parcels: [{ submitted_length_cm: 40, submitted_width_cm: 40, submitted_height_cm: 20, submitted_weight_kg: 12.4 }],
};

describe('a request', () => {
  it.each<[Partial<RateRequest>, string, string]>([
    [{ parcels: [] }, 'parcels', 'Add at least one parcel.'],
    [{ parcels: [{ submitted_weight_kg: 0 }] }, 'parcels[0].submitted_weight_kg', 'Enter a weight above zero.'],
    [
      { parcels: [{ submitted_weight_kg: 1, submitted_length_cm: -1 }] },
      'parcels[0].submitted_length_cm',
      'Enter a number that is not below zero.',
    ],
    [
      { parcels: [{ submitted_weight_kg: Number.NaN }] },
      'parcels[0].submitted_weight_kg',
      'Enter a number that is not below zero.',
    ],
    [{ parcels: [{ submitted_weight_kg: 10_001 }] }, 'parcels[0].submitted_weight_kg', 'Enter at most 10000 kg.'],
    [
      { parcels: [{ submitted_weight_kg: 1, submitted_height_cm: 1001 }] },
      'parcels[0].submitted_height_cm',
      'Enter at most 1000 cm.',
    ],
    [{ declared_value: 50_000.01 }, 'declared_value', 'The declared value cannot be more than R\u00A050\u00A0000.00.'],
    [{ declared_value: -1 }, 'declared_value', 'Enter a value that is not below zero.'],
    [
      { collection_after: '12:00', collection_before: '11:00' },
      'collection_before',
      'The "collection to" time cannot be earlier than the "collection from" time',
    ],
    [
      { delivery_after: '12:00', delivery_before: '11:00' },
      'delivery_before',
      'The "delivery to" time cannot be earlier than the "delivery from" time',
    ],
  ])('%j is rejected at %s', (changes, field, message) => {
    const rating = rateShipment(tariff, { ...request, ...changes }, caseRules());
    expect(rating).toEqual({ problems: [{ field, message }], priced: [], declined: [] });
  });

  it('has no prices before the first revision', () => {
    const early = { ...request, requested_at: new Date('2026-02-27T09:00:00+02:00') };
    expect(rateShipment(tariff, early, caseRules())).toEqual({ problems: [], priced: [], declined: [] });
  });

  it('with a service level returns only that one', () => {
    const rating = rateShipment(tariff, { ...request, service_level_code: 'FLT' }, caseRules());
    expect(rating.priced.map(({ level }) => level.code)).toEqual(['FLT']);
    expect(rating.declined).toEqual([]);
  });
});

describe('an explanation', () => {
  it('describes every step in plain words', () => {
    const rated = {
      ...request,
      service_level_code: 'ECO',
      account_id: 200,
      delivery_address: { ...places.coast, tags: ['plot'] },
      declared_value: 2000,
      opt_in_rates: [1],
    };
    const [priced] = rateShipment(tariff, rated, caseRules()).priced;
    expect(priced && publicRate(priced).explanation).toEqual([
      { text: 'Metro → Coast, Contract' },
      { text: 'Actual weight 12.4 kg, volumetric weight 6.4 kg (volume ÷ 5000): charged by actual weight' },
      { text: 'Economy, 12.4 kg rounded up to 13 kg: 10 kg for R\u00A080.00 + 3 kg × R\u00A05.00', amount: 95 },
      { text: 'Plot at the delivery: R\u00A045.00', amount: 45 },
      { text: 'Gift wrapping: R\u00A050.00', amount: 50 },
      { text: 'Contract discount: -7.5% of R\u00A0140.00', amount: -10.5 },
      { text: 'Insurance: 1% of R\u00A02\u00A0000.00', amount: 20 },
      { text: 'VAT 15% included: R\u00A026.02' },
    ]);
  });
});

it('F186 a delivery is expected after so many hours or so many working days', () => {
  const { priced } = rateShipment(tariff, { ...request, delivery_address: places.inner }, caseRules());
  const expected = (code: string) => {
    const { service_level: level } = publicRate(priced.find((one) => one.level.code === code)!);
    return [level.collection_date, level.delivery_date_from, level.delivery_date_to];
  };
  // Collected at nine on a Monday, delivered within an hour and a half.
  expect(expected('HRS')).toEqual([
    '2026-11-23T09:00:00+02:00',
    '2026-11-23T09:00:00+02:00',
    '2026-11-23T10:30:00+02:00',
  ]);
  expect(expected('ECO')).toEqual([
    '2026-11-23T09:00:00+02:00',
    '2026-11-24T08:00:00+02:00',
    '2026-11-25T17:00:00+02:00',
  ]);
});

describe('opt-ins of a route', () => {
  it('are listed with their prices', () => {
    const { opt_in_rates, opt_in_time_based_rates } = optInsOf(tariff, request);
    const withoutLevels = opt_in_rates.map(({ service_level_ids: _levels, ...extra }) => extra);
    expect(withoutLevels).toEqual([
      {
        id: 1,
        name: 'Gift wrapping',
        charge_type: 'flat',
        charge_value: 50,
        description: '',
        opted_in_by_default: false,
      },
      { id: 3, name: 'Messages', charge_type: 'flat', charge_value: 5, description: '', opted_in_by_default: true },
    ]);
    expect(opt_in_time_based_rates.map(({ name }) => name)).toEqual(['Saturday delivery', 'Public holiday delivery']);
  });
});

describe('a tariff', () => {
  const [revision] = caseTariff().revisions;
  const [group] = revision!.groups;
  const [rate] = group!.rates;
  const withRates = (rates: Tariff['revisions'][number]['groups'][number]['rates']): Partial<Tariff> => ({
    revisions: [{ ...revision!, groups: [{ ...group!, rates }] }],
  });

  it('without errors is accepted', () => {
    expect(tariffProblems(caseTariff())).toEqual([]);
  });

  it.each<[string, Partial<Tariff>, string]>([
    [
      'a rate to a zone that is not there',
      withRates([{ ...rate!, to_zone_id: 99 }]),
      'revisions[0].groups[0].rates[0].to_zone_id: There is no rate zone 99.',
    ],
    [
      'two rates for one route',
      withRates([rate!, rate!]),
      'revisions[0].groups[0].rates[1]: The group has another rate for this service level and route.',
    ],
    [
      'a fraction of a cent',
      withRates([{ ...rate!, base_charge: 95.005 }]),
      'revisions[0].groups[0].rates[0].base_charge: An amount has at most two decimals.',
    ],
    [
      'steps out of order',
      withRates([{ ...rate!, steps: [{ up_to_kg: 5, charge_per_kg: 1 }] }]),
      'revisions[0].groups[0].rates[0].steps[0].up_to_kg: Each step must end above the one before, and above the included weight.',
    ],
    [
      'a step that is open, with another one after it',
      withRates([{ ...rate!, steps: [{ charge_per_kg: 1 }, { up_to_kg: 50, charge_per_kg: 2 }] }]),
      'revisions[0].groups[0].rates[0].steps[0].up_to_kg: Enter where this step ends; only the last is open.',
    ],
    [
      'a formula without prices',
      withRates([{ service_level_id: 1, formula_type: 'formula' }]),
      'revisions[0].groups[0].rates[0].base_weight_kg: A formula needs an included weight or a charge per kg.',
    ],
    [
      'a flat rate without a price',
      withRates([{ service_level_id: 1, formula_type: 'flat' }]),
      'revisions[0].groups[0].rates[0].base_charge: A flat rate needs a charge.',
    ],
    [
      'no default group',
      { revisions: [{ ...revision!, groups: [] }] },
      'revisions[0].groups: Exactly one rate group is the default.',
    ],
    [
      'an account in two groups',
      {
        revisions: [
          {
            ...revision!,
            groups: [
              group!,
              { id: 8, name: 'A', account_ids: [1], rates: [] },
              { id: 9, name: 'B', account_ids: [1], rates: [] },
            ],
          },
        ],
      },
      'revisions[0].groups[2].account_ids: B and A have an account in common.',
    ],
    [
      'two revisions of one day',
      { revisions: [revision!, { ...revision!, id: 99 }] },
      'revisions[1].valid_from: Another published price list begins on 2026-03-01.',
    ],
    [
      'an open outline',
      {
        zones: [
          {
            id: 1,
            name: 'A',
            layer: 'rates',
            polygons: [
              [
                [
                  [0, 0],
                  [1, 0],
                  [1, 1],
                  [0, 1],
                ],
              ],
            ],
          },
        ],
        revisions: [],
      },
      'zones[0].polygons[0][0]: An outline ends where it begins.',
    ],
    [
      'postal codes that run backwards',
      { zones: [{ id: 1, name: 'A', layer: 'rates', postal_codes: ['4199-4000'] }], revisions: [] },
      'zones[0].postal_codes[0]: A range of postal codes begins with the lower one.',
    ],
  ])('with %s is rejected', (_, changes, message) => {
    const broken = { ...caseTariff(), ...changes };
    expect(tariffProblems(broken).map((problem) => `${problem.field}: ${problem.message}`)).toEqual([message]);
    expect(() => compileTariff(broken)).toThrow(message);
  });
});
