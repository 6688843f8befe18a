/** Release notes over HTTP: read by users with the permission, written by the platform's team (F386, F387). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { sameJson } from '#engine/values/json-value.ts';
import { release_notes } from '#generated/tables.ts';
import type { ReleaseNote, UpdateReleaseNoteBody } from '#generated/types.ts';
import { cleanHtml } from '#modules/settings/server/services/clean-html.ts';
import { wallClock } from '#platform/domain/time.ts';
import { authorOf, writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden, requireBase } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';

/** Release notes belong to the platform. */
const platform = 0;

type Row = Omit<ReleaseNote, 'id'>;

interface RouteContext {
  readonly session: Session;
  readonly request: FastifyRequest;
}

export function releaseNoteRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;

  listRoute(app, release_notes, {
    tenant: () => platform,
    rows: (tx, { viewer }) => {
      const today = wallClock(clock()).date;
      const all = viewer.user.provider_id === platform;
      return tx
        .selectFrom('release_notes')
        .select(['id', 'version', 'body', 'revision', sql<string>`published_on::text`.as('published_on')])
        .where(all ? sql<boolean>`true` : sql<boolean>`published_on <= ${today}::date`);
    },
  });

  /** `id` is null for new notes. Throws `unknown_release_note`, `conflict`, `known_version`, `invalid_release_note`. */
  const save = async ({ session, request }: RouteContext, id: number | null, sent: UpdateReleaseNoteBody) => {
    if (!session.isPlatformAdmin) throw forbidden();
    const { version, published_on } = sent;
    const notes = { version, published_on, body: cleanHtml(sent.body).trim() };
    if (notes.body === '') throw refused(422, 'invalid_release_note', 'body', 'Write what is new');
    return inTenant(database.app, platform, async (tx) => {
      const stored = id === null ? null : await find(tx, id);
      requireBase(sent.base_revision, stored?.revision ?? 0, 'these release notes', stored ?? undefined);
      const { id: _, revision = 0, ...before } = stored ?? {};
      if (stored && sameJson(before, notes)) return { release_note: stored };
      await requireNewVersion(tx, version, id);
      const row = { ...notes, revision: revision + 1 };
      const saved = id === null ? await insert(tx, row) : await update(tx, id, row);
      const change = { object_id: String(saved), from: stored && before, to: notes };
      const place = { providerId: platform, type: 'release_note', at: clock() } as const;
      await writeAuditEvents(tx, place, authorOf(session, request), [change]);
      return { release_note: { id: saved, ...row } };
    });
  };

  route(app, 'create_release_note', ({ body, ...context }) => save(context, null, body));
  route(app, 'update_release_note', ({ body, params, ...context }) => save(context, params.id, body));
}

async function find(tx: Transaction, id: number): Promise<ReleaseNote> {
  const found = await tx
    .selectFrom('release_notes')
    .select(['id', 'version', 'body', 'revision', sql<string>`published_on::text`.as('published_on')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new ApiError(404, 'unknown_release_note', 'There are no such release notes');
  return found;
}

async function requireNewVersion(tx: Transaction, version: string, id: number | null): Promise<void> {
  const found = await tx.selectFrom('release_notes').select('id').where('version', '=', version).executeTakeFirst();
  if (found && found.id !== id)
    throw refused(409, 'known_version', 'version', 'This version has release notes already');
}

async function insert(tx: Transaction, notes: Row): Promise<number> {
  const row = { provider_id: platform, ...notes };
  return (await tx.insertInto('release_notes').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

async function update(tx: Transaction, id: number, notes: Row): Promise<number> {
  await tx.updateTable('release_notes').set(notes).where('id', '=', id).execute();
  return id;
}

function refused(status: number, code: string, field: string, message: string): ApiError {
  return new ApiError(status, code, message, [{ field, code, message }]);
}
