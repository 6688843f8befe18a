/** The viewer of a list, with everything that the list depends on; a job that exports later can load it again. */
import { grantedBy, meets, type CanNamed, type Requirement } from '#platform/domain/permission.ts';
import { onlyAccountOf, onlyBranchOf } from '#platform/domain/data-limits.ts';
import type { ListTable, TableFilter } from '#engine/tables/table.ts';
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

/**
 * Whether the viewer may filter by what a reference names: who may not read that list, such as the drivers, must not learn
 * from the rows what belongs to which of them. Everybody may name the account or branch that limits them anyway.
 */
export function mayPick(
  { reference, fields }: TableFilter,
  { limits }: Pick<ListTable, 'limits'>,
  viewer: Pick<Viewer, 'user' | 'can'>,
): boolean {
  const permission = reference?.permission as Requirement | undefined;
  if (!permission || meets(viewer.can, permission)) return true;
  return limitsFor({ limits }, viewer).some(({ column }) => column === fields[0]);
}

/** Whether the viewer may see a field that requires permissions. */
export function maySee({ needs = [] }: { readonly needs?: readonly string[] }, { can }: Pick<Viewer, 'can'>): boolean {
  return needs.every((permission) => can(permission));
}
