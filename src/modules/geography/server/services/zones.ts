/** Zones and branches of a provider for higher modules. */
import { sql } from 'kysely';
import type { TariffBranch, Zone } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** Increases with every change of a zone or a branch; 0 before the first. Read it before the zones, never after. */
export async function readZonesRevision(tx: Transaction): Promise<number> {
  const row = await tx.selectFrom('zone_revisions').select('revision').executeTakeFirst();
  return row?.revision ?? 0;
}

/** Every zone of the tenant, by id; with `only` that one. */
export async function findZones(tx: Transaction, only?: number): Promise<Zone[]> {
  const rows = await tx
    .selectFrom('zones')
    .select(['id', 'name', 'layer', 'polygons', 'postal_codes', 'countries', 'tags', 'service_days', 'revision'])
    .$if(only !== undefined, (zones) => zones.where('id', '=', only!))
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, layer, ...rest }) => {
    const known = Object.entries(rest).filter(([, value]) => value !== null);
    return { id, name, layer, ...(Object.fromEntries(known) as Omit<Zone, 'id' | 'name' | 'layer'>) };
  });
}

/** The branches with coordinates. */
export function findPlacedBranches(tx: Transaction): Promise<TariffBranch[]> {
  return tx
    .selectFrom('branches')
    .select(['id', 'code', 'lat', 'lng'])
    .where('lat', 'is not', null)
    .where('lng', 'is not', null)
    .orderBy('id')
    .$narrowType<{ lat: number; lng: number }>()
    .execute();
}

/** The tags of areas of a map, by name, without duplicates. */
export async function findZoneTags(tx: Transaction, layer: string): Promise<readonly string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from zones, unnest(tags) as tag where layer = ${layer} order by tag limit 1000`.execute(tx);
  return rows.map(({ tag }) => tag);
}
