/** Parses the lines of a bank statement: its columns, and the content of each line. Pure; money in cents. */
import type { FieldError } from '#engine/validation/messages.ts';
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

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The content of a line, or its errors. */
export function bankLine(
  columns: ReadonlyMap<BankField, number>,
  cells: readonly string[],
): { readonly line: BankLine } | { readonly errors: readonly FieldError[] } {
  const cell = (field: BankField): string => (cells[columns.get(field) ?? -1] ?? '').trim();
  const date = dateIn(cell('date'));
  const amount = centsIn(cell('amount'));
  const errors: FieldError[] = [];
  if (date === undefined) errors.push(wrong('date', 'Enter a date such as 2026-11-22.'));
  if (amount === undefined) errors.push(wrong('amount', 'Enter an amount such as 1234.50.'));
  if (date === undefined || amount === undefined) return { errors };
  const description = cell('description').slice(0, 200);
  return { line: { date, amount, reference: cell('reference').slice(0, 200), description: description || null } };
}

/** `2026-11-22`, `20261122`, `22 Nov 2026`, or `22/11/2026` with the day first as is usual in South Africa. */
function dateIn(text: string): string | undefined {
  const iso = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})(?:[T ].*)?$/.exec(text);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  const named = /^(\d{1,2})[- ]?([a-z]{3})[a-z]*[- ]?(\d{4})$/i.exec(text);
  const [year, month, day] = iso
    ? iso.slice(1)
    : local
      ? [local[3], local[2], local[1]]
      : named
        ? [named[3], monthNamed(named[2]!), named[1]]
        : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date ? undefined : date;
}

/** `11` for Nov; undefined for anything else. */
function monthNamed(name: string): string | undefined {
  const at = months.indexOf(name.toLowerCase());
  return at === -1 ? undefined : String(at + 1);
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
