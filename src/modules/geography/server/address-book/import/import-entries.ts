/** Imports a file of addresses into an account's book: valid lines are saved, the others are returned with reasons. */
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { form } from '#generated/forms/address-book-entry.ts';
import { calls as validators } from '#generated/validators/calls.js';
import type { UploadAddressBookAnswer200 } from '#generated/types.ts';
import { writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { mapInSlices } from '#platform/server/in-slices.ts';
import {
  firstErrors,
  schemaErrors,
  unreadableLine,
  writeFailedLines,
} from '#platform/server/spreadsheets/line-errors.ts';
import { invalidFile, readSpreadsheet, type SpreadsheetLine } from '#platform/server/spreadsheets/read-spreadsheet.ts';
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
/** Lines per statement: building one of 1000 lines kept everyone else waiting for a tenth of a second. */
const chunk = 200;
const nothing: EntryValues = { name: '', address: {} };

/** Throws `invalid_file`. With `dryRun` nothing is written. The file is read before the transaction begins. */
export async function importEntries(
  within: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>,
  change: Change,
  accountId: number,
  { bytes, dryRun }: { readonly bytes: Buffer; readonly dryRun: boolean },
): Promise<UploadAddressBookAnswer200> {
  const file = await readSpreadsheet(bytes);
  const headings = readHeadings(file.headings);
  if (headings.missing.length > 0)
    throw invalidFile(`The file needs columns with these headings: ${headings.missing.join(', ')}`);
  const lines = await mapInSlices(file.lines, (line) => readLine(line, headings, change));
  const failed = lines.filter(({ errors }) => errors.length > 0);
  const unique = await uniqueEntries(lines.filter(({ errors }) => errors.length === 0));
  const added = await within(async (tx) => {
    const fresh = await withoutKnown(tx, accountId, unique);
    return dryRun ? fresh.length : add(tx, change, accountId, fresh);
  });
  return {
    ...{ dry_run: dryRun, rows: lines.length, added, failed: failed.length },
    known: lines.length - failed.length - added,
    ...{ ignored_columns: [...headings.ignored], errors: firstErrors(failed, headingOf) },
    failed_file: await writeFailedLines(file.headings, failed, headingOf),
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

interface UniqueEntry {
  readonly values: EntryValues;
  readonly fingerprint: Buffer;
}

/** Duplicates of earlier lines are skipped. */
async function uniqueEntries(lines: readonly ReadLine[]): Promise<readonly UniqueEntry[]> {
  const unique = new Map<string, UniqueEntry>();
  await mapInSlices(lines, ({ values }) => {
    const fingerprint = fingerprintOf(values);
    const key = fingerprint.toString('hex');
    if (!unique.has(key)) unique.set(key, { values, fingerprint });
  });
  return [...unique.values()];
}

/** Those that the book doesn't have yet. */
async function withoutKnown(
  tx: Transaction,
  accountId: number,
  entries: readonly UniqueEntry[],
): Promise<readonly UniqueEntry[]> {
  const known = await findKnown(
    tx,
    accountId,
    entries.map(({ fingerprint }) => fingerprint),
  );
  return entries.filter(({ fingerprint }) => !known.has(fingerprint.toString('hex')));
}

/** The number of entries that were added: another import may have added some of them meanwhile. */
async function add(
  tx: Transaction,
  { providerId, author, now }: Change,
  accountId: number,
  entries: readonly UniqueEntry[],
): Promise<number> {
  const place = { provider_id: providerId, account_id: accountId };
  const kind = { providerId, type: 'address_book_entry', at: now } as const;
  let count = 0;
  for (let first = 0; first < entries.length; first += chunk) {
    const part = entries.slice(first, first + chunk);
    const added = await insertEntries(
      tx,
      part.map(({ values }) => newEntry(place, values, 'import', now)),
    );
    const byFingerprint = new Map(part.map(({ values, fingerprint }) => [fingerprint.toString('hex'), values]));
    const changes = added.map(({ id, fingerprint }) => {
      return { object_id: String(id), from: null, to: byFingerprint.get(fingerprint.toString('hex')) ?? null };
    });
    await writeAuditEvents(tx, kind, { ...author, source: 'import' }, changes);
    count += added.length;
  }
  if (count > 0) emit(tx, 'address_book_changed', { account_id: accountId });
  return count;
}
