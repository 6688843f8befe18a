/** Bulk collections of the demo, with shipments of its accounts: one waiting for a driver and one completed. */
import type { Transaction } from '#platform/server/db/tenant.ts';
import { collectionReference } from '#modules/operations/domain/collection-request.ts';

const kinds = [
  { status: 'collection-unassigned', of: ['submitted', 'collection-assigned', 'collection-unassigned'], size: 4 },
  { status: 'closed', of: ['delivered'], size: 6 },
] as const;

/** Contains fewer shipments if the account has few. */
export async function buildDemoCollections(tx: Transaction, provider_id: number, account_id: number): Promise<void> {
  let last = 0;
  for (const { status, of, size } of kinds) {
    const shipments = await tx
      .selectFrom('shipments')
      .select(['id', 'collected_date', 'time_created'])
      .where('provider_id', '=', provider_id)
      .where('account_id', '=', account_id)
      .where('status', 'in', [...of])
      .orderBy('id', 'desc')
      .limit(size)
      .execute();
    const [newest] = shipments;
    if (!newest) continue;
    last += 1;
    const closed_at = status === 'closed' ? newest.collected_date : null;
    const collection_date = newest.time_created.toISOString().slice(0, 10);
    const dates = { collection_date, closed_at, created_at: newest.time_created };
    const { id: collection_request_id } = await tx
      .insertInto('collection_requests')
      .values({ provider_id, account_id, status, ...dates, reference: collectionReference(last) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const members = shipments.map(({ id: shipment_id, collected_date }) => ({
      ...{ provider_id, collection_request_id, shipment_id },
      collected_at: status === 'closed' ? collected_date : null,
    }));
    await tx.insertInto('collection_request_shipments').values(members).execute();
  }
  await tx.insertInto('number_series').values({ provider_id, series: 'collection_request', last }).execute();
}
