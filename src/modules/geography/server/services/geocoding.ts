/** Geocoding for higher modules. */
import type { Services } from '#platform/server/http/services.ts';
import { gazetteerGeocoder } from '../geocoding/gazetteer-geocoder.ts';
import type { GeocodeRequest, Geocoded, Geocoder } from '../geocoding/geocoder.ts';
import { googleGeocoder } from '../geocoding/google-geocoder.ts';

/** The configured service, or the bundled gazetteer. */
export function geocoderFor({ config, outbound }: Pick<Services, 'config' | 'outbound'>): Geocoder {
  const { apiKey, geocodingUrl, placesUrl } = config.geocoding;
  return apiKey === null ? gazetteerGeocoder : googleGeocoder({ outbound, key: apiKey, geocodingUrl, placesUrl });
}

/** The geocoder's answer, or for an unknown place the centre of the suburb or town; throws `GeocoderFailed`. */
export async function geocodeAddress(geocoder: Geocoder, request: GeocodeRequest): Promise<Geocoded | undefined> {
  return (await geocoder.geocode(request)) ?? gazetteerGeocoder.geocode(request);
}
