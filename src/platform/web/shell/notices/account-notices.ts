/** Notices about the state of an account. */
import type { Account } from '#generated/types.ts';

export interface AccountNotices {
  readonly isOnHold: boolean;
  /** A prepaid account below zero (F076). */
  readonly owes: boolean;
}

/** An account on hold that is temporarily allowed to book is not shown as on hold (F075). */
export function accountNotices(account: Account | undefined): AccountNotices {
  return {
    isOnHold: account?.is_on_hold === true && account.temp_disable_auto_hold !== true,
    owes: account?.account_type === 'prepaid' && (account.balance ?? 0) < 0,
  };
}
