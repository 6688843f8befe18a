/** Works out what edits would change, writes that, and names what must be left out: the common part of rollback, import and schedule. */
import { applyFitting, type LeftOut } from '#engine/fitting.ts';
import { settingNamed } from '#engine/state.ts';
import type { LeftOutSetting, SettingChange } from '#generated/types.ts';
import type { Transaction } from '#server/db/tenant.ts';
import { placesUnder, seenFrom } from './compare-settings.ts';
import { askedKeys, baseOf, savedOf, storedHere, type Save, type Saved } from './decide.ts';
import { findMovedKeys } from './history-repository.ts';
import { providerPlaces } from './layers.ts';
import { settingsCatalogue } from './read-settings.ts';
import { findRevision, findValues, type StoredSettings, type ValueRow } from './repository.ts';
import type { Written } from './save-repository.ts';
import { placeExists, written, type SaveServices } from './save-settings.ts';
import { changesBetween } from './told-change.ts';
import { settingsValidators as validators } from './validators.ts';
import { callerOf } from './viewer.ts';
import { rowsAfter, writtenOf } from './written.ts';

export interface Plan {
  readonly revision: number;
  readonly rows: readonly ValueRow[];
  readonly written: readonly Written[];
  readonly changes: readonly SettingChange[];
  readonly leftOut: readonly LeftOut[];
}

/** What stands in a place and in those above it; undefined when there is no such place. */
export async function rowsOf(
  tx: Transaction,
  { cache }: Pick<SaveServices, 'cache'>,
  { providerId, place }: Pick<Save, 'providerId' | 'place'>,
): Promise<StoredSettings | undefined> {
  if (!(await placeExists(tx, place))) return undefined;
  if (place.scopeId !== 0) return findValues(tx, providerId, placesUnder(place));
  const kept = cache.exactly(providerId, await findRevision(tx, providerId));
  return kept ?? cache.keep(providerId, await findValues(tx, providerId, providerPlaces));
}

/** Values that a condition hides are allowed; what may not or cannot be written is left out. */
export function planOf({ keys }: Pick<SaveServices, 'keys'>, save: Save, { revision, rows }: StoredSettings): Plan {
  const caller = callerOf(save.viewer);
  const { edits } = save;
  const base = baseOf(save, rows);
  const { outcome, leftOut } = applyFitting({
    base,
    validators,
    caller,
    edits,
    hiddenAllowed: true,
  });
  const puts = writtenOf(outcome, storedHere(base), keys, save.providerId, save.place);
  const after = rowsAfter(rows, puts, save.place, save.audit, save.now);
  const changes = changesBetween(seenFrom(save.place, rows), seenFrom(save.place, after), caller);
  return { revision, rows, written: puts, changes, leftOut };
}

/** Carries a plan out in its turn. */
export async function carryOut(tx: Transaction, save: Save, plan: Plan): Promise<Saved> {
  const next = await written(tx, save, plan, plan.written);
  return savedOf(save, next, plan.rows, plan.written, askedKeys(save.edits));
}

/** What of a plan somebody else changed since the caller saw it. */
export async function movedSince(tx: Transaction, save: Save, plan: Plan, seen: number): Promise<string[]> {
  if (seen >= plan.revision) return [];
  const keys = plan.written.map(({ key }) => key);
  return findMovedKeys(tx, save.providerId, save.place, keys, seen);
}

export function toldLeftOut(leftOut: readonly LeftOut[]): LeftOutSetting[] {
  return leftOut.map(({ key, errors }) => ({
    setting: key,
    code: errors[0]?.code ?? 'invalid_value',
    message: errors.map(({ message }) => message).join(' '),
  }));
}

export function titleOf(key: string): string {
  return settingNamed(settingsCatalogue, key)?.schema.title ?? key;
}
