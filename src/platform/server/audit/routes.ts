/** Returns who changed what and when, to staff with the permission. */
import type { FastifyInstance } from 'fastify';
import { audit_events } from '#generated/tables.ts';
import type { Row } from '#generated/database.ts';
import { listRoute } from '../lists/list-route.ts';
import type { ListRequest } from '../lists/list.ts';
import { plainAuditReader, type AuditFilter, type AuditReader } from './audit-reader.ts';
import { auditRows } from './repository.ts';
import { serializeEvent, withoutTexts } from './serialize-event.ts';

type EventsRequest = ListRequest<'read_audit_events'>;

export function auditRoutes(app: FastifyInstance): void {
  const readerOf = ({ query }: EventsRequest): AuditReader => app.auditReaders.get(query.type) ?? plainAuditReader;
  const filterOf = (request: EventsRequest): AuditFilter => {
    const { object_id: objectId, scope, scope_id: scopeId } = request.query;
    return readerOf(request).filter({ ...request, objectId, scope, scopeId });
  };
  listRoute(app, audit_events, {
    rows: (tx, request) => auditRows(tx, request.query.type, filterOf(request)),
    tenant: (request) => filterOf(request).tenant,
    serialize: (row, request) => {
      const event = row as Row<'audit_events'>;
      const reader = readerOf(request);
      const isHidden = reader.isHidden(event, request.viewer);
      return serializeEvent(reader.isSecret?.(event) ? withoutTexts(event) : event, isHidden);
    },
  });
}
