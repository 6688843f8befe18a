/** Settings that were renamed are still known by the names they had, in files and in what was stored before. */

import type { Catalogue } from './catalogue.ts';
import { settingNamed } from './state.ts';

const known = new WeakMap<Catalogue, ReadonlyMap<string, string>>();

/** The present key of a setting by its key or one of its aliases; `undefined` when there is no such setting any more. */
export function presentName(catalogue: Catalogue, name: string): string | undefined {
  if (settingNamed(catalogue, name)) return name;
  const names = known.get(catalogue) ?? aliasesOf(catalogue);
  known.set(catalogue, names);
  return names.get(name);
}

function aliasesOf(catalogue: Catalogue): ReadonlyMap<string, string> {
  const settings = Object.values(catalogue.settings);
  return new Map(settings.flatMap(({ key, aliases }) => aliases.map((alias) => [alias, key] as const)));
}
