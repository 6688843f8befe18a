/** Stores the proof of a delivery with its tracking event. */
import type { NewRow } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export type NewProof = Omit<NewRow<'delivery_records'>, 'provider_id'>;

export async function keepProof(tx: Transaction, providerId: number, proof: NewProof): Promise<void> {
  await tx
    .insertInto('delivery_records')
    .values({ provider_id: providerId, ...proof })
    .execute();
}

export async function hasProof(tx: Transaction, shipmentId: number): Promise<boolean> {
  const proofs = tx.selectFrom('delivery_records').select('event_id').where('shipment_id', '=', shipmentId);
  return (await proofs.limit(1).executeTakeFirst()) !== undefined;
}
