/** The rules for address book entries, and when two entries are equal. */
import type { FieldError } from '#engine/validation/messages.ts';
import { validateRecord } from '#engine/validation/validate-record.ts';
import { form, validators } from '#generated/forms/address-book-entry.ts';
import type { Address, AddressBookEntry, AddressBookEntryRequest } from '#generated/types.ts';
import { mobilePhone } from '#platform/domain/phone.ts';
import { isPickupPoint, missingParts, roundedDegrees } from './address.ts';
import { completeAddress, hasOwnPin } from './complete-address.ts';
import { countryProblem, type CountrySettings } from './countries.ts';
import { homeCountry } from './place.ts';

/** The editable fields of an entry. */
export type EntryValues = Pick<
  AddressBookEntry,
  'name' | 'contact_name' | 'mobile_number' | 'email' | 'special_instructions'
> & { readonly address: Partial<Address> };

const texts = ['contact_name', 'mobile_number', 'email', 'special_instructions'] as const;
const addressTexts = [
  ...(['company', 'street_address', 'local_area', 'city', 'zone', 'code'] as const),
  ...(['entered_address', 'gs_hash'] as const),
];

/** The entry from the sent fields: blanks removed, null removes a value, and the address is completed. */
export function entryFrom(sent: AddressBookEntryRequest, before?: EntryValues): EntryValues {
  const text = (name: (typeof texts)[number]): string | undefined =>
    trimmed(sent[name] === undefined ? before?.[name] : sent[name]);
  const address = sent.address === undefined ? before?.address : addressFrom(sent.address ?? {});
  const mobile = text('mobile_number');
  const values = {
    name: trimmed(sent.name === undefined ? before?.name : sent.name) ?? '',
    contact_name: text('contact_name'),
    mobile_number: mobile === undefined ? undefined : mobilePhone(mobile),
    email: text('email'),
    address: address ?? {},
    special_instructions: text('special_instructions'),
  };
  return withoutBlanks(values) as unknown as EntryValues;
}

/** An address as stored: without blanks, with its type, and completed. */
export function addressFrom(sent: NonNullable<AddressBookEntryRequest['address']>): Partial<Address> {
  const country = trimmed(sent.country)?.toUpperCase() ?? homeCountry;
  const parts = Object.fromEntries(addressTexts.map((name) => [name, trimmed(sent[name])]));
  const isAbroad = country !== homeCountry;
  const { lat, lng } = sent;
  const given = withoutBlanks({
    type: isAbroad ? 'international' : (sent.type ?? (parts['company'] === undefined ? 'residential' : 'business')),
    ...parts,
    country,
    ...(typeof lat === 'number' && typeof lng === 'number' && { lat: roundedDegrees(lat), lng: roundedDegrees(lng) }),
  });
  return completeAddress<Partial<Address>>(given).address;
}

/** The errors of an entry by field; empty when it can be saved. */
export function entryProblems(entry: EntryValues, settings: CountrySettings): readonly FieldError[] {
  const schema = form.schema as Parameters<typeof validateRecord>[0][number]['schema'];
  const found = validateRecord([
    { field: '', schema, value: entry, validator: validators.schemas['form_address_book_entry'] },
  ]);
  const { address } = entry;
  const more: FieldError[] = [];
  const add = (field: string, message: string): void => {
    if (!found.some((error) => error.field === field)) more.push({ field, code: 'invalid_value', message });
  };
  // The centre of the suburb was filled in automatically and says nothing about the building.
  const { lat: _, lng: __, ...unpinned } = address;
  if (missingParts(hasOwnPin(address) ? address : unpinned).includes('street address or company'))
    add('address.street_address', 'Enter a street address or company.');
  if (isPickupPoint(address.type)) add('address.type', 'Lockers and counters are chosen when booking, not saved.');
  const problem = countryProblem(address.country, settings);
  if (problem !== undefined) add('address.country', problem);
  return [...found, ...more];
}

/** Equal for the same person at the same place, however it is written. */
export function samenessOf({ name, contact_name, address }: EntryValues): string {
  const { company, street_address, local_area, city, code, country } = address;
  return [name, contact_name, company, street_address, local_area, city, code, country]
    .map((text) =>
      (text ?? '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('|');
}

function trimmed(text: string | null | undefined): string | undefined {
  const short = text?.replaceAll(/[^\S\n]+/g, ' ').trim();
  return short === '' ? undefined : short;
}

function withoutBlanks(values: object): Partial<Address> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
