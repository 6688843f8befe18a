/** Statements about the tenant itself. */
import type { ProviderFacts } from './definer.ts';
import type { Transaction } from './tenant.ts';

export function findProvider(tx: Transaction, id: number): Promise<ProviderFacts | undefined> {
  return tx.selectFrom('providers').select(['id', 'name', 'kind', 'status']).where('id', '=', id).executeTakeFirst();
}
