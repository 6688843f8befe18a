/** A customer account as the API returns it. */
import type { Account } from '#generated/types.ts';

/** The stored data of an account; money in cents. */
export interface StoredAccount {
  readonly id: number;
  readonly account_code: string;
  readonly name: string;
  readonly account_type: string;
  readonly balance_cents: number;
  readonly credit_limit_cents: number;
  readonly is_on_hold: boolean;
  readonly temp_disable_auto_hold: boolean;
  readonly tracking_prefix: string;
  readonly closed_at: Date | null;
}

/** `seesMoney`: whether the reader may see balance and credit limit. */
export function serializeAccount(stored: StoredAccount, seesMoney: boolean): Account {
  const money = { balance: stored.balance_cents / 100, credit_limit: stored.credit_limit_cents / 100 };
  return {
    id: stored.id,
    account_code: stored.account_code,
    name: stored.name,
    // The check constraint of the table has the same list.
    account_type: stored.account_type as Account['account_type'],
    is_on_hold: stored.is_on_hold && !stored.temp_disable_auto_hold,
    is_closed: stored.closed_at !== null,
    tracking_prefix: stored.tracking_prefix,
    ...(seesMoney ? money : {}),
  };
}
