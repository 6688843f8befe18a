/** Statements about bulk booking files and the results of their lines. */
import { sql } from 'kysely';
import type { NewRow, Row } from '#generated/database.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Cents } from '#platform/domain/money.ts';
import { emit } from '#platform/server/events/emit.ts';
import { mapInSlices } from '#platform/server/in-slices.ts';
import type { SpreadsheetLine } from '#platform/server/spreadsheets/read-spreadsheet.ts';
import type { CheckedRow } from './check-row.ts';

/** Without its lines, which are large and seldom needed. */
export type StoredBulkBooking = Omit<Row<'bulk_bookings'>, 'lines'>;

const columns = [
  ...([
    'provider_id',
    'id',
    'account_id',
    'file_name',
    'digest',
    'headings',
    'columns',
    'examples',
    'rows_total',
  ] as const),
  ...(['state', 'revision', 'no_dangerous_goods', 'origin', 'user_id', 'user_provider_id', 'created_by'] as const),
  ...(['author', 'time_created'] as const),
] as const;

export type RowOutcome = { readonly row: number } & CheckedRow;

export interface FailedRow {
  readonly row: number;
  readonly errors: readonly FieldError[];
}

export function insertBulkBooking(tx: Transaction, values: NewRow<'bulk_bookings'>): Promise<StoredBulkBooking> {
  return tx.insertInto('bulk_bookings').values(values).returning(columns).executeTakeFirstOrThrow();
}

export function findBulkBooking(tx: Transaction, id: number, lock = false): Promise<StoredBulkBooking | undefined> {
  const one = tx.selectFrom('bulk_bookings').select(columns).where('id', '=', id);
  return (lock ? one.forUpdate() : one).executeTakeFirst();
}

/** Changes the file and notifies open pages. */
export async function updateBulkBooking(
  tx: Transaction,
  { id, account_id }: Pick<StoredBulkBooking, 'id' | 'account_id'>,
  values: Partial<Pick<StoredBulkBooking, 'state' | 'revision' | 'columns' | 'no_dangerous_goods'>>,
): Promise<void> {
  if (Object.keys(values).length > 0) await tx.updateTable('bulk_bookings').set(values).where('id', '=', id).execute();
  emit(tx, 'bulk_booking_changed', { bulk_booking_id: id, account_id });
}

/** The last mapping of the account for a file with the same headings; undefined without one. */
export async function findMapping(
  tx: Transaction,
  accountId: number,
  headings: readonly string[],
): Promise<string[] | undefined> {
  const found = await tx
    .selectFrom('bulk_bookings')
    .select('columns')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`headings = ${[...headings]}::text[]`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.columns;
}

