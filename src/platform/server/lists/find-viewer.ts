/** Loads the person for whom a job acts, with their current permissions. */
import { onlyBranchOf } from '#platform/domain/data-limits.ts';
import { grantedBy } from '#platform/domain/permission.ts';
import type { Access } from '../db/access.ts';
import { inTenant } from '../db/tenant.ts';
import { userColumns, type Acting } from '../http/session.ts';
import { viewerOf, type Viewer } from './viewer.ts';

/**
 * Throws when the person no longer exists or may no longer sign in. `branch` limits a person without a limit of their
 * own: whoever acted as them had it.
 */
export async function findViewer(
  access: Access,
  providerId: number,
  userId: number,
  branch: number | null = null,
): Promise<Viewer> {
  const { user, ...acting } = await findActing(access, providerId, userId);
  return viewerOf({ ...acting, user: { ...user, limit_user_to_branch: onlyBranchOf(user) ?? branch } });
}

/** The same in the form of a session. */
export function findActing(access: Access, providerId: number, userId: number): Promise<Acting> {
  return inTenant(access, providerId, async (tx) => {
    const users = tx.selectFrom('users').select(userColumns).where('id', '=', userId).where('is_disabled', '=', false);
    const user = await users.executeTakeFirstOrThrow();
    const role = await tx.selectFrom('roles').selectAll().where('id', '=', user.role_id).executeTakeFirstOrThrow();
    return { user, role, actor: null, can: (permission) => grantedBy(role.permissions)(permission) };
  });
}
