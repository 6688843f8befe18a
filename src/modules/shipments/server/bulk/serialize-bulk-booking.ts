/** A bulk booking as the API returns it: its progress and errors, and its lines as a file. */
import type { BulkBooking } from '#generated/types.ts';
import { randOf } from '#platform/domain/money.ts';
import { withOffset } from '#platform/domain/time.ts';
import type { SettingsReader } from '#platform/server/http/services.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { firstErrors, mostErrors, writeFailedLines } from '#platform/server/spreadsheets/line-errors.ts';
import { writeLines } from '#platform/server/spreadsheets/read-spreadsheet.ts';
import { standingRefusal } from '#modules/ledger/domain/standing.ts';
import { accountStanding } from '#modules/ledger/server/services/ledger.ts';
import { titleOfField } from '../../domain/bulk/columns.ts';
import { paysOnline } from '../../domain/paying.ts';
import { fieldsOf } from './bulk-job.ts';
import {
  countRows,
  findAmount,
  findBookedRows,
  findFailedRows,
  findSameFile,
  findLines,
  type StoredBulkBooking,
} from './repository.ts';

/** The failed lines with reasons, or the booked ones with waybill numbers, as CSV. */
export async function fileOf(tx: Transaction, file: StoredBulkBooking, kind: 'failed' | 'booked'): Promise<string> {
  const cells = new Map((await findLines(tx, file.id)).map((line) => [line.number, line.cells]));
  const of = (row: number): readonly string[] => cells.get(row) ?? [];
  if (kind === 'booked') {
    const booked = await findBookedRows(tx, file.id);
    const lines = booked.map(({ row, tracking_reference }) => ({ cells: of(row), tracking_reference }));
    return writeLines(file.headings, 'Waybill number', lines, (line) => line.tracking_reference);
  }
  const failed = await findFailedRows(tx, file.id);
  const lines = failed.map(({ row, errors }) => ({ cells: of(row), errors }));
  return writeFailedLines(file.headings, lines, titleOfField);
}

export interface BulkReader {
  readonly seesPrices: boolean;
  readonly isStaff: boolean;
  readonly settings: SettingsReader;
}

/** What the lines to book cost, and why the account can't pay for all of them: the balance is spent line by line. */
async function priceOf(
  tx: Transaction,
  { id, provider_id, account_id, state }: StoredBulkBooking,
  { settings }: BulkReader,
): Promise<Pick<BulkBooking, 'amount_valid' | 'refusal'>> {
  const amount = await findAmount(tx, id);
  const price = { amount_valid: randOf(amount) };
  if (state !== 'checked' || amount === 0) return price;
  const standing = await accountStanding(tx, account_id);
  // Instead of being refused, shipments wait for their payment.
  if (paysOnline(standing.accountType, await settings.decidingForAccount(tx, provider_id, account_id))) return price;
  const refusal = standingRefusal(standing, amount)?.message;
  return { ...price, ...(refusal !== undefined && { refusal }) };
}

/** Customers see which of their colleagues uploaded a file, but not which member of staff. */
async function isOfColleague(
  tx: Transaction,
  { user_id, user_provider_id, account_id }: StoredBulkBooking,
): Promise<boolean> {
  const users = tx.selectFrom('users').select('id').where('id', '=', user_id).where('account_id', '=', account_id);
  return (await users.where('provider_id', '=', user_provider_id).executeTakeFirst()) !== undefined;
}

/** A file as its page shows it to a user. */
export async function serializeBulkBooking(
  tx: Transaction,
  file: StoredBulkBooking,
  reader: BulkReader,
): Promise<BulkBooking> {
  const { id, account_id, file_name, revision, created_by, rows_total, headings, time_created } = file;
  const account = await tx.selectFrom('accounts').select('name').where('id', '=', account_id).executeTakeFirstOrThrow();
  const { valid = 0, booked = 0, failed = 0 } = await countRows(tx, id);
  const errors = await findFailedRows(tx, id, mostErrors);
  return {
    ...{ id, account_id, account: account.name, file_name, state: file.state, revision },
    ...{ created_by: reader.isStaff || (await isOfColleague(tx, file)) ? created_by : null },
    ...{ time_created: withOffset(time_created), rows_total, rows_checked: valid + booked + failed },
    ...{ rows_valid: valid, rows_booked: booked, rows_failed: failed, headings, columns: [...fieldsOf(file)] },
    ...(reader.seesPrices && (await priceOf(tx, file, reader))),
    examples: file.examples,
    errors: firstErrors(
      errors.map(({ row: number, errors: found }) => ({ number, errors: found })),
      titleOfField,
    ),
    booked_before: await findSameFile(tx, file),
  };
}
