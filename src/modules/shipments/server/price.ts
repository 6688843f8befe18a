/** Prices a valid shipment for the chosen service level. */
import type { Address, Rate } from '#generated/types.ts';
import { nearest } from '#modules/geography/domain/distance.ts';
import { locate } from '#modules/geography/domain/gazetteer.ts';
import { findPlacedBranches } from '#modules/geography/server/services/zones.ts';
import { publicRate } from '#modules/rates/domain/public-rate.ts';
import type { RateParcel, RatePlace } from '#modules/rates/domain/rate-request.ts';
import type { PricedService } from '#modules/rates/domain/rate-shipment.ts';
import { zeroRatedOf } from '#modules/rates/domain/zero-rated.ts';
import type { CurrentRating } from '#modules/rates/server/services/rate.ts';
import { centsOf, randOf, randText, type Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { CompleteDraft, ParcelDraft, ShipmentDraft } from '../domain/draft.ts';
import { liveParcels } from '../domain/submit-rules.ts';
import type { Booker, Deciding } from './booker.ts';

export interface Price {
  readonly rate: Rate;
  /** The time of the request, whose rates, VAT and days apply. */
  readonly pricedAt: Date;
  readonly tariffRevision: number | undefined;
  /** The day whose rates and VAT apply, if it is not that of the collection. */
  readonly rateDate?: string | null | undefined;
  /** Including VAT. */
  readonly amount: Cents;
  readonly vat: Cents;
  readonly vatPercentage: number;
  /** What of the amount is zero-rated. */
  readonly zeroRated: Cents;
  /** The extras that the price includes. */
  readonly optIns: PricedService['optIns'];
  readonly collectionBranchId: number | null;
  readonly deliveryBranchId: number | null;
}

/** What a shipment that was booked before keeps. */
export interface AsAgreed {
  /** By default the newest. */
  readonly tariffRevision?: number | null;
  /** The day whose rates and VAT apply, if it is not that of the collection. */
  readonly rateDate?: string | null;
  /** Whether its declared value is insured. */
  readonly isInsured?: boolean | undefined;
}

/** Prices shipments of an account, see `priceShipment`. */
export type Pricing = (accountId: number, draft: CompleteDraft, agreed?: AsAgreed) => Price;

/**
 * Throws `invalid_shipment` for what can't be priced, and `not_rateable` with the reason where the service level is not
 * offered.
 */
export async function priceShipment(
  tx: Transaction,
  deciding: Pick<Deciding, 'rates'>,
  booker: Pick<Booker, 'providerId' | 'now'> & AsAgreed,
  accountId: number,
  draft: CompleteDraft,
): Promise<Price> {
  const price = await preparePricing(tx, deciding, booker, booker.tariffRevision ?? undefined);
  return price(accountId, draft, booker);
}

/** The number of prices that one pricing remembers: a file may have more different lines. */
const mostPrices = 5000;

/** Reads what pricing needs once, for many shipments; those with the same route, parcels and days are priced once. */
export async function preparePricing(
  tx: Transaction,
  { rates }: Pick<Deciding, 'rates'>,
  { providerId, now }: Pick<Booker, 'providerId' | 'now'>,
  tariffRevision?: number,
): Promise<Pricing> {
  const branches = await findPlacedBranches(tx);
  const rate = await rates.rater(tx, providerId, tariffRevision);
  const known = new Map<string, Price>();
  return (accountId, draft, { rateDate, isInsured } = {}) => {
    const kept = { rate_date: rateDate ?? undefined, is_insured: isInsured };
    const request = { ...rateRequest(accountId, draft, now), ...kept };
    const key = JSON.stringify(request);
    const before = known.get(key);
    if (before) return before;
    const rating = rate(request);
    const priced = pricedService(rating);
    const branchAt = ({ lat, lng }: RatePlace) =>
      lat === undefined || lng === undefined ? null : (nearest(branches, { lat, lng })?.id ?? null);
    const shown = publicRate(priced);
    const price: Price = {
      rate: shown,
      pricedAt: now,
      rateDate,
      tariffRevision: rating.tariffRevision,
      amount: priced.includingVat,
      vat: priced.vat,
      vatPercentage: priced.vatPercentage,
      zeroRated: zeroRatedOf(shown),
      optIns: priced.optIns,
      collectionBranchId: branchAt(request.collection_address),
      deliveryBranchId: branchAt(request.delivery_address),
    };
    if (known.size < mostPrices) known.set(key, price);
    return price;
  };
}

function rateRequest(accountId: number, draft: CompleteDraft, now: Date) {
  return {
    requested_at: now,
    account_id: accountId,
    collection_address: placeOf(draft.collection_address),
    delivery_address: placeOf(draft.delivery_address),
    parcels: liveParcels(draft.parcels).map(measured),
    declared_value: draft.declared_value,
    service_level_code: draft.service_level_code,
    ...(draft.service_level_code === undefined && { service_level_id: draft.service_level_id }),
    collection_min_date: draft.collection_min_date,
    delivery_min_date: draft.delivery_min_date,
    collection_after: draft.collection_after,
    collection_before: draft.collection_before,
    delivery_after: draft.delivery_after,
    delivery_before: draft.delivery_before,
    opt_in_rates: draft.opt_in_rates,
    opt_in_time_based_rates: draft.opt_in_time_based_rates,
  };
}

/** Only what the price depends on: lines differ in their references and contents. */
function measured(parcel: ParcelDraft): RateParcel {
  const { submitted_length_cm, submitted_width_cm, submitted_height_cm, submitted_weight_kg = 0 } = parcel;
  const { actual_length_cm, actual_width_cm, actual_height_cm, actual_weight_kg } = parcel;
  return {
    ...{ submitted_length_cm, submitted_width_cm, submitted_height_cm, submitted_weight_kg },
    ...{ actual_length_cm, actual_width_cm, actual_height_cm, actual_weight_kg },
  };
}

function pricedService({ problems, priced: [priced], declined }: CurrentRating): PricedService {
  if (problems.length > 0) {
    const errors = problems.map(({ field, message }) => ({ field: dotted(field), message, code: 'invalid' }));
    throw new ApiError(422, 'invalid_shipment', errors[0]!.message, errors);
  }
  if (priced) return priced;
  const message = declined[0]?.message ?? 'This service level isn’t available for this shipment';
  throw new ApiError(422, 'not_rateable', message, [{ field: 'service_level_code', code: 'not_rateable', message }]);
}

/** Whether a shipment can’t be priced as it is; thrown before anything is written. */
export function isWithoutPrice(error: unknown): error is ApiError {
  return error instanceof ApiError && ['invalid_shipment', 'not_rateable'].includes(error.code);
}

/** Throws `invalid_shipment` when an extra that was asked for isn’t in the price: the service level hasn’t got it. */
export function requireOptIns(asked: Pick<ShipmentDraft, OptInField>, { optIns }: Price): void {
  const missing = [
    ...notIn(asked.opt_in_rates, optIns.rates, 'opt_in_rates'),
    ...notIn(asked.opt_in_time_based_rates, optIns.timed, 'opt_in_time_based_rates'),
  ];
  if (missing.length === 0) return;
  const message = 'A chosen extra isn’t available for this shipment. Check the extras and the price';
  const errors = missing.map((field) => ({ field, code: 'opt_in_unavailable', message }));
  throw new ApiError(422, 'invalid_shipment', message, errors);
}

type OptInField = 'opt_in_rates' | 'opt_in_time_based_rates';

function notIn(asked: readonly number[] = [], offered: readonly number[], field: OptInField): readonly OptInField[] {
  return asked.every((id) => offered.includes(id)) ? [] : [field];
}

/** Throws `price_changed` when the user was shown a different price. `next` says what to do then. */
export function requirePrice(
  expected: number | null | undefined,
  amount: Cents,
  next = 'Check it and book again',
): void {
  if (expected === null || expected === undefined || centsOf(expected) === amount) return;
  const message = `The price changed from ${randText(centsOf(expected))} to ${randText(amount)}. ${next}`;
  throw new ApiError(409, 'price_changed', message, [], { rate: randOf(amount) });
}

/** An address without coordinates is placed at the centre of its suburb or town. */
function placeOf(address: Address): RatePlace {
  const { type, code, country, lat, lng, local_area, city } = address;
  const centre = lat === undefined && country === 'ZA' ? locate(local_area, city) : undefined;
  return { type, country, code: code ?? centre?.code, lat: lat ?? centre?.lat, lng: lng ?? centre?.lng };
}

/** Converts `parcels[0].submitted_weight_kg` to the form's notation `parcels.0.submitted_weight_kg`. */
function dotted(field: string): string {
  return field.replaceAll(/\[(\d+)\]/g, '.$1');
}
