/** A request to the rating engine, in the field names of the API, and its validation. */
import type { AddressType } from '#generated/types.ts';
import type { Place } from '#modules/geography/domain/place.ts';
import { centsOf, randText, type Cents } from '#platform/domain/money.ts';
import { legs } from '#modules/geography/domain/address.ts';

/** A side of a shipment; compatible with an address of the API. */
export interface RatePlace extends Place {
  readonly type: AddressType;
  /** Tags of the address for surcharges, such as plot or security-estate. */
  readonly tags?: readonly string[] | undefined;
  /** The branch that serves it; by default the nearest branch of the tariff. */
  readonly branch_id?: number | undefined;
}

/** Dimensions in cm and weight in kg; measured values take precedence over booked ones. */
export interface RateParcel {
  readonly submitted_length_cm?: number | undefined;
  readonly submitted_width_cm?: number | undefined;
  readonly submitted_height_cm?: number | undefined;
  readonly submitted_weight_kg: number;
  readonly actual_length_cm?: number | undefined;
  readonly actual_width_cm?: number | undefined;
  readonly actual_height_cm?: number | undefined;
  readonly actual_weight_kg?: number | undefined;
}

export interface RateRequest {
  /** The time of the request, which the day's cut-off is compared with. */
  readonly requested_at: Date;
  /** The day whose rates, levies and VAT apply; by default the requested collection date, at the earliest that of the request. */
  readonly rate_date?: string | undefined;
  /** Whether the value was insured when it was declared, which was allowed then; by default as the settings say now. */
  readonly is_insured?: boolean | undefined;
  readonly account_id?: number | undefined;
  readonly collection_address: RatePlace;
  readonly delivery_address: RatePlace;
  readonly parcels: readonly RateParcel[];
  /** Rand. */
  readonly declared_value?: number | undefined;
  /** Only this service level; by default all that serve the route. */
  readonly service_level_code?: string | undefined;
  /** The same by id. */
  readonly service_level_id?: number | undefined;
  /** `2026-11-23` */
  readonly collection_min_date?: string | undefined;
  readonly delivery_min_date?: string | undefined;
  /** `08:00` */
  readonly collection_after?: string | undefined;
  readonly collection_before?: string | undefined;
  readonly delivery_after?: string | undefined;
  readonly delivery_before?: string | undefined;
  /** Ids of the chosen adjustments; by default those that are preselected. */
  readonly opt_in_rates?: readonly number[] | undefined;
  readonly opt_in_time_based_rates?: readonly number[] | undefined;
}

export interface RequestProblem {
  readonly field: string;
  readonly message: string;
}

const longestSideCm = 1000;
const heaviestKg = 10_000;

/** The errors of a request with their fields; `maxDeclaredValue` undefined means no limit. */
export function requestProblems(request: RateRequest, maxDeclaredValue: Cents | undefined): readonly RequestProblem[] {
  const problems: RequestProblem[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });
  if (request.parcels.length === 0) add('parcels', 'Add at least one parcel.');
  request.parcels.forEach((parcel, at) => {
    for (const [name, value] of Object.entries(parcel)) {
      if (!/_(cm|kg)$/.test(name) || typeof value !== 'number') continue;
      const isWeight = name.endsWith('_kg');
      const most = isWeight ? heaviestKg : longestSideCm;
      if (!(value >= 0)) add(`parcels[${at}].${name}`, 'Enter a number that is not below zero.');
      else if (value > most) add(`parcels[${at}].${name}`, `Enter at most ${most} ${isWeight ? 'kg' : 'cm'}.`);
    }
    if (parcel.submitted_weight_kg === 0) add(`parcels[${at}].submitted_weight_kg`, 'Enter a weight above zero.');
  });
  const declared = request.declared_value ?? 0;
  if (!(declared >= 0)) add('declared_value', 'Enter a value that is not below zero.');
  else if (maxDeclaredValue !== undefined && centsOf(declared) > maxDeclaredValue)
    add('declared_value', `The declared value cannot be more than ${randText(maxDeclaredValue)}.`);
  for (const leg of legs) {
    const [after, before] = [request[`${leg}_after`], request[`${leg}_before`]];
    if (after !== undefined && before !== undefined && before < after)
      add(`${leg}_before`, `The "${leg} to" time cannot be earlier than the "${leg} from" time`);
  }
  return problems;
}
