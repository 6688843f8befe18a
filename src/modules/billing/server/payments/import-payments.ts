/** Imports a bank statement: every line once, paid into the account that its reference names, or kept for staff to allocate. */
import { hash } from 'node:crypto';
import type { FieldError } from '#engine/validation/messages.ts';
import type { Settings, UploadPaymentsAnswer200 } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { refuseUnstorable } from '#platform/server/http/input-limits.ts';
import { importErrors, mostErrors } from '#platform/server/spreadsheets/line-errors.ts';
import { invalidFile, readSpreadsheet } from '#platform/server/spreadsheets/read-spreadsheet.ts';
import { bankColumns, bankLine, missingColumns, titleOfBankField, type BankLine } from '../../domain/bank-line.ts';
import { addImportedPayment, isImported, matchReference } from './imported-payments.ts';

export interface PaymentImport {
  readonly providerId: number;
  readonly settings: Settings;
  readonly createdBy: number;
  /** `2026-11-22` */
  readonly today: string;
  readonly bytes: Buffer;
  readonly dryRun: boolean;
  /** Lines before it were imported by an earlier request. */
  readonly from: number;
}

/** Runs a step in a transaction of its own. */
type Within = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

interface ReadLine {
  readonly number: number;
  readonly digest: Buffer;
  readonly read: { readonly line: BankLine } | { readonly errors: readonly FieldError[] };
}

type Outcome = 'matched' | 'unmatched' | 'known' | 'skipped' | 'failed';

/** Lines that one request imports: a few seconds of work. */
const importedAtOnce = 100;

/** Throws `invalid_file`. A dry run writes nothing; without it `next` says where the next request goes on. */
export async function importPayments(within: Within, asked: PaymentImport): Promise<UploadPaymentsAnswer200> {
  const { bytes, dryRun, from } = asked;
  const file = await readSpreadsheet(bytes);
  refuseUnstorable([file.headings, ...file.lines.map(({ cells }) => cells)]);
  const columns = bankColumns(file.headings);
  const missing = missingColumns(columns);
  if (missing.length > 0) throw invalidFile(`The first line must have these headings: ${missing.join(', ')}`);
  const times = new Map<string, number>();
  const lines = file.lines.map(({ number, cells }): ReadLine => {
    const read = bankLine(columns, cells);
    return { number, read, digest: digestOf('line' in read ? read.line : cells, times) };
  });
  const part = dryRun ? lines : lines.slice(from, from + importedAtOnce);
  const outcomes: Outcome[] = [];
  for (const line of part) outcomes.push(await within((tx) => importLine(tx, asked, line)));
  const count = (...kinds: readonly Outcome[]): number => outcomes.filter((one) => kinds.includes(one)).length;
  const end = from + part.length;
  return {
    ...{ dry_run: dryRun, rows: lines.length, added: count('matched', 'unmatched'), matched: count('matched') },
    ...{ known: count('known'), skipped: count('skipped'), failed: count('failed') },
    errors: part
      .flatMap(({ number, read }) => ('errors' in read ? importErrors(number, read.errors, titleOfBankField) : []))
      .slice(0, mostErrors),
    ...(!dryRun && end < lines.length && { next: end }),
  };
}

/** Equal lines of one file are payments of their own: each counts how often it was there before. */
function digestOf(line: BankLine | readonly string[], times: Map<string, number>): Buffer {
  const text = JSON.stringify(line);
  const before = times.get(text) ?? 0;
  times.set(text, before + 1);
  return hash('sha256', `${text}#${before}`, 'buffer');
}

async function importLine(tx: Transaction, asked: PaymentImport, { read, digest }: ReadLine): Promise<Outcome> {
  if ('errors' in read) return 'failed';
  const { line } = read;
  const { payment_import_start_date: start, payment_import_end_date: end } = asked.settings;
  const isOutside = (start !== undefined && line.date < start) || (end !== undefined && line.date > end);
  if (line.amount <= 0 || isOutside) return 'skipped';
  if (asked.dryRun) {
    if (await isImported(tx, digest)) return 'known';
    return (await matchReference(tx, line.reference)) ? 'matched' : 'unmatched';
  }
  return addImportedPayment(tx, asked, line, digest);
}
