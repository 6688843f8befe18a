/** A small tariff in which each service level demonstrates one rule; the hand-computed cases use it. */
import type {
  RateAdjustment,
  RateGroup,
  ServiceLevel,
  Surcharge,
  Tariff,
  TimeBasedRateAdjustment,
  Zone,
  ZoneRate,
} from '#generated/types.ts';

function square(west: number, south: number, east: number, north: number): number[][][] {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return [ring];
}

const zones: Zone[] = [
  { id: 1, name: 'Metro', layer: 'rates', polygons: [square(28, -26.2, 28.2, -26)] },
  { id: 2, name: 'Inner city', layer: 'rates', polygons: [square(28.05, -26.15, 28.1, -26.1)] },
  { id: 3, name: 'Coast', layer: 'rates', postal_codes: ['4000-4199'] },
  { id: 4, name: 'Coast village', layer: 'rates', postal_codes: ['4150-4159'] },
  { id: 5, name: 'Rest of South Africa', layer: 'rates', countries: ['ZA'] },
  { id: 6, name: 'Botswana', layer: 'rates', countries: ['BW'] },
  { id: 11, name: 'Mine', layer: 'surcharges', polygons: [square(27, -27, 27.2, -26.8)], tags: ['mine'] },
  { id: 12, name: 'Outlying', layer: 'surcharges', postal_codes: ['6000-6999'] },
  { id: 21, name: 'Tuesdays and Thursdays', layer: 'service_days', postal_codes: ['6200-6299'], service_days: [2, 4] },
];

const workdays: ServiceLevel['collection_days'] = [1, 2, 3, 4, 5];

function level(
  id: number,
  code: string,
  name: string,
  changes: Partial<ServiceLevel> = {},
  volume: Partial<ServiceLevel> = { volumetric_divisor: 5000 },
): ServiceLevel {
  return {
    id,
    code,
    name,
    collection_cut_off_time: '15:00',
    collection_days: workdays,
    delivery_days: workdays,
    delivery_estimate: { value_from: 1, value_to: 2, type: 'd' },
    collects_from: 'door',
    delivers_to: 'door',
    ...volume,
    weight_rounding: 'round_up',
    charge_basis: 'shipment',
    vat_type: 'standard',
    ...changes,
  };
}

const locker = { delivers_to: 'pickup_point', size_group: 'locker', max_parcels: 1, insurance_disabled: true } as const;

const levels: ServiceLevel[] = [
  level(1, 'ECO', 'Economy'),
  level(2, 'FLT', 'Flat'),
  level(3, 'PCL', 'Parcel by parcel', { charge_basis: 'parcel' }),
  level(4, 'HLF', 'Half kilos', { weight_rounding: 'round_up_to_nearest_half' }),
  level(5, 'NRM', 'Nearest kilo', { weight_rounding: 'round_normally' }),
  level(6, 'RAW', 'To the gram', { weight_rounding: 'do_not_round' }),
  level(7, 'VOL', 'Bulky', { volumetric_divisor: 4000 }),
  level(8, 'NOV', 'By weight alone', {}, {}),
  level(9, 'NIL', 'Free'),
  level(10, 'OFF', 'Not offered'),
  level(11, 'INT', 'Cross-border', { vat_type: 'zero' }),
  level(12, 'BIG', 'Limited', {
    max_parcel_length_cm: 50,
    max_parcel_width_cm: 50,
    max_parcel_height_cm: 50,
    max_parcel_weight_kg: 30,
    max_shipment_weight_kg: 60,
    max_parcels: 3,
  }),
  level(13, 'LKS', 'Locker small', { ...locker, ...limits(60, 41, 8, 5) }),
  level(14, 'LKM', 'Locker medium', { ...locker, ...limits(60, 41, 19, 10) }),
  level(15, 'HRS', 'Within 90 minutes', {
    collection_cut_off_time: '16:00',
    delivery_estimate: { value_from: 0, value_to: 1.5, type: 'h' },
  }),
  level(16, 'SAM', 'Same day', {
    collection_cut_off_time: '10:30',
    delivery_estimate: { value_from: 0, value_to: 0, type: 'd' },
  }),
  level(17, 'WKD', 'Every day', {
    collection_days: [0, 1, 2, 3, 4, 5, 6],
    delivery_days: [0, 1, 2, 3, 4, 5, 6],
    works_on_public_holidays: true,
  }),
  level(18, 'FUL', 'With levies'),
];

