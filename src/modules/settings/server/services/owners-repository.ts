/** Statements about the people who answer for a provider. */
import { roles } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** Addresses of the administrators of whoever the transaction is about: of a provider, or of the platform itself. */
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
