/** A page of the audit trail, or in words why there is none. */
import type { AuditEvent, ReadAuditEventsQuery } from '#generated/types.ts';
import { call } from '../client/call.ts';
import { messageOf } from '../client/call-error.ts';

type Page =
  | { readonly ok: true; readonly audit_events: readonly AuditEvent[]; readonly count: number }
  | { readonly ok: false; readonly message: string | null };

export async function readAudit(query: ReadAuditEventsQuery, signal: AbortSignal): Promise<Page> {
  try {
    return { ok: true, ...(await call('read_audit_events', { query, signal })) };
  } catch (failure) {
    return { ok: false, message: messageOf(failure) };
  }
}
