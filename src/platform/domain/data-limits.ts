/** Whose data somebody may see at all: people may be bound to one account or one branch (F376). */
import { isStaff, type Person } from './role.ts';

export interface LimitedPerson extends Person {
  readonly limit_user_to_account?: number | null | undefined;
  readonly limit_user_to_branch?: number | null | undefined;
}

/** The only account that somebody may see, or null for staff who see all; a customer without an account sees none, which is 0. */
export function onlyAccountOf(person: LimitedPerson): number | null {
  const bound = person.limit_user_to_account ?? person.account_id ?? null;
  return bound ?? (isStaff(person) ? null : 0);
}

/** The only branch that somebody may see, or null. */
export function onlyBranchOf(person: LimitedPerson): number | null {
  return person.limit_user_to_branch ?? null;
}

/** Whether somebody may see everything that the provider has. */
export function seesAll(person: LimitedPerson): boolean {
  return onlyAccountOf(person) === null && onlyBranchOf(person) === null;
}
