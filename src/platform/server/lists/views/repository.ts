/** Statements about saved views of lists; each belongs to one person. */
import type { NewRow, Row } from '#generated/database.ts';
import { lock } from '../../db/lock.ts';
import type { Transaction } from '../../db/tenant.ts';

export type StoredView = Row<'list_views'>;

export interface Owner {
  readonly provider_id: number;
  readonly user_id: number;
}

/** Until the transaction ends, other changes to this person's views wait, because names and defaults are compared. */
export async function lockViews(tx: Transaction, { provider_id, user_id }: Owner): Promise<void> {
  await lock(tx, `list views ${user_id}`, provider_id);
}

/** By name, across all lists. */
export function findViews(tx: Transaction, { provider_id, user_id }: Owner): Promise<readonly StoredView[]> {
  const own = tx.selectFrom('list_views').selectAll().where('provider_id', '=', provider_id);
  return own.where('user_id', '=', user_id).orderBy('name').orderBy('id').execute();
}

/** Undefined when the list already has a view of this name. */
export function insertView(tx: Transaction, values: NewRow<'list_views'>): Promise<StoredView | undefined> {
  const insert = tx
    .insertInto('list_views')
    .values(values)
    .onConflict((found) => found.doNothing());
  return insert.returningAll().executeTakeFirst();
}

export function updateView(
  tx: Transaction,
  { provider_id, user_id }: Owner,
  id: string,
  values: Partial<Pick<StoredView, 'name' | 'query' | 'is_default'>>,
): Promise<StoredView> {
  const update = tx.updateTable('list_views').set(values).where('provider_id', '=', provider_id).where('id', '=', id);
  return update.where('user_id', '=', user_id).returningAll().executeTakeFirstOrThrow();
}

/** The list opens with the table's default again. */
export async function clearDefault(tx: Transaction, { provider_id, user_id }: Owner, filterKey: string): Promise<void> {
  const own = tx.updateTable('list_views').set({ is_default: false }).where('provider_id', '=', provider_id);
  await own.where('user_id', '=', user_id).where('filter_key', '=', filterKey).where('is_default', '=', true).execute();
}

/** Returns whether there was one. */
export async function deleteView(tx: Transaction, { provider_id, user_id }: Owner, id: string): Promise<boolean> {
  const one = tx.deleteFrom('list_views').where('provider_id', '=', provider_id).where('id', '=', id);
  const { numDeletedRows } = await one.where('user_id', '=', user_id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
