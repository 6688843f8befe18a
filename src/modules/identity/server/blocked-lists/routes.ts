/** The blocked lists over HTTP: reading, adding and removing, each change with its audit event. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { blocked_entries } from '#generated/tables.ts';
import { authorOf, writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { isStaff } from '#platform/domain/role.ts';
import { blockedValue } from '../../domain/blocked-value.ts';
import { endSessions } from '../passwords/repository.ts';
import { blockedRows, deleteEntry, insertEntry, usersOf, type Looked } from './repository.ts';

interface RouteContext {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
}

export function blockedListRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;

  const audit = (
    tx: Transaction,
    { session, providerId, request }: RouteContext,
    id: number,
    from: object | null,
    to: object | null,
  ) => {
    const place = { providerId, type: 'blocked_entry', at: clock() } as const;
    return writeAuditEvents(tx, place, authorOf(session, request), [{ object_id: String(id), from, to }]);
  };

  listRoute(app, blocked_entries, { rows: blockedRows });

  route(app, 'create_blocked_entry', async (context) => {
    const { body, providerId, session } = context;
    const { type } = body;
    const found = blockedValue(type, body.value);
    if ('problem' in found) throw refused(422, 'invalid_entry', found.problem);
    const { value } = found;
    const note = body.note?.trim() || null;
    const { user } = session;
    const created_by = user.provider_id === providerId ? user.id : null;
    return inTenant(database.app, providerId, async (tx) => {
      const made = await insertEntry(tx, { provider_id: providerId, type, value, note, created_by });
      if (!made) throw refused(409, 'known_entry', 'This is blocked already');
      await audit(tx, context, made.id, null, { type, value, note });
      await endSessionsOf(tx, { type, value });
      return { ok: true };
    });
  });

  route(app, 'remove_blocked_entry', (context) =>
    inTenant(database.app, context.providerId, async (tx) => {
      const { id } = context.body;
      const deleted = await deleteEntry(tx, id);
      if (!deleted) throw new ApiError(404, 'unknown_entry', 'This isn’t blocked any more');
      const { type, value, note } = deleted;
      await audit(tx, context, id, { type, value, note }, null);
      return { ok: true };
    }),
  );
}

/** Blocked customers are logged out at once; staff never are. */
async function endSessionsOf(tx: Transaction, entry: Looked): Promise<void> {
  if (entry.type !== 'email-address' && entry.type !== 'email-domain') return;
  for (const user of await usersOf(tx, entry)) if (!isStaff(user)) await endSessions(tx, user, null);
}

function refused(status: number, code: string, message: string): ApiError {
  return new ApiError(status, code, message, [{ field: 'value', code, message }]);
}
