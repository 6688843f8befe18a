/** Statements about the branches of a provider: the list, locking one, and what depends on it. */
import { sql, type Expression } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { BranchRecord } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** Every branch, for the list. */
export function branchRows(tx: Transaction): Expression<unknown> {
  return tx
    .selectFrom('branches')
    .select(['id', 'code', 'name', 'phone_number', 'email', 'address', 'trading_hours', 'revision'])
    .select(sql<string | null>`address->>'city'`.as('city'))
    .select(sql<string>`case when retired_at is null then 'open' else 'retired' end`.as('state'));
}

/** The entity of a row of `branchRows`, without empty fields. */
export function serializeBranch(row: Readonly<Record<string, unknown>>): BranchRecord {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as BranchRecord;
}

export async function findBranchRecord(tx: Transaction, id: number): Promise<BranchRecord | undefined> {
  const found = await sql<Record<string, unknown>>`select * from ${branchRows(tx)} as r where id = ${id}`.execute(tx);
  return found.rows[0] && serializeBranch(found.rows[0]);
}

export function lockBranch(tx: Transaction, id: number): Promise<Row<'branches'> | undefined> {
  return tx.selectFrom('branches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function hasCode(tx: Transaction, code: string, exceptId: number): Promise<boolean> {
  const found = tx.selectFrom('branches').select('id').where('code', '=', code).where('id', '<>', exceptId);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Number of users limited to this branch, who would see nothing if it were retired. */
export async function countLimited(tx: Transaction, id: number): Promise<number> {
  return countOf(tx, 'limit_user_to_branch', id);
}

export async function countWorking(tx: Transaction, id: number): Promise<number> {
  return countOf(tx, 'branch_id', id);
}

async function countOf(tx: Transaction, column: 'limit_user_to_branch' | 'branch_id', id: number): Promise<number> {
  const { n } = await tx
    .selectFrom('users')
    .where(column, '=', id)
    .where('is_disabled', '=', false)
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