/** The earlier bulk booking of the account from an identical file. */
export async function findSameFile(
  tx: Transaction,
  { id, account_id, digest }: Pick<StoredBulkBooking, 'id' | 'account_id' | 'digest'>,
): Promise<number | null> {
  const found = await tx
    .selectFrom('bulk_bookings')
    .select('id')
    .where('account_id', '=', account_id)
    .where('digest', '=', digest)
    .where('id', '<>', id)
    .where('state', 'in', ['booking', 'done'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}

export async function removeRows(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom('bulk_booking_rows').where('bulk_booking_id', '=', id).execute();
}

/** A chunk of lines with their prices or errors. */
export async function insertRows(
  tx: Transaction,
  { provider_id, id }: Pick<StoredBulkBooking, 'provider_id' | 'id'>,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  const rows = JSON.stringify(
    outcomes.map(({ row, ...outcome }) => ({
      row,
      ...('errors' in outcome ? { state: 'failed', errors: outcome.errors } : { state: 'valid', ...outcome }),
    })),
  );
  await sql`
    insert into bulk_booking_rows (provider_id, bulk_booking_id, row, state, errors, amount_cents)
    select ${provider_id}::bigint, ${id}::bigint, row, state, errors, amount
      from jsonb_to_recordset(${rows}::jsonb) as r (row integer, state text, errors jsonb, amount bigint)
  `.execute(tx);
}

/** The next lines to book, in the order of the file. */
export async function findWaiting(tx: Transaction, id: number, most: number): Promise<readonly number[]> {
  const rows = tx.selectFrom('bulk_booking_rows').select('row').where('bulk_booking_id', '=', id);
  const found = await rows.where('state', '=', 'valid').orderBy('row').limit(most).execute();
  return found.map(({ row }) => row);
}

/** Locks a line for booking; false when it is booked or refused already. */
export async function takeRow(tx: Transaction, id: number, row: number): Promise<boolean> {
  const rows = tx
    .selectFrom('bulk_booking_rows')
    .select('row')
    .where('bulk_booking_id', '=', id)
    .where('row', '=', row);
  return (await rows.where('state', '=', 'valid').forUpdate().executeTakeFirst()) !== undefined;
}

export async function finishRow(
  tx: Transaction,
  id: number,
  row: number,
  outcome: { readonly shipmentId: number } | { readonly errors: readonly FieldError[] },
): Promise<void> {
  const values =
    'shipmentId' in outcome
      ? { state: 'booked' as const, shipment_id: outcome.shipmentId }
      : { state: 'failed' as const, errors: JSON.stringify(outcome.errors) };
  const one = tx.updateTable('bulk_booking_rows').set(values).where('bulk_booking_id', '=', id).where('row', '=', row);
  await one.where('state', '=', 'valid').execute();
}

/** Number of lines by state. */
export async function countRows(tx: Transaction, id: number): Promise<Readonly<Record<string, number>>> {
  const counts = await tx
    .selectFrom('bulk_booking_rows')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('bulk_booking_id', '=', id)
    .groupBy('state')
    .execute();
  return Object.fromEntries(counts.map(({ state, count }) => [state, count]));
}

/** What the lines to book cost, by the prices of the check. */
export async function findAmount(tx: Transaction, id: number): Promise<Cents> {
  const rows = tx.selectFrom('bulk_booking_rows').where('bulk_booking_id', '=', id).where('state', '=', 'valid');
  const found = await rows.select(({ fn }) => fn.sum('amount_cents').as('amount')).executeTakeFirst();
  return Number(found?.amount ?? 0);
}

export async function findFailedRows(tx: Transaction, id: number, most?: number): Promise<readonly FailedRow[]> {
  const rows = tx.selectFrom('bulk_booking_rows').select(['row', 'errors']).where('bulk_booking_id', '=', id);
  const failed = rows.where('state', '=', 'failed').orderBy('row');
  const found = await (most === undefined ? failed : failed.limit(most)).execute();
  return found.map(({ row, errors }) => ({ row, errors: (errors ?? []) as unknown as readonly FieldError[] }));
}

/** The lines that were booked, with their waybill numbers. */
export function findBookedRows(
  tx: Transaction,
  id: number,
): Promise<readonly { readonly row: number; readonly tracking_reference: string }[]> {
  return tx
    .selectFrom('bulk_booking_rows as r')
    .innerJoin('shipments as s', (on) =>
      on.onRef('s.provider_id', '=', 'r.provider_id').onRef('s.id', '=', 'r.shipment_id'),
    )
    .select(['r.row', 's.tracking_reference'])
    .where('r.bulk_booking_id', '=', id)
    .orderBy('r.row')
    .execute();
}

/** Every line of an existing file. */
export async function findLines(tx: Transaction, id: number): Promise<readonly SpreadsheetLine[]> {
  // One row each: parsed as they arrive, where a single value of ten thousand lines would be parsed in one go.
  const { rows } = await sql<{ readonly line: StoredLine }>`
    select line from bulk_bookings, jsonb_array_elements(lines) with ordinality as l (line, at) where id = ${id} order by at
  `.execute(tx);
  return mapInSlices(rows, ({ line }) =>
    Array.isArray(line) ? { number: line[0], cells: line.slice(1) as string[] } : line,
  );
}

/** Number and cells of a line, or more where there is more to know. */
type StoredLine = [number, ...string[]] | SpreadsheetLine;

export function storedLine(line: SpreadsheetLine): StoredLine {
  return line.problem === undefined ? [line.number, ...line.cells] : line;
}
