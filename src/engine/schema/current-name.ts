/** Settings that were renamed are still known by the names they had, in files and in what was stored before. */

import { canonicalKey } from './alias.ts';
import type { Catalogue } from './catalogue.ts';
import { settingNamed } from '../state/state.ts';

/** The present key of a setting by its key or one of its aliases; `undefined` when there is no such setting any more. */
export function presentName(catalogue: Catalogue, name: string): string | undefined {
  return settingNamed(catalogue, canonicalKey(catalogue, name))?.key;
}
