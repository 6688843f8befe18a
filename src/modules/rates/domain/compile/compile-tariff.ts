/** Prepares a tariff for pricing. A tariff with problems is refused entirely: no price is better than a wrong one. */
import type {
  FuelLevy,
  RateGroup,
  RateRevision,
  ServiceLevel,
  Tariff,
  TimeBasedRateAdjustment,
  ZoneRate,
} from '#generated/types.ts';
import { buildZoneIndex } from '#modules/geography/domain/zone-index.ts';
import { minutesOf } from '#platform/domain/time.ts';
import { everyDay, weekdayMask } from '../day-number.ts';
import { centsOf } from '#platform/domain/money.ts';
import { compileCharge, compileScope, restriction } from './compile-charge.ts';
import {
  routeKey,
  type CompiledGroup,
  type CompiledLevel,
  type CompiledLevy,
  type CompiledRevision,
  type CompiledTariff,
  type CompiledTimeAdjustment,
  type CompiledZoneRate,
} from './compiled-tariff.ts';
import { tariffProblems, type TariffProblem } from './tariff-problems.ts';

export class TariffProblems extends Error {
  readonly problems: readonly TariffProblem[];

  constructor(problems: readonly TariffProblem[]) {
    super(`The tariff cannot be used: ${problems.map(({ field, message }) => `${field}: ${message}`).join(' ')}`);
    this.name = 'TariffProblems';
    this.problems = problems;
  }
}

/** Prepares a tariff that fits its schema. Throws TariffProblems for further errors. */
export function compileTariff(tariff: Tariff): CompiledTariff {
  const problems = tariffProblems(tariff);
  if (problems.length > 0) throw new TariffProblems(problems);
  const layer = (name: string) => buildZoneIndex(tariff.zones.filter((zone) => zone.layer === name));
  const levels = [...tariff.service_levels];
  levels.sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0) || a.id - b.id);
  const revisions = tariff.revisions.filter(({ is_draft: isDraft }) => isDraft !== true);
  revisions.sort((a, b) => (a.valid_from < b.valid_from ? 1 : -1));
  return {
    pricesIncludeVat: tariff.prices_include_vat,
    roadFactor: tariff.road_factor ?? 1,
    branches: tariff.branches,
    zonesById: new Map(tariff.zones.map((zone) => [zone.id, zone])),
    rateZones: layer('rates'),
    surchargeZones: layer('surcharges'),
    serviceDayZones: layer('service_days'),
    levels: levels.map(compileLevel),
    levies: tariff.fuel_levies.map(compileLevy),
    revisions: revisions.map(compileRevision),
  };
}

/** A tariff in which one price list, draft or not, applies on every day, for testing. Undefined for an unknown list. */
export function tariffWithOnly(tariff: Tariff, revisionId: number): Tariff | undefined {
  const list = tariff.revisions.find(({ id }) => id === revisionId);
  return list && { ...tariff, revisions: [{ ...list, valid_from: '0001-01-01', is_draft: false }] };
}

function compileLevel(source: ServiceLevel): CompiledLevel {
  const millimetres = (cm: number | undefined) => (cm === undefined ? Infinity : Math.round(cm * 10));
  const grams = (kg: number | undefined) => (kg === undefined ? Infinity : Math.round(kg * 1000));
  const maxSides: [number, number, number] = [
    millimetres(source.max_parcel_length_cm),
    millimetres(source.max_parcel_width_cm),
    millimetres(source.max_parcel_height_cm),
  ];
  return {
    source,
    collectionMask: weekdayMask(source.collection_days),
    deliveryMask: weekdayMask(source.delivery_days),
    cutOffMinutes: minutesOf(source.collection_cut_off_time),
    maxSides: maxSides.sort((a, b) => b - a),
    maxParcelGrams: grams(source.max_parcel_weight_kg),
    maxShipmentGrams: grams(source.max_shipment_weight_kg),
  };
}

function compileLevy(levy: FuelLevy): CompiledLevy {
  const percentages = [...levy.percentages];
  percentages.sort((a, b) => (a.from_date < b.from_date ? 1 : -1));
  return {
    id: levy.id,
    name: levy.name,
    percentages,
    charge: compileCharge({ ...levy, charge_type: 'percentage', charge_value: 0 }),
    serviceLevels: restriction(levy.service_level_ids),
  };
}

function compileRevision(revision: RateRevision): CompiledRevision {
  const groups = revision.groups.map((group) => [group, compileGroup(group)] as const);
  const [, defaultGroup] = groups.find(([group]) => group.is_default === true)!;
  return {
    id: revision.id,
    name: revision.name,
    validFrom: revision.valid_from,
    defaultGroup,
    groupOfAccount: new Map(
      groups.flatMap(([group, compiled]) => (group.account_ids ?? []).map((account) => [account, compiled] as const)),
    ),
    surcharges: revision.surcharges.map((source) => ({
      source,
      charge: compileCharge(source),
      zoneIds: new Set(source.zone_ids ?? []),
    })),
    adjustments: revision.rate_adjustments.map((source) => ({
      source,
      charge: compileCharge(source),
      scope: compileScope(source),
    })),
    timeAdjustments: revision.time_based_rate_adjustments.map(compileTimeAdjustment),
  };
}

function compileTimeAdjustment(source: TimeBasedRateAdjustment): CompiledTimeAdjustment {
  const days = source.days ?? [];
  const dayMask = days.length > 0 ? weekdayMask(days) : source.on_public_holidays === true ? 0 : everyDay;
  return { source, charge: compileCharge(source), scope: compileScope(source), dayMask };
}

function compileGroup(group: RateGroup): CompiledGroup {
  const rates = new Map<number, Map<string, CompiledZoneRate>>();
  for (const rate of group.rates) {
    const routes = rates.get(rate.service_level_id) ?? new Map<string, CompiledZoneRate>();
    rates.set(rate.service_level_id, routes);
    const compiled = compileZoneRate(rate);
    routes.set(routeKey(rate.from_zone_id, rate.to_zone_id), compiled);
    if (rate.both_directions === true) routes.set(routeKey(rate.to_zone_id, rate.from_zone_id), compiled);
  }
  const insurance = group.insurance && {
    id: group.insurance.id,
    charge: compileCharge(group.insurance),
    freeCover: centsOf(group.insurance.free_cover ?? 0),
  };
  return { id: group.id, name: group.name, insurance, rates };
}

function compileZoneRate(rate: ZoneRate): CompiledZoneRate {
  return {
    formula: rate.formula_type,
    base: centsOf(rate.base_charge ?? 0),
    includedGrams: Math.round((rate.base_weight_kg ?? 0) * 1000),
    steps: (rate.steps ?? []).map(({ up_to_kg, charge_per_kg }) => ({
      upTo: up_to_kg === undefined ? Infinity : Math.round(up_to_kg * 1000),
      perKg: centsOf(charge_per_kg),
    })),
    perFurtherParcel: centsOf(rate.additional_parcel_charge ?? 0),
  };
}
