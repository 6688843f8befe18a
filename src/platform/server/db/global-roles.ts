/** Updates the built-in roles of the database to those that the enum role declares. */
import { sql } from 'kysely';
import { role_id } from '#generated/enums.ts';
import type { Transaction } from './tenant.ts';

/** Call within `asOwner`. The platform is provider 0, which owns the roles that every provider has. */
export async function syncGlobalRoles(tx: Transaction): Promise<void> {
  const rows = role_id.map((role) => ({
    id: role.const,
    provider_id: 0,
    name: role['x-name'],
    label: role.title,
    description: role.description,
    permissions: [...role['x-permissions']],
    permissions_ui: [...role['x-permissions-ui']],
  }));
  await tx
    .insertInto('roles')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'id']).doUpdateSet({
        name: sql`excluded.name`,
        label: sql`excluded.label`,
        description: sql`excluded.description`,
        permissions: sql`excluded.permissions`,
        permissions_ui: sql`excluded.permissions_ui`,
      }),
    )
    .execute();
}
