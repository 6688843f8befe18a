/** The offline geocoder: towns and suburbs of the bundled gazetteer, by name, postal code or pin. */
import type { PlaceSuggestion } from '#generated/types.ts';
import { completeAddress, provinceTitle, type AddressToComplete } from '../../domain/complete-address.ts';
import { roundedDegrees } from '../../domain/address.ts';
import { locate, placeNear, placesMatching, type GazetteerPlace } from '../../domain/gazetteer.ts';
import { homeCountry } from '../../domain/place.ts';
import type { GeocodeRequest, Geocoded, Geocoder } from './geocoder.ts';

const prefix = 'za:';
const most = 8;

export const gazetteerGeocoder: Geocoder = {
  suggest: ({ search, country }) =>
    Promise.resolve(country === homeCountry ? placesMatching(placeIn(search), most).map(suggestionOf) : []),
  geocode: (request) => Promise.resolve(find(request)),
};

/** In "12 Jet Park Road, Boksburg" the part after the last comma is the name of the place. */
function placeIn(search: string): string {
  const parts = search.split(',').map((part) => part.trim());
  return parts.findLast((part) => part !== '') ?? '';
}

function suggestionOf({ suburb, city, province, code }: GazetteerPlace): PlaceSuggestion {
  const where = [...(suburb === undefined || suburb === city ? [] : [city]), provinceTitle(province), code];
  return {
    place_id: `${prefix}${suburb ?? ''}|${city}`,
    title: suburb ?? city,
    subtitle: where.join(', '),
  };
}

function find(request: GeocodeRequest): Geocoded | undefined {
  const { place_id, lat, lng, ...given } = request;
  if (place_id !== undefined) return place_id.startsWith(prefix) ? ofSuggestion(place_id) : undefined;
  if (lat !== undefined && lng !== undefined) return ofPin({ lat, lng }, given);
  const named: AddressToComplete = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const { address, precision } = completeAddress(named);
  const { lat: north, lng: east } = address;
  if (precision === undefined || north === undefined || east === undefined) return undefined;
  return { address: { ...address, lat: north, lng: east } as Geocoded['address'], precision };
}

function ofSuggestion(placeId: string): Geocoded | undefined {
  const [suburb = '', city = ''] = placeId.slice(prefix.length).split('|');
  const found = locate(suburb === '' ? undefined : suburb, city);
  if (!found) return undefined;
  const { local_area: _, ...address } = addressAt(found);
  // For a town alone the suburb still has to be entered.
  return {
    address: { ...address, ...(found.suburb !== undefined && { local_area: found.suburb }) },
    precision: found.precision,
  };
}

/** The suburb around a pin; other entered fields are kept. */
function ofPin(
  pin: { readonly lat: number; readonly lng: number },
  given: Partial<GeocodeRequest>,
): Geocoded | undefined {
  const found = placeNear(pin);
  if (!found) return undefined;
  const { company, street_address } = given;
  const existing = { ...(company && { company }), ...(street_address && { street_address }) };
  const at = { lat: roundedDegrees(pin.lat), lng: roundedDegrees(pin.lng) };
  return { address: { ...existing, ...addressAt(found), ...at }, precision: 'suburb' };
}

function addressAt({ suburb, city, province, code, lat, lng }: GazetteerPlace) {
  const place = { local_area: suburb ?? city, city, zone: provinceTitle(province), code, country: homeCountry };
  return { ...place, lat: roundedDegrees(lat), lng: roundedDegrees(lng) };
}
