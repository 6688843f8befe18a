/** Prepaid accounts below zero, which book nothing until they are topped up (F076). */
import type { Account } from '#generated/types.ts';

export function isOverdrawn({ account_type: type, balance = 0 }: Pick<Account, 'account_type' | 'balance'>): boolean {
  return type === 'prepaid' && balance < 0;
}
