/**
 * Geocoder using Google, by the documented APIs of Google Maps Platform: POST /v1/places:autocomplete of Places API
 * (New), and GET /maps/api/geocode/json of the Geocoding API with an address, a place_id or a latlng.
 */
import type { LocationPrecision, PlaceSuggestion } from '#generated/types.ts';
import { isList, isObject } from '#engine/values/json-value.ts';
import { jsonIn } from '#platform/server/outbound/connection.ts';
import type { Outbound, OutboundAnswer } from '#platform/server/outbound/outbound.ts';
import { roundedDegrees } from '../../domain/address.ts';
import { homeCountry } from '../../domain/place.ts';
import { GeocoderFailed, type GeocodeRequest, type Geocoded, type Geocoder, type SuggestRequest } from './geocoder.ts';

export interface GoogleOptions {
  readonly outbound: Outbound;
  readonly key: string;
  /** Base URLs of the Geocoding API and the Places API. */
  readonly geocodingUrl: string;
  readonly placesUrl: string;
}

type Json = Readonly<Record<string, unknown>>;

const most = 8;

export function googleGeocoder({ outbound, key, geocodingUrl, placesUrl }: GoogleOptions): Geocoder {
  const suggest = async ({ search, country, sessionToken }: SuggestRequest): Promise<readonly PlaceSuggestion[]> => {
    const body = {
      ...{ input: search, includedRegionCodes: [country.toLowerCase()], languageCode: 'en' },
      ...(sessionToken !== undefined && { sessionToken }),
    };
    const answer = await send(outbound, new URL('/v1/places:autocomplete', placesUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new GeocoderFailed(`Places API answered ${answer.status}`);
    return listIn(jsonIn(answer)['suggestions']).flatMap(suggestionIn).slice(0, most);
  };

  const geocode = async (request: GeocodeRequest): Promise<Geocoded | undefined> => {
    const url = new URL('/maps/api/geocode/json', geocodingUrl);
    for (const [name, value] of Object.entries(queryFor(request))) url.searchParams.set(name, value);
    url.searchParams.set('key', key);
    const answer = await send(outbound, url);
    const { status, results } = jsonIn(answer);
    if (status === 'ZERO_RESULTS' || status === 'NOT_FOUND') return undefined;
    // A refused key also has status 200; its message contains the key.
    if (answer.status !== 200 || status !== 'OK')
      throw new GeocoderFailed(`Geocoding API answered ${answer.status} ${typeof status === 'string' ? status : ''}`);
    const [best] = listIn(results);
    return best && addressIn(best, request);
  };

  return { suggest, geocode };
}

async function send(outbound: Outbound, ...args: Parameters<Outbound['request']>): Promise<OutboundAnswer> {
  try {
    return await outbound.request(...args);
  } catch (cause) {
    throw new GeocoderFailed('The geocoding service did not answer', { cause });
  }
}

function suggestionIn(suggestion: Json): readonly PlaceSuggestion[] {
  const place = objectIn(suggestion['placePrediction']);
  const format = objectIn(place['structuredFormat']);
  const place_id = textIn(place['placeId']);
  const title = textIn(objectIn(format['mainText'])['text']);
  const subtitle = textIn(objectIn(format['secondaryText'])['text']) ?? '';
  return place_id !== undefined && title !== undefined ? [{ place_id, title, subtitle }] : [];
}

function queryFor(request: GeocodeRequest): Readonly<Record<string, string>> {
  if (request.place_id !== undefined) return { place_id: request.place_id };
  if (request.lat !== undefined && request.lng !== undefined) return { latlng: `${request.lat},${request.lng}` };
  const country = request.country ?? homeCountry;
  const { company, street_address, local_area, city, zone, code, entered_address } = request;
  const parts = [street_address ?? company, local_area, city, zone, code].filter(Boolean);
  return {
    address: parts.length > 0 ? parts.join(', ') : (entered_address ?? ''),
    components: `country:${country}`,
    region: country.toLowerCase(),
  };
}

/** Our names of address parts, and Google's types for them, the most specific first. */
const components = {
  local_area: ['sublocality_level_1', 'sublocality', 'neighborhood'],
  city: ['locality', 'postal_town', 'administrative_area_level_2'],
  zone: ['administrative_area_level_1'],
  code: ['postal_code'],
} as const;

/** Entered values take precedence over Google's only for company and street. */
function addressIn(result: Json, request: GeocodeRequest): Geocoded | undefined {
  const parts = listIn(result['address_components']);
  const named = (types: readonly string[], form = 'long_name'): string | undefined => {
    for (const type of types) {
      const part = parts.find((one) => isList(one['types']) && one['types'].includes(type));
      if (part) return textIn(part[form]);
    }
    return undefined;
  };
  const geometry = objectIn(result['geometry']);
  const { lat, lng } = objectIn(geometry['location']);
  if (typeof lat !== 'number' || typeof lng !== 'number') return undefined;
  const street = [named(['street_number']), named(['route'])].filter(Boolean).join(' ');
  const found = Object.fromEntries(
    Object.entries(components).map(([field, types]) => [
      field,
      named(types) ?? request[field as keyof typeof components],
    ]),
  );
  const hasPin = request.lat !== undefined && request.lng !== undefined;
  const address = {
    ...{ company: request.company, street_address: request.street_address || street, ...found },
    // A village is its own suburb.
    local_area: found['local_area'] || found['city'],
    ...{ country: named(['country'], 'short_name') ?? request.country ?? homeCountry },
    ...{ entered_address: request.entered_address, gs_hash: textIn(result['place_id'])?.slice(0, 80) },
    ...{ lat: roundedDegrees(hasPin ? request.lat : lat), lng: roundedDegrees(hasPin ? request.lng : lng) },
  };
  const filled = Object.entries(address).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return {
    address: Object.fromEntries(filled) as unknown as Geocoded['address'],
    precision: precisionIn(result, textIn(geometry['location_type'])),
  };
}

function precisionIn(result: Json, kind: string | undefined): LocationPrecision {
  const types: readonly unknown[] = isList(result['types']) ? result['types'] : [];
  const has = (...names: string[]): boolean => names.some((name) => types.includes(name));
  if (has('sublocality', 'sublocality_level_1', 'neighborhood', 'postal_code')) return 'suburb';
  if (has('locality', 'administrative_area_level_2', 'administrative_area_level_1')) return 'town';
  return kind === 'ROOFTOP' || kind === 'RANGE_INTERPOLATED' ? 'address' : 'street';
}

function listIn(value: unknown): readonly Json[] {
  return isList(value) ? value.filter((one) => isObject(one)) : [];
}

function objectIn(value: unknown): Json {
  return isObject(value) ? value : {};
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
