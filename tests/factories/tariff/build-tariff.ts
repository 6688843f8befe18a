/** Stores a tariff of a provider as its next revision. */
import { sql } from 'kysely';
import type { Tariff } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

interface Attributes {
  readonly provider_id: number;
  /** Without zones and branches, which have their own tables. */
  readonly document: Omit<Tariff, 'zones' | 'branches'>;
}

/** Returns the revision. */
export async function buildTariff(tx: Transaction, { provider_id, document }: Attributes): Promise<number> {
  const { revision } = await tx
    .insertInto('tariffs')
    .values({
      provider_id,
      document: JSON.stringify(document),
      revision: sql<number>`(select coalesce(max(revision), 0) + 1 from tariffs where provider_id = ${provider_id})`,
    })
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
