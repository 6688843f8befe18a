/** Documents, photos and proofs of shipments as the API answers them. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProofOfDelivery, ShipmentFile } from '#generated/types.ts';
import { signedDownloadUrl } from '#modules/files/server/services/signed-url.ts';
import { isStaff } from '#platform/domain/role.ts';
import { withOffset } from '#platform/domain/time.ts';
import { writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import type { Booker } from '../booker.ts';

/** Who is answered, and by which request. */
export interface Reading {
  readonly app: FastifyInstance;
  readonly request: FastifyRequest;
  readonly providerId: number;
  readonly viewer: Viewer;
}

/** Newest first, at most 500. */
export async function readFiles(tx: Transaction, reading: Reading, shipmentId: number): Promise<ShipmentFile[]> {
  const rows = await tx
    .selectFrom('shipment_files as f')
    .innerJoin('stored_files as s', (join) =>
      join.onRef('s.provider_id', '=', 'f.provider_id').onRef('s.id', '=', 'f.file_id'),
    )
    .select(['f.id', 'f.shipment_id', 'f.kind', 'f.event_id', 'f.first_id', 'f.version', 'f.based_on'])
    .select(['f.user_name', 'f.created_at', 'f.file_id'])
    .select(['s.name', 's.media_type', 's.size'])
    .where('f.shipment_id', '=', shipmentId)
    .where('f.deleted_at', 'is', null)
    .orderBy('f.id', 'desc')
    .limit(500)
    .execute();
  const { app, request, providerId, viewer } = reading;
  return rows.map(({ file_id, kind, user_name, created_at, ...row }) => ({
    ...row,
    kind,
    user_name: isStaff(viewer.user) ? user_name : null,
    created_at: withOffset(created_at),
    url: signedDownloadUrl(app.services, request, { provider_id: providerId, ids: [file_id] }),
  }));
}

/** Newest first. */
export async function readProofs(tx: Transaction, reading: Reading, shipmentId: number): Promise<ProofOfDelivery[]> {
  const rows = await tx
    .selectFrom('delivery_records')
    .selectAll()
    .where('shipment_id', '=', shipmentId)
    .orderBy('event_id', 'desc')
    .limit(50)
    .execute();
  const files = rows.length === 0 ? [] : await readFiles(tx, reading, shipmentId);
  return rows.map((row) => ({
    ...{ event_id: row.event_id, method: row.method, name: row.name },
    ...{ mobile_number: row.mobile_number, department: row.department, description: row.description },
    further: row.further as ProofOfDelivery['further'],
    user_name: isStaff(reading.viewer.user) ? row.user_name : null,
    delivered_at: withOffset(row.delivered_at),
    files: files.filter(({ event_id }) => event_id === row.event_id),
  }));
}

/** Staff remove any document, customers their own. Throws `unknown_file`. */
export async function removeDocument(
  tx: Transaction,
  { providerId, author, now, viewer }: Booker,
  shipmentId: number,
  id: number,
): Promise<void> {
  const isOwnOnly = viewer === null || !isStaff(viewer.user);
  const row = await tx
    .updateTable('shipment_files as f')
    .from('stored_files as s')
    .set({ deleted_at: now })
    .whereRef('s.provider_id', '=', 'f.provider_id')
    .whereRef('s.id', '=', 'f.file_id')
    .where('f.id', '=', id)
    .where('f.shipment_id', '=', shipmentId)
    .where('f.kind', '=', 'document')
    .where('f.deleted_at', 'is', null)
    .$if(isOwnOnly, (files) => files.where('f.user_id', '=', author.user_id))
    .returning('s.name')
    .executeTakeFirst();
  if (!row) throw new ApiError(404, 'unknown_file', 'There is no such file');
  const change = { object_id: String(shipmentId), from: { document: row.name }, to: null };
  await writeAuditEvents(tx, { providerId, type: 'shipment', at: now }, author, [change]);
}
