/** Renamed settings are still found by their earlier names, in files and in stored data. */

import { canonicalKey } from './alias.ts';
import type { Catalogue } from './catalogue.ts';
import { settingNamed } from '../state/state.ts';

/** The current key of a setting by its key or one of its aliases; `undefined` when the setting no longer exists. */
export function currentName(catalogue: Catalogue, name: string): string | undefined {
  return settingNamed(catalogue, canonicalKey(catalogue, name))?.key;
}
