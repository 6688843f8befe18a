/** Builds a provider with the hosts it answers on. Factories run as the owner: `asOwner(database.owner, (tx) => …)`. */
import type { NewRow, Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { next } from './sequence.ts';

export interface ProviderAttributes extends Partial<NewRow<'providers'>> {
  readonly origins?: readonly string[];
}

export async function buildProvider(tx: Transaction, attributes: ProviderAttributes = {}): Promise<Row<'providers'>> {
  const number = next();
  const { origins = [`provider-${number}.test`], ...values } = attributes;
  const provider = await tx
    .insertInto('providers')
    .values({ name: `Provider ${number}`, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (origins.length > 0) {
    const rows = origins.map((origin) => ({ origin, provider_id: provider.id }));
    await tx.insertInto('provider_origins').values(rows).execute();
  }
  return provider;
}
