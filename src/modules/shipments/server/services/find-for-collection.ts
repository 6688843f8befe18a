/** Finds shipments for a bulk collection by their waybill numbers. */
import { sql } from 'kysely';
import type { ShipmentStatus } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { inOwnBranch } from './branch-limit.ts';

export interface FoundShipment {
  /** As requested. */
  readonly reference: string;
  readonly id: number;
  readonly account_id: number;
  readonly status: ShipmentStatus;
}

/**
 * By waybill number, short reference or customer reference, the first two case-insensitive; unknown ones, and those that the viewer may
 * not see, are omitted. Without a viewer all are found.
 */
export async function findForCollection(
  tx: Transaction,
  references: readonly string[],
  viewer?: Pick<Viewer, 'user'>,
): Promise<readonly FoundShipment[]> {
  if (references.length === 0) return [];
  const { rows } = await sql<FoundShipment>`
    select requested.reference, found.id, found.account_id, found.status
      from unnest(${sql.val([...references])}::text[]) as requested (reference)
      cross join lateral (
        select s.id, s.account_id, s.status from shipments s
         where (s.short_tracking_reference = upper(requested.reference) or s.tracking_reference = requested.reference
            or s.custom_tracking_reference = requested.reference)
           and ${viewer ? inOwnBranch(viewer) : sql<boolean>`true`}
         order by s.id desc limit 1) found`.execute(tx);
  return rows;
}
