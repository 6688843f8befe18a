/**
 * Statements about exports of lists; each is stored under the person's own provider for a week. While acting as a
 * customer, it belongs to whoever acts.
 */
import type { NewRow, Row } from '#generated/database.ts';
import type { Transaction } from '../../db/tenant.ts';
import { resultDays } from '../../jobs/retention.ts';

export type StoredExport = Row<'list_exports'>;

const keptMs = resultDays * 86_400_000;

const shown = ['id', 'table_id', 'status', 'file_name', 'rows_done', 'rows_total', 'created_at'] as const;

/** Without the file. */
export type ShownExport = Pick<StoredExport, (typeof shown)[number]>;

export function expiryOf({ created_at }: Pick<StoredExport, 'created_at'>): Date {
  return new Date(created_at.getTime() + keptMs);
}

export function insertExport(tx: Transaction, values: NewRow<'list_exports'>, now: Date): Promise<ShownExport> {
  const insert = tx.insertInto('list_exports').values({ ...values, created_at: now });
  return insert.returning([...shown]).executeTakeFirstOrThrow();
}

/** An export of the person who made it; the job omits `maker`, because it acts for everyone. */
export function findExport(
  tx: Transaction,
  providerId: number,
  id: string,
  maker?: number,
): Promise<StoredExport | undefined> {
  const one = tx.selectFrom('list_exports').selectAll().where('provider_id', '=', providerId).where('id', '=', id);
  return (maker === undefined ? one : one.where('made_by', '=', maker)).executeTakeFirst();
}

/** The person's exports that have not expired, newest first. */
export function findExports(
  tx: Transaction,
  providerId: number,
  maker: number,
  now: Date,
): Promise<readonly ShownExport[]> {
  return tx
    .selectFrom('list_exports')
    .select([...shown])
    .where('provider_id', '=', providerId)
    .where('made_by', '=', maker)
    .where('created_at', '>', new Date(now.getTime() - keptMs))
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
