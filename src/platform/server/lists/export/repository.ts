/** Statements about exports of lists; their files are kept for a day. */
import type { NewRow, Row } from '#generated/database.ts';
import type { Transaction } from '../../db/tenant.ts';

export type StoredExport = Row<'list_exports'>;

const dayMs = 86_400_000;

export async function insertExport(tx: Transaction, values: NewRow<'list_exports'>, now: Date): Promise<StoredExport> {
  await tx
    .deleteFrom('list_exports')
    .where('provider_id', '=', values.provider_id)
    .where('created_at', '<', new Date(now.getTime() - dayMs))
    .execute();
  return tx.insertInto('list_exports').values(values).returningAll().executeTakeFirstOrThrow();
}

/** Of the person who asked for it; `userId` is left out by the job, which acts for everybody. */
export function findExport(
  tx: Transaction,
  providerId: number,
  id: string,
  userId?: number,
): Promise<StoredExport | undefined> {
  const one = tx.selectFrom('list_exports').selectAll().where('provider_id', '=', providerId).where('id', '=', id);
  return (userId === undefined ? one : one.where('user_id', '=', userId)).executeTakeFirst();
}

/** Those that a person asked for, newest first, without their files. */
export function findExports(
  tx: Transaction,
  providerId: number,
  userId: number,
): Promise<readonly Pick<StoredExport, 'id' | 'status' | 'file_name' | 'rows_done' | 'rows_total'>[]> {
  return tx
    .selectFrom('list_exports')
    .select(['id', 'status', 'file_name', 'rows_done', 'rows_total'])
    .where('provider_id', '=', providerId)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

export async function updateExport(
  tx: Transaction,
  providerId: number,
  id: string,
  values: Partial<Pick<StoredExport, 'status' | 'rows_done' | 'content'>>,
): Promise<void> {
  await tx.updateTable('list_exports').set(values).where('provider_id', '=', providerId).where('id', '=', id).execute();
}
