/** Who looks at a list, as far as the list depends on it: everything here can be found again for a job that exports later. */
import { grantedBy, type CanNamed } from '#platform/domain/permission.ts';
import { onlyAccountOf, onlyBranchOf } from '#platform/domain/data-limits.ts';
import type { ListTable } from '#engine/tables/table.ts';
import type { SessionUser } from '../db/session.ts';
import { forbidden } from '../http/api-error.ts';
import type { Session } from '../http/session.ts';

export interface Viewer {
  readonly user: SessionUser;
  readonly can: CanNamed;
  /** Whether somebody else looks as this person. */
  readonly isImpersonated: boolean;
}

/** A session's viewer. */
export function viewerOf({ user, role, actor }: Pick<Session, 'user' | 'role' | 'actor'>): Viewer {
  return { user, can: grantedBy(role.permissions), isImpersonated: actor !== null };
}

export interface Equality {
  readonly column: string;
  readonly value: number;
}

/** What the rows must belong to for this viewer. Throws `forbidden` when a list is not for people who are bound to an account. */
export function limitsFor({ limits }: Pick<ListTable, 'limits'>, { user }: Pick<Viewer, 'user'>): readonly Equality[] {
  const account = onlyAccountOf(user);
  const branch = onlyBranchOf(user);
  if (account !== null && limits.account === null) throw forbidden();
  return [
    ...(account !== null && limits.account !== null ? [{ column: limits.account, value: account }] : []),
    ...(branch !== null && limits.branch !== null ? [{ column: limits.branch, value: branch }] : []),
  ];
}

/** Whether somebody may know a field that asks for permissions. */
export function maySee({ needs = [] }: { readonly needs?: readonly string[] }, { can }: Pick<Viewer, 'can'>): boolean {
  return needs.every((permission) => can(permission));
}
