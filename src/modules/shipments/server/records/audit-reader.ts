/** The audit trail of shipments, limited as the shipments and their prices are. */
import { sql } from 'kysely';
import { onlyBranchOf } from '#platform/domain/data-limits.ts';
import { plainAuditReader, type AuditReader } from '#platform/server/audit/audit-reader.ts';
import { wholeShipments } from '../shipment-rows.ts';

export const shipmentAuditReader: AuditReader = {
  ...plainAuditReader,
  objects: (tx, viewer) =>
    onlyBranchOf(viewer.user) === null
      ? undefined
      : wholeShipments(tx, viewer)
          .clearSelect()
          .select(sql`s.id::text`.as('id')),
  moneyFields: ['rate', 'rate_breakdown', 'outstanding_amount'],
};
