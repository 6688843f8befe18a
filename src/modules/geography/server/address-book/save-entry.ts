/** Adds, changes and removes a saved address, each in one transaction with its audit event. */
import { sameJson } from '#engine/values/json-value.ts';
import type { AddressBookEntry, AddressBookEntryRequest, AddressSource } from '#generated/types.ts';
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError, futureBase, requireBase } from '#platform/server/http/api-error.ts';
import { entryFrom, entryProblems, type EntryValues } from '../../domain/address-book-entry.ts';
import type { CountrySettings } from '../../domain/countries.ts';
import { withPlaceNames } from '../../domain/place-names.ts';
import {
  deleteEntry,
  findByFingerprint,
  findEntry,
  fingerprintOf,
  insertEntries,
  lockEntry,
  newEntry,
  updateEntry,
} from './repository.ts';

export interface Change {
  readonly providerId: number;
  readonly author: AuditAuthor;
  readonly settings: CountrySettings;
  readonly now: Date;
}

/**
 * Throws `invalid_entry`, `invalid_input` for a new entry with a base revision; `known_address` for a duplicate, while
 * an automatic entry is returned unchanged.
 */
export async function createEntry(
  tx: Transaction,
  change: Change,
  accountId: number,
  sent: AddressBookEntryRequest,
): Promise<AddressBookEntry> {
  if (typeof sent.base_revision === 'number') throw futureBase();
  const values = entryFrom(withCode(sent));
  requireValid(values, change);
  const source: AddressSource = sent.source === 'automatic' ? 'automatic' : 'manual';
  const place = { provider_id: change.providerId, account_id: accountId };
  const [added] = await insertEntries(tx, [newEntry(place, values, source, change.now)]);
  if (!added) {
    const known = await findByFingerprint(tx, accountId, fingerprintOf(values));
    if (source !== 'automatic' || known === undefined) throw knownAddress();
    return entryNamed(tx, known);
  }
  await record(tx, change, accountId, added.id, null, values);
  return entryNamed(tx, added.id);
}

/** The entry, and the limits within which it is searched. */
export interface EntryNamed {
  readonly id: number;
  /** The only account that the caller may see; null for staff. */
  readonly onlyAccount: number | null;
  /** The account that the caller names. */
  readonly account: number | undefined;
}

/**
 * Throws `unknown_entry`, `wrong_account`, `conflict` when it changed after `base`, `invalid_entry` and
 * `known_address`. Writes nothing without changes.
 */
export async function changeEntry(
  tx: Transaction,
  change: Change,
  named: EntryNamed & { readonly base: number | undefined },
  sent: AddressBookEntryRequest,
): Promise<AddressBookEntry> {
  const { id, base } = named;
  const locked = await lock(tx, named);
  const stored = await entryNamed(tx, id);
  requireBase(base, locked.revision, 'this address', stored);
  const before = valuesOf(stored);
  const values = entryFrom(withCode(sent), before);
  if (sameJson(values, before)) return stored;
  requireValid(values, change);
  const other = await findByFingerprint(tx, locked.account_id, fingerprintOf(values));
  if (other !== undefined && other !== id) throw knownAddress();
  await updateEntry(tx, id, values, change.now);
  await record(tx, change, locked.account_id, id, before, values);
  return entryNamed(tx, id);
}

/** Throws `unknown_entry` and `wrong_account`. */
export async function removeEntry(tx: Transaction, change: Change, named: EntryNamed): Promise<void> {
  const { id } = named;
  const locked = await lock(tx, named);
  const before = valuesOf(await entryNamed(tx, id));
  await deleteEntry(tx, id);
  await record(tx, change, locked.account_id, id, before, null);
}

async function lock(tx: Transaction, { id, onlyAccount, account }: EntryNamed) {
  const locked = await lockEntry(tx, id, onlyAccount);
  if (!locked) throw unknownEntry();
  if (account === undefined || account === locked.account_id) return locked;
  throw new ApiError(422, 'wrong_account', 'This saved address belongs to another account');
}

function withCode(sent: AddressBookEntryRequest): AddressBookEntryRequest {
  return sent.address ? { ...sent, address: withPlaceNames(sent.address) } : sent;
}

function requireValid(values: EntryValues, { settings }: Change): void {
  const errors = entryProblems(values, settings);
  if (errors.length > 0) throw new ApiError(422, 'invalid_entry', 'The address wasn’t saved', errors);
}

async function record(
  tx: Transaction,
  { providerId, author, now }: Change,
  accountId: number,
  id: number,
  from: EntryValues | null,
  to: EntryValues | null,
): Promise<void> {
  const kind = { providerId, type: 'address_book_entry', at: now } as const;
  await writeAuditEvents(tx, kind, author, [{ object_id: String(id), from, to }]);
  emit(tx, 'address_book_changed', { account_id: accountId });
}

async function entryNamed(tx: Transaction, id: number): Promise<AddressBookEntry> {
  const entry = await findEntry(tx, id);
  if (!entry) throw unknownEntry();
  return entry;
}

function valuesOf({ name, contact_name, mobile_number, email, special_instructions, address }: AddressBookEntry) {
  const values = { name, contact_name, mobile_number, email, address, special_instructions };
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as unknown as EntryValues;
}

function unknownEntry(): ApiError {
  return new ApiError(404, 'unknown_entry', 'There is no such saved address');
}

function knownAddress(): ApiError {
  const message = 'This address and contact are in the address book already';
  return new ApiError(409, 'known_address', message, [
    { field: 'name', code: 'known_address', message: `${message}.` },
  ]);
}
