/** Locks a stored shipment for a change, with its parcels and account, refuses conflicts, and writes the change. */
import type { NewRow, Row } from '#generated/database.ts';
import { readAccount } from '#modules/accounts/server/services/balance.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { ShipmentDraft } from '../domain/draft.ts';
import { isStaff, type Booker } from './booker.ts';
import { draftOf } from './columns.ts';
import { findShipment } from './repository.ts';
import { unknownShipment } from './services/require-shipment.ts';

export interface LockedShipment {
  readonly row: Row<'shipments'>;
  readonly parcels: readonly Row<'parcels'>[];
  readonly draft: ShipmentDraft;
  readonly account: Row<'accounts'>;
}

/** Other changes wait. Throws `unknown_shipment` for one that the user can't see. */
export async function lockShipment(
  tx: Transaction,
  { viewer }: Booker,
  id: number,
  field: string,
): Promise<LockedShipment> {
  const found = viewer && (await findShipment(tx, viewer, { id }));
  if (!found) throw unknownShipment(field);
  return lockAny(tx, found.id);
}

/** For callers that have checked permissions: see `lockShipment`. */
export async function lockAny(tx: Transaction, id: number): Promise<LockedShipment> {
  const row = await tx.selectFrom('shipments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const parcels = await tx
    .selectFrom('parcels')
    .selectAll()
    .where('shipment_id', '=', row.id)
    .orderBy('number')
    .execute();
  const account = await readAccount(tx, row.account_id);
  if (!account) throw unknownShipment('id');
  return { row, parcels, draft: draftOf(row, parcels), account };
}

interface Change {
  readonly columns: object;
  /** What changed, by the names of the entity's fields. */
  readonly fields: readonly string[];
}

/** Writes the next revision of a shipment, with the fields it changed. */
export async function writeChange(
  tx: Transaction,
  by: Pick<Booker, 'author' | 'now'>,
  row: Row<'shipments'>,
  change: Change,
): Promise<Row<'shipments'>> {
  const { values, note } = changeRows(by, row, change);
  // One statement, because a shipment changes often and every round trip prolongs its lock.
  return tx
    .with('noted', (query) => query.insertInto('shipment_revisions').values(note))
    .updateTable('shipments')
    .set(values)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The rows of such a change, for a statement that writes them together with its cause. */
export function changeRows(
  { author, now }: Pick<Booker, 'author' | 'now'>,
  { provider_id, id, revision: before }: Row<'shipments'>,
  { columns, fields }: Change,
): { readonly values: Partial<NewRow<'shipments'>>; readonly note: NewRow<'shipment_revisions'> } {
  const revision = before + 1;
  return {
    values: { ...columns, revision },
    note: {
      provider_id,
      shipment_id: id,
      revision,
      changed_at: now,
      changed_by: author.user_name,
      fields: [...fields],
    },
  };
}

/**
 * Throws `conflict` when someone else changed the same fields since the base revision. Customers don't see which member
 * of staff it was.
 */
export async function refuseConflicts(
  tx: Transaction,
  booker: Booker,
  { id, revision, account_id: accountId }: Row<'shipments'>,
  base: number | undefined,
  changed: readonly string[],
): Promise<void> {
  if (base === undefined || base >= revision) return;
  const since = await tx
    .selectFrom('shipment_revisions')
    .select(['fields', 'changed_by'])
    .where('shipment_id', '=', id)
    .where('revision', '>', base)
    .orderBy('revision')
    .execute();
  const changedBy = new Map(
    since.flatMap(({ fields, changed_by }) => fields.map((field) => [field, changed_by] as const)),
  );
  const colleagues = isStaff(booker) ? undefined : await namesOfUsers(tx, accountId);
  const errors = changed
    .filter((field) => changedBy.has(field))
    .map((field) => {
      const name = changedBy.get(field);
      const by = !colleagues || (name && colleagues.has(name)) ? name : undefined;
      return { field, code: 'conflict', message: `Changed in the meantime${by ? ` by ${by}` : ''}` };
    });
  if (errors.length > 0)
    throw new ApiError(409, 'conflict', 'Someone else changed the same fields. Nothing was saved', errors, {
      revision,
    });
}

async function namesOfUsers(tx: Transaction, accountId: number): Promise<ReadonlySet<string>> {
  const users = await tx.selectFrom('users').select('name').where('account_id', '=', accountId).execute();
  return new Set(users.map(({ name }) => name));
}
