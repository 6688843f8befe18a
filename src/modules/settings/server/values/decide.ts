/** What a save comes to on the values that are stored: the engine's word, the rows to write, and what is stored afterwards. */
import { applyEdits } from '#engine/changes/apply.ts';
import type { Edits } from '#engine/changes/change-set.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { Layer, StoredValues } from '#engine/state/resolve.ts';
import { settingNamed, type Base } from '#engine/state/state.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { layersOf } from './layers.ts';
import { placeSeen } from '../scopes/scope.ts';
import { settingsCatalogue } from './read-settings.ts';
import type { Place, StoredSettings, ValueRow } from './repository.ts';
import { sanitiseValue } from './sanitise.ts';
import type { AuditContext, Written } from './save-repository.ts';
import { callerOf, type Viewer } from './viewer.ts';
import { settingsValidators as validators } from './validators.ts';
import { rowsAfter, writtenOf } from './rows-to-write.ts';

export interface Save {
  /** The tenant that is written: 0 for values of the platform. */
  readonly providerId: number;
  readonly place: Place;
  /** Undefined when the caller does not say what the edits were made on: then the newest wins. */
  readonly baseRevision: number | undefined;
  readonly edits: Edits;
  readonly viewer: Viewer;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly audit: AuditContext;
  /** What was planned earlier may be hidden by now; forms and the API may not write what is hidden. */
  readonly hiddenAllowed?: boolean;
  readonly now: Date;
  /** Whether whoever saves has entered the password again; asked only when a guarded setting changes. */
  readonly isConfirmed: (tx: Transaction) => Promise<boolean>;
}

export interface Saved {
  readonly kind: 'saved';
  readonly revision: number;
  /** What platform and provider set, after the save. */
  readonly stored: StoredSettings;
  /** The same with the values of the place that was written, as the engine takes them. */
  readonly layers: readonly Layer[];
  /** What changed since the base, others' changes included. */
  readonly changedKeys: readonly string[];
}

export type Decision =
  | { readonly ok: false; readonly errors: readonly FieldError[] }
  | {
      readonly ok: true;
      readonly written: readonly Written[];
      /** Settings that were asked for or changed with them. */
      readonly keys: readonly string[];
    };

export function baseOf(save: Save, rows: readonly ValueRow[]): Base {
  return { catalogue: settingsCatalogue, layers: layersOf(rows), here: save.place.scope, facts: save.facts };
}

/** `edits` are those of the save, brought up to the values in `base`. */
export function decide(save: Save, base: Base, edits: Edits, keys: KeyRing): Decision {
  const outcome = applyEdits({
    base,
    validators,
    caller: callerOf(save.viewer, placeSeen(save.place)),
    edits,
    hiddenAllowed: save.hiddenAllowed ?? false,
  });
  if (!outcome.ok) return outcome;
  const written = writtenOf(outcome, storedHere(base), keys, save.providerId, save.place);
  return { ok: true, written, keys: [...askedKeys(save.edits), ...outcome.remove] };
}

export function savedOf(
  save: Save,
  revision: number,
  before: readonly ValueRow[],
  written: readonly Written[],
  changedKeys: readonly string[],
): Saved {
  const after = rowsAfter(before, written, save.place, save.audit, save.now);
  const stored = { revision, rows: after.filter((row) => row.scope_id === 0) };
  return { kind: 'saved', revision, stored, layers: layersOf(after), changedKeys: [...new Set(changedKeys)] };
}

/** HTML is made harmless before anything is judged or compared. */
export function cleaned({ settings, reset }: Edits): Edits {
  const entries = Object.entries(settings).map(([key, value]) => {
    const setting = settingNamed(settingsCatalogue, key);
    return [key, setting ? sanitiseValue(setting, value) : value] as const;
  });
  return { settings: Object.fromEntries(entries), reset };
}

/** What the place itself holds. */
export function storedHere({ layers, here }: Base): StoredValues {
  return layers.find(({ scope }) => scope === here)?.values ?? {};
}

export function askedKeys({ settings, reset }: Edits): string[] {
  return [...Object.keys(settings), ...reset];
}
