/** Returns who changed what and when, to staff with the permission. */
import type { FastifyInstance } from 'fastify';
import { audit_events } from '#generated/tables.ts';
import type { Row } from '#generated/database.ts';
import { onlyBranchOf } from '#platform/domain/data-limits.ts';
import { withOffset } from '#platform/domain/time.ts';
import type { AuditEvent } from '#generated/types.ts';
import { listRoute } from '../lists/list-route.ts';
import type { ListRequest } from '../lists/list.ts';
import { type AuditFilter, type AuditReader, plainAuditReader } from './audit-reader.ts';
import { auditRows } from './repository.ts';

type EventsRequest = ListRequest<'read_audit_events'>;

export function auditRoutes(app: FastifyInstance): void {
  const readerOf = ({ query }: EventsRequest): AuditReader => app.auditReaders.get(query.type) ?? plainAuditReader;
  const filterOf = (request: EventsRequest): AuditFilter => {
    const { object_id: objectId, scope, scope_id: scopeId } = request.query;
    return readerOf(request).filter({ ...request, objectId, scope, scopeId });
  };
  listRoute(app, audit_events, {
    rows: (tx, request) => {
      const { query, viewer } = request;
      const isLimited = onlyBranchOf(viewer.user) !== null;
      const objects = isLimited ? readerOf(request).objectsOfBranch?.(tx, viewer) : undefined;
      return auditRows(tx, query.type, filterOf(request), objects);
    },
    tenant: (request) => filterOf(request).tenant,
    serialize: (row, request) => {
      const event = row as Row<'audit_events'>;
      const reader = readerOf(request);
      const isHidden = reader.isHidden(event, request.viewer);
      const withheld = request.viewer.can('INLINE_see_billing_info') ? [] : (reader.moneyFields ?? []);
      return serializeEvent(reader.isSecret?.(event) ? withoutTexts(event) : without(event, withheld), isHidden);
    },
  });
}

/**
 * An audit event in the API. `hidden`: the values before and after are withheld, because the caller may not read the setting.
 */
function serializeEvent(row: Row<'audit_events'>, hidden: boolean): AuditEvent {
  return {
    id: row.id,
    type: row.type as NonNullable<AuditEvent['type']>,
    object_id: row.object_id,
    timestamp: withOffset(row.timestamp),
    request_id: row.request_id || null,
    client_version: row.client_version || null,
    source: row.source as AuditEvent['source'],
    user: person(row.user_id, row.user_name),
    impersonated_user: person(row.impersonated_user_id, row.impersonated_user_name),
    change: hidden ? {} : { ...side('change_from', row.change_from), ...side('change_to', row.change_to) },
  };
}

/** The event of a secret: its values may be plain text from before the setting was a secret. */
function withoutTexts(row: Row<'audit_events'>): Row<'audit_events'> {
  const redacted = (value: unknown) => (value === null ? null : 'changed');
  return { ...row, change_from: redacted(row.change_from), change_to: redacted(row.change_to) };
}

/** The event without some fields of the values before and after. */
function without(row: Row<'audit_events'>, fields: readonly string[]): Row<'audit_events'> {
  const rest = (value: unknown) =>
    typeof value === 'object' && value !== null && fields.length > 0
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !fields.includes(name)))
      : value;
  return { ...row, change_from: rest(row.change_from), change_to: rest(row.change_to) };
}

function person(id: number | null, name: string | null): { id: number | null; name: string } | null {
  return name === null ? null : { id, name };
}

/** A missing side is omitted: there was no value before, or none afterwards. */
function side(name: 'change_from' | 'change_to', value: unknown): AuditEvent['change'] {
  return value === null ? {} : { [name]: value };
}
