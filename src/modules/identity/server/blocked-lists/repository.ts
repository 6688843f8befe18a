/** Statements about blocked entries. */
import { sql, type Expression } from 'kysely';
import type { BlockedList } from '#generated/types.ts';
import type { NewRow, Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export function blockedRows(tx: Transaction): Expression<unknown> {
  return tx
    .selectFrom('blocked_entries as e')
    .leftJoin('users as u', (join) =>
      join.onRef('u.provider_id', '=', 'e.provider_id').onRef('u.id', '=', 'e.created_by'),
    )
    .select(['e.id', 'e.type', 'e.value', 'e.note', 'e.created_at', 'u.name as created_by']);
}

/** Undefined when the value is blocked already. */
export function insertEntry(tx: Transaction, entry: NewRow<'blocked_entries'>): Promise<{ id: number } | undefined> {
  return tx
    .insertInto('blocked_entries')
    .values(entry)
    .onConflict((row) => row.columns(['provider_id', 'type', 'value']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

export function deleteEntry(tx: Transaction, id: number): Promise<Row<'blocked_entries'> | undefined> {
  return tx.deleteFrom('blocked_entries').where('id', '=', id).returningAll().executeTakeFirst();
}

export interface Looked {
  readonly type: BlockedList;
  readonly value: string;
}

/** Those of the values that are blocked. */
export async function findBlocked(tx: Transaction, values: readonly Looked[]): Promise<readonly Looked[]> {
  if (values.length === 0) return [];
  const types = values.map(({ type }) => type);
  const texts = values.map(({ value }) => value);
  const { rows } = await sql<Looked>`
    select e.type, e.value from blocked_entries e
      join unnest(${types}::text[], ${texts}::text[]) as requested (type, value) on requested.type = e.type and requested.value = e.value
  `.execute(tx);
  return rows;
}

/** The users with the blocked email address, or with an address in the domain. */
export function usersOf(tx: Transaction, { type, value }: Looked) {
  const domain = sql<string>`lower(split_part(email, '@', 2))`;
  return tx
    .selectFrom('users')
    .select(['provider_id', 'id', 'role_id', 'account_id'])
    .where((row) =>
      type === 'email-address'
        ? row(sql`lower(email)`, '=', value)
        : row.or([row(domain, '=', value), row(domain, 'like', `%.${value}`)]),
    )
    .execute();
}
