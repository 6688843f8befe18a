/** Imports a file of addresses into an account's book: valid lines are saved, the others are returned with reasons. */
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { form } from '#generated/forms/address-book-entry.ts';
import { calls as validators } from '#generated/validators/calls.js';
import type { UploadAddressBookAnswer200 } from '#generated/types.ts';
import { writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { refuseUnstorable } from '#platform/server/http/input-limits.ts';
import {
  importErrors,
  mostErrors,
  reasonsOf,
  schemaErrors,
  unreadableLine,
} from '#platform/server/spreadsheets/line-errors.ts';
import {
  invalidFile,
  readSpreadsheet,
  reasonsHeading,
  writeLines,
  type SpreadsheetLine,
} from '#platform/server/spreadsheets/read-spreadsheet.ts';
import { entryFrom, entryProblems, type EntryValues } from '../../../domain/address-book-entry.ts';
import { entryInLine, headingOf, readHeadings, type Headings } from '../../../domain/address-csv.ts';
import { withPlaceNames } from '../../../domain/place-names.ts';
import { findKnown, fingerprintOf, insertEntries, newEntry } from '../repository.ts';
import type { Change } from '../save-entry.ts';

interface ReadLine extends SpreadsheetLine {
  readonly values: EntryValues;
  readonly errors: readonly FieldError[];
}

const schema = form.schema as unknown as JsonSchema;
/** Lines per statement: each takes a dozen parameters, and a statement is limited to 65 535. */
const chunk = 1000;
const nothing: EntryValues = { name: '', address: {} };

/** Throws `invalid_file`. With `dryRun` nothing is written. */
export async function importEntries(
  tx: Transaction,
  change: Change,
  accountId: number,
  { bytes, dryRun }: { readonly bytes: Buffer; readonly dryRun: boolean },
): Promise<UploadAddressBookAnswer200> {
  const file = await readSpreadsheet(bytes);
  refuseUnstorable(file.lines.map(({ cells }) => cells));
  const headings = readHeadings(file.headings);
  if (headings.missing.length > 0)
    throw invalidFile(`The file needs columns with these headings: ${headings.missing.join(', ')}`);
  const lines = file.lines.map((line) => readLine(line, headings, change));
  const failed = lines.filter(({ errors }) => errors.length > 0);
  const fresh = await withoutKnown(
    tx,
    accountId,
    lines.filter(({ errors }) => errors.length === 0),
  );
  if (!dryRun) await add(tx, change, accountId, fresh);
  const errors = failed.flatMap(({ number, errors: found }) => importErrors(number, found, headingOf));
  return {
    ...{ dry_run: dryRun, rows: lines.length, added: fresh.length, failed: failed.length },
    known: lines.length - failed.length - fresh.length,
    ...{ ignored_columns: [...headings.ignored], errors: errors.slice(0, mostErrors) },
    failed_file: writeLines(
      file.headings,
      reasonsHeading,
      failed.map(({ cells, errors: found }) => ({ cells, text: reasonsOf(found, headingOf) })),
    ),
  };
}

function readLine(line: SpreadsheetLine, headings: Headings, { settings }: Change): ReadLine {
  if (line.problem !== undefined) return { ...line, values: nothing, errors: unreadableLine(line) };
  const sent = entryInLine(headings, line.cells);
  const validate = validators.create_address_book_entry?.body;
  // The errors of the call's schema, such as a text that is too long, or an invalid coordinate.
  if (validate && !validate(sent))
    return { ...line, values: nothing, errors: schemaErrors(validate.errors ?? [], schema, sent) };
  const values = entryFrom({ ...sent, ...(sent.address && { address: withPlaceNames(sent.address) }) });
  return { ...line, values, errors: entryProblems(values, settings) };
}

/** Duplicates of the book, or of earlier lines, are skipped. */
async function withoutKnown(
  tx: Transaction,
  accountId: number,
  lines: readonly ReadLine[],
): Promise<readonly EntryValues[]> {
  const unique = new Map<string, EntryValues>();
  for (const { values } of lines) {
    const fingerprint = fingerprintOf(values).toString('hex');
    if (!unique.has(fingerprint)) unique.set(fingerprint, values);
  }
  const known = await findKnown(
    tx,
    accountId,
    [...unique.keys()].map((fingerprint) => Buffer.from(fingerprint, 'hex')),
  );
  return [...unique].flatMap(([fingerprint, values]) => (known.has(fingerprint) ? [] : [values]));
}

async function add(
  tx: Transaction,
  { providerId, author, now }: Change,
  accountId: number,
  entries: readonly EntryValues[],
): Promise<void> {
  const place = { provider_id: providerId, account_id: accountId };
  const kind = { providerId, type: 'address_book_entry', at: now } as const;
  for (let first = 0; first < entries.length; first += chunk) {
    const part = entries.slice(first, first + chunk);
    const added = await insertEntries(
      tx,
      part.map((values) => newEntry(place, values, 'import', now)),
    );
    const byFingerprint = new Map(part.map((values) => [fingerprintOf(values).toString('hex'), values]));
    const changes = added.map(({ id, fingerprint }) => {
      return { object_id: String(id), from: null, to: byFingerprint.get(fingerprint.toString('hex')) ?? null };
    });
    await writeAuditEvents(tx, kind, { ...author, source: 'import' }, changes);
  }
  if (entries.length > 0) emit(tx, 'address_book_changed', { account_id: accountId });
}
