/** Statements about the tenant itself. */
import type { Settings } from '#generated/types.ts';
import { providerTitle } from '#platform/domain/brand/provider-title.ts';
import type { ProviderFacts } from './definer.ts';
import type { Transaction } from './tenant.ts';

export function findProvider(tx: Transaction, id: number): Promise<ProviderFacts | undefined> {
  return tx.selectFrom('providers').select(['id', 'name', 'kind', 'status']).where('id', '=', id).executeTakeFirst();
}

/** What the provider is called in its mails and on its documents, read in their transaction. */
export async function findTitle(tx: Transaction, id: number, settings: Settings): Promise<string> {
  return providerTitle(settings, (await findProvider(tx, id)) ?? { name: '' });
}
