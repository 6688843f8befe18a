/** The day of the demo's driver: an area of Johannesburg, and the pending collections and deliveries of its branch. */
import type { Transaction } from '#platform/server/db/tenant.ts';

interface Depot {
  readonly provider_id: number;
  readonly driver_id: number;
  readonly branch_id: number;
}

const rounds = [
  { leg: 'collection', of: ['collection-assigned', 'collection-exception'], size: 5 },
  { leg: 'delivery', of: ['delivery-assigned', 'out-for-delivery'], size: 8 },
] as const;

export async function buildDemoDriver(tx: Transaction, { provider_id, driver_id, branch_id }: Depot): Promise<void> {
  const area = {
    collects: true,
    delivers: true,
    postal_codes: ['2188-2194', '2160-2169'],
    working_days: [1, 2, 3, 4, 5],
  };
  await tx
    .insertInto('driver_areas')
    .values({ provider_id, driver_id, ...area })
    .execute();
  for (const { leg, of, size } of rounds) {
    const newest = tx
      .selectFrom('shipments')
      .select('id')
      .where('provider_id', '=', provider_id)
      .where(`${leg}_branch_id`, '=', branch_id)
      .where('status', 'in', [...of])
      .orderBy('id', 'desc')
      .limit(size);
    await tx
      .updateTable('shipments')
      .set({ [`${leg}_agent_id`]: driver_id })
      .where('provider_id', '=', provider_id)
      .where('id', 'in', newest)
      .execute();
  }
}
