/** Google Maps Platform's HTTP API: autocomplete of Places API (New), and the Geocoding API. It knows one street. */
import type { SimulatedResponse, ReceivedRequest } from './gateways.ts';

/** The key that the simulator accepts. */
export const acceptedKey = 'AIzaSyDemoKeyOfTheSimulator';

const placeId = 'ChIJd8BlQ2BZwokRAFUEcm_qrcA';

const part = (long_name: string, ...types: string[]) => ({ long_name, short_name: long_name, types });

const street = {
  place_id: placeId,
  types: ['street_address'],
  formatted_address: '12 Jet Park Rd, Jet Park, Boksburg, 1459, South Africa',
  geometry: { location: { lat: -26.1662307, lng: 28.2189071 }, location_type: 'ROOFTOP' },
  address_components: [
    part('12', 'street_number'),
    part('Jet Park Road', 'route'),
    part('Jet Park', 'political', 'sublocality', 'sublocality_level_1'),
    part('Boksburg', 'locality', 'political'),
    part('Ekurhuleni', 'administrative_area_level_2', 'political'),
    part('Gauteng', 'administrative_area_level_1', 'political'),
    { long_name: 'South Africa', short_name: 'ZA', types: ['country', 'political'] },
    part('1459', 'postal_code'),
  ],
};

const village = {
  place_id: 'ChIJNieuBethesda',
  types: ['locality', 'political'],
  geometry: { location: { lat: -31.8667, lng: 24.55 }, location_type: 'APPROXIMATE' },
  address_components: [
    part('Nieu-Bethesda', 'locality', 'political'),
    part('Eastern Cape', 'administrative_area_level_1', 'political'),
    { long_name: 'South Africa', short_name: 'ZA', types: ['country', 'political'] },
  ],
};

const found = (...results: object[]): SimulatedResponse => ({ status: 200, body: { results, status: 'OK' } });

function autocomplete({ headers, body }: ReceivedRequest): SimulatedResponse {
  if (headers['x-goog-api-key'] !== acceptedKey) {
    const error = { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' };
    return { status: 400, body: { error } };
  }
  const { input, includedRegionCodes } = JSON.parse(body) as { input: string; includedRegionCodes: string[] };
  const fits = '12 jet park road'.startsWith(input.toLowerCase()) && includedRegionCodes.includes('za');
  const placePrediction = {
    place: `places/${placeId}`,
    placeId,
    text: { text: '12 Jet Park Road, Jet Park, Boksburg, South Africa' },
    structuredFormat: {
      mainText: { text: '12 Jet Park Road' },
      secondaryText: { text: 'Jet Park, Boksburg, South Africa' },
    },
    types: ['street_address', 'geocode'],
  };
  return { status: 200, body: fits ? { suggestions: [{ placePrediction }] } : {} };
}

function geocode({ query }: ReceivedRequest): SimulatedResponse {
  if (query.get('key') !== acceptedKey) {
    const error_message = 'The provided API key is invalid.';
    return { status: 200, body: { error_message, results: [], status: 'REQUEST_DENIED' } };
  }
  const address = query.get('address')?.toLowerCase() ?? '';
  if (query.get('place_id') === placeId || query.get('latlng') || address.includes('jet park r')) return found(street);
  if (address.includes('bethesda')) return found(village);
  if (query.has('address') && query.get('components')?.startsWith('country:') !== true)
    return { status: 200, body: { results: [], status: 'INVALID_REQUEST' } };
  return { status: 200, body: { results: [], status: 'ZERO_RESULTS' } };
}

export function answerAsGoogleMaps(request: ReceivedRequest): SimulatedResponse {
  if (request.method === 'POST' && request.path === '/v1/places:autocomplete') return autocomplete(request);
  if (request.method === 'GET' && request.path === '/maps/api/geocode/json') return geocode(request);
  return { status: 404, body: {} };
}
