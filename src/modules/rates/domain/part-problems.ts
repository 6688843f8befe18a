/**
 * What is wrong with one part of a tariff by itself, beyond its schema. Checked when it is changed, unlike the problems
 * of a whole tariff, which make stored rates unusable.
 */
import { amountText } from '#engine/values/value-text.ts';
import type { ChangeTariffBody, FuelLevy, ServiceLevel, ZoneRate } from '#generated/types.ts';
import { minutesOf } from '#platform/domain/time.ts';
import type { TariffProblem } from './compile/tariff-problems.ts';

/** Any part: null is sent for what is not known. */
interface Part {
  readonly name?: string | null;
  readonly minimum_charge?: number;
  readonly maximum_charge?: number;
  readonly charge_type?: string;
  readonly charge_value?: number;
  readonly from_time?: string;
  readonly to_time?: string;
}

/** By field of the part's form; empty when the part is removed, or there is nothing wrong. */
export function partProblems(change: ChangeTariffBody): readonly TariffProblem[] {
  const { service_level: level, fuel_levy: levy } = change;
  if (level) return [...named(level), ...levelProblems(level)];
  if (change.rate) return change.rate.remove === true ? [] : rateProblems(change.rate.rate);
  const { surcharge, rate_adjustment, time_based_rate_adjustment, rate_group, price_list } = change;
  const placed = [surcharge, rate_adjustment, time_based_rate_adjustment, rate_group, price_list, levy].find(Boolean);
  if (!placed || placed.remove === true) return [];
  const item: Part = placed.item;
  return [
    ...named(item),
    ...limitProblems(item),
    ...shareProblems(item),
    ...hourProblems(item),
    ...(levy ? levyProblems(levy.item) : []),
  ];
}

function named({ name }: Part): readonly TariffProblem[] {
  return isBlank(name) ? [{ field: 'name', message: 'Enter a name.' }] : [];
}

/** A name that is not sent stays as it is. */
function isBlank(text: string | null | undefined): boolean {
  return typeof text === 'string' && text.trim() === '';
}

function levelProblems(level: ServiceLevel): readonly TariffProblem[] {
  const { value_from: from, value_to: to } = level.delivery_estimate;
  return [
    ...(isBlank(level.code) ? [{ field: 'code', message: 'Enter a code.' }] : []),
    ...(to < from
      ? [{ field: 'delivery_estimate.value_to', message: 'The latest can’t be before the earliest.' }]
      : []),
    ...(['collection_days', 'delivery_days'] as const)
      .filter((days) => level[days].length === 0)
      .map((field) => ({ field, message: 'Choose at least one day.' })),
  ];
}

function limitProblems({ minimum_charge: least = 0, maximum_charge: most = Infinity }: Part): readonly TariffProblem[] {
  return most < least ? [{ field: 'maximum_charge', message: 'The highest amount can’t be below the lowest.' }] : [];
}

/** A formula without any price would carry parcels for nothing, which a zero rate says on purpose. */
function rateProblems({ formula_type: formula, base_charge: charge, steps = [] }: ZoneRate): readonly TariffProblem[] {
  if (formula !== 'formula' || charge !== undefined || steps.length > 0) return [];
  return [{ field: 'base_charge', message: 'Enter a charge, or add a step with a charge per kg.' }];
}

const mostPercent = 1000;

function shareProblems({ charge_type: type, charge_value: value = 0 }: Part): readonly TariffProblem[] {
  if (type !== 'percentage' || Math.abs(value) <= mostPercent) return [];
  return [{ field: 'charge_value', message: `A percentage can’t be more than ${amountText(mostPercent, '%')}.` }];
}

/** Requested times are within one day, so a period over midnight would never count. */
function hourProblems({ from_time: from, to_time: to }: Part): readonly TariffProblem[] {
  if (from === undefined || to === undefined || minutesOf(from) < minutesOf(to)) return [];
  return [{ field: 'to_time', message: 'The end must be after the start. Add another adjustment for after midnight.' }];
}

function levyProblems({ percentages }: FuelLevy): readonly TariffProblem[] {
  const days = percentages.map(({ from_date: from }) => from);
  return days.flatMap((day, at) =>
    days.indexOf(day) === at
      ? []
      : [{ field: `percentages.${at}.from_date`, message: 'Another percentage begins on this day.' }],
  );
}
