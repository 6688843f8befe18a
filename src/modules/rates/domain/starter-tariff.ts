/** The initial tariff of a new provider: two service levels with one price each, to be changed by the provider. */
import type { ServiceLevel, Tariff, TariffTerms } from '#generated/types.ts';

const workdays: ServiceLevel['collection_days'] = [1, 2, 3, 4, 5];

const doorToDoor = {
  collects_from: 'door',
  delivers_to: 'door',
  volumetric_divisor: 5000,
  weight_rounding: 'round_up',
  charge_basis: 'shipment',
  vat_type: 'standard',
  collection_days: workdays,
  delivery_days: workdays,
} as const;

const levels: readonly ServiceLevel[] = [
  {
    ...doorToDoor,
    id: 1,
    code: 'ECO',
    name: 'Economy',
    description: 'By road, to any door.',
    sort_order: 1,
    collection_cut_off_time: '15:00',
    delivery_estimate: { value_from: 2, value_to: 4, type: 'd' },
  },
  {
    ...doorToDoor,
    id: 2,
    code: 'ONX',
    name: 'Overnight',
    description: 'The next working day.',
    sort_order: 2,
    collection_cut_off_time: '13:00',
    delivery_estimate: { value_from: 1, value_to: 1, type: 'd' },
  },
];

/** Included kilograms, rand for them, rand for each further kilogram. */
const prices = [
  [5, 99, 8.5],
  [2, 179, 29.5],
] as const;

const usualTerms: TariffTerms = { prices_include_vat: true, road_factor: 1.3 };

/** Valid from `today`; without zones and branches, which belong to the provider. */
export function starterTariff(today: string, terms = usualTerms): Omit<Tariff, 'zones' | 'branches'> {
  const rates = prices.map(([base_weight_kg, base_charge, charge_per_kg], at) => ({
    service_level_id: levels[at]!.id,
    ...{ formula_type: 'formula' as const, base_weight_kg, base_charge, steps: [{ charge_per_kg }] },
  }));
  return {
    ...{ ...terms, service_levels: [...levels], fuel_levies: [] },
    revisions: [
      {
        ...{ id: 1, name: 'Starter rates', valid_from: today },
        groups: [{ id: 1, name: 'Standard', is_default: true, rates }],
        ...{ surcharges: [], rate_adjustments: [], time_based_rate_adjustments: [] },
      },
    ],
  };
}
