/** Adds, changes, imports and removes areas of maps, each in one transaction with its audit event. */
import { sql } from 'kysely';
import { sameJson } from '#engine/values/json-value.ts';
import type { UploadZonesAnswer200, Zone, ZoneRequest } from '#generated/types.ts';
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import { lock } from '#platform/server/db/lock.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError, requireBase } from '#platform/server/http/api-error.ts';
import { readInput } from '#platform/server/http/input.ts';
import { mapInSlices } from '#platform/server/in-slices.ts';
import type { ReadArea } from '../../domain/read-areas.ts';
import { pointsOf, pointsProblem, zoneProblems } from '../../domain/zone-problems.ts';
import { findZones } from '../services/zones.ts';
import { lockZoneUses, type ZoneUse } from '../services/zone-uses.ts';
import type { CountedArea } from './areas-worker.ts';
import { invalidFile } from './read-areas-file.ts';

export interface ZoneChange {
  readonly providerId: number;
  readonly author: AuditAuthor;
  readonly now: Date;
  /** From the provider's settings. */
  readonly maxPoints: number;
}

type Drawn = Omit<Zone, 'id' | 'revision'>;

/** The default service days of an imported area, because files contain none. */
const weekdays = [1, 2, 3, 4, 5] as const;

/** Rates and imports tell the areas of a map apart by name, however it is spelled. */
const plainName = (name: string): string => name.trim().toLowerCase();

/** Throws `invalid_zone` for a name that another area of the map has; two saves at once can't both take it. */
async function requireFreeName(tx: Transaction, providerId: number, { name, layer }: Drawn): Promise<void> {
  await lock(tx, 'zone names', providerId);
  const taken = await tx
    .selectFrom('zones')
    .select('id')
    .where(sql<boolean>`layer = ${layer} and lower(btrim(name)) = ${plainName(name)}`)
    .executeTakeFirst();
  if (!taken) return;
  const message = 'Another area of this map has this name';
  throw new ApiError(422, 'invalid_zone', message, [{ field: 'name', message, code: 'taken' }]);
}

/** Locked until the end of the transaction. Throws `unknown_zone`. */
export async function lockZone(tx: Transaction, id: number): Promise<Zone> {
  const locked = await tx.selectFrom('zones').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const [zone] = locked ? await findZones(tx, id) : [];
  if (!zone) throw new ApiError(404, 'unknown_zone', 'There is no such area');
  return zone;
}

/**
 * Returns the saved zone; writes nothing without changes. Throws `invalid_zone`, and `conflict` when it changed after
 * the base revision. @param before the locked zone being changed; absent for a new one
 */
export async function saveZone(
  tx: Transaction,
  change: ZoneChange,
  sent: ZoneRequest,
  before?: Zone,
  base?: number | null,
): Promise<Zone> {
  const { id: _, revision = 0, ...stored } = before ?? { id: 0 };
  requireBase(base, revision, 'this area', before);
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null)) as Partial<Drawn>;
  const drawn: Drawn = { name: '', layer: 'rates', ...given, ...(before && { layer: layerAfter(before, sent) }) };
  await requireUsable([drawn], change.maxPoints);
  if (before && sameJson(drawn, stored)) return before;
  const isSame = before?.layer === drawn.layer && plainName(before.name) === plainName(drawn.name);
  if (!isSame) await requireFreeName(tx, change.providerId, drawn);
  const zone = { ...drawn, ...(await write(tx, change.providerId, drawn, before)) };
  await record(tx, change, zone.id, before ? summary(before) : null, summary(zone));
  for (const layer of new Set([before?.layer ?? zone.layer, zone.layer])) emit(tx, 'zones_changed', { layer });
  return zone;
}

function write(tx: Transaction, provider_id: number, drawn: Drawn, before: Zone | undefined) {
  const row = rowOf(drawn);
  const kept = ['id', 'revision'] as const;
  if (!before)
    return tx
      .insertInto('zones')
      .values({ ...row, provider_id })
      .returning(kept)
      .executeTakeFirstOrThrow();
  return tx
    .updateTable('zones')
    .set((zone) => ({ ...row, revision: zone('revision', '+', 1) }))
    .where('id', '=', before.id)
    .returning(kept)
    .executeTakeFirstOrThrow();
}

/** A draft area can be moved to another map; any other area stays on its map. */
export function layerAfter(before: Zone, { layer }: ZoneRequest): Zone['layer'] {
  return before.layer === 'draft' ? (layer ?? before.layer) : before.layer;
}

