/** Texts that databases cannot store: with a null character or an unpaired surrogate. */

import { isList, isObject } from './json-value.ts';

const zero = '\0';
// With the flag u a surrogate pair is one character, so only unpaired ones match.
const half = /[\ud800-\udfff]/u;

const unstorable = (text: string): boolean => text.includes(zero) || half.test(text);

/** The path to such a text in a value, member names included; empty for the value itself; `undefined` when there is none. */
export function unstorableText(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return unstorable(value) ? [] : undefined;
  if (isList(value)) return firstOf(value.map((item, index) => [String(index), item] as const));
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value);
  return entries.some(([name]) => unstorable(name)) ? [] : firstOf(entries);
}

function firstOf(entries: readonly (readonly [string, unknown])[]): readonly string[] | undefined {
  for (const [name, value] of entries) {
    const path = unstorableText(value);
    if (path) return [name, ...path];
  }
  return undefined;
}
