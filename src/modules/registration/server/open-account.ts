/** Opens an account with its owner, answers and first saved address, all or nothing. */
import { countryName } from '#engine/values/country.ts';
import type { Answers } from '#engine/custom-fields/field.ts';
import type { Registration, Settings } from '#generated/types.ts';
import { keepFirstAnswers, openPrepaidAccount } from '#modules/accounts/server/services/open-account.ts';
import { homeCountry } from '#modules/geography/domain/place.ts';
import { addAutomaticEntries } from '#modules/geography/server/services/address-book.ts';
import { addAccountOwner } from '#modules/identity/server/services/account-owner.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

interface Opening {
  readonly providerId: number;
  readonly settings: Settings;
  readonly author: AuditAuthor;
  readonly registration: Registration;
  readonly answers: Answers;
  readonly now: Date;
}

/** Returns the id of the owner. */
export async function openAccount(tx: Transaction, opening: Opening): Promise<number> {
  const { providerId, settings, author, registration, answers, now } = opening;
  const { name, email, phone_number, password, address } = registration;
  const contact = { name, email, mobile_number: phone_number };
  const accountName = registration.account_name || name;
  const change = { providerId, author, settings, now };
  const billing_address = billingAddressOf(address);
  const accountId = await openPrepaidAccount(tx, { ...change, name: accountName, contact, billing_address });
  const owner = await addAccountOwner(tx, { ...change, accountId, name, email, phone_number, password });
  await keepFirstAnswers(tx, { providerId, accountId, author: owner, now }, settings, answers);
  // The user's own address is saved even if nothing is shipped to its country.
  const countries = { international_collection_countries: [address.country ?? homeCountry] };
  const book = { providerId, accountId, author: owner, settings: countries, now };
  await addAutomaticEntries(tx, book, [{ address, contact }]);
  return owner.user_id;
}

/** Characters of a billing address. */
const longestAddress = 300;

/** The registered address in lines, as invoices print it; the owner can change it. */
function billingAddressOf({ street_address, local_area, city, code, country }: Registration['address']) {
  const abroad = country === homeCountry ? undefined : countryName(country);
  return [street_address, local_area, city, code, abroad]
    .filter((part) => part !== undefined && part !== '')
    .join('\n')
    .slice(0, longestAddress);
}
