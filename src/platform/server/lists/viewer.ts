/** The viewer of a list, with everything that the list depends on; a job that exports later can load it again. */
import { grantedBy, type CanNamed } from '#platform/domain/permission.ts';
import { onlyAccountOf, onlyBranchOf } from '#platform/domain/data-limits.ts';
import type { ListTable } from '#engine/tables/table.ts';
import type { SessionUser } from '../db/session.ts';
import { forbidden } from '../http/api-error.ts';
import type { Session } from '../http/session.ts';

export interface Viewer {
  readonly user: SessionUser;
  readonly can: CanNamed;
  /** Whether another user impersonates this person. */
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

/** The limits on the rows for this viewer. Throws `forbidden` when the list is not available to users limited to an account. */
export function limitsFor({ limits }: Pick<ListTable, 'limits'>, { user }: Pick<Viewer, 'user'>): readonly Equality[] {
  const account = onlyAccountOf(user);
  const branch = onlyBranchOf(user);
  if (account !== null && limits.account === null) throw forbidden();
  return [
    ...(account !== null && limits.account !== null ? [{ column: limits.account, value: account }] : []),
    ...(branch !== null && limits.branch !== null ? [{ column: limits.branch, value: branch }] : []),
  ];
}

/** Whether the viewer may see a field that requires permissions. */
export function maySee({ needs = [] }: { readonly needs?: readonly string[] }, { can }: Pick<Viewer, 'can'>): boolean {
  return needs.every((permission) => can(permission));
}
