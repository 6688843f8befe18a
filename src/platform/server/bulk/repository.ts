/** Statements about bulk changes and the result of each row; kept for a week. */
import { sql } from 'kysely';
import type { NewRow, Row } from '#generated/database.ts';
import type { Transaction } from '../db/tenant.ts';
import { resultDays } from '../jobs/retention.ts';

export type StoredBulkChange = Row<'bulk_changes'>;

const keptMs = resultDays * 86_400_000;
/** Maximum number of rows with a message in an answer; the others are only counted. */
const mostNamed = 1000;

export async function insertBulkChange(
  tx: Transaction,
  values: NewRow<'bulk_changes'>,
  ids: readonly number[],
  now: Date,
): Promise<StoredBulkChange> {
  const stored = await tx
    .insertInto('bulk_changes')
    .values({ ...values, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sql`insert into bulk_change_rows (provider_id, bulk_change_id, object_id)
    select ${stored.provider_id}::bigint, ${stored.id}::bigint, id from unnest(${[...ids]}::bigint[]) as id`.execute(
    tx,
  );
  return stored;
}

export function findBulkChange(tx: Transaction, id: number): Promise<StoredBulkChange | undefined> {
  return tx.selectFrom('bulk_changes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The bulk changes of one user in the last week, newest first. */
export function findBulkChanges(
  tx: Transaction,
  by: { readonly user: { readonly id: number; readonly provider_id: number }; readonly id: number | undefined },
  now: Date,
): Promise<readonly StoredBulkChange[]> {
  const own = tx
    .selectFrom('bulk_changes')
    .selectAll()
    .where('user_id', '=', by.user.id)
    .where('user_provider_id', '=', by.user.provider_id)
    .where('created_at', '>', new Date(now.getTime() - keptMs))
    .orderBy('created_at', 'desc')
    .limit(50);
  return (by.id === undefined ? own : own.where('id', '=', by.id)).execute();
}

export interface RowCounts {
  readonly changed: number;
  readonly refused: number;
}

export async function countRows(tx: Transaction, id: number): Promise<RowCounts> {
  const counts = await tx
    .selectFrom('bulk_change_rows')
    .select(['state', sql<number>`count(*)::integer`.as('count')])
    .where('bulk_change_id', '=', id)
    .groupBy('state')
    .execute();
  const of = (state: string) => counts.find((one) => one.state === state)?.count ?? 0;
  return { changed: of('changed'), refused: of('refused') };
}

/** The rows that were refused, or changed with a warning. */
export async function findNamed(
  tx: Transaction,
  id: number,
  state: RowResult['state'],
): Promise<{ readonly id: number; readonly message: string }[]> {
  const rows = await tx
    .selectFrom('bulk_change_rows')
    .select(['object_id', 'message'])
    .where('bulk_change_id', '=', id)
    .where('state', '=', state)
    .where('message', 'is not', null)
    .orderBy('object_id')
    .limit(mostNamed)
    .execute();
  return rows.map(({ object_id, message }) => ({ id: object_id, message: message ?? '' }));
}

/** The next rows that were not processed yet. */
export async function findWaiting(tx: Transaction, id: number, most: number): Promise<readonly number[]> {
  const rows = tx.selectFrom('bulk_change_rows').select('object_id').where('bulk_change_id', '=', id);
  const found = await rows.where('state', '=', 'waiting').orderBy('object_id').limit(most).execute();
  return found.map(({ object_id }) => object_id);
}

/** Locks a row; false when it is done already. Another job that processes it waits. */
export async function takeRow(tx: Transaction, id: number, objectId: number): Promise<boolean> {
  const row = tx
    .selectFrom('bulk_change_rows')
    .select('object_id')
    .where('bulk_change_id', '=', id)
    .where('object_id', '=', objectId)
    .where('state', '=', 'waiting');
  return (await row.forUpdate().executeTakeFirst()) !== undefined;
}

export interface RowResult {
  readonly state: 'changed' | 'refused';
  /** Why it was refused, or what the user is warned of. */
  readonly message: string | null;
}

/** `objectId`: undefined for all remaining rows. */
export async function finishRows(
  tx: Transaction,
  id: number,
  objectId: number | undefined,
  result: RowResult,
): Promise<void> {
  await tx
    .updateTable('bulk_change_rows')
    .set(result)
    .where('bulk_change_id', '=', id)
    .where('state', '=', 'waiting')
    .$if(objectId !== undefined, (rows) => rows.where('object_id', '=', objectId!))
    .execute();
}

export async function finishBulkChange(tx: Transaction, id: number): Promise<void> {
  await tx.updateTable('bulk_changes').set({ state: 'done' }).where('id', '=', id).execute();
}
