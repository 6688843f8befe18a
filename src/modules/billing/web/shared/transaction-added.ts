/** What shows transactions of accounts is read again after one was added. */
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';

export function transactionAdded(): void {
  for (const entity of ['invoice', 'billing_transaction', 'received_payment', 'debtor', 'account'] as const)
    void queryClient.invalidateQueries({ queryKey: entityKey(entity) });
}
