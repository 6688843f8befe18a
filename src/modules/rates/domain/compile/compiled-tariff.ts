/** A tariff prepared for pricing: rand converted to cents, lists to maps, zones to an index. Built once, never changed. */
import type {
  ChargeBasis,
  ChargeType,
  PercentageBase,
  RateAdjustment,
  RateFormulaType,
  ServiceLevel,
  Surcharge,
  TariffBranch,
  TimeBasedRateAdjustment,
  VatType,
  Zone,
} from '#generated/types.ts';
import type { ZoneIndex } from '#modules/geography/domain/zone-index.ts';
import type { Cents } from '#platform/domain/money.ts';
import type { Grams } from '../weight.ts';

/** A charge that is not computed yet. */
export interface Charge {
  readonly type: ChargeType;
  /** Percent or cents. */
  readonly amount: number;
  /** As in the tariff: percent or rand. */
  readonly value: number;
  readonly basis: ChargeBasis;
  readonly percentageOf: PercentageBase;
  readonly minimum: Cents | undefined;
  readonly maximum: Cents | undefined;
  readonly vatType: VatType;
}

export interface CompiledZoneRate {
  readonly formula: RateFormulaType;
  readonly base: Cents;
  readonly includedGrams: Grams;
  readonly steps: readonly { readonly upTo: Grams; readonly perKg: Cents }[];
  readonly perFurtherParcel: Cents;
}

export interface CompiledInsurance {
  readonly id: number;
  readonly charge: Charge;
  readonly freeCover: Cents;
}

export interface CompiledGroup {
  readonly id: number;
  readonly name: string;
  readonly insurance: CompiledInsurance | undefined;
  /** By service level, then by `routeKey`. */
  readonly rates: ReadonlyMap<number, ReadonlyMap<string, CompiledZoneRate>>;
}

export interface CompiledSurcharge {
  readonly source: Surcharge;
  readonly charge: Charge;
  readonly zoneIds: ReadonlySet<number>;
}

/** Whom an adjustment applies to; undefined means everyone, or every service level. */
export interface Scope {
  readonly accounts: ReadonlySet<number> | undefined;
  readonly groups: ReadonlySet<number> | undefined;
  readonly serviceLevels: ReadonlySet<number> | undefined;
}

export interface CompiledAdjustment {
  readonly source: RateAdjustment;
  readonly charge: Charge;
  readonly scope: Scope;
}

export interface CompiledTimeAdjustment {
  readonly source: TimeBasedRateAdjustment;
  readonly charge: Charge;
  readonly scope: Scope;
  readonly dayMask: number;
}

export interface CompiledLevy {
  readonly id: number;
  readonly name: string;
  /** The latest first. */
  readonly percentages: readonly { readonly from_date: string; readonly percentage: number }[];
  readonly charge: Charge;
  readonly serviceLevels: ReadonlySet<number> | undefined;
}

export interface CompiledRevision {
  readonly id: number;
  readonly name: string;
  readonly validFrom: string;
  readonly defaultGroup: CompiledGroup;
  readonly groupOfAccount: ReadonlyMap<number, CompiledGroup>;
  readonly surcharges: readonly CompiledSurcharge[];
  readonly adjustments: readonly CompiledAdjustment[];
  readonly timeAdjustments: readonly CompiledTimeAdjustment[];
}

export interface CompiledLevel {
  readonly source: ServiceLevel;
  readonly collectionMask: number;
  readonly deliveryMask: number;
  readonly cutOffMinutes: number;
  /** Maximum dimensions of a parcel in millimetres, the longest first. */
  readonly maxSides: readonly [number, number, number];
  readonly maxParcelGrams: Grams;
  readonly maxShipmentGrams: Grams;
}

export interface CompiledTariff {
  readonly pricesIncludeVat: boolean;
  readonly roadFactor: number;
  readonly branches: readonly TariffBranch[];
  readonly zonesById: ReadonlyMap<number, Zone>;
  readonly rateZones: ZoneIndex;
  readonly surchargeZones: ZoneIndex;
  readonly serviceDayZones: ZoneIndex;
  /** In the order in which prices are listed. */
  readonly levels: readonly CompiledLevel[];
  readonly levies: readonly CompiledLevy[];
  /** The latest first. */
  readonly revisions: readonly CompiledRevision[];
}

/** The key of a route among the rates of a service level; a zone is undefined where a rate applies anywhere. */
export function routeKey(from: number | undefined, to: number | undefined): string {
  return `${from ?? '*'}>${to ?? '*'}`;
}
