/** What is wrong with one part of a tariff is said at the field of its form. */
import { describe, expect, it, test } from 'vitest';
import type { ChangeTariffBody, ServiceLevel } from '#generated/types.ts';
import { partProblems } from '#modules/rates/domain/part-problems.ts';
import { caseTariff } from './case-tariff.ts';

const [level] = caseTariff(true).service_levels;
const flat = { id: 1, name: 'Evening', charge_type: 'flat', charge_value: 10 } as const;
const timed = (rest: object): ChangeTariffBody => ({
  time_based_rate_adjustment: { rate_revision_id: 1, item: { ...flat, applies_to: 'delivery', ...rest } },
});
const levels = (rest: Partial<ServiceLevel>): ChangeTariffBody => ({ service_level: { ...level!, ...rest } });
const rates = (rest: object, remove = false): ChangeTariffBody => ({
  rate: {
    ...{ rate_revision_id: 1, rate_group_id: 1, remove },
    rate: { service_level_id: 1, formula_type: 'formula', base_weight_kg: 5, ...rest },
  },
});
const from_date = '2026-11-01';

const wrong: readonly (readonly [string, ChangeTariffBody, field: string])[] = [
  ['a name of spaces', levels({ name: '  ' }), 'name'],
  ['a code of spaces', levels({ code: ' ' }), 'code'],
  ['no day of collection', levels({ collection_days: [] }), 'collection_days'],
  ['no day of delivery', levels({ delivery_days: [] }), 'delivery_days'],
  [
    'a delivery that is late before it is early',
    levels({ delivery_estimate: { value_from: 9, value_to: 2, type: 'd' } }),
    'delivery_estimate.value_to',
  ],
  ['hours over midnight', timed({ from_time: '20:00', to_time: '06:00' }), 'to_time'],
  ['a highest amount below the lowest', timed({ minimum_charge: 50, maximum_charge: 10 }), 'maximum_charge'],
  ['a formula that costs nothing', rates({}), 'base_charge'],
  [
    'a percentage that was typed as an amount',
    timed({ charge_type: 'percentage', charge_value: 15000 }),
    'charge_value',
  ],
  [
    'a levy with two percentages of a day',
    {
      fuel_levy: {
        item: { id: 1, name: 'Fuel', percentages: [10, 20].map((percentage) => ({ from_date, percentage })) },
      },
    },
    'percentages.1.from_date',
  ],
  ['a price list named with spaces', { price_list: { item: { id: 1, name: ' ' } } }, 'name'],
];

describe('F370 a part of the tariff', () => {
  it.each(wrong)('with %s is refused at its field', (_, change, field) => {
    expect(partProblems(change).map((problem) => problem.field)).toEqual([field]);
  });

  test('that is right, or is removed, has no problems', () => {
    expect(partProblems(levels({}))).toEqual([]);
    expect(
      partProblems(timed({ from_time: '17:00', to_time: '20:00', minimum_charge: 10, maximum_charge: 10 })),
    ).toEqual([]);
    expect(partProblems(timed({ charge_type: 'percentage', charge_value: -100 }))).toEqual([]);
    expect(partProblems(rates({ base_charge: 0 }))).toEqual([]);
    expect(partProblems(rates({ steps: [{ charge_per_kg: 4 }] }))).toEqual([]);
    expect(partProblems(rates({}, true))).toEqual([]);
    expect(partProblems({ price_list: { item: { id: 1, name: ' ' }, remove: true } })).toEqual([]);
    expect(partProblems({ price_list: { item: { id: 1, name: null } } })).toEqual([]);
  });
});