function limits(length: number, width: number, height: number, weight: number): Partial<ServiceLevel> {
  return {
    max_parcel_length_cm: length,
    max_parcel_width_cm: width,
    max_parcel_height_cm: height,
    max_parcel_weight_kg: weight,
  };
}

const anywhere: ZoneRate[] = [
  { service_level_id: 4, formula_type: 'formula', steps: [{ charge_per_kg: 20 }] },
  { service_level_id: 5, formula_type: 'formula', base_charge: 50, steps: [{ charge_per_kg: 20 }] },
  { service_level_id: 6, formula_type: 'formula', steps: [{ charge_per_kg: 19.99 }] },
  { service_level_id: 7, formula_type: 'formula', steps: [{ charge_per_kg: 10 }] },
  { service_level_id: 8, formula_type: 'formula', steps: [{ charge_per_kg: 10 }] },
  { service_level_id: 9, formula_type: 'zero-rate' },
  { service_level_id: 10, formula_type: 'no-rate' },
  { service_level_id: 12, formula_type: 'flat', base_charge: 100 },
  { service_level_id: 13, formula_type: 'flat', base_charge: 59 },
  { service_level_id: 14, formula_type: 'flat', base_charge: 69 },
  { service_level_id: 15, formula_type: 'flat', base_charge: 560, additional_parcel_charge: 85 },
  { service_level_id: 16, formula_type: 'flat', base_charge: 103.5 },
  { service_level_id: 17, formula_type: 'flat', base_charge: 100 },
];

function economy(from: number, to: number, kg: number, charge: number, perKg: number, upTo?: number): ZoneRate {
  const step = upTo === undefined ? { charge_per_kg: perKg } : { up_to_kg: upTo, charge_per_kg: perKg };
  return {
    service_level_id: 1,
    from_zone_id: from,
    to_zone_id: to,
    formula_type: 'formula',
    base_weight_kg: kg,
    base_charge: charge,
    steps: [step],
  };
}

function groups(charge: number, perKg: number): RateGroup[] {
  const toCoast = { ...economy(1, 3, 10, charge, perKg), both_directions: true };
  return [
    {
      id: 1,
      name: 'Default group',
      is_default: true,
      insurance: { id: 1, charge_type: 'percentage', charge_value: 1.5, minimum_charge: 25, free_cover: 500 },
      rates: [
        toCoast,
        { ...toCoast, service_level_id: 18 },
        { ...economy(1, 1, 5, 60, 4, 20), steps: [{ up_to_kg: 20, charge_per_kg: 4 }, { charge_per_kg: 3 }] },
        economy(1, 2, 5, 50, 4),
        economy(1, 4, 10, 120, 8),
        economy(1, 5, 10, 150, 9.25, 100),
        {
          service_level_id: 2,
          from_zone_id: 1,
          to_zone_id: 3,
          formula_type: 'flat',
          base_charge: 85,
          additional_parcel_charge: 20,
        },
        { service_level_id: 3, from_zone_id: 1, to_zone_id: 1, formula_type: 'flat', base_charge: 86.25 },
        { ...economy(1, 3, 2, 86.25, 10), service_level_id: 3 },
        { service_level_id: 11, to_zone_id: 6, formula_type: 'flat', base_charge: 1000 },
        ...anywhere,
      ],
    },
    {
      id: 2,
      name: 'Contract',
      account_ids: [200],
      insurance: { id: 2, charge_type: 'percentage', charge_value: 1, minimum_charge: 10 },
      rates: [economy(1, 3, 10, 80, 5), { service_level_id: 2, formula_type: 'no-rate' }],
    },
  ];
}

