/** The maps of staff over HTTP: areas of each layer, by view and edit permission (F362, F364). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MapLayer, Permission, Settings, TagType } from '#generated/types.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { forbidden } from '#platform/server/http/api-error.ts';
import { readFileBody, requireFileBody } from '#platform/server/http/file-body.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { findZones, findZoneTags } from '../services/zones.ts';
import { readAreasFile } from './read-areas-file.ts';
import { beginEdit, editorOf, endEdit, requireUnlocked } from './map-edits.ts';
import { lockZone, importZones, layerAfter, removeZone, saveZone, type ZoneChange } from './save-zone.ts';

const mostBytes = 10_000_000;
/** The default limit of corners of an area. */
const usualPoints = 2000;

export function zoneRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;

  interface RouteContext {
    readonly session: Session;
    readonly providerId: number;
    readonly request: FastifyRequest;
  }

  /** Runs a change of a map, unless someone else edits it. */
  const change = async <Answer>(
    { session, providerId, request }: RouteContext,
    layersOf: (tx: Transaction) => Promise<readonly MapLayer[]>,
    run: (tx: Transaction, with_: ZoneChange) => Promise<Answer>,
  ): Promise<Answer> =>
    inTenant(database.app, providerId, async (tx) => {
      const settings = await app.settings.decidingWithin(tx, providerId);
      for (const layer of await layersOf(tx)) {
        requireMap(session, 'edit', layer);
        if (isLocking(settings)) await requireUnlocked(tx, layer, session, clock());
      }
      const maxPoints = maxPointsOf(settings);
      return run(tx, { providerId, author: authorOf(session, request), now: clock(), maxPoints });
    });

  route(app, 'read_zones', ({ query: { layer }, session, providerId }) => {
    requireMap(session, 'view', layer);
    return inTenant(database.app, providerId, async (tx) => {
      const zones = (await findZones(tx)).filter((zone) => zone.layer === layer);
      const settings = await app.settings.decidingWithin(tx, providerId);
      const editor = isLocking(settings) ? await editorOf(tx, layer, clock()) : undefined;
      zones.sort((one, other) => one.name.localeCompare(other.name));
      return { zones, ...(editor && { edited_by: editor }) };
    });
  });

  route(app, 'read_zone_tags', ({ query: { type }, session, providerId }) => {
    requireMap(session, 'view', type);
    return inTenant(database.app, providerId, async (tx) => ({
      tags: (await findZoneTags(tx, type)).map((name) => ({ name, type })),
    }));
  });

  route(app, 'save_zone', ({ body, ...context }) => {
    const id = body.zone_id ?? undefined;
    const layers = async (tx: Transaction): Promise<readonly MapLayer[]> => {
      if (id === undefined) return [body.zone.layer ?? 'rates'];
      const before = await lockZone(tx, id);
      return [...new Set([before.layer, layerAfter(before, body.zone)])];
    };
    return change(context, layers, async (tx, made) => {
      const before = id === undefined ? undefined : await lockZone(tx, id);
      return { zone: await saveZone(tx, made, body.zone, before, body.base_revision) };
    });
  });

  route(app, 'remove_zone', ({ params: { zone_id }, ...context }) =>
    change(
      context,
      async (tx) => [(await lockZone(tx, zone_id)).layer],
      async (tx, made) => {
        await removeZone(tx, made, await lockZone(tx, zone_id), app.zoneUses);
        return { zone_id };
      },
    ),
  );

  route(app, 'upload_zones', async ({ query, ...context }) => {
    requireFileBody(context.request);
    requireMap(context.session, 'edit', query.layer);
    const bytes = await readFileBody(context.request, mostBytes);
    const layers = async (): Promise<readonly MapLayer[]> => [query.layer];
    const { providerId } = context;
    const maxPoints = await inTenant(database.app, providerId, async (tx) =>
      maxPointsOf(await app.settings.decidingWithin(tx, providerId)),
    );
    // Before the transaction: it takes seconds.
    const areas = await readAreasFile(bytes, maxPoints);
    return change(context, layers, (tx, made) =>
      importZones(tx, made, query.layer, { areas, dryRun: query.dry_run === true }),
    );
  });

  route(app, 'lock_map', ({ body: { layer, release = false }, session, providerId }) => {
    requireMap(session, 'edit', layer);
    return inTenant(database.app, providerId, async (tx) => {
      const now = clock();
      if (!isLocking(await app.settings.decidingWithin(tx, providerId))) return {};
      const before = await editorOf(tx, layer, now);
      if (release) await endEdit(tx, layer, session);
      else await beginEdit(tx, providerId, layer, session, now);
      const editor = await editorOf(tx, layer, now);
      if (editor?.user_id !== before?.user_id) emit(tx, 'zones_changed', { layer });
      return editor ? { edited_by: editor } : {};
    });
  });
}

function maxPointsOf({ map_max_node_count: most = usualPoints }: Settings): number {
  return most;
}

function isLocking({ enable_map_edit_lock: isOn = true }: Settings): boolean {
  return isOn;
}

/** Edit permission includes viewing. Throws `forbidden`, also for tags without a map. */
function requireMap(session: Session, what: 'view' | 'edit', layer: MapLayer | TagType): void {
  const needed =
    what === 'view' ? [`INLINE_view_map_${layer}`, `INLINE_edit_map_${layer}`] : [`INLINE_edit_map_${layer}`];
  if (!needed.some((permission) => session.can(permission as Permission))) throw forbidden();
}
