/** Parses the lines of a bank statement: its columns, and the content of each line. Pure; money in cents. */
import type { FieldError } from '#engine/validation/messages.ts';
import { parseDay } from '#platform/domain/day-text.ts';
import type { Cents } from '#platform/domain/money.ts';

export type BankField = 'date' | 'amount' | 'reference' | 'description';

export interface BankLine {
  /** `2026-11-22` */
  readonly date: string;
  /** Negative for outgoing amounts. */
  readonly amount: Cents;
  readonly reference: string;
  readonly description: string | null;
}

const titles: Readonly<Record<BankField, string>> = {
  ...{ date: 'Date', amount: 'Amount', reference: 'Reference', description: 'Description' },
};

/** Usual headings of banks, in lower case. */
const headings: Readonly<Record<BankField, readonly string[]>> = {
  date: ['date', 'transaction date', 'posting date', 'value date', 'payment date'],
  amount: ['amount', 'credit', 'credit amount', 'transaction amount', 'amount (zar)', 'money in', 'credits'],
  reference: ['reference', 'payment reference', 'their reference', 'customer reference', 'narrative'],
  description: ['description', 'details', 'transaction description', 'type'],
};

export function titleOfBankField(field: string): string {
  return titles[field as BankField] ?? field;
}

/** The column of each field by its heading; statements without a reference column have it in the description. */
export function bankColumns(row: readonly string[]): ReadonlyMap<BankField, number> {
  const known = row.map((heading) => heading.trim().toLowerCase());
  const found = new Map<BankField, number>();
  for (const field of Object.keys(headings) as BankField[]) {
    const at = known.findIndex((heading) => headings[field].includes(heading));
    if (at !== -1) found.set(field, at);
  }
  const description = found.get('description');
  if (!found.has('reference') && description !== undefined) found.set('reference', description);
  return found;
}

/** Required fields that the statement lacks. */
export function missingColumns(columns: ReadonlyMap<BankField, number>): readonly string[] {
  return (['date', 'amount', 'reference'] as const).filter((field) => !columns.has(field)).map(titleOfBankField);
}

/** The first day that a payment can plausibly have: a year with a digit too few is earlier. */
const firstDay = '2000-01-01';

/**
 * The content of a line, or its errors.
 *
 * @param today `2026-11-22`: no bank has received a payment of a later day
 */
export function bankLine(
  columns: ReadonlyMap<BankField, number>,
  cells: readonly string[],
  today: string,
): { readonly line: BankLine } | { readonly errors: readonly FieldError[] } {
  const cell = (field: BankField): string => (cells[columns.get(field) ?? -1] ?? '').trim();
  const date = dateIn(cell('date'));
  const amount = centsIn(cell('amount'));
  const errors: FieldError[] = [];
  if (date === undefined) errors.push(wrong('date', 'Enter a date such as 2026-11-22.'));
  if (amount === undefined) errors.push(wrong('amount', 'Enter an amount such as 1234.50.'));
  if (date === undefined || amount === undefined) return { errors };
  if (amount > 0 && date > today) return { errors: [wrong('date', 'This day is in the future.')] };
  if (amount > 0 && date < firstDay) return { errors: [wrong('date', 'Enter a date such as 2026-11-22.')] };
  const description = cell('description').slice(0, 200);
  return { line: { date, amount, reference: cell('reference').slice(0, 200), description: description || null } };
}

/** A day as `parseDay` reads it, always with its year; also `20261122`, a timestamp, and `22NOV2026`. */
function dateIn(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})(?:[T ].*)?$/.exec(text) ?? [];
  const apart = text.replace(/^(\d{1,2})([a-z]+)(\d{4})$/i, '$1 $2 $3');
  return parseDay(year === undefined ? apart : `${year}-${month}-${day}`, '');
}

/** `1 234.50`, `R1,234.50` or `1234,50`; nothing for a line of what was paid out; undefined for anything else. */
function centsIn(text: string): Cents | undefined {
  if (text === '') return 0;
  const bare = text.replaceAll(/[R\s\u00A0]/g, '');
  const decimal = /,\d{1,2}$/.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  if (!/^[-+]?\d{1,9}(?:\.\d{1,2})?$/.test(decimal)) return undefined;
  return Math.round(Number(decimal) * 100);
}

/** Words of a reference that may be an account code or an invoice number, in capitals. */
export function wordsOfReference(reference: string): readonly string[] {
  return [...new Set(reference.toUpperCase().match(/[A-Z0-9-]{2,40}/g))];
}

function wrong(field: BankField, message: string): FieldError {
  return { field, code: 'invalid', message };
}
