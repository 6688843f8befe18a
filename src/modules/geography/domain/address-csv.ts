/** A file of addresses as people make it in a spreadsheet: which column is which, and what a line of it says. */
import type { AddressBookEntryRequest } from '#generated/types.ts';
import { countriesByName } from '#engine/values/country.ts';
import { cellsByField, guessColumns, numberIn, plain } from '#platform/domain/spreadsheet-columns.ts';

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

const spreadsheetColumns = Object.entries(columns).map(([field, [title, ...names]]) => ({
  ...{ field, title, names: [...names, field.replace('address.', '')] },
}));

/** Other names of the parts of an address, for files of whole shipments. */
export const addressNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(columns).flatMap(([field, names]) =>
    field.startsWith('address.') ? [[field.slice('address.'.length), names]] : [],
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
  const fields = guessColumns(spreadsheetColumns, line) as readonly (CsvField | undefined)[];
  const seen = new Set(fields);
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
  for (const [field, text] of cellsByField(fields, line)) {
    if (field.startsWith('address.')) address[field.slice('address.'.length)] = valueOf(field, text);
    else entry[field] = text;
  }
  return { ...entry, address };
}

function valueOf(field: string, text: string): string | number {
  if (field === 'address.lat' || field === 'address.lng') return numberIn(text);
  if (field === 'address.type') return text.toLowerCase();
  if (field === 'address.country') return countryCode(text);
  return text;
}

/** Two letters for a country that is named: South Africa, ZA. */
export function countryCode(text: string): string {
  const name = plain(text);
  return countriesByName().find((one) => plain(one.name) === name)?.code ?? text.toUpperCase();
}
