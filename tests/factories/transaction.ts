/** The transaction by which an account comes to the balance that it begins with. */
import type { NewRow, Row } from '#generated/database.ts';

export function openingTransaction(account: Row<'accounts'>): NewRow<'billing_transactions'> {
  const { provider_id, id, balance_cents } = account;
  return {
    ...{ provider_id, account_id: id, amount_cents: balance_cents, balance_cents, type: 'balance-adjustment' },
    description: 'Opening balance',
    effective_date: '2026-09-01',
    transaction_date: '2026-09-01T02:00:00+02:00',
  };
}
