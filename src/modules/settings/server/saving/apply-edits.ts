/** Determines what edits would change, writes it, and lists skipped edits: shared by rollback, import and scheduled changes. */
import { applyFitting, without, type Fitting, type Skipped } from '#engine/changes/apply-what-fits.ts';
import { settingNamed, type Base } from '#engine/state/state.ts';
import { isFutureBase } from '#platform/domain/base-revision.ts';
import type { LeftOutSetting, SettingChange } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { placesUnder, seenFrom } from '../history/compare-settings.ts';
import { editedKeys, baseOf, rowsAfter, savedOf, writtenOf, type Save, type Saved } from './decide.ts';
import { internalAddresses } from './internal-addresses.ts';
import { findMovedKeys } from '../history/history-repository.ts';
import { providerPlaces } from '../values/layers.ts';
import { settingsCatalogue, settingsValidators as validators } from '../values/catalogue.ts';
import { findRevision, findValues, type StoredSettings, type ValueRow } from '../values/repository.ts';
import type { Written } from './repository.ts';
import { isKnownScope, placeSeen } from '../scopes/scope.ts';
import { written, type SaveServices } from './save-settings.ts';
import { changesBetween } from '../values/serialize-change.ts';
import { unknownReferences } from './unknown-references.ts';
import { callerOf } from '../values/viewer.ts';

export interface Plan {
  readonly revision: number;
  readonly rows: readonly ValueRow[];
  readonly written: readonly Written[];
  readonly changes: readonly SettingChange[];
  readonly skipped: readonly Skipped[];
}

/** The stored values of a scope and those that it inherits from; undefined when there is no such scope. */
export async function rowsOf(
  tx: Transaction,
  { cache }: Pick<SaveServices, 'cache'>,
  { providerId, place, viewer }: Pick<Save, 'providerId' | 'place' | 'viewer'>,
): Promise<StoredSettings | undefined> {
  if (!(await isKnownScope(tx, place, viewer.user.id))) return undefined;
  if (place.scopeId !== 0) return findValues(tx, providerId, placesUnder(place));
  const cached = cache.exactly(providerId, await findRevision(tx, providerId));
  return cached ?? cache.store(providerId, await findValues(tx, providerId, providerPlaces));
}

/**
 * Values hidden by a condition are allowed; edits that are forbidden, invalid, refer to missing records or name an
 * address in our own network are skipped.
 */
export async function planOf(
  tx: Transaction,
  { keys }: Pick<SaveServices, 'keys'>,
  save: Save,
  { revision, rows }: StoredSettings,
): Promise<Plan> {
  const caller = callerOf(save.viewer, placeSeen(save.place));
  const base = baseOf(save, rows);
  const { outcome, skipped } = await fitting(tx, save, base);
  const puts = writtenOf(outcome, base, keys, save);
  const after = rowsAfter(rows, puts, save);
  const changes = changesBetween(seenFrom(save.place, rows), seenFrom(save.place, after), caller);
  return { revision, rows, written: puts, changes, skipped };
}

/** Repeated, because skipping one setting may invalidate a reference or a rule of another. */
async function fitting(tx: Transaction, save: Save, base: Base): Promise<Fitting> {
  const caller = callerOf(save.viewer, placeSeen(save.place));
  const skipped: Skipped[] = [];
  for (let { edits } = save; ;) {
    const found = applyFitting({ base, validators, caller, edits, hiddenAllowed: true });
    const fitted = without(edits, new Set(found.skipped.map(({ key }) => key)));
    const missing = await unknownReferences(tx, save.providerId, base, fitted);
    const refused = [...internalAddresses(save, fitted), ...missing];
    const dangling = new Set(refused.map(({ field }) => settingIn(field)));
    const reasons = [...dangling].map((key) => ({
      key,
      errors: refused.filter(({ field }) => settingIn(field) === key),
    }));
    skipped.push(...found.skipped, ...reasons);
    if (refused.length === 0) return { outcome: found.outcome, skipped };
    edits = without(fitted, dangling);
  }
}

function settingIn(field: string): string {
  return field.split('.', 1)[0] ?? field;
}

/** Writes the plan while holding the settings lock. */
export async function carryOut(tx: Transaction, save: Save, plan: Plan): Promise<Saved> {
  const next = await written(tx, save, plan, plan.written);
  return savedOf(save, plan, next, { rows: plan.written, changedKeys: editedKeys(save.edits) });
}

/** Why an edit based on an earlier state was not applied. */
export type Stale =
  | { readonly kind: 'moved'; readonly keys: readonly string[]; readonly revision: number }
  | { readonly kind: 'future_base' };

/** The `keys` that someone else changed since the caller's revision; undefined when there are none. */
export async function staleSince(
  tx: Transaction,
  { providerId, place }: Pick<Save, 'providerId' | 'place'>,
  keys: readonly string[],
  seen: number,
  revision: number,
): Promise<Stale | undefined> {
  if (isFutureBase(seen, revision)) return { kind: 'future_base' };
  if (seen === revision) return undefined;
  const moved = await findMovedKeys(tx, providerId, place, keys, seen);
  return moved.length > 0 ? { kind: 'moved', keys: moved, revision } : undefined;
}

export function writtenKeys({ written: rows }: Plan): string[] {
  return rows.map(({ key }) => key);
}

export function serializeSkipped(skipped: readonly Skipped[]): LeftOutSetting[] {
  return skipped.map(({ key, errors }) => ({
    setting: key,
    code: errors[0]?.code ?? 'invalid_value',
    message: errors.map(({ message }) => message).join(' '),
  }));
}

export function titleOf(key: string): string {
  return settingNamed(settingsCatalogue, key)?.schema.title ?? key;
}
