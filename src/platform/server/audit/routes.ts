/** Answers who changed what and when, to staff who may know. */
import type { FastifyInstance } from 'fastify';
import { isStaff } from '#platform/domain/role.ts';
import { forbidden } from '../http/api-error.ts';
import { route } from '../http/route.ts';
import { plainAuditReader } from './audit-reader.ts';
import { readEvents } from './read-events.ts';

export function auditRoutes(app: FastifyInstance): void {
  route(app, 'read_audit_events', ({ query, session, providerId }) => {
    // A custom role may hold any permission; the trail of the whole provider is still not for customers.
    if (!isStaff(session.user)) throw forbidden();
    const { type, object_id: objectId, scope, scope_id: scopeId, offset = 0, limit = 10 } = query;
    const reader = app.auditReaders.get(type) ?? plainAuditReader;
    const filter = reader.filter({ session, providerId, objectId, scope, scopeId });
    return readEvents(app.services.database.app, filter, { type, offset, limit }, (event) =>
      reader.isHidden(event, session),
    );
  });
}
