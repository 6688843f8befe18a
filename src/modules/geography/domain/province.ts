/** The province of a place: by its name in any spelling, otherwise by postal code. */
import { province as provinces } from '#generated/enums.ts';
import type { Province } from '#generated/types.ts';
import { postalNumber, postalRange } from './postal-codes.ts';

/** Alternative spellings, in addition to the names and abbreviations of the enumeration. */
const otherNames: Readonly<Record<string, Province>> = {
  kznatal: 'KZN',
  natal: 'KZN',
  northernprovince: 'LP',
  orangefreestate: 'FS',
  ofs: 'FS',
  thefreestate: 'FS',
  northwestprovince: 'NW',
};

const byName: ReadonlyMap<string, Province> = new Map([
  ...provinces.flatMap(({ const: code, title }) => [[plain(code), code] as const, [plain(title), code] as const]),
  ...Object.entries(otherNames),
]);

/** Postal codes are assigned by region; the first matching range counts, so exceptions come first. */
export const codeRanges: readonly (readonly [range: string, province: Province])[] = [
  ['0400-0409', 'GP'],
  ['0380-0499', 'LP'],
  ['1380-1399', 'LP'],
  ['1947-1949', 'FS'],
  ['2499-2501', 'GP'],
  ['7000-7099', 'NC'],
  ['8100-8179', 'WC'],
  ['8580-8669', 'NW'],
  ['9795-9797', 'NC'],
  ['9740-9799', 'EC'],
  ['0001-0199', 'GP'],
  ['0200-0379', 'NW'],
  ['0500-0999', 'LP'],
  ['1000-1399', 'MP'],
  ['1400-2199', 'GP'],
  ['2200-2499', 'MP'],
  ['2500-2899', 'NW'],
  ['2900-4730', 'KZN'],
  ['4731-6499', 'EC'],
  ['6500-8099', 'WC'],
  ['8100-8999', 'NC'],
  ['9300-9999', 'FS'],
];

/** The province named by a text: Gauteng, GP, kwazulu natal; undefined for anything else. */
export function provinceNamed(text: string | undefined): Province | undefined {
  return text === undefined ? undefined : byName.get(plain(text));
}

/** The province of a South African postal code; undefined for an invalid or unassigned one. */
export function provinceOfCode(code: string | undefined): Province | undefined {
  const number = postalNumber(code);
  if (number === undefined) return undefined;
  return codeRanges.find(([text]) => {
    const range = postalRange(text);
    return range !== undefined && number >= range.first && number <= range.last;
  })?.[1];
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
