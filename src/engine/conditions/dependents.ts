/** What must be validated again when a setting or fact changes, so that a keystroke never validates the whole catalogue. */

import type { Catalogue, Rule } from '../schema/catalogue.ts';
import { conditionNames } from './condition.ts';

export interface Dependents {
  /** Keys of the settings whose visibility depends on the name. */
  readonly visibility: readonly string[];
  /** Rules that depend on the name. */
  readonly rules: readonly Rule[];
}

const none: Dependents = { visibility: [], rules: [] };
const known = new WeakMap<Catalogue, ReadonlyMap<string, Dependents>>();

/** What depends on a setting or fact. The index is built once per catalogue. */
export function dependentsOf(catalogue: Catalogue, name: string): Dependents {
  let index = known.get(catalogue);
  if (!index) {
    index = indexOf(catalogue);
    known.set(catalogue, index);
  }
  return index.get(name) ?? none;
}

function indexOf(catalogue: Catalogue): ReadonlyMap<string, Dependents> {
  const index = new Map<string, { visibility: string[]; rules: Rule[] }>();
  const entry = (name: string) => {
    const found = index.get(name) ?? { visibility: [], rules: [] };
    index.set(name, found);
    return found;
  };
  for (const setting of Object.values(catalogue.settings))
    for (const name of conditionNames(setting.visible_when)) entry(name).visibility.push(setting.key);
  for (const section of Object.values(catalogue.sections))
    for (const rule of section.rules)
      for (const name of new Set([...rule.reads, rule.setting])) entry(name).rules.push(rule);
  return index;
}
