/** Countries by name: settings hold two letters, people read names. */

import { countryCodes } from '../schema/formats.ts';

let names: ReadonlyMap<string, string> | undefined;

/** Made at the first use: most pages name no country. */
function namesByCode(): ReadonlyMap<string, string> {
  if (names) return names;
  const spoken = new Intl.DisplayNames(['en'], { type: 'region' });
  const pairs = countryCodes().map((code): [string, string] => [code, spoken.of(code) ?? code]);
  names = new Map(pairs.sort(([, a], [, b]) => a.localeCompare(b, 'en')));
  return names;
}

/** Every country, two letters and name, in the order of the names. */
export function countriesByName(): readonly { readonly code: string; readonly name: string }[] {
  return Array.from(namesByCode(), ([code, name]) => ({ code, name }));
}

/** The name of the country; what is no country is named by its own text. */
export function countryName(code: string): string {
  return namesByCode().get(code) ?? code;
}
