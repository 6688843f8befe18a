/** Tracking over HTTP: following shipments by their numbers, recording what happens to them, and changing a status by hand. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShipmentStatus } from '#generated/types.ts';
import { hasFlag } from '#modules/shipments/domain/status.ts';
import { isStaff } from '#platform/domain/role.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { recordEvent } from './record-event.ts';
import { track } from './track.ts';

const mostReferences = 10;

export function trackingRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  route(app, 'track_shipments', async ({ query, host }) => {
    const references = [...new Set(query.tracking_reference.split(',').map((one) => one.trim()))].filter(Boolean);
    if (references.length > mostReferences) {
      const message = `Enter at most ${mostReferences} numbers at a time`;
      throw new ApiError(422, 'too_many_references', message, [{ field: 'tracking_reference', message }]);
    }
    const settings = await app.settings.decidingFor(host.id, host.revision);
    const { shipments, notFound } = await inTenant(access, host.id, (tx) => track(tx, references, settings));
    return {
      shipments: [...shipments],
      tracking_steps: shipments[0]?.tracking_steps ?? [],
      not_found: [...notFound],
    };
  });
}
