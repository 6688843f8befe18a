/** `/pickup-points`: pickup points for anyone who books, including guests. */
import type { FastifyInstance } from 'fastify';
import type { ProviderKind } from '#generated/types.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import { findProvider } from '#platform/server/db/providers.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { networksOffered, typeOfNetwork } from '../../domain/pickup-points.ts';
import { findPickupPoints } from './repository.ts';

export function pickupPointRoutes(app: FastifyInstance): void {
  const access = app.services.database.app;

  route(app, 'read_pickup_points', async ({ query, session, providerId }) => {
    // Guests may use pickup points too; for signed-in users the role decides.
    if (session && !session.can('API_/pickup-points:GET')) throw forbidden();
    const { lat, lng, pickup_point_provider: network, type } = query;
    if ((lat === undefined) !== (lng === undefined)) throw missing(lat === undefined ? 'lat' : 'lng');
    const from = lat === undefined || lng === undefined ? undefined : { lat, lng };
    if (query.order_closest && !from) throw missing('lat');
    const settings = await app.settings.decidingFor(providerId, await readSettingsRevision(access, providerId));
    return inTenant(access, providerId, async (tx) => {
      const provider = await findProvider(tx, providerId);
      const networks = networksOffered(settings, provider?.kind as ProviderKind).filter(
        (one) => (network === undefined || one === network) && (type === undefined || typeOfNetwork(one) === type),
      );
      const { points, count } = await findPickupPoints(tx, {
        ...{ networks, id: query.pickup_point_id, text: query.search, from },
        ...{ closestFirst: query.order_closest ?? false, limit: query.limit ?? 100, offset: query.offset ?? 0 },
      });
      return { pickup_points: [...points], count };
    });
  });
}

function missing(field: 'lat' | 'lng'): ApiError {
  const message = 'Send lat and lng together: distances are measured from there';
  return new ApiError(400, 'invalid_input', 'The request is not valid', [{ field, code: 'required', message }]);
}
