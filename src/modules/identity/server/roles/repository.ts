/** Statements about roles: built-in ones, which every provider has, and a provider's own. */
import { sql, type Expression } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { RoleRecord } from '#generated/types.ts';
import { roles } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { spelledOut } from '../../domain/role-permissions.ts';

/** Every role that users of the provider may have; not that of platform administrators. */
export function roleRows(tx: Transaction): Expression<unknown> {
  return tx
    .selectFrom('roles as r')
    .select(['r.id', 'r.label', 'r.description', 'r.permissions', 'r.permissions_ui', 'r.revision'])
    .select(sql<string>`case when r.provider_id = 0 then 'global' else 'custom' end`.as('kind'))
    .select((row) =>
      row
        .selectFrom('users as u')
        .whereRef('u.role_id', '=', 'r.id')
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('user_count'),
    )
    .where('r.id', '<>', roles.platformAdmin);
}

type Listed = Pick<Row<'roles'>, 'id' | 'label' | 'description' | 'permissions' | 'permissions_ui' | 'revision'> &
  Pick<RoleRecord, 'kind' | 'user_count'>;

/** The entity of a row of `roleRows`. */
export function serializeRole(row: Readonly<Record<string, unknown>>): RoleRecord {
  const { id, label, description, kind, user_count, revision, ...held } = row as unknown as Listed;
  const permissions = spelledOut(held);
  return { id, label, ...(description !== null && { description }), kind, permissions, user_count, revision };
}

export async function findRoleRecord(tx: Transaction, id: number): Promise<RoleRecord | undefined> {
  const found = await sql<Record<string, unknown>>`select * from ${roleRows(tx)} as r where id = ${id}`.execute(tx);
  return found.rows[0] && serializeRole(found.rows[0]);
}

/** The provider's own role, locked for a change; undefined for a built-in or unknown one. */
export function lockRole(tx: Transaction, providerId: number, id: number): Promise<Row<'roles'> | undefined> {
  return tx
    .selectFrom('roles')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether another role visible to the provider has this name, case-insensitive. */
export async function hasLabel(tx: Transaction, label: string, exceptId: number): Promise<boolean> {
  const found = tx
    .selectFrom('roles')
    .select('id')
    .where(sql`lower(label)`, '=', label.toLowerCase())
    .where('id', '<>', exceptId);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function countUsers(tx: Transaction, id: number): Promise<number> {
  const { n } = await tx
    .selectFrom('users')
    .where('role_id', '=', id)
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