const surcharges: Surcharge[] = [
  { id: 1, name: 'Outlying area', applies_to: 'either', zone_ids: [12], charge_type: 'flat', charge_value: 95 },
  {
    id: 2,
    name: 'Mine',
    applies_to: 'each',
    tags: ['mine'],
    charge_type: 'percentage',
    charge_value: 10,
    minimum_charge: 50,
  },
  {
    id: 3,
    name: 'Plot',
    applies_to: 'delivery',
    tags: ['plot'],
    charge_type: 'flat',
    charge_value: 45,
    charge_basis: 'parcel',
  },
  {
    id: 4,
    name: 'Security estate',
    applies_to: 'collection',
    tags: ['security-estate'],
    charge_type: 'flat',
    charge_value: 25,
  },
  {
    id: 5,
    name: 'Bulk',
    applies_to: 'delivery',
    tags: ['bulk'],
    charge_type: 'perKg',
    charge_value: 1.5,
    maximum_charge: 100,
  },
  {
    id: 6,
    name: 'Remote delivery',
    applies_to: 'delivery',
    tags: ['remote'],
    charge_type: 'perKmFromDeliveryBranch',
    charge_value: 4.5,
  },
  {
    id: 7,
    name: 'Remote collection',
    applies_to: 'collection',
    tags: ['remote'],
    charge_type: 'perKmFromCollectionBranch',
    charge_value: 3,
  },
];

const adjustments: RateAdjustment[] = [
  { id: 1, name: 'Gift wrapping', is_opt_in: true, charge_type: 'flat', charge_value: 50 },
  {
    id: 2,
    name: 'Contract discount',
    account_ids: [200],
    charge_type: 'percentage',
    charge_value: -7.5,
    percentage_of: 'subtotal',
  },
  {
    id: 3,
    name: 'Messages',
    is_opt_in: true,
    opted_in_by_default: true,
    charge_type: 'flat',
    charge_value: 5,
  },
  { id: 4, name: 'Voucher', account_ids: [300], charge_type: 'flat', charge_value: -200 },
  { id: 5, name: 'Handling', account_ids: [400], charge_type: 'percentage', charge_value: 10 },
  {
    id: 6,
    name: 'Handling of all',
    account_ids: [500],
    charge_type: 'percentage',
    charge_value: 10,
    percentage_of: 'subtotal',
  },
];

const timeAdjustments: TimeBasedRateAdjustment[] = [
  {
    id: 1,
    name: 'Saturday delivery',
    applies_to: 'delivery',
    days: [6],
    is_opt_in: true,
    opens_days: true,
    charge_type: 'flat',
    charge_value: 200,
  },
  {
    id: 2,
    name: 'Evening collection',
    applies_to: 'collection',
    from_time: '17:00',
    to_time: '20:00',
    charge_type: 'flat',
    charge_value: 150,
  },
  {
    id: 3,
    name: 'Public holiday delivery',
    applies_to: 'delivery',
    on_public_holidays: true,
    is_opt_in: true,
    opens_days: true,
    charge_type: 'flat',
    charge_value: 450,
  },
  {
    id: 4,
    name: 'Before nine',
    applies_to: 'delivery',
    to_time: '09:00',
    charge_type: 'percentage',
    charge_value: 20,
  },
];

const parts = { surcharges, rate_adjustments: adjustments, time_based_rate_adjustments: timeAdjustments };

/** The tariff of the cases; prices include VAT by default. */
export function caseTariff(pricesIncludeVat = true): Tariff {
  return {
    prices_include_vat: pricesIncludeVat,
    road_factor: 1.2,
    zones,
    service_levels: levels,
    branches: [
      { id: 1, code: 'JNB', lat: -26.1, lng: 28.1 },
      { id: 2, code: 'DUR', lat: -29.86, lng: 31.03 },
    ],
    fuel_levies: [
      {
        id: 1,
        name: 'Fuel levy',
        service_level_ids: [18],
        percentages: [
          { from_date: '2026-11-01', percentage: 12 },
          { from_date: '2026-12-01', percentage: 11.5 },
        ],
      },
    ],
    revisions: [
      { id: 1, name: '2026', valid_from: '2026-03-01', groups: groups(95, 6.5), ...parts },
      { id: 2, name: '2027', valid_from: '2027-03-01', groups: groups(101.2, 7), ...parts },
    ],
  };
}
