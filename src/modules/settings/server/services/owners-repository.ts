/** Statements about the owners of a provider. */
import { roles } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** Email addresses of the administrators of the tenant: a provider, or the platform. */
export async function findAdministratorAddresses(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('email')
    .where('role_id', 'in', [roles.platformAdmin, roles.providerAdmin])
    .where('is_disabled', '=', false)
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}
