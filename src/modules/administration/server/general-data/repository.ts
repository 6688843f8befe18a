/** Statements for the general data: the caller's account, and the records that staff choose from. */
import type { SessionUser } from '#platform/server/db/session.ts';
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { roles } from '#platform/domain/role.ts';

export function findAccount(tx: Transaction, id: number): Promise<Row<'accounts'> | undefined> {
  return tx.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Global roles first, then the provider's own. */
export function findRoles(tx: Transaction): Promise<Row<'roles'>[]> {
  return tx.selectFrom('roles').selectAll().orderBy('provider_id').orderBy('id').execute();
}

/** All of the provider, or the one that the user is limited to. */
export function findBranches(tx: Transaction, { limit_user_to_branch: only }: SessionUser): Promise<Row<'branches'>[]> {
  const branches = tx.selectFrom('branches').selectAll().where('retired_at', 'is', null).orderBy('code');
  return (only === null ? branches : branches.where('id', '=', only)).execute();
}

export function findDrivers(
  tx: Transaction,
  { limit_user_to_branch: only }: SessionUser,
): Promise<{ id: number; name: string; branch_id: number | null }[]> {
  const drivers = tx
    .selectFrom('users')
    .select(['id', 'name', 'branch_id'])
    .where('role_id', '=', roles.driver)
    .where('is_disabled', '=', false)
    .orderBy('name');
  return (only === null ? drivers : drivers.where('branch_id', '=', only)).execute();
}
