/** The surcharges, adjustments, time-based adjustments and levies of a service level on a route, with their amounts. */
import type { ServiceLevel } from '#generated/types.ts';
import { minutesOf } from '#platform/domain/time.ts';
import type { CompiledAdjustment, CompiledTimeAdjustment, Scope } from '../compile/compiled-tariff.ts';
import { isInMask } from '../day-number.ts';
import type { RatingRules } from '../rating-rules.ts';
import type { Route } from '../route.ts';
import type { OpenedDays, Schedule } from '../schedule.ts';
import { chargeAmount, limitedTo, type ChargeAmount, type ChargeFacts } from './charge-amount.ts';
import { sumOf, type Part } from './entry.ts';

/** The context shared by the parts of a price. */
export interface PricingContext {
  readonly route: Route;
  readonly level: ServiceLevel;
  /** The base rate, the charged weight and the parcels; the subtotal grows part by part. */
  readonly facts: Omit<ChargeFacts, 'subtotal'>;
}

/** Parts of a price; undefined when one of them needs an unknown distance. */
export type Parts = readonly Part[] | undefined;

type Source = Pick<CompiledAdjustment, 'charge'> & { readonly source: { readonly id: number; readonly name: string } };

/** `at`: where it is charged. */
function partOf(type: Part['type'], { source, charge }: Source, amount: ChargeAmount, at = ''): Part {
  const { id, name } = source;
  const paid = { vatType: charge.vatType, chargeType: charge.type, chargeValue: charge.value };
  return { type, id, name, value: amount.value, ...paid, explanation: `${name}${at}: ${amount.explanation}` };
}

/** Of those that apply to the service level; percentages are of the subtotal before the first. */
function partsOf(
  type: Part['type'],
  adjustments: readonly (CompiledAdjustment | CompiledTimeAdjustment)[],
  { route, level, facts }: PricingContext,
  subtotal: number,
): Parts {
  const parts: Part[] = [];
  for (const adjustment of adjustments.filter(({ scope }) => isInScope(scope, route, level.id))) {
    const found = chargeAmount(adjustment.charge, { ...facts, subtotal });
    if (!found) return undefined;
    parts.push(partOf(type, adjustment, limitedTo(subtotal + sumOf(parts), found)));
  }
  return parts;
}

export function surchargeParts({ route, level, facts }: PricingContext): Parts {
  const parts: Part[] = [];
  for (const { surcharge, legs } of route.surcharges) {
    const { source, charge } = surcharge;
    if (source.service_level_ids?.length && !source.service_level_ids.includes(level.id)) continue;
    for (const leg of legs) {
      const found = chargeAmount(charge, { ...facts, subtotal: facts.baseRate });
      if (!found) return undefined;
      const amount = limitedTo(facts.baseRate + sumOf(parts), found);
      parts.push(partOf('surcharge', surcharge, amount, ` at the ${leg}`));
    }
  }
  return parts;
}

export function adjustmentParts(context: PricingContext, subtotal: number): Parts {
  const { request, revision } = context.route;
  const chosen = revision.adjustments.filter(({ source }) => isChosen(source, request.opt_in_rates));
  return partsOf('rate_adjustment', chosen, context, subtotal);
}

/** The levies of the day; they follow the adjustments and are listed with them. */
export function levyParts({ route, level, facts }: PricingContext, subtotal: number): readonly Part[] {
  return route.tariff.levies.flatMap(({ id, name, percentages, charge, serviceLevels }) => {
    const percentage = percentages.find(({ from_date }) => from_date <= route.rateDate)?.percentage ?? 0;
    if (percentage === 0 || (serviceLevels && !serviceLevels.has(level.id))) return [];
    const amount = chargeAmount({ ...charge, amount: percentage }, { ...facts, subtotal });
    if (!amount) return [];
    const entry = {
      type: 'rate_adjustment',
      id,
      name,
      value: amount.value,
      vatType: charge.vatType,
      chargeType: 'percentage',
      chargeValue: percentage,
      explanation: `${name}: ${amount.explanation}`,
    } as const;
    return [entry];
  });
}

