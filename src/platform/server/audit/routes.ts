/** Returns who changed what and when, to staff with the permission. */
import type { FastifyInstance } from 'fastify';
import { audit_events } from '#generated/tables.ts';
import type { Row } from '#generated/database.ts';
import { listRoute } from '../lists/list-route.ts';
import type { Asked } from '../lists/list.ts';
import { plainAuditReader, type AuditFilter, type AuditReader } from './audit-reader.ts';
import { auditRows } from './repository.ts';
import { serializeEvent, withoutTexts } from './serialize-event.ts';

type AskedEvents = Asked<'read_audit_events'>;

export function auditRoutes(app: FastifyInstance): void {
  const readerOf = ({ query }: AskedEvents): AuditReader => app.auditReaders.get(query.type) ?? plainAuditReader;
  const filterOf = (asked: AskedEvents): AuditFilter => {
    const { object_id: objectId, scope, scope_id: scopeId } = asked.query;
    return readerOf(asked).filter({ ...asked, objectId, scope, scopeId });
  };
  listRoute(app, audit_events, {
    rows: (tx, asked) => auditRows(tx, asked.query.type, filterOf(asked)),
    tenant: (asked) => filterOf(asked).tenant,
    serialize: (row, asked) => {
      const event = row as Row<'audit_events'>;
      const reader = readerOf(asked);
      const isHidden = reader.isHidden(event, asked.viewer);
      return serializeEvent(reader.isSecret?.(event) ? withoutTexts(event) : event, isHidden);
    },
  });
}
