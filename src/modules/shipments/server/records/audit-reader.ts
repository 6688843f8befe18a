/** The audit trail of shipments, limited as the shipments and their prices are. */
import { sql } from 'kysely';
import { plainAuditReader, type AuditReader } from '#platform/server/audit/audit-reader.ts';
import { wholeShipments } from '../shipment-rows.ts';

export const shipmentAuditReader: AuditReader = {
  ...plainAuditReader,
  objectsOfBranch: (tx, viewer) =>
    wholeShipments(tx, viewer)
      .clearSelect()
      .select(sql`s.id::text`.as('id')),
  moneyFields: ['rate', 'rate_breakdown', 'outstanding_amount'],
};
