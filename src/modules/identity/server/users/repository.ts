/** Statements about the users of a provider, for their managers. */
import { sql, type Expression } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { UserRecord } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { withOffset } from '#platform/domain/time.ts';
import { roles } from '#platform/domain/role.ts';
import { anyOf } from '#platform/server/db/any-of.ts';

/** Every user, for the list. */
export function userRows(tx: Transaction): Expression<unknown> {
  return tx
    .selectFrom('users as u')
    .innerJoin('roles as r', (join) =>
      join.onRef('r.provider_id', '=', 'u.role_provider_id').onRef('r.id', '=', 'u.role_id'),
    )
    .leftJoin('branches as b', (join) =>
      join.onRef('b.provider_id', '=', 'u.provider_id').onRef('b.id', '=', 'u.branch_id'),
    )
    .leftJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 'u.provider_id').onRef('a.id', '=', 'u.account_id'),
    )
    .select(['u.id', 'u.name', 'u.email', 'u.phone_number', 'u.role_id', 'r.label as role', 'u.account_id'])
    .select([
      'a.name as account',
      'u.branch_id',
      'b.name as branch',
      'u.limit_user_to_branch',
      'u.limit_user_to_account',
    ])
    .select(['u.shipment_page_mode', 'u.last_signed_in_at', 'u.created_at as time_created', 'u.revision'])
    .select(
      sql<string>`case when u.is_disabled then 'blocked' when u.password_hash is null then 'invited' else 'active' end`.as(
        'state',
      ),
    );
}

/** The entity of a row of `userRows`, without empty fields. */
export function serializeUser(row: Readonly<Record<string, unknown>>): UserRecord {
  const known = Object.entries(row).filter(([, value]) => value !== null);
  const member = ([name, value]: [string, unknown]) =>
    [name, value instanceof Date ? withOffset(value) : value] as const;
  return Object.fromEntries(known.map(member)) as unknown as UserRecord;
}

export async function findUserRecord(tx: Transaction, id: number): Promise<UserRecord | undefined> {
  const found = await sql<Record<string, unknown>>`select * from ${userRows(tx)} as r where id = ${id}`.execute(tx);
  return found.rows[0] && serializeUser(found.rows[0]);
}

export type StoredUser = Omit<Row<'users'>, 'password_hash'> & { readonly has_password: boolean };

/** The user, locked for a change. */
export function lockUser(tx: Transaction, id: number): Promise<StoredUser | undefined> {
  return tx
    .selectFrom('users')
    .select([
      'provider_id',
      'id',
      'email',
      'name',
      'phone_number',
      'role_id',
      'role_provider_id',
      'account_id',
      'branch_id',
    ])
    .select([
      'limit_user_to_branch',
      'limit_user_to_account',
      'shipment_page_mode',
      'is_disabled',
      'account_closed',
      'created_at',
    ])
    .select(['terms_and_conditions_accepted_version', 'last_signed_in_at', 'revision'])
    .select(sql<boolean>`password_hash is not null`.as('has_password'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The role, of the provider or built in. */
export function findRole(tx: Transaction, id: number): Promise<Row<'roles'> | undefined> {
  return tx.selectFrom('roles').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findRoles(tx: Transaction): Promise<Row<'roles'>[]> {
  return tx.selectFrom('roles').selectAll().orderBy('provider_id').orderBy('id').execute();
}

/**
 * Other administrators of the provider who can log in and see all its data, locked, so that two who are removed at once
 * do not both rely on the other.
 */
export async function countOtherAdministrators(tx: Transaction, id: number): Promise<number> {
  const others = await tx
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', roles.providerAdmin)
    .where('is_disabled', '=', false)
    .where('password_hash', 'is not', null)
    .where('limit_user_to_branch', 'is', null)
    .where('limit_user_to_account', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return others.filter((other) => other.id !== id).length;
}

export async function hasEmail(tx: Transaction, email: string, exceptId: number): Promise<boolean> {
  const found = tx.selectFrom('users').select('id').where('email', '=', email).where('id', '<>', exceptId);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Those that do not exist here. */
export async function findMissing(
  tx: Transaction,
  table: 'branches' | 'accounts',
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const known = await tx.selectFrom(table).select('id').where('id', '=', anyOf(ids)).execute();
  return new Set(ids.filter((id) => !known.some((row) => row.id === id)));
}

/** Whether the branch is retired, so that nothing new may be assigned to it. */
export async function isRetired(tx: Transaction, branchId: number): Promise<boolean> {
  const found = tx.selectFrom('branches').select('id').where('id', '=', branchId).where('retired_at', 'is not', null);
  return (await found.executeTakeFirst()) !== undefined;
}
