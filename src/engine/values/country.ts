/** Country names: settings store two letters, people read names. */

import { countryCodes } from '../schema/formats.ts';

let names: ReadonlyMap<string, string> | undefined;

/** Created on first use: most pages show no country. */
function namesByCode(): ReadonlyMap<string, string> {
  if (names) return names;
  const displayNames = new Intl.DisplayNames(['en'], { type: 'region' });
  const pairs = countryCodes().map((code): [string, string] => [code, displayNames.of(code) ?? code]);
  names = new Map(pairs.sort(([, a], [, b]) => a.localeCompare(b, 'en')));
  return names;
}

/** Every country, two letters and name, sorted by name. */
export function countriesByName(): readonly { readonly code: string; readonly name: string }[] {
  return Array.from(namesByCode(), ([code, name]) => ({ code, name }));
}

/** The name of a country; an unknown code is returned unchanged. */
export function countryName(code: string): string {
  return namesByCode().get(code) ?? code;
}
