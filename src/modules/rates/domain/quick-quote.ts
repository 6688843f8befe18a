/** A quick quote as filled in, and the corresponding shipment. */
import type { FieldError } from '#engine/validation/messages.ts';
import { countryName } from '#engine/values/country.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { ShipmentLeg } from '#generated/types.ts';
import { completeAddress } from '#modules/geography/domain/complete-address.ts';
import { countriesOffered, type CountrySettings } from '#modules/geography/domain/countries.ts';
import { placesMatching, type GazetteerPlace } from '#modules/geography/domain/gazetteer.ts';
import { homeCountry } from '#modules/geography/domain/place.ts';
import { postalNumber } from '#modules/geography/domain/postal-codes.ts';

/** The label of a place: `Sandton, Johannesburg, 2196`. */
function placeLabel({ suburb, city, code }: GazetteerPlace): string {
  return [...new Set([suburb ?? city, city]), code].join(', ');
}

/** The countries abroad that the provider serves on one side of a shipment. */
function abroad(settings: CountrySettings, leg: ShipmentLeg): readonly string[] {
  return countriesOffered(settings, leg).filter((code) => code !== homeCountry);
}

/** The places that match a text, and then the countries abroad that begin with it. */
export function offeredPlaces(typed: string, settings: CountrySettings, leg: ShipmentLeg): readonly string[] {
  const [first = ''] = typed.split(',');
  const countries = typed.trim() === '' ? [] : abroad(settings, leg).map(countryName);
  const named = countries.filter((name) => name.toLowerCase().startsWith(typed.trim().toLowerCase()));
  return [...new Set([...placesMatching(first).map(placeLabel), ...named])];
}

/** The address for a text: the label or name of a place, a postal code, or a country abroad; undefined for anything else. */
export function quotedAddress(text: unknown, settings: CountrySettings, leg: ShipmentLeg): JsonObject | undefined {
  const typed = typeof text === 'string' ? text.trim() : '';
  const country = abroad(settings, leg).find((code) => countryName(code).toLowerCase() === typed.toLowerCase());
  if (country !== undefined) return { type: 'international', country };
  if (postalNumber(typed) !== undefined) return { type: 'residential', code: typed, country: homeCountry };
  const [first = ''] = typed.split(',');
  const found = placesMatching(first);
  const place =
    found.find((one) => placeLabel(one) === typed) ??
    found.find(({ suburb, city }) => (suburb ?? city).toLowerCase() === typed.toLowerCase());
  if (!place) return undefined;
  const { suburb, city, code } = place;
  const { address } = completeAddress({ ...(suburb !== undefined && { local_area: suburb }), city, code });
  return { type: 'residential', ...address };
}

const ends = ['collection', 'delivery'] as const;

/** The sides whose place is unknown. */
export function quoteProblems(quote: JsonObject, settings: CountrySettings): readonly FieldError[] {
  return ends.flatMap((end) => {
    const field = `${end}_place`;
    if (quote[field] === undefined || quotedAddress(quote[field], settings, end)) return [];
    const message = 'Choose a suburb or town from the list, or enter its postal code.';
    return [{ field, code: 'unknown_place', message }];
  });
}

const sides = { length: 'length_cm', width: 'width_cm', height: 'height_cm', weight: 'weight_kg' } as const;

/** The shipment of a quote as far as it is filled in, for pricing and for starting a booking. */
export function quotedShipment(quote: JsonObject, settings: CountrySettings): JsonObject {
  const { account_id, declared_value, collection_date, parcels } = quote;
  const rows = Array.isArray(parcels) ? (parcels as readonly JsonObject[]) : [];
  const places = ends.map((end) => [`${end}_address`, quotedAddress(quote[`${end}_place`], settings, end)] as const);
  const values = [['account_id', account_id] as const, ['declared_value', declared_value] as const, ...places];
  const given = [...values, ['collection_min_date', collection_date] as const].filter(
    ([, value]) => value !== undefined,
  );
  return {
    ...Object.fromEntries(given),
    parcels: rows.map((parcel) =>
      Object.fromEntries(
        Object.entries(sides).flatMap(([side, name]) =>
          parcel[side] === undefined ? [] : [[`submitted_${name}`, parcel[side]]],
        ),
      ),
    ),
  };
}