export function timeParts(context: PricingContext, subtotal: number, schedule: Schedule, rules: RatingRules): Parts {
  const { route } = context;
  const counted = route.revision.timeAdjustments.filter((adjustment) => counts(adjustment, route, schedule, rules));
  return partsOf('time_based_rate_adjustment', counted, context, subtotal);
}

/** The days that chosen adjustments add to a service level. */
export function openedDays(route: Route, levelId: number): OpenedDays {
  const opened = { collection: 0, delivery: 0, collectionHolidays: false, deliveryHolidays: false };
  for (const { source, scope, dayMask } of route.revision.timeAdjustments) {
    if (source.opens_days !== true || !isInScope(scope, route, levelId)) continue;
    if (!isChosen(source, route.request.opt_in_time_based_rates)) continue;
    opened[source.applies_to] |= dayMask;
    if (source.on_public_holidays === true) opened[`${source.applies_to}Holidays`] = true;
  }
  return opened;
}

/** Whether an adjustment applies to this account, rate group and service level. */
export function isInScope({ accounts, groups, serviceLevels }: Scope, route: Route, levelId: number): boolean {
  const account = route.request.account_id;
  if (accounts && (account === undefined || !accounts.has(account))) return false;
  if (groups && !groups.has(route.group.id)) return false;
  return !serviceLevels || serviceLevels.has(levelId);
}

/** Numbers of the extras that a price includes: those chosen, as far as the service level has them. */
export interface ChosenOptIns {
  readonly rates: readonly number[];
  readonly timed: readonly number[];
}

export function chosenOptIns(route: Route, levelId: number): ChosenOptIns {
  const { adjustments, timeAdjustments } = route.revision;
  const { opt_in_rates: rates, opt_in_time_based_rates: timed } = route.request;
  const idsOf = (all: readonly Scoped[], chosen: readonly number[] | undefined) =>
    all
      .filter(({ source, scope }) => source.is_opt_in === true && isInScope(scope, route, levelId))
      .filter(({ source }) => isChosen(source, chosen))
      .map(({ source }) => source.id);
  return { rates: idsOf(adjustments, rates), timed: idsOf(timeAdjustments, timed) };
}

interface Scoped {
  readonly source: Choosable;
  readonly scope: Scope;
}

interface Choosable {
  readonly id: number;
  readonly is_opt_in?: boolean;
  readonly opted_in_by_default?: boolean;
}

function isChosen(source: Choosable, chosen: readonly number[] | undefined): boolean {
  if (source.is_opt_in !== true) return true;
  return chosen ? chosen.includes(source.id) : source.opted_in_by_default === true;
}

/** An opt-in applies when chosen; anything else depends on the day and the requested time. */
function counts(
  { source, dayMask }: CompiledTimeAdjustment,
  { request }: Route,
  schedule: Schedule,
  rules: RatingRules,
): boolean {
  if (source.is_opt_in === true) return isChosen(source, request.opt_in_time_based_rates);
  const leg = source.applies_to;
  const day = leg === 'collection' ? schedule.collectionDay : schedule.deliveryDay;
  const isHoliday = source.on_public_holidays === true && rules.isPublicHoliday(day);
  if (!isHoliday && !isInMask(dayMask, day)) return false;
  if (source.from_time === undefined && source.to_time === undefined) return true;
  // A requested time that extends beyond the period can be scheduled outside of it without a charge.
  const after = minutesOf(request[`${leg}_after`] ?? '00:00');
  const before = minutesOf(request[`${leg}_before`] ?? '24:00');
  return after >= minutesOf(source.from_time ?? '00:00') && before <= minutesOf(source.to_time ?? '24:00');
}
