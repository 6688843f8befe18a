/** Answers who changed what and when, to staff who may know. */
import type { FastifyInstance } from 'fastify';
import { isStaff } from '#domain/role.ts';
import { forbidden } from '#server/plugins/api-error.ts';
import { route } from '#server/plugins/route.ts';
import { readEvents } from './read-events.ts';

export function auditRoutes(app: FastifyInstance): void {
  route(app, 'read_audit_events', ({ query, session, providerId }) => {
    // A custom role may hold any permission; the trail of the whole provider is still not for customers.
    if (!isStaff(session.user)) throw forbidden();
    const { type, object_id: objectId, offset = 0, limit = 10 } = query;
    return readEvents(app.services.database.app, providerId, { type, objectId, offset, limit }, session.can);
  });
}
