/** Whose data a user may see: users can be limited to one account or one branch (F376). */
import { isStaff, type Person } from './role.ts';

export interface LimitedPerson extends Person {
  readonly limit_user_to_account?: number | null | undefined;
  readonly limit_user_to_branch?: number | null | undefined;
}

/** The only account that a user may see; null for staff who see all; 0, which is no account, for a customer without one. */
export function onlyAccountOf(person: LimitedPerson): number | null {
  const bound = person.limit_user_to_account ?? person.account_id ?? null;
  return bound ?? (isStaff(person) ? null : 0);
}

/** The only branch that a user may see, or null. */
export function onlyBranchOf(person: LimitedPerson): number | null {
  return person.limit_user_to_branch ?? null;
}

/** Whether a user may see all data of the provider. */
export function seesAll(person: LimitedPerson): boolean {
  return onlyAccountOf(person) === null && onlyBranchOf(person) === null;
}
