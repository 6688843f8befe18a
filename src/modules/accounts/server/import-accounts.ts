/** Imports accounts from a file: every line is validated like the form, and each valid one is added on its own, once. */
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { form } from '#generated/forms/account.ts';
import { calls as validators } from '#generated/validators/calls.js';
import type { AccountRecordRequest, UploadAccountsAnswer200 } from '#generated/types.ts';
import { lock } from '#platform/server/db/lock.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, sentence } from '#platform/server/http/api-error.ts';
import { mapInSlices } from '#platform/server/in-slices.ts';
import {
  firstErrors,
  schemaErrors,
  unreadableLine,
  writeFailedLines,
} from '#platform/server/spreadsheets/line-errors.ts';
import { invalidFile, readSpreadsheet, type SpreadsheetLine } from '#platform/server/spreadsheets/read-spreadsheet.ts';
import { accountInRow, guessedAccountColumns, isAccountField, titleOfAccountField } from '../domain/account-columns.ts';
import { createAccount, newAccountProblems, type AccountChange } from './save-account.ts';

export interface AccountImport {
  readonly bytes: Buffer;
  /** The field of each column, empty to skip it; guessed from the headings when absent. */
  readonly columns: readonly string[] | undefined;
  readonly dryRun: boolean;
  /** Earlier lines were imported by a previous request. */
  readonly from: number;
}

/** Runs a step in a transaction of its own. */
export type Within = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

type State = 'new' | 'known' | 'failed';

interface CheckedLine extends SpreadsheetLine {
  readonly state: State;
  readonly request: AccountRecordRequest;
  readonly errors: readonly FieldError[];
}

/** Number of lines per request: a few seconds of work. */
const addedAtOnce = 100;

const schema = form.schema as unknown as JsonSchema;
const validate = validators.create_account?.body;

/**
 * Throws `invalid_file` and `unknown_field`. A dry run validates every line and writes nothing; otherwise the next
 * lines are added, each in a transaction of its own, and `next` says where the next request continues. A line of the
 * same file is never added twice.
 */
export async function importAccounts(
  within: Within,
  change: AccountChange,
  { bytes, columns: requested, dryRun, from }: AccountImport,
): Promise<UploadAccountsAnswer200> {
  const file = await readSpreadsheet(bytes);
  const columns = columnsOf(file.headings, requested);
  if (!columns.includes('name')) throw invalidFile('Say which column has the names of the accounts');
  const digest = hash('sha256', Buffer.concat([bytes, Buffer.from(JSON.stringify(columns))]), 'buffer');
  const part = dryRun ? file.lines : file.lines.slice(from, from + addedAtOnce);
  const checked = await within((tx) => checkLines(tx, change, { all: file.lines, part, columns, digest }));
  const lines = dryRun ? checked : await addLines(within, change, checked, digest);
  const failed = lines.filter(({ state }) => state === 'failed');
  const end = from + part.length;
  const count = (state: State): number => lines.filter((line) => line.state === state).length;
  return {
    ...{ dry_run: dryRun, headings: [...file.headings], columns: [...columns], rows: file.lines.length },
    examples: file.headings.map((_, at) => file.lines.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? ''),
    ...{ added: count('new'), known: count('known'), failed: failed.length },
    errors: firstErrors(failed, titleOfAccountField),
    failed_file: await writeFailedLines(file.headings, failed, titleOfAccountField),
    ...(!dryRun && end < file.lines.length && { next: end }),
  };
}

/** Throws `unknown_field` for an unknown field, or one used by two columns. */
function columnsOf(headings: readonly string[], requested: readonly string[] | undefined): readonly (string | null)[] {
  if (!requested) return guessedAccountColumns(headings);
  const columns = headings.map((_, at) => requested[at] || null);
  const wrong = columns.find(
    (field, at) => field !== null && (!isAccountField(field) || columns.indexOf(field) !== at),
  );
  if (wrong === undefined || wrong === null) return columns;
  const message = isAccountField(wrong)
    ? `Two columns are mapped to ${titleOfAccountField(wrong)}. Choose one of them`
    : 'There is no such field. Choose one from the list';
  throw new ApiError(422, 'unknown_field', message, [{ field: 'columns', code: 'unknown_field', message }]);
}

