/** Parses a spreadsheet of addresses: assigns columns, and reads lines. */
import type { AddressBookEntryRequest } from '#generated/types.ts';
import { countriesByName } from '#engine/values/country.ts';
import { numberIn } from '#platform/domain/number-in.ts';
import { cellsByField, guessColumns, plain } from '#platform/domain/spreadsheet-columns.ts';

/** The columns of an export with alternative names, in the order of an exported file. */
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

/** Alternative names of address parts, also for files of shipments. */
export const addressNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(columns).flatMap(([field, names]) =>
    field.startsWith('address.') ? [[field.slice('address.'.length), names]] : [],
  ),
);

/** Required columns. */
const needed: readonly CsvField[] = ['name', 'address.local_area', 'address.city'];

/** The heading of a field in exports; for anything else its own name. */
export function headingOf(field: string): string {
  return Object.hasOwn(columns, field) ? columns[field as CsvField][0] : field;
}

export interface Headings {
  /** The field of each column; undefined for one that is skipped. */
  readonly fields: readonly (CsvField | undefined)[];
  readonly ignored: readonly string[];
  /** Missing required headings. */
  readonly missing: readonly string[];
}

/** Reads the heading line; a second column for the same field is skipped. */
export function readHeadings(line: readonly string[]): Headings {
  const fields = guessColumns(spreadsheetColumns, line) as readonly (CsvField | undefined)[];
  const seen = new Set(fields);
  return {
    fields,
    ignored: line.filter((heading, at) => fields[at] === undefined && heading.trim() !== ''),
    missing: needed.filter((field) => !seen.has(field)).map(headingOf),
  };
}

/** The request of a line: blank cells are omitted. Invalid numbers stay text, so that validation refuses them. */
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

/** The two-letter code of a named country: South Africa, ZA. */
export function countryCode(text: string): string {
  codes ??= new Map(countriesByName().map(({ code, name }) => [plain(name), code]));
  return codes.get(plain(text)) ?? text.toUpperCase();
}

/** By name, created on first use. */
let codes: ReadonlyMap<string, string> | undefined;
