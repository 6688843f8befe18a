/** Finds shipments for a bulk collection by their waybill numbers. */
import { sql } from 'kysely';
import type { ShipmentStatus } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface FoundShipment {
  /** As requested. */
  readonly reference: string;
  readonly id: number;
  readonly account_id: number;
  readonly status: ShipmentStatus;
}

/** By waybill number, short reference or customer reference, the first two case-insensitive; unknown ones are omitted. */
export async function findForCollection(
  tx: Transaction,
  references: readonly string[],
): Promise<readonly FoundShipment[]> {
  if (references.length === 0) return [];
  const { rows } = await sql<FoundShipment>`
    select requested.reference, s.id, s.account_id, s.status
      from unnest(${sql.val([...references])}::text[]) as requested (reference)
      cross join lateral (
        select id, account_id, status from shipments
         where short_tracking_reference = upper(requested.reference) or tracking_reference = requested.reference
            or custom_tracking_reference = requested.reference
         order by id desc limit 1) s`.execute(tx);
  return rows;
}
