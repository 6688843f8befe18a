/** Statements about pickup points. By hand: guests read them too, and the nearest first is an order that no index serves. */
import { sql, type RawBuilder } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { PickupPoint, PickupPointCompartment, PickupPointProvider, PickupPointSize } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import { compartmentOf, typeOfNetwork } from '../../domain/pickup-points.ts';

export interface PickupPointSearch {
  /** Only pickup points of these networks. */
  readonly networks: readonly PickupPointProvider[];
  readonly id?: string | undefined;
  readonly text?: string | undefined;
  /** The point from which distances are measured. */
  readonly from?: { readonly lat: number; readonly lng: number } | undefined;
  readonly closestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

type FoundRow = Row<'pickup_points'> & { readonly distance_km: number | null; readonly total: number };

/**
 * Straight-line kilometres, to the metre: the haversine formula with the mean radius of the earth; null without a
 * starting point.
 */
function distanceFrom(from: PickupPointSearch['from']): RawBuilder<number | null> {
  if (!from) return sql<null>`null::float8`;
  const { lat, lng } = from;
  return sql<number>`round((2 * 6371.0088 * asin(least(1, sqrt(
    power(sin(radians(lat - ${lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(lat)) * power(sin(radians(lng - ${lng}) / 2), 2)))))::numeric, 3)::float8`;
}

/** One page of the matching pickup points, and their number. A provider has a few thousand at most. */
export async function findPickupPoints(
  tx: Transaction,
  { networks, id, text, from, closestFirst, limit, offset }: PickupPointSearch,
): Promise<{ readonly points: readonly PickupPoint[]; readonly count: number }> {
  if (networks.length === 0) return { points: [], count: 0 };
  let query = tx
    .selectFrom('pickup_points')
    .selectAll()
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .select(distanceFrom(from).as('distance_km'))
    .where('is_active', '=', true)
    .where('pickup_point_provider', '=', anyOf(networks));
  if (id !== undefined) query = query.where('pickup_point_id', '=', id);
  for (const word of text?.trim().split(/\s+/).filter(Boolean) ?? []) {
    const part = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where(
      sql<boolean>`concat_ws(' ', name, street_address, local_area, city, code, pickup_point_id) ilike ${part}`,
    );
  }
  if (from && closestFirst) query = query.orderBy('distance_km');
  const rows = (await query
    .orderBy('name')
    .orderBy('pickup_point_id')
    .limit(limit)
    .offset(offset)
    .execute()) as FoundRow[];
  if (rows.length === 0 && offset > 0) {
    const all = await findPickupPoints(tx, { networks, id, text, closestFirst: false, limit: 1, offset: 0 });
    return { points: [], count: all.count };
  }
  return { points: rows.map(serialize), count: rows[0]?.total ?? 0 };
}

function serialize(row: FoundRow): PickupPoint {
  const type = typeOfNetwork(row.pickup_point_provider);
  const { pickup_point_id, pickup_point_provider, name, street_address, local_area, city, zone, country, lat, lng } =
    row;
  return {
    ...{ pickup_point_id, pickup_point_provider, type, name, lat, lng },
    ...(row.description !== null && { description: row.description }),
    address: {
      ...{ type, company: name, street_address, local_area, city, zone },
      ...(row.code !== null && { code: row.code }),
      ...{ country, lat, lng },
    },
    compartments: row.sizes.map((size) => withFree(compartmentOf(size as PickupPointSize), row.free)),
    trading_hours: row.trading_hours as PickupPoint['trading_hours'],
    ...(row.distance_km !== null && { distance_km: row.distance_km }),
  };
}

function withFree(compartment: PickupPointCompartment, free: unknown): PickupPointCompartment {
  const count = (free as Readonly<Record<string, number>> | null)?.[compartment.size];
  return count === undefined ? compartment : { ...compartment, free: count };
}
