/** What shows transactions of accounts is read again after one was added or reversed. */
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';

const entities = [
  ...(['invoice', 'billing_transaction', 'received_payment', 'imported_payment'] as const),
  ...(['credit_note', 'debtor', 'account'] as const),
];

export function transactionMoved(): void {
  for (const entity of entities) void queryClient.invalidateQueries({ queryKey: entityKey(entity) });
}
