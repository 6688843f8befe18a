/** An audit event in the API: a value that the caller may not read is hidden here too. */
import { withOffset } from '#platform/domain/time.ts';
import type { AuditEvent } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';

/** `hidden`: whether the values before and after are withheld. */
export function serializeEvent(row: Row<'audit_events'>, hidden: boolean): AuditEvent {
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
export function withoutTexts(row: Row<'audit_events'>): Row<'audit_events'> {
  const redacted = (value: unknown) => (value === null ? null : 'changed');
  return { ...row, change_from: redacted(row.change_from), change_to: redacted(row.change_to) };
}

function person(id: number | null, name: string | null): { id: number | null; name: string } | null {
  return name === null ? null : { id, name };
}

/** A missing side is omitted: there was no value before, or none afterwards. */
function side(name: 'change_from' | 'change_to', value: unknown): AuditEvent['change'] {
  return value === null ? {} : { [name]: value };
}
