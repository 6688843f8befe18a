/** A file of addresses as people make it in a spreadsheet: which column is which, and what a line of it says. */
import type { AddressBookEntryRequest } from '#generated/types.ts';
import { countriesByName } from '#engine/values/country.ts';

/** The columns of an export, and other names under which people know them; in the order of an exported file. */
const columns = {
  name: ['Name', 'Customer', 'Address name'],
  contact_name: ['Contact person', 'Contact', 'Contact name'],
  mobile_number: ['Mobile number', 'Mobile', 'Phone', 'Phone number', 'Cell', 'Cell number'],
  email: ['Email address', 'Email', 'E-mail'],
  'address.type': ['Address type', 'Type'],
  'address.company': ['Company', 'Company name', 'Business name'],
  'address.street_address': ['Street address', 'Street', 'Address', 'Address line 1'],
  'address.local_area': ['Suburb', 'Local area', 'Address line 2'],
  'address.city': ['City or town', 'City', 'Town'],
  'address.zone': ['Province', 'State', 'Region', 'Zone'],
  'address.code': ['Postal code', 'Code', 'Post code', 'Zip', 'Zip code'],
  'address.country': ['Country', 'Country code'],
  'address.lat': ['Latitude', 'Lat'],
  'address.lng': ['Longitude', 'Lng', 'Long'],
  special_instructions: ['Driver instructions', 'Instructions', 'Special instructions', 'Notes'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CsvField = keyof typeof columns;

const byName = new Map(
  Object.entries(columns).flatMap(([field, names]) =>
    [field, field.replace('address.', ''), ...names].map((name) => [plain(name), field as CsvField] as const),
  ),
);

/** Without these no line can become an address. */
const needed: readonly CsvField[] = ['name', 'address.local_area', 'address.city'];

/** The heading of a field, as exports write it; of anything else its own name. */
export function headingOf(field: string): string {
  return Object.hasOwn(columns, field) ? columns[field as CsvField][0] : field;
}

export interface Headings {
  /** The field of each column; undefined for one that is passed over. */
  readonly fields: readonly (CsvField | undefined)[];
  readonly ignored: readonly string[];
  /** Headings without which nothing can be imported. */
  readonly missing: readonly string[];
}

/** What the first line of a file says; a second column for the same field is passed over. */
export function readHeadings(line: readonly string[]): Headings {
  const seen = new Set<CsvField>();
  const fields = line.map((heading) => {
    const field = byName.get(plain(heading));
    if (field === undefined || seen.has(field)) return undefined;
    seen.add(field);
    return field;
  });
  return {
    fields,
    ignored: line.filter((heading, at) => fields[at] === undefined && heading.trim() !== ''),
    missing: needed.filter((field) => !seen.has(field)).map(headingOf),
  };
}

/** What a line asks to be saved; a blank cell says nothing. Numbers that are none come back as texts, for the validation to refuse. */
export function entryInLine({ fields }: Headings, line: readonly string[]): AddressBookEntryRequest {
  const entry: Record<string, unknown> = {};
  const address: Record<string, unknown> = {};
  for (const [at, field] of fields.entries()) {
    // Exports put this sign before what a spreadsheet would take for a formula.
    const text = (line[at] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
    if (field === undefined || text === '') continue;
    if (field.startsWith('address.')) address[field.slice('address.'.length)] = valueOf(field, text);
    else entry[field] = text;
  }
  return { ...entry, address };
}

function valueOf(field: CsvField, text: string): string | number {
  if (field === 'address.lat' || field === 'address.lng') {
    const number = Number(text.replace(',', '.'));
    return Number.isFinite(number) ? number : text;
  }
  if (field === 'address.type') return text.toLowerCase();
  if (field === 'address.country') return countryCode(text);
  return text;
}

/** Two letters for a country that is named: South Africa, ZA. */
function countryCode(text: string): string {
  const name = plain(text);
  return countriesByName().find((one) => plain(one.name) === name)?.code ?? text.toUpperCase();
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, ' ')
    .trim();
}
