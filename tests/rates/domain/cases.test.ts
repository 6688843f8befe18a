/** Hand-computed cases: each shows its calculation, and the engine must agree to the cent and to the minute. */
import { describe, expect, it } from 'vitest';
import { compileTariff } from '#modules/rates/domain/compile/compile-tariff.ts';
import { publicRate } from '#modules/rates/domain/public-rate.ts';
import type { RateParcel, RateRequest } from '#modules/rates/domain/rate-request.ts';
import { rateShipment, type PricedService, type Rating } from '#modules/rates/domain/rate-shipment.ts';
import { caseTariff } from './case-tariff.ts';
import { caseRules, places, type PlaceName } from './case-places.ts';
import cases from './cases.json' with { type: 'json' };

interface Expected {
  readonly declined?: string;
  readonly base?: number;
  readonly rate?: number;
  readonly vat?: number;
  readonly excluding_vat?: number;
  readonly charged?: number;
  readonly actual?: number;
  readonly volumetric?: number;
  readonly per_parcel?: readonly number[];
  readonly surcharges?: readonly number[];
  readonly adjustments?: readonly number[];
  readonly time_based?: readonly number[];
  readonly extras?: readonly number[];
  readonly group?: string;
  readonly collection?: string;
  readonly cut_off?: string;
  readonly delivery_from?: string;
  readonly delivery_to?: string;
}

interface CaseParcel {
  readonly cm?: readonly number[];
  readonly kg: number;
  readonly measured_cm?: readonly number[];
  readonly measured_kg?: number;
}

interface Case {
  readonly title: string;
  readonly service: string;
  readonly from: string;
  readonly to: string;
  readonly parcels: readonly CaseParcel[];
  readonly arithmetic: string;
  readonly expect: Expected;
  readonly at?: string;
  readonly prices?: string;
  readonly account?: number;
  readonly declared_value?: number;
  readonly insurance?: boolean;
  readonly all_services?: boolean;
  readonly from_tags?: readonly string[];
  readonly to_tags?: readonly string[];
  /** Null means the preselected opt-ins. */
  readonly opt_in_rates?: readonly number[] | null;
  readonly opt_in_time_based_rates?: readonly number[];
  readonly collection_min_date?: string;
  readonly delivery_min_date?: string;
  readonly collection_after?: string;
  readonly collection_before?: string;
  readonly delivery_after?: string;
  readonly delivery_before?: string;
}

const tariffs = { inclusive: compileTariff(caseTariff(true)), exclusive: compileTariff(caseTariff(false)) };

function parcelOf({ cm = [1, 1, 1], kg, measured_cm, measured_kg }: CaseParcel): RateParcel {
  return {
    submitted_length_cm: cm[0],
    submitted_width_cm: cm[1],
    submitted_height_cm: cm[2],
    submitted_weight_kg: kg,
    actual_length_cm: measured_cm?.[0],
    actual_width_cm: measured_cm?.[1],
    actual_height_cm: measured_cm?.[2],
    actual_weight_kg: measured_kg,
  };
}

function requestOf(one: Case): RateRequest {
  return {
    ...one,
    requested_at: new Date(`${one.at ?? '2026-11-23T09:00'}:00+02:00`),
    account_id: one.account,
    collection_address: { ...places[one.from as PlaceName], tags: one.from_tags },
    delivery_address: { ...places[one.to as PlaceName], tags: one.to_tags },
    parcels: one.parcels.map(parcelOf),
    service_level_code: one.all_services === true ? undefined : one.service,
    opt_in_rates: one.opt_in_rates === null ? undefined : (one.opt_in_rates ?? []),
  };
}

/** A price in the format of the cases. */
function found(priced: PricedService): Required<Omit<Expected, 'declined'>> {
  const rate = publicRate(priced);
  const minute = (time: string) => time.replace(':00+02:00', '');
  return {
    base: rate.base_rate.charge,
    rate: rate.rate,
    vat: priced.vat / 100,
    excluding_vat: rate.rate_excluding_vat,
    charged: rate.charged_weight,
    actual: rate.actual_weight,
    volumetric: rate.volumetric_weight,
    per_parcel: rate.base_rate.charge_per_parcel,
    surcharges: rate.surcharges.map(({ value }) => value),
    adjustments: rate.rate_adjustments.map(({ value }) => value),
    time_based: rate.time_based_rate_adjustments.map(({ value }) => value),
    extras: rate.extras.map(({ insurance_charge }) => insurance_charge),
    group: rate.base_rate.group_name,
    collection: minute(rate.service_level.collection_date),
    cut_off: minute(rate.service_level.collection_cut_off_time),
    delivery_from: minute(rate.service_level.delivery_date_from),
    delivery_to: minute(rate.service_level.delivery_date_to),
  };
}

function rated(one: Case): Rating {
  const tariff = tariffs[one.prices === 'exclusive' ? 'exclusive' : 'inclusive'];
  const rating = rateShipment(tariff, requestOf(one), caseRules(one.insurance));
  expect(rating.problems).toEqual([]);
  return rating;
}

const all = (cases as readonly Case[]).map((one) => [one.title, one.arithmetic, one] as const);

describe('F369 prices, weights and dates worked out by hand', () => {
  it.each(all.filter(([, , one]) => one.expect.declined === undefined))('%s: %s', (_, __, one) => {
    const { priced, declined } = rated(one);
    const service = priced.find(({ level }) => level.code === one.service);
    expect(declined.find(({ level }) => level.code === one.service)).toBeUndefined();
    expect(service && found(service)).toMatchObject(one.expect);
  });

  it.each(all.filter(([, , one]) => one.expect.declined !== undefined))('%s: %s', (_, __, one) => {
    const { priced, declined } = rated(one);
    expect(declined.find(({ level }) => level.code === one.service)?.reason).toBe(one.expect.declined);
    expect(priced.some(({ level }) => level.code === one.service)).toBe(false);
  });
});
