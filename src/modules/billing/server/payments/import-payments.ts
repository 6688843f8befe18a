/** Imports a bank statement: every line once, credited to the account in its reference, or kept for manual allocation. */
import { hash } from 'node:crypto';
import type { FieldError } from '#engine/validation/messages.ts';
import type { ImportedLine, PaymentImportResult, Settings, UploadPaymentsAnswer200 } from '#generated/types.ts';
import { readAccount } from '#modules/accounts/server/services/balance.ts';
import { findAccountNames } from '#modules/accounts/server/services/accounts.ts';
import { randOf } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { mapInSlices } from '#platform/server/in-slices.ts';
import { firstErrors, unreadableLine } from '#platform/server/spreadsheets/line-errors.ts';
import { invalidFile, readSpreadsheet } from '#platform/server/spreadsheets/read-spreadsheet.ts';
import { bankColumns, bankLine, missingColumns, titleOfBankField, type BankLine } from '../../domain/bank-line.ts';
import { notImportedFirst } from '../../domain/import-result.ts';
import { addImportedPayment, findImported, matchReferences, type Unmatched } from './imported-payments.ts';

export interface PaymentImport {
  readonly providerId: number;
  readonly settings: Settings;
  readonly createdBy: number;
  /** `2026-11-22` */
  readonly today: string;
  readonly bytes: Buffer;
  readonly dryRun: boolean;
  /** Earlier lines were imported by a previous request. */
  readonly from: number;
}

/** Runs a step in a transaction of its own. */
type Within = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

interface ReadLine {
  readonly number: number;
  readonly digest: Buffer;
  readonly read: { readonly line: BankLine } | { readonly errors: readonly FieldError[] };
}

interface Outcome {
  readonly result: PaymentImportResult;
  /** The account that it is credited to, or why there is none. */
  readonly reason: string;
}

/** Maximum number of lines listed in an answer. */
const mostLines = 200;

/** Number of lines per request: a few seconds of work. */
const importedAtOnce = 100;

/** Number of lines that a dry run looks up together. */
const checkedAtOnce = 1000;

/** Throws `invalid_file`. A dry run writes nothing; otherwise `next` says where the next request continues. */
export async function importPayments(within: Within, paymentImport: PaymentImport): Promise<UploadPaymentsAnswer200> {
  const { bytes, dryRun, from } = paymentImport;
  // Banks write the account and the period above the headings.
  const file = await readSpreadsheet(bytes, (cells) => missingColumns(bankColumns(cells)).length === 0);
  const columns = bankColumns(file.headings);
  const missing = missingColumns(columns);
  if (missing.length > 0) throw invalidFile(`The file must have these headings: ${missing.join(', ')}`);
  const times = new Map<string, number>();
  const lines = await mapInSlices(file.lines, (line): ReadLine => {
    const { number, cells, problem } = line;
    const read =
      problem === undefined ? bankLine(columns, cells, paymentImport.today) : { errors: unreadableLine(line) };
    return { number, read, digest: digestOf('line' in read ? read.line : cells, times) };
  });
  const part = dryRun ? lines : lines.slice(from, from + importedAtOnce);
  const imported: ImportedLine[] = [];
  if (dryRun)
    for (let first = 0; first < part.length; first += checkedAtOnce) {
      const some = part.slice(first, first + checkedAtOnce);
      const outcomes = await within((tx) => checkLines(tx, paymentImport, some));
      imported.push(...some.map((line, at) => lineOf(line, outcomes[at]!)));
    }
  else for (const line of part) imported.push(lineOf(line, await within((tx) => importLine(tx, paymentImport, line))));
  const count = (...results: readonly PaymentImportResult[]): number =>
    imported.filter(({ result }) => results.includes(result)).length;
  const end = from + part.length;
  return {
    ...{ dry_run: dryRun, rows: lines.length, added: count('matched', 'unmatched'), matched: count('matched') },
    ...{ known: count('known'), skipped: count('skipped'), failed: count('failed') },
    errors: firstErrors(
      part.flatMap(({ number, read }) => ('errors' in read ? { number, errors: read.errors } : [])),
      titleOfBankField,
    ),
    lines: notImportedFirst(imported).slice(0, mostLines),
    ...(!dryRun && end < lines.length && { next: end }),
  };
}

/** Equal lines of one file are separate payments: the digest includes how often the line occurred before. */
function digestOf(line: BankLine | readonly string[], times: Map<string, number>): Buffer {
  const text = JSON.stringify(line);
  const before = times.get(text) ?? 0;
  times.set(text, before + 1);
  return hash('sha256', `${text}#${before}`, 'buffer');
}

function lineOf({ number: row, read }: ReadLine, outcome: Outcome): ImportedLine {
  const line = 'line' in read ? read.line : undefined;
  return { row, ...outcome, reference: line?.reference ?? null, amount: line ? randOf(line.amount) : null };
}

async function importLine(tx: Transaction, paymentImport: PaymentImport, line: ReadLine): Promise<Outcome> {
  const payment = paymentIn(line, paymentImport);
  if ('result' in payment) return payment;
  const added = await addImportedPayment(tx, paymentImport, payment, line.digest);
  if (added === 'known') return known;
  if (typeof added === 'string') return unmatched[added];
  return { result: 'matched', reason: (await readAccount(tx, added.accountId))?.name ?? '' };
}

/** What would become of each line. A file has thousands, so they are looked up together. */
async function checkLines(
  tx: Transaction,
  paymentImport: PaymentImport,
  lines: readonly ReadLine[],
): Promise<readonly Outcome[]> {
  const payments = lines.map((line) => paymentIn(line, paymentImport));
  const imported = await findImported(
    tx,
    lines.map(({ digest }) => digest),
  );
  const matches = await matchReferences(
    tx,
    payments.map((payment) => ('result' in payment ? '' : payment.reference)),
  );
  const ids = matches.flatMap((match) => (typeof match === 'string' ? [] : match.accountId));
  const names = new Map((await findAccountNames(tx, ids)).map(({ id, name }) => [id, name]));
  return payments.map((payment, at) => {
    if ('result' in payment) return payment;
    if (imported.has(lines[at]!.digest.toString('hex'))) return known;
    const match = matches[at]!;
    if (typeof match === 'string') return unmatched[match];
    return { result: 'matched', reason: names.get(match.accountId) ?? '' };
  });
}

/** The payment in a line, or why there is none to import. */
function paymentIn({ read }: ReadLine, { settings }: PaymentImport): BankLine | Outcome {
  if ('errors' in read) return { result: 'failed', reason: read.errors.map(({ message }) => message).join(' ') };
  const reason = skipReason(read.line, settings);
  return reason === undefined ? read.line : { result: 'skipped', reason };
}

const known: Outcome = { result: 'known', reason: 'It was imported before.' };

const unmatched: Readonly<Record<Unmatched, Outcome>> = {
  none: { result: 'unmatched', reason: 'Its reference has no account code or invoice number.' },
  several: { result: 'unmatched', reason: 'Its reference names several accounts.' },
};

/** Why a line is not imported as a payment; undefined when it is. */
function skipReason({ amount, date }: BankLine, settings: Settings): string | undefined {
  const { payment_import_start_date: start, payment_import_end_date: end } = settings;
  if (amount <= 0) return 'No money was paid in.';
  if (start !== undefined && date < start) return `It is from before ${start}, the first import date.`;
  if (end !== undefined && date > end) return `It is from after ${end}, the last import date.`;
  return undefined;
}
