/** Statements about saved addresses. */
import { hash } from 'node:crypto';
import { sql, type Expression } from 'kysely';
import type { NewRow } from '#generated/database.ts';
import type { AddressBookEntry, AddressSource } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { withOffset } from '#platform/domain/time.ts';
import { samenessOf, type EntryValues } from '../../domain/address-book-entry.ts';

export type NewEntry = NewRow<'address_book_entries'>;

/** Every entry, for the list; with `startsWith` those whose name, company or contact begins with it. */
export function entryRows(tx: Transaction, startsWith?: string): Expression<unknown> {
  let rows = tx
    .selectFrom('address_book_entries')
    .select([
      'id',
      'id as address_id',
      'account_id',
      'provider_id',
      'company',
      'name',
      'contact_name',
      'mobile_number',
      'email',
      'special_instructions',
      'source',
    ])
    .select(['revision', 'time_modified', 'address_type as address.type', 'company as address.company'])
    .select(['street_address as address.street_address', 'local_area as address.local_area', 'city as address.city'])
    .select(['zone as address.zone', 'code as address.code', 'country as address.country'])
    .select(['lat as address.lat', 'lng as address.lng', 'entered_address as address.entered_address'])
    .select('gs_hash as address.gs_hash');
  const from = startsWith?.trim().toLowerCase();
  if (from) {
    // The last code point: everything that begins with the text sorts before it.
    const to = `${from}\u{10FFFF}`;
    rows = rows.where((row) =>
      row.or(
        (['name_key', 'company_key', 'contact_key'] as const).map((key) =>
          row.and([row(key, '>=', from), row(key, '<', to)]),
        ),
      ),
    );
  }
  return rows;
}

/** The entity of a row of `entryRows`, without empty fields. */
export function serializeEntry(row: Readonly<Record<string, unknown>>): AddressBookEntry {
  const entry: Record<string, unknown> = {};
  const address: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(row)) {
    if (value === null) continue;
    if (path.startsWith('address.')) address[path.slice('address.'.length)] = value;
    else entry[path] = value instanceof Date ? withOffset(value) : value;
  }
  return { ...entry, address } as unknown as AddressBookEntry;
}

export async function findEntry(tx: Transaction, id: number): Promise<AddressBookEntry | undefined> {
  const found = await sql<Record<string, unknown>>`select * from ${entryRows(tx)} as r where id = ${id}`.execute(tx);
  return found.rows[0] && serializeEntry(found.rows[0]);
}

/** The row of a new entry. */
export function newEntry(
  place: { readonly provider_id: number; readonly account_id: number },
  values: EntryValues,
  source: AddressSource,
  now: Date,
): NewEntry {
  return { ...place, ...columnsOf(values), source, time_modified: now };
}

function columnsOf(values: EntryValues) {
  const { address, name } = values;
  return {
    ...{ name, contact_name: values.contact_name ?? null, mobile_number: values.mobile_number ?? null },
    ...{ email: values.email ?? null, special_instructions: values.special_instructions ?? null },
    ...{ address_type: address.type ?? 'business', company: address.company ?? null },
    ...{ street_address: address.street_address ?? null, local_area: address.local_area ?? '' },
    ...{ city: address.city ?? '', zone: address.zone ?? '', code: address.code ?? null },
    ...{ country: address.country ?? '', lat: address.lat ?? null, lng: address.lng ?? null },
    ...{ entered_address: address.entered_address ?? null, gs_hash: address.gs_hash ?? null },
    fingerprint: fingerprintOf(values),
  };
}

/** Entries of one account with the same fingerprint are equal. */
export function fingerprintOf(values: EntryValues): Buffer {
  return hash('sha256', samenessOf(values), 'buffer');
}

/** Adds the entries that the account doesn’t have yet, and returns their ids, unordered. */
export async function insertEntries(
  tx: Transaction,
  entries: readonly NewEntry[],
): Promise<readonly { readonly id: number; readonly fingerprint: Buffer }[]> {
  if (entries.length === 0) return [];
  return tx
    .insertInto('address_book_entries')
    .values([...entries])
    .onConflict((row) => row.columns(['provider_id', 'account_id', 'fingerprint']).doNothing())
    .returning(['id', 'fingerprint'])
    .execute();
}

export async function findByFingerprint(
  tx: Transaction,
  accountId: number,
  fingerprint: Buffer,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('address_book_entries')
    .select('id')
    .where('account_id', '=', accountId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row?.id;
}

/** Those of these fingerprints that the account already has, in hexadecimal. */
export async function findKnown(
  tx: Transaction,
  accountId: number,
  fingerprints: readonly Buffer[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('address_book_entries')
    .select('fingerprint')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`fingerprint = any(${fingerprints})`)
    .execute();
  return new Set(rows.map(({ fingerprint }) => fingerprint.toString('hex')));
}

/** The entry locked for a change: its account and revision, if the caller may see the account. */
export async function lockEntry(
  tx: Transaction,
  id: number,
  onlyAccount: number | null,
): Promise<{ readonly account_id: number; readonly revision: number } | undefined> {
  let row = tx.selectFrom('address_book_entries').select(['account_id', 'revision']).where('id', '=', id).forUpdate();
  if (onlyAccount !== null) row = row.where('account_id', '=', onlyAccount);
  return row.executeTakeFirst();
}

export async function updateEntry(tx: Transaction, id: number, values: EntryValues, now: Date): Promise<void> {
  await tx
    .updateTable('address_book_entries')
    .set((row) => ({ ...columnsOf(values), time_modified: now, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteEntry(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom('address_book_entries').where('id', '=', id).execute();
}
