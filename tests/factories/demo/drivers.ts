/** The days of a demo driver: an area, some pending collections and deliveries of the branch, and those of the fortnight before. */
import { sql } from 'kysely';
import type { Transaction } from '#platform/server/db/tenant.ts';

interface Depot {
  readonly provider_id: number;
  readonly driver_id: number;
  readonly branch_id: number;
  readonly postal_codes: string[];
}

/** What a driver has ahead, by leg. */
export const rounds = [
  { leg: 'collection', of: ['collection-assigned', 'collection-exception'], size: 5 },
  { leg: 'delivery', of: ['delivery-assigned', 'out-for-delivery'], size: 8 },
] as const;

const done = [
  { leg: 'collection', at: 'collected_date' },
  { leg: 'delivery', at: 'delivered_date' },
] as const;

/** A driver does about so many of each a fortnight; the rest is done by others. */
const finished = 60;

export async function buildDemoDriver(
  tx: Transaction,
  { provider_id, driver_id, branch_id, postal_codes }: Depot,
): Promise<void> {
  const area = { collects: true, delivers: true, postal_codes, working_days: [1, 2, 3, 4, 5] };
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
      .where(`${leg}_agent_id`, 'is', null)
      .orderBy('id', 'desc')
      .limit(size);
    await tx
      .updateTable('shipments')
      .set({ [`${leg}_agent_id`]: driver_id })
      .where('provider_id', '=', provider_id)
      .where('id', 'in', newest)
      .execute();
  }
  for (const { leg, at } of done) {
    const latest = tx
      .selectFrom('shipments')
      .select('id')
      .where('provider_id', '=', provider_id)
      .where(`${leg}_branch_id`, '=', branch_id)
      .where(at, '<', sql<Date>`now() - interval '1 day'`)
      .where(at, '>', sql<Date>`now() - interval '15 days'`)
      .where(`${leg}_agent_id`, 'is', null)
      .orderBy('id', 'desc')
      .limit(finished);
    await tx
      .updateTable('shipments')
      .set({ [`${leg}_agent_id`]: driver_id })
      .where('provider_id', '=', provider_id)
      .where('id', 'in', latest)
      .execute();
  }
}
