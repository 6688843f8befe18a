/** Adds addresses of bookings to the address book, unless the account already has them (F224). */
import type { AddressRequest, ContactRequest } from '#generated/types.ts';
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { entryFrom, entryProblems } from '../../domain/address-book-entry.ts';
import type { CountrySettings } from '../../domain/countries.ts';
import { fingerprintOf, insertEntries, newEntry } from '../address-book/repository.ts';

/** One side of a booking. */
export interface BookedPlace {
  readonly address: AddressRequest;
  readonly contact: ContactRequest;
  readonly special_instructions?: string | undefined;
}

export interface AutomaticEntries {
  readonly providerId: number;
  readonly accountId: number;
  readonly author: AuditAuthor;
  /** The provider's; the caller checks the account's `auto_add_address_book`. */
  readonly settings: CountrySettings;
  readonly now: Date;
}

/**
 * Adds new addresses, named after the company or the contact, in the transaction of the booking. Pickup points and
 * addresses that the address book would refuse are skipped: a booking never fails because of it. Returns the number of
 * added entries.
 */
export async function addAutomaticEntries(
  tx: Transaction,
  { providerId, accountId, author, settings, now }: AutomaticEntries,
  places: readonly BookedPlace[],
): Promise<number> {
  const place = { provider_id: providerId, account_id: accountId };
  const entries = places
    .map(({ address, contact, special_instructions }) =>
      entryFrom({
        name: address.company?.trim() || (contact.name ?? null),
        contact_name: contact.name ?? null,
        mobile_number: contact.mobile_number ?? null,
        email: contact.email ?? null,
        special_instructions: special_instructions ?? null,
        address,
      }),
    )
    .filter((values) => entryProblems(values, settings).length === 0);
  const unique = new Map(entries.map((values) => [fingerprintOf(values).toString('hex'), values]));
  const added = await insertEntries(
    tx,
    [...unique.values()].map((values) => newEntry(place, values, 'automatic', now)),
  );
  const changes = added.map(({ id, fingerprint }) => ({
    object_id: String(id),
    from: null,
    to: unique.get(fingerprint.toString('hex')) ?? null,
  }));
  await writeAuditEvents(tx, { providerId, type: 'address_book_entry', at: now }, author, changes);
  if (added.length > 0) emit(tx, 'address_book_changed', { account_id: accountId });
  return added.length;
}
