/**
 * Prices a shipment: every service level that accepts it, with dates and an explanation of every amount, and why the
 * others do not.
 */
import type { RateFormulaType, ServiceLevel } from '#generated/types.ts';
import type { CompiledLevel, CompiledTariff } from './compile/compiled-tariff.ts';
import {
  adjustmentParts,
  chosenOptIns,
  levyParts,
  openedDays,
  surchargeParts,
  timeParts,
  type ChosenOptIns,
  type Parts,
  type PricingContext,
} from './charges/adjustments.ts';
import { baseCharge } from './charges/base-charge.ts';
import { sumOf, withVat, type Entry, type Part } from './charges/entry.ts';
import { insuranceAmount } from './charges/insurance.ts';
import { limitBroken, type Decline } from './limits.ts';
import { centsOf, type Cents } from '#platform/domain/money.ts';
import { requestProblems, type RateRequest, type RequestProblem } from './rate-request.ts';
import type { RatingRules } from './rating-rules.ts';
import { routeOf, zoneRateOf, type Route } from './route.ts';
import { scheduleOf, type Schedule } from './schedule.ts';
import { chargedWeight, type ChargedWeight } from './weight.ts';

/** The price of one service level. */
export interface PricedService {
  readonly level: ServiceLevel;
  readonly groupName: string;
  readonly formula: RateFormulaType;
  readonly zones: string;
  readonly weight: ChargedWeight;
  readonly schedule: Schedule;
  readonly pricesIncludeVat: boolean;
  readonly vatPercentage: number;
  readonly perParcel: readonly Cents[];
  /** The base rate, then surcharges, adjustments with levies, time-based adjustments and extras. */
  readonly entries: readonly Entry[];
  readonly optIns: ChosenOptIns;
  /** Invariant: excluding + VAT = including, and each is the sum of its entries. */
  readonly excludingVat: Cents;
  readonly vat: Cents;
  readonly includingVat: Cents;
}

export interface DeclinedService extends Decline {
  readonly level: ServiceLevel;
}

export interface Rating {
  readonly problems: readonly RequestProblem[];
  /** In the order of the tariff. */
  readonly priced: readonly PricedService[];
  readonly declined: readonly DeclinedService[];
}

/** Prices a request with a tariff. A request with errors, or on a day without rates, has no prices. */
export function rateShipment(tariff: CompiledTariff, request: RateRequest, rules: RatingRules): Rating {
  const problems = requestProblems(request, request.is_insured === undefined ? rules.maxDeclaredValue : undefined);
  const route = problems.length > 0 ? undefined : routeOf(tariff, request);
  if (!route) return { problems, priced: [], declined: [] };
  const priced: PricedService[] = [];
  const declined: DeclinedService[] = [];
  const { service_level_code: code, service_level_id: id } = request;
  for (const level of tariff.levels) {
    if ((code ?? level.source.code) !== level.source.code || (id ?? level.source.id) !== level.source.id) continue;
    const found = priceLevel(level, route, rules);
    if ('reason' in found) declined.push({ level: level.source, ...found });
    else priced.push(found);
  }
  if (priced.length + declined.length === 0 && (code ?? id) !== undefined) {
    const field = code === undefined ? 'service_level_id' : 'service_level_code';
    return { problems: [{ field, message: 'There is no such service level.' }], priced, declined };
  }
  return { problems, ...onlySmallest(priced, declined) };
}

