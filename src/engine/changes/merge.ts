/** Three-way merge of edits based on an older revision, setting by setting, so that no change is lost silently. */

import type { Catalogue, Setting } from '../schema/catalogue.ts';
import { draftsOf, type Edits } from './change-set.ts';
import type { Read } from '../conditions/condition.ts';
import { isList, sameJson } from '../values/json-value.ts';
import { mergeById, mergeSet } from './merge-members.ts';
import { defaultOf } from '../state/resolve.ts';
import { settingNamed } from '../state/state.ts';

/** What happened to a setting in this scope since the base revision; `undefined` means: not set here. */
export interface Moved {
  readonly before: unknown;
  readonly now: unknown;
  readonly by?: string;
  readonly at?: string;
}

/** Two different changes of the same setting. Values of secrets are only `{set: …}`; `null` means: not set here. */
export interface MergeConflict {
  readonly key: string;
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** The ids of conflicting members, when the setting merges by member; `order` for their order. */
  readonly members?: readonly string[];
  readonly by?: string;
  readonly at?: string;
}

export interface Merged {
  readonly edits: Edits;
  readonly conflicts: readonly MergeConflict[];
}

export type ValueMerge =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly members?: readonly string[] };

/**
 * Merges three values of one setting by its `x-merge`; `undefined` means: not set here. An unchanged side yields to the other;
 * equal changes agree. Different changes merge member by member when the setting allows it, otherwise they conflict.
 *
 * @param inherited the value when the setting is not set here: both sides started from its members when `base` is not set
 */
export function mergeValue(
  setting: Setting,
  base: unknown,
  theirs: unknown,
  mine: unknown,
  inherited: unknown,
): ValueMerge {
  if (sameJson(mine, base) || sameJson(mine, theirs)) return { ok: true, value: theirs };
  if (sameJson(theirs, base)) return { ok: true, value: mine };
  const start = base === undefined ? (inherited ?? []) : base;
  if (!isList(start) || !isList(theirs) || !isList(mine)) return { ok: false };
  if (setting.merge === 'set') return { ok: true, value: mergeSet(start, theirs, mine) };
  return (setting.merge === 'by-id' ? mergeById(start, theirs, mine) : undefined) ?? { ok: false };
}

/**
 * Rebases edits made on an older revision: returns what is left to apply, and what conflicts. Edits of settings that nobody else
 * changed pass unchanged. A changed secret always conflicts, unless both sides removed it, because secrets cannot be compared.
 *
 * @param moved the settings of this scope that others changed since the base revision
 * @param inherited returns the value of a setting that is not set in this scope
 */
export function mergeEdits(
  catalogue: Catalogue,
  edits: Edits,
  moved: Readonly<Record<string, Moved>>,
  inherited: Read = (key) => settingNamed(catalogue, key)?.schema.default,
): Merged {
  const settings: Record<string, unknown> = {};
  const reset: string[] = [];
  const conflicts: MergeConflict[] = [];
  for (const [key, mine] of Object.entries(draftsOf(edits))) {
    const setting = settingNamed(catalogue, key);
    const move = Object.hasOwn(moved, key) ? moved[key] : undefined;
    const merge =
      setting && move ? mergeMoved(setting, move, mine, inherited(key)) : ({ ok: true, value: mine } as const);
    if (!merge.ok && setting && move) conflicts.push(conflictOf(setting, move, mine, merge.members));
    else if (merge.ok && merge.value === undefined) reset.push(key);
    else if (merge.ok) define(settings, key, merge.value);
  }
  return { edits: { settings, reset }, conflicts };
}

function mergeMoved(setting: Setting, { before, now }: Moved, mine: unknown, inherited: unknown): ValueMerge {
  if (!setting.secret) return mergeValue(setting, before, now, mine, inherited);
  return mine === undefined && now === undefined ? { ok: true, value: undefined } : { ok: false };
}

function conflictOf(
  setting: Setting,
  move: Moved,
  mine: unknown,
  members: readonly string[] | undefined,
): MergeConflict {
  const shown = (value: unknown) => {
    if (setting.secret) return value === undefined ? defaultOf(setting) : { set: true };
    return value ?? null;
  };
  return {
    key: setting.key,
    base: shown(move.before),
    theirs: shown(move.now),
    mine: shown(mine),
    ...(members ? { members } : {}),
    ...(move.by === undefined ? {} : { by: move.by }),
    ...(move.at === undefined ? {} : { at: move.at }),
  };
}

/** Assigns an own property whatever the key; an unknown key is refused later, by name. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
