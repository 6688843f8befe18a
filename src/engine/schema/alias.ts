/** Earlier keys of settings (`x-aliases`): a value stored or sent under one belongs to the renamed setting. */

import type { Catalogue } from './catalogue.ts';
import type { Edits } from '../changes/change-set.ts';

const known = new WeakMap<Catalogue, ReadonlyMap<string, string>>();

/** Earlier key → current key. */
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

/** The current key; a name that is not an alias is returned unchanged. */
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
 * The edits under current keys. If edits name a setting by both names, the earlier one is kept and then refused as
 * unknown, because it is unclear which value was meant.
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