function priceLevel(level: CompiledLevel, route: Route, rules: RatingRules): PricedService | Decline {
  const { source } = level;
  const broken = limitBroken(level, route.collection.place, route.delivery.place, route.measures);
  if (broken) return broken;
  const found = zoneRateOf(route, source.id);
  const weight = chargedWeight(source, route.measures);
  const charge = found && found.rate.formula !== 'no-rate' ? baseCharge(source, found.rate, weight) : undefined;
  if (!found || !charge) return { reason: 'no-rate', message: `${source.name} has no rate for this route and weight.` };
  const schedule = scheduleOf(level, route, rules, openedDays(route, source.id));
  if (!schedule) return { reason: 'no-suitable-day', message: `${source.name} doesn’t run on a suitable day.` };

  const base: Part = {
    type: 'base',
    id: undefined,
    name: source.name,
    value: charge.value,
    vatType: source.vat_type,
    chargeType: undefined,
    chargeValue: undefined,
    explanation: charge.explanation,
  };
  const facts = {
    baseRate: base.value,
    chargedWeight: weight.charged,
    parcels: route.measures.length,
    kilometres: route.kilometres,
  };
  const parts = partsOf({ route, level: source, facts }, base, schedule, rules);
  if (!parts)
    return { reason: 'distance-unknown', message: `${source.name} needs the place of the address on the map.` };
  const percentage = rules.vatPercentageOn(route.rateDate);
  const isIncluded = route.tariff.pricesIncludeVat;
  const entries = withVat(parts, { percentage, isIncluded, levelType: source.vat_type });
  const total = sumOf(entries);
  const vat = entries.reduce((sum, entry) => sum + entry.vat, 0);
  return {
    level: source,
    groupName: found.group.name,
    formula: found.rate.formula,
    zones: found.words,
    weight,
    schedule,
    pricesIncludeVat: isIncluded,
    vatPercentage: source.vat_type === 'zero' ? 0 : percentage,
    perParcel: charge.perParcel,
    entries,
    optIns: chosenOptIns(route, source.id),
    excludingVat: isIncluded ? total - vat : total,
    vat,
    includingVat: isIncluded ? total : total + vat,
  };
}

/** All parts of a price in order; percentages of the subtotal include only earlier parts. */
function partsOf(context: PricingContext, base: Part, schedule: Schedule, rules: RatingRules): Parts {
  const surcharges = surchargeParts(context);
  if (!surcharges) return undefined;
  const withSurcharges = base.value + sumOf(surcharges);
  const adjustments = adjustmentParts(context, withSurcharges);
  if (!adjustments) return undefined;
  const subtotal = withSurcharges + sumOf(adjustments);
  const timeBased = timeParts(context, subtotal, schedule, rules);
  if (!timeBased) return undefined;
  const levies = levyParts(context, subtotal);
  return [base, ...surcharges, ...adjustments, ...levies, ...timeBased, ...extrasOf(context, rules)];
}

function extrasOf({ route, level }: PricingContext, rules: RatingRules): readonly Part[] {
  const insurance = route.group.insurance ?? route.revision.defaultGroup.insurance;
  const isInsured = route.request.is_insured ?? rules.insuranceEnabled;
  if (!insurance || !isInsured || level.insurance_disabled === true) return [];
  const amount = insuranceAmount(insurance, centsOf(route.request.declared_value ?? 0));
  const extra: Part = {
    type: 'rate_group_extras',
    id: insurance.id,
    name: 'Insurance',
    value: amount.value,
    vatType: insurance.charge.vatType,
    chargeType: insurance.charge.type,
    chargeValue: insurance.charge.value,
    explanation: `Insurance: ${amount.explanation}`,
  };
  return [extra];
}

/** Of the service levels of a size group, keeps only the smallest that fits the parcels: the first in the list. */
function onlySmallest(
  priced: readonly PricedService[],
  declined: DeclinedService[],
): Pick<Rating, 'priced' | 'declined'> {
  const taken = new Set<string>();
  const fitting = priced.filter(({ level }) => {
    const group = level.size_group;
    if (group === undefined || !taken.has(group)) {
      if (group !== undefined) taken.add(group);
      return true;
    }
    declined.push({ level, reason: 'smaller-size-fits', message: `A smaller size than ${level.name} fits.` });
    return false;
  });
  return { priced: fitting, declined };
}
