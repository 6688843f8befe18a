/** The tariff of the demo, deterministic: two revisions, monthly levies, surcharges, adjustments, three rate groups. */
import type {
  RateAdjustment,
  RateRevision,
  Surcharge,
  Tariff,
  TimeBasedRateAdjustment,
  ZoneRate,
} from '#generated/types.ts';
import { demoBranches } from './places.ts';
import { demoRates } from './rates.ts';
import { demoServiceLevels } from './service-levels.ts';
import { demoZones } from './zones.ts';

/** Accounts with their own rates, by number. */
export interface DemoTariffAccounts {
  readonly contract?: readonly number[];
  /** Accounts of the provider itself, which ship economy for free. */
  readonly own?: readonly number[];
}

const flyers = [5, 6];

const surcharges: readonly Surcharge[] = [
  { id: 1, name: 'Outlying area', applies_to: 'either', tags: ['outlying'], charge_type: 'flat', charge_value: 95 },
  {
    id: 2,
    name: 'Mine',
    applies_to: 'each',
    tags: ['mine'],
    charge_type: 'percentage',
    charge_value: 25,
    minimum_charge: 180,
  },
  { id: 3, name: 'Mall', applies_to: 'each', tags: ['mall'], charge_type: 'flat', charge_value: 35 },
  { id: 4, name: 'Plot or farm', applies_to: 'either', tags: ['plot'], charge_type: 'flat', charge_value: 45 },
  {
    id: 5,
    name: 'Security estate',
    applies_to: 'delivery',
    tags: ['security-estate'],
    charge_type: 'flat',
    charge_value: 25,
    charge_basis: 'parcel',
  },
  {
    id: 6,
    name: 'Remote delivery',
    applies_to: 'delivery',
    tags: ['remote'],
    charge_type: 'perKmFromDeliveryBranch',
    charge_value: 2.5,
    minimum_charge: 80,
    maximum_charge: 900,
  },
];

const adjustments: readonly RateAdjustment[] = [
  {
    id: 1,
    name: 'Gift wrapping',
    description: 'Wrapped in paper, with a card.',
    is_opt_in: true,
    charge_type: 'flat',
    charge_value: 50,
  },
  {
    id: 2,
    name: 'Contract discount',
    rate_group_ids: [2],
    charge_type: 'percentage',
    charge_value: -7.5,
    percentage_of: 'subtotal',
  },
  {
    id: 3,
    name: 'Forklift at the door',
    description: 'For what two people cannot lift.',
    is_opt_in: true,
    charge_type: 'perKg',
    charge_value: 3.2,
    minimum_charge: 350,
    service_level_ids: [1, 2, 8],
  },
];

const timeAdjustments: readonly TimeBasedRateAdjustment[] = [
  {
    id: 1,
    name: 'Saturday delivery',
    description: 'Also delivered on Saturday morning.',
    applies_to: 'delivery',
    days: [6],
    opens_days: true,
    is_opt_in: true,
    service_level_ids: [3, 5, 8],
    charge_type: 'flat',
    charge_value: 200,
  },
  {
    id: 2,
    name: 'Public holiday delivery',
    description: 'Also delivered on public holidays.',
    applies_to: 'delivery',
    on_public_holidays: true,
    opens_days: true,
    is_opt_in: true,
    service_level_ids: [8],
    charge_type: 'flat',
    charge_value: 450,
  },
  {
    id: 3,
    name: 'Evening collection',
    applies_to: 'collection',
    from_time: '17:00',
    to_time: '20:00',
    charge_type: 'flat',
    charge_value: 150,
  },
  {
    id: 4,
    name: 'Delivery before nine',
    applies_to: 'delivery',
    to_time: '09:00',
    service_level_ids: [8],
    charge_type: 'percentage',
    charge_value: 20,
  },
];

function revision(id: number, valid_from: string, factor: number, accounts: DemoTariffAccounts): RateRevision {
  const rates = demoRates(factor);
  const contract = rates
    .filter(isBetweenMetros)
    .map((rate) => ({ ...rate, base_charge: (rate.base_charge ?? 0) - 10 }));
  return {
    id,
    name: `Rates of ${valid_from.slice(0, 4)}`,
    valid_from,
    groups: [
      {
        id: 1,
        name: 'Default group',
        is_default: true,
        insurance: { id: 1, charge_type: 'percentage', charge_value: 1.5, minimum_charge: 25 },
        rates,
      },
      {
        id: 2,
        name: 'Contract customers',
        account_ids: [...(accounts.contract ?? [])],
        insurance: { id: 2, charge_type: 'percentage', charge_value: 0.9, minimum_charge: 25, free_cover: 1000 },
        rates: [...contract, ...flyers.map((level) => ({ service_level_id: level, formula_type: 'no-rate' as const }))],
      },
      {
        id: 3,
        name: 'Own shipments',
        account_ids: [...(accounts.own ?? [])],
        rates: [{ service_level_id: 1, formula_type: 'zero-rate' }],
      },
    ],
    surcharges: [...surcharges],
    rate_adjustments: [...adjustments],
    time_based_rate_adjustments: [...timeAdjustments],
  };
}

/** Economy and overnight between two different metros. */
function isBetweenMetros({ service_level_id, from_zone_id = 0, to_zone_id = 0 }: ZoneRate): boolean {
  return [1, 8].includes(service_level_id) && from_zone_id !== to_zone_id && from_zone_id <= 4 && to_zone_id <= 4;
}

/** First day of a month, counted from the one of a date. */
function firstOfMonth(date: string, later: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
}

/**
 * The demo tariff, with prices including VAT. What is planned starts at least a month after `today`: on every day of
 * the year a shipment costs the same, whether it is collected today or next week.
 */
export function demoTariff(accounts: DemoTariffAccounts = {}, today = '2026-11-23'): Tariff {
  const soon = firstOfMonth(today, 2);
  const march = `${soon.slice(0, 4)}-03-01`;
  const nextRates = march < soon ? `${Number(soon.slice(0, 4)) + 1}-03-01` : march;
  return {
    prices_include_vat: true,
    road_factor: 1.3,
    zones: [...demoZones],
    service_levels: [...demoServiceLevels],
    branches: [...demoBranches],
    fuel_levies: [
      {
        id: 1,
        name: 'Fuel levy',
        percentage_of: 'base_rate',
        service_level_ids: [1, 2, 3, 4, 8, 9, 10],
        percentages: [
          { from_date: '2026-07-01', percentage: 11.5 },
          { from_date: '2026-08-01', percentage: 11.8 },
          { from_date: '2026-09-01', percentage: 12.3 },
          { from_date: '2026-10-01', percentage: 12.1 },
          { from_date: '2026-11-01', percentage: 12 },
          { from_date: soon, percentage: 11.7 },
        ],
      },
    ],
    revisions: [revision(1, '2026-03-01', 1, accounts), revision(2, nextRates, 1.065, accounts)],
  };
}
