/** Release notes over HTTP: read by users with the permission, written by the platform's team (F386, F387). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { release_notes } from '#generated/tables.ts';
import type { CreateReleaseNoteBody, ReleaseNote } from '#generated/types.ts';
import { cleanHtml } from '#modules/settings/server/services/clean-html.ts';
import { wallClock } from '#platform/domain/time.ts';
import { authorOf, writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';

/** Release notes belong to the platform. */
const platform = 0;

type Notes = Pick<ReleaseNote, 'version' | 'published_on' | 'body'>;

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
        .select(['id', 'version', 'body', sql<string>`published_on::text`.as('published_on')])
        .where(all ? sql<boolean>`true` : sql<boolean>`published_on <= ${today}::date`);
    },
  });

  /** `id` is null for new notes. Throws `unknown_release_note`, `known_version`, `invalid_release_note`. */
  const save = async ({ session, request }: RouteContext, id: number | null, sent: CreateReleaseNoteBody) => {
    if (!session.isPlatformAdmin) throw forbidden();
    const { version, published_on } = sent;
    const notes = { version, published_on, body: cleanHtml(sent.body).trim() };
    if (notes.body === '') throw refused(422, 'invalid_release_note', 'body', 'Write what is new');
    return inTenant(database.app, platform, async (tx) => {
      const before = id === null ? null : await find(tx, id);
      await requireNewVersion(tx, version, id);
      const saved = id === null ? await insert(tx, notes) : await update(tx, id, notes);
      const change = { object_id: String(saved), from: before, to: notes };
      const place = { providerId: platform, type: 'release_note', at: clock() } as const;
      await writeAuditEvents(tx, place, authorOf(session, request), [change]);
      return { release_note: { id: saved, ...notes } };
    });
  };

  route(app, 'create_release_note', ({ body, ...context }) => save(context, null, body));
  route(app, 'update_release_note', ({ body, params, ...context }) => save(context, params.id, body));
}

async function find(tx: Transaction, id: number): Promise<Notes> {
  const found = await tx
    .selectFrom('release_notes')
    .select(['version', 'body', sql<string>`published_on::text`.as('published_on')])
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

async function insert(tx: Transaction, notes: Notes): Promise<number> {
  const row = { provider_id: platform, ...notes };
  return (await tx.insertInto('release_notes').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

async function update(tx: Transaction, id: number, notes: Notes): Promise<number> {
  await tx.updateTable('release_notes').set(notes).where('id', '=', id).execute();
  return id;
}

function refused(status: number, code: string, field: string, message: string): ApiError {
  return new ApiError(status, code, message, [{ field, code, message }]);
}
