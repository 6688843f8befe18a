/** Whether the users of an account are shown its transactions and statements (F250). */
import type { Settings } from '#generated/types.ts';

export function areTransactionsShown(
  settings: Pick<Settings, 'show_billing_transactions_for_account_users'>,
  account: { readonly force_show_billing_transactions: boolean },
): boolean {
  return settings.show_billing_transactions_for_account_users === true || account.force_show_billing_transactions;
}
