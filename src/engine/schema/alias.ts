/** Earlier keys of settings (`x-aliases`): whatever is stored or sent under one means the setting that took the name over. */

import type { Catalogue } from './catalogue.ts';
import type { Edits } from '../changes/change-set.ts';

const known = new WeakMap<Catalogue, ReadonlyMap<string, string>>();

/** Earlier key → key of today. */
export function aliasesOf(catalogue: Catalogue): ReadonlyMap<string, string> {
  const found = known.get(catalogue);
  if (found) return found;
  const pairs = Object.values(catalogue.settings).flatMap(({ key, aliases }) =>
    aliases.map((alias) => [alias, key] as const),
  );
  const map = new Map(pairs);
  known.set(catalogue, map);
  return map;
}

/** The key of today; a name that is no earlier key comes back as it is. */
export function canonicalKey(catalogue: Catalogue, key: string): string {
  return Object.hasOwn(catalogue.settings, key) ? key : (aliasesOf(catalogue).get(key) ?? key);
}

/** The keys and all earlier names of their settings. */
export function withAliases(catalogue: Catalogue, keys: readonly string[]): readonly string[] {
  return keys.flatMap((key) => [
    key,
    ...((Object.hasOwn(catalogue.settings, key) && catalogue.settings[key]?.aliases) || []),
  ]);
}

/**
 * The edits under the keys of today. Edits that name a setting by both its names at once keep the earlier one, which is then refused
 * as unknown: which of the two was meant cannot be told.
 */
export function canonicalEdits(catalogue: Catalogue, { settings, reset }: Edits): Edits {
  if (aliasesOf(catalogue).size === 0) return { settings, reset };
  const named = new Set([...Object.keys(settings), ...reset]);
  const today = (key: string) => {
    const canonical = canonicalKey(catalogue, key);
    return named.has(canonical) ? key : canonical;
  };
  return {
    settings: Object.fromEntries(Object.entries(settings).map(([key, value]) => [today(key), value])),
    reset: reset.map(today),
  };
}
