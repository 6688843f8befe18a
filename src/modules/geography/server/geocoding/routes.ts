/** `/geocode` and its suggestions: the configured geocoder, with the bundled gazetteer as a fallback. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { withPlaceNames } from '../../domain/place-names.ts';
import { homeCountry } from '../../domain/place.ts';
import { geocoderFor, geocodeAddress } from '../services/geocoding.ts';
import { GeocoderFailed, type GeocodeRequest } from './geocoder.ts';

export function geocodingRoutes(app: FastifyInstance): void {
  const geocoder = geocoderFor(app.services);

  const withGeocoderErrors = async <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await request();
    } catch (failure) {
      if (!(failure instanceof GeocoderFailed)) throw failure;
      app.log.error({ err: failure }, 'geocoder failed');
      throw new ApiError(502, 'geocoder_failed', 'Couldn’t search for the address. Enter it by hand');
    }
  };

  route(app, 'geocode_address', async ({ body }) => {
    const { provider_id: _, ...address } = body;
    const found = await withGeocoderErrors(() => geocodeAddress(geocoder, withPlaceNames(address) as GeocodeRequest));
    if (!found) throw new ApiError(404, 'place_not_found', 'We can’t find this place on the map');
    return { ...found, is_approximate: found.precision === 'town' };
  });

  route(app, 'suggest_places', async ({ query }) => {
    const { search, country = homeCountry, session_token: sessionToken } = query;
    const suggestions = await withGeocoderErrors(() => geocoder.suggest({ search, country, sessionToken }));
    return { suggestions: [...suggestions] };
  });
}
