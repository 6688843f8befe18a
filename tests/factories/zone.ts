/** Builds a zone of a provider; the caller defines its area. */
import type { Zone } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { next } from './sequence.ts';

type Attributes = Partial<Zone> & { readonly provider_id: number };

export function buildZone(tx: Transaction, attributes: Attributes): Promise<Row<'zones'>> {
  const { layer = 'rates', polygons, ...rest } = { name: `Zone ${next()}`, ...attributes };
  return tx
    .insertInto('zones')
    .values({ ...rest, ...(polygons && { polygons: JSON.stringify(polygons) }), layer })
    .returningAll()
    .executeTakeFirstOrThrow();
}
