/** A quick quote as people fill it in, and the request for prices that it becomes. */
import type { FieldError } from '#engine/validation/messages.ts';
import type { AddressRequest, QuickQuote, RateShipmentBody } from '#generated/types.ts';
import { placesMatching, type GazetteerPlace } from '#modules/geography/domain/gazetteer.ts';
import { postalNumber } from '#modules/geography/domain/postal-codes.ts';

/** A place as it is offered: `Sandton, Johannesburg, 2196`. */
function placeLabel({ suburb, city, code }: GazetteerPlace): string {
  return [...new Set([suburb ?? city, city]), code].join(', ');
}

/** The places offered for what was typed. */
export function offeredPlaces(typed: string): readonly string[] {
  const [first = ''] = typed.split(',');
  return [...new Set(placesMatching(first).map(placeLabel))];
}

/** Where a text lies: a place that was offered, its name alone, or a postal code; undefined for anything else. */
export function quotedPlace(text: string): Pick<AddressRequest, 'lat' | 'lng' | 'code'> | undefined {
  const typed = text.trim();
  if (postalNumber(typed) !== undefined) return { code: typed };
  const [first = ''] = typed.split(',');
  const found = placesMatching(first);
  const place =
    found.find((one) => placeLabel(one) === typed) ??
    found.find(({ suburb, city }) => (suburb ?? city).toLowerCase() === typed.toLowerCase());
  return place && { lat: place.lat, lng: place.lng, code: place.code };
}

/** Which ends lie nowhere that is known. */
export function quoteProblems(quote: Partial<QuickQuote>): readonly FieldError[] {
  return (['collection_place', 'delivery_place'] as const).flatMap((field) => {
    const text = quote[field];
    if (text === undefined || quotedPlace(text)) return [];
    const message = 'Choose a suburb or town from the list, or enter its postal code.';
    return [{ field, code: 'unknown_place', message }];
  });
}

/** What is asked of the server. Expects a quote without problems. */
export function quoteRequest(quote: QuickQuote): RateShipmentBody {
  const { collection_place, delivery_place, parcels, declared_value, collection_date } = quote;
  return {
    collection_address: { ...quotedPlace(collection_place) },
    delivery_address: { ...quotedPlace(delivery_place) },
    parcels: parcels.map(({ length, width, height, weight }) => ({
      submitted_length_cm: length,
      submitted_width_cm: width,
      submitted_height_cm: height,
      submitted_weight_kg: weight,
    })),
    ...(declared_value === undefined ? {} : { declared_value }),
    ...(collection_date === undefined ? {} : { collection_min_date: collection_date }),
  };
}
