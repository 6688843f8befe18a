/** Finding places on the map, as higher modules use it. */
import type { Services } from '#platform/server/http/services.ts';
import { gazetteerGeocoder } from '../geocoding/gazetteer-geocoder.ts';
import type { GeocodeAsked, Geocoded, Geocoder } from '../geocoding/geocoder.ts';
import { googleGeocoder } from '../geocoding/google-geocoder.ts';

/** The service that the configuration names, or the bundled gazetteer where it names none. */
export function geocoderFor({ config, outbound }: Pick<Services, 'config' | 'outbound'>): Geocoder {
  const { apiKey, geocodingUrl, placesUrl } = config.geocoding;
  return apiKey === null ? gazetteerGeocoder : googleGeocoder({ outbound, key: apiKey, geocodingUrl, placesUrl });
}

/** As the geocoder answers, and where it knows no such place the centre of the suburb or town; throws `GeocoderFailed`. */
export async function geocodeAddress(geocoder: Geocoder, asked: GeocodeAsked): Promise<Geocoded | undefined> {
  return (await geocoder.geocode(asked)) ?? gazetteerGeocoder.geocode(asked);
}
