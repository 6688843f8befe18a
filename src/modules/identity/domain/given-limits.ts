/** The account and branch limits of a user record: nobody lets a user see more than they see themselves (F376). */
import type { FieldError } from '#engine/validation/messages.ts';
import { onlyAccountOf, onlyBranchOf, type LimitedPerson } from '#platform/domain/data-limits.ts';

interface Limits extends LimitedPerson {
  readonly account_id: number | null;
  readonly limit_user_to_account: number | null;
  readonly limit_user_to_branch: number | null;
}

/** A user who moves to another account is from then on limited to that one. */
export function followedLimits<Values extends Limits>(values: Values, before: Limits): Values {
  const { account_id: account, limit_user_to_account: limit } = values;
  const isOld = account !== null && limit !== null && limit === before.limit_user_to_account;
  return isOld ? { ...values, limit_user_to_account: account } : values;
}

/** The errors of `values` by field, when `giver` saves them. */
export function limitProblems(values: Limits, giver: LimitedPerson): readonly FieldError[] {
  const { account_id: account, limit_user_to_account: limit } = values;
  const errors: FieldError[] = [];
  const refuse = (field: string, message: string) => errors.push({ field, code: 'limit_not_allowed', message });
  const [ownAccount, ownBranch] = [onlyAccountOf(giver), onlyBranchOf(giver)];
  if (account !== null && limit !== null && limit !== account)
    refuse('limit_user_to_account', 'Users of an account can’t be limited to another account');
  else if (ownAccount !== null && onlyAccountOf(values) !== ownAccount)
    refuse(account === null ? 'limit_user_to_account' : 'account_id', 'You can only give access to your own account');
  if (ownBranch !== null && onlyBranchOf(values) !== ownBranch)
    refuse('limit_user_to_branch', 'You can only give access to your own branch');
  return errors;
}