/** Throws `zone_in_use` for a zone in use. */
export async function removeZone(
  tx: Transaction,
  change: ZoneChange,
  zone: Zone,
  uses: readonly ZoneUse[],
): Promise<void> {
  await lockZoneUses(tx, change.providerId);
  for (const use of uses) {
    const by = await use(tx, zone.id);
    if (by !== undefined) throw new ApiError(409, 'zone_in_use', `${zone.name} is used by ${by}. Change that first`);
  }
  await tx.deleteFrom('zones').where('id', '=', zone.id).execute();
  await record(tx, change, zone.id, summary(zone), null);
  emit(tx, 'zones_changed', { layer: zone.layer });
}

/** Throws `invalid_file` and `invalid_zone`; an existing zone with the name of an area gets its outlines. */
export async function importZones(
  tx: Transaction,
  change: ZoneChange,
  layer: Zone['layer'],
  { areas, dryRun }: { readonly areas: readonly CountedArea[]; readonly dryRun: boolean },
): Promise<UploadZonesAnswer200> {
  requireOutlines(areas, change.maxPoints);
  const own = (await findZones(tx)).filter((one) => one.layer === layer);
  const there = new Map(own.map((one) => [plainName(one.name), one]));
  const days = layer === 'service_days' ? { service_days: [...weekdays] } : {};
  const target = areas.map(({ name, polygons }): Drawn => {
    const { id: _, revision: __, ...known } = there.get(plainName(name)) ?? { id: 0 };
    return { ...days, ...known, name, polygons, layer };
  });
  await requireUsable(target, change.maxPoints);
  await mapInSlices(areas, (area) => requireSavable(area, layer));
  const names = new Set<string>();
  for (const { name } of areas) {
    if (names.has(plainName(name))) throw invalidFile(`The file holds two areas named ${name}`);
    names.add(plainName(name));
  }
  if (!dryRun) for (const zone of target) await saveZone(tx, change, zone, there.get(plainName(zone.name)));
  return {
    zones: areas.map((area) => ({
      name: area.name,
      points: area.points,
      replaces: there.has(plainName(area.name)),
    })),
  };
}

/** Throws `invalid_zone` for areas whose outlines were not read, because they have too many points. */
function requireOutlines(areas: readonly CountedArea[], maxPoints: number): void {
  const errors = areas
    .filter(({ points }) => points > maxPoints)
    .map(({ name, points }) => pointsProblem(points, maxPoints, areas.length > 1 ? `${name}: ` : ''));
  const [first] = errors;
  if (first) throw new ApiError(422, 'invalid_zone', first.message, errors);
}

/** What is in a file has passed no schema yet. Throws `invalid_zone` for an area that could not be saved by hand. */
function requireSavable({ name, polygons }: ReadArea, layer: Zone['layer']): void {
  try {
    readInput('save_zone', 'body', { zone: { name, polygons, layer } });
  } catch (error) {
    const problem = error instanceof ApiError ? error.errors[0] : undefined;
    if (!problem) throw error;
    const message = `${name.slice(0, 60)}: ${problem.message}`;
    throw new ApiError(422, 'invalid_zone', message, [{ field: 'file', message, code: 'invalid_zone' }]);
  }
}

async function requireUsable(zones: readonly Drawn[], maxPoints: number): Promise<void> {
  const many = zones.length > 1;
  const found = await mapInSlices(zones, (zone) =>
    zoneProblems(zone, maxPoints).map((problem) =>
      many ? { ...problem, message: `${zone.name}: ${problem.message}` } : problem,
    ),
  );
  const errors = found.flat();
  const [first] = errors;
  if (first) throw new ApiError(422, 'invalid_zone', first.message, errors);
}

function rowOf({ polygons, postal_codes, countries, tags, service_days, name, layer }: Drawn) {
  return {
    name,
    layer,
    polygons: polygons && polygons.length > 0 ? JSON.stringify(polygons) : null,
    postal_codes: postal_codes ?? null,
    countries: countries ?? null,
    tags: tags ?? null,
    service_days: service_days ?? null,
  };
}

/** The audit trail contains the number of points of an outline, not the points. */
function summary({ polygons, revision: _revision, ...zone }: Zone): object {
  return { ...zone, ...(polygons && { points: pointsOf({ polygons }) }) };
}

async function record(
  tx: Transaction,
  { providerId, author, now }: ZoneChange,
  id: number,
  from: object | null,
  to: object | null,
): Promise<void> {
  const change = { object_id: `zone:${id}`, from, to };
  await writeAuditEvents(tx, { providerId, type: 'tariff', at: now }, author, [change]);
}
