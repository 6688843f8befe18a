/** Converts a client's request for the rating engine. */
import { isFormat } from '#engine/schema/formats.ts';
import type { AddressRequest, ParcelRequest, RateShipmentBody } from '#generated/types.ts';
import { typeByCountry } from '#modules/geography/domain/address.ts';
import { locate } from '#modules/geography/domain/gazetteer.ts';
import { homeCountry } from '#modules/geography/domain/place.ts';
import { postalNumber } from '#modules/geography/domain/postal-codes.ts';
import { ApiError, type FieldError } from '#platform/server/http/api-error.ts';
import { dayOf } from '../domain/requested-day.ts';
import type { RateParcel, RatePlace, RateRequest } from '../domain/rate-request.ts';

type Body = Partial<RateShipmentBody> & Record<'collection_address' | 'delivery_address', AddressRequest>;

/** Null is sent for unknown values. Measured sizes come from the hub: those sent by a client are ignored. */
export function rateRequestOf(body: Body, account_id: number | undefined, now: Date): RateRequest {
  return {
    requested_at: now,
    account_id,
    collection_address: placeOf('collection_address', body.collection_address),
    delivery_address: placeOf('delivery_address', body.delivery_address),
    parcels: (body.parcels ?? []).map(parcelOf),
    declared_value: body.declared_value ?? undefined,
    service_level_code: body.service_level_code ?? undefined,
    service_level_id: body.service_level_id ?? undefined,
    collection_min_date: requestedDay('collection_min_date', body.collection_min_date),
    delivery_min_date: requestedDay('delivery_min_date', body.delivery_min_date),
    collection_after: body.collection_after ?? undefined,
    collection_before: body.collection_before ?? undefined,
    delivery_after: body.delivery_after ?? undefined,
    delivery_before: body.delivery_before ?? undefined,
    opt_in_rates: body.opt_in_rates ?? undefined,
    opt_in_time_based_rates: body.opt_in_time_based_rates ?? undefined,
  };
}

/** A place without coordinates is at the centre of its suburb or town. Throws `invalid_shipment` for an unknown place. */
function placeOf(field: string, address: AddressRequest): RatePlace {
  const { country, local_area, city } = address;
  const isHome = (country ?? homeCountry) === homeCountry;
  const hasPin = typeof address.lat === 'number' && typeof address.lng === 'number';
  const centre = isHome && !hasPin ? locate(local_area ?? undefined, city ?? undefined) : undefined;
  const { lat, lng } = hasPin ? address : (centre ?? {});
  const code = address.code ?? centre?.code;
  if (isHome && typeof lat !== 'number' && postalNumber(code) === undefined)
    throw invalidShipment([{ field, message: 'Enter a postal code, or a suburb and town that are known.' }]);
  return {
    type: typeByCountry(address) ?? 'residential',
    lat: lat ?? undefined,
    lng: lng ?? undefined,
    code,
    country: country ?? undefined,
  };
}

function parcelOf(parcel: ParcelRequest): RateParcel {
  return {
    submitted_length_cm: parcel.submitted_length_cm ?? undefined,
    submitted_width_cm: parcel.submitted_width_cm ?? undefined,
    submitted_height_cm: parcel.submitted_height_cm ?? undefined,
    submitted_weight_kg: parcel.submitted_weight_kg ?? 0,
  };
}

/** A day as a booking understands it. Throws `invalid_shipment` for anything else. */
function requestedDay(field: string, text: string | null | undefined): string | undefined {
  if (text === null || text === undefined) return undefined;
  const day = dayOf(text);
  if (isFormat('date', day)) return day;
  throw invalidShipment([{ field, message: 'Enter a date such as 2026-11-23.' }]);
}

/** The errors that prevent pricing, at their fields. */
export function invalidShipment(errors: readonly FieldError[]): ApiError {
  return new ApiError(422, 'invalid_shipment', errors[0]?.message ?? '', errors);
}