interface Checking {
  readonly all: readonly SpreadsheetLine[];
  readonly part: readonly SpreadsheetLine[];
  readonly columns: readonly (string | null)[];
  readonly digest: Buffer;
}

async function checkLines(
  tx: Transaction,
  change: AccountChange,
  { all, part, columns, digest }: Checking,
): Promise<readonly CheckedLine[]> {
  const at = columns.indexOf('account_code');
  const codeIn = ({ cells }: SpreadsheetLine): string => (at === -1 ? '' : (cells[at] ?? '').trim().toUpperCase());
  const firstWith = new Map<string, number>();
  for (const line of all) if (!firstWith.has(codeIn(line))) firstWith.set(codeIn(line), line.number);
  const taken = await takenCodes(tx, [...firstWith.keys()]);
  // Read after the codes: of a line that is added in between, the record must be seen if its code is.
  const imported = await tx.selectFrom('account_imports').select('row').where('digest', '=', digest).execute();
  const known = new Set(imported.map(({ row }) => row));
  return mapInSlices(part, (line): CheckedLine => {
    const request = accountInRow(columns, line.cells);
    if (known.has(line.number)) return { ...line, request, state: 'known', errors: [] };
    const code = codeIn(line);
    const first = firstWith.get(code) ?? line.number;
    const isSecond = code !== '' && first !== line.number;
    const inUse = isSecond ? `Line ${first} has the same code.` : taken.has(code) && 'Another account has this code.';
    const found = [...lineErrors(change, request), ...(inUse ? [codeError(inUse)] : [])];
    const errors = line.problem === undefined ? found : unreadableLine(line);
    return { ...line, request, state: errors.length > 0 ? 'failed' : 'new', errors };
  });
}

function codeError(message: string): FieldError {
  return { field: 'account_code', code: 'known_code', message };
}

async function takenCodes(tx: Transaction, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await tx
    .selectFrom('accounts')
    .select('account_code')
    .where(sql<boolean>`account_code = any(${[...codes]}::text[])`)
    .execute();
  return new Set(found.map((row) => row.account_code));
}

/** Parsing errors come first, then those of the rules. */
function lineErrors(change: AccountChange, request: AccountRecordRequest): readonly FieldError[] {
  const unreadable = validate && !validate(request) ? schemaErrors(validate.errors ?? [], schema, request) : [];
  const named = new Set(unreadable.map(({ field }) => field.split('.')[0]));
  const readable = Object.fromEntries(Object.entries(request).filter(([name]) => !named.has(name)));
  const found = newAccountProblems(change, readable).filter(({ field }) => !named.has(field.split('.')[0]));
  return [
    ...unreadable,
    ...found.map((error) => ({ ...error, code: error.code ?? 'invalid_value', message: sentence(error.message) })),
  ];
}

async function addLines(
  within: Within,
  change: AccountChange,
  lines: readonly CheckedLine[],
  digest: Buffer,
): Promise<readonly CheckedLine[]> {
  const done: CheckedLine[] = [];
  for (const line of lines) done.push(line.state === 'new' ? await addLine(within, change, line, digest) : line);
  return done;
}

/** The account and the record that the line was imported are written together. */
async function addLine(within: Within, change: AccountChange, line: CheckedLine, digest: Buffer): Promise<CheckedLine> {
  const author = { ...change.author, source: 'import' } as const;
  const place = { provider_id: change.providerId, digest, row: line.number };
  try {
    return await within(async (tx) => {
      // An import that is repeated while its first request still runs waits here, and finds the line.
      await lock(tx, `${digest.toString('hex')} ${line.number}`, change.providerId);
      const imported = tx
        .selectFrom('account_imports')
        .select('row')
        .where((row) => row.and(place));
      if (await imported.executeTakeFirst()) return { ...line, state: 'known' };
      const { id } = await createAccount(tx, { ...change, author }, line.request);
      await tx
        .insertInto('account_imports')
        .values({ ...place, account_id: id })
        .execute();
      return line;
    });
  } catch (error) {
    // A code or name taken meanwhile is an error of the line; anything else stops the import, which can be repeated.
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const whole = [{ field: '', code: error.code, message: sentence(error.message) }];
    const errors =
      error.errors.length > 0
        ? error.errors.map((one) => ({ ...one, code: one.code ?? error.code, message: sentence(one.message) }))
        : whole;
    return { ...line, state: 'failed', errors };
  }
}
