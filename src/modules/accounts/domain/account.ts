/** A customer account as the API tells it, and whose accounts somebody may look at (doc1:221). */
import type { Account } from '#generated/types.ts';
import { isStaff, type Person } from '#platform/domain/role.ts';

/** What the database keeps of an account; money in cents. */
export interface KeptAccount {
  readonly id: number;
  readonly account_code: string;
  readonly name: string;
  readonly account_type: string;
  readonly balance_cents: number;
  readonly credit_limit_cents: number;
  readonly is_on_hold: boolean;
  readonly temp_disable_auto_hold: boolean;
}

/** `seesMoney`: whether the reader may know balance and credit limit. */
export function presentAccount(kept: KeptAccount, seesMoney: boolean): Account {
  const money = { balance: kept.balance_cents / 100, credit_limit: kept.credit_limit_cents / 100 };
  return {
    id: kept.id,
    account_code: kept.account_code,
    name: kept.name,
    // The table's own check holds the same list.
    account_type: kept.account_type as Account['account_type'],
    is_on_hold: kept.is_on_hold && !kept.temp_disable_auto_hold,
    ...(seesMoney ? money : {}),
  };
}

export interface Onlooker extends Person {
  readonly limit_user_to_account?: number | null | undefined;
}

/** The only account that somebody may see, or null for staff who see all; a customer without an account sees none, which is 0. */
export function onlyAccountOf(person: Onlooker): number | null {
  const bound = person.limit_user_to_account ?? person.account_id ?? null;
  return bound ?? (isStaff(person) ? null : 0);
}
