/** The state of a settings form: stored values, changes and errors; and how to read one setting from it. */

import type { Caller } from '#engine/state/access.ts';
import type { Catalogue, Scope, Setting, Validators } from '#engine/schema/catalogue.ts';
import type { Read } from '#engine/conditions/condition.ts';
import type { FormState as ModelState } from '#platform/web/form/model/form-model.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { inherited, resolve, type Layer, type Resolved } from '#engine/state/resolve.ts';
import { resultingState } from '#engine/state/resulting-state.ts';
import { draftedValue, type Base, type Drafts } from '#engine/state/state.ts';

type ByKey<T> = Readonly<Record<string, T>>;

/** The values of settings in addition to the marks of every form. */
export interface SettingsValues {
  readonly revision: number;
  readonly layers: readonly Layer[];
  /** Unsaved values; a key with `undefined` is reset to the inherited value. */
  readonly drafts: Drafts;
  /** Effective values from before the edit began, of settings that someone else has saved since. */
  readonly began: ByKey<unknown>;
  /** Errors of rules across settings, by rule id; each names the setting that shows it. */
  readonly ruleErrors: ByKey<FieldError>;
}

/** Errors are those of drafts, and of stored values that a newer schema no longer accepts. */
export type FormState = ModelState<SettingsValues>;

/** Configuration of a form; constant while it is open. */
export interface FormBase {
  readonly catalogue: Catalogue;
  readonly validators: Validators;
  readonly caller: Caller;
  /** The kind of scope that the form edits. */
  readonly scope: Scope;
  /** Id of the account, branch or user; absent for platform and provider. */
  readonly placeId?: number;
  /** Facts by name: `provider.kind`, `environment` … */
  readonly facts: ByKey<unknown>;
}

/** The stored side in the form that the engine takes. */
export function engineBase(base: FormBase, state: Pick<FormState, 'layers'>): Base {
  return { catalogue: base.catalogue, layers: state.layers, here: base.scope, facts: base.facts };
}

/** Whether `key` has an unsaved change, including a reset. */
export function isDrafted(state: Pick<FormState, 'drafts'>, key: string): boolean {
  return Object.hasOwn(state.drafts, key);
}

/** The stored effective value and its provenance. */
export function storedNow(base: FormBase, state: FormState, setting: Setting): Resolved {
  return resolve(setting, state.layers, base.scope);
}

/** The effective value before an unsaved change, whatever someone else has saved since; without a change the stored one. */
export function valueBefore(base: FormBase, state: FormState, setting: Setting): unknown {
  const { key } = setting;
  return isDrafted(state, key) && Object.hasOwn(state.began, key)
    ? state.began[key]
    : storedNow(base, state, setting).value;
}

/** The value after a reset here. */
export function inheritedNow(base: FormBase, state: FormState, setting: Setting): unknown {
  return inherited(setting, state.layers, base.scope).value;
}

/** The value of a draft, or the stored one; of a secret only whether it is set. */
export function valueAfterSave(base: FormBase, state: FormState, setting: Setting): unknown {
  if (!isDrafted(state, setting.key)) return storedNow(base, state, setting).value;
  return draftedValue(setting, engineBase(base, state), state.drafts[setting.key]).value;
}

/** Reads settings and facts in the state after saving, including resets caused by the save. */
export function readAfterSave(base: FormBase, state: FormState): Read {
  return resultingState(engineBase(base, state), state.drafts, base.validators.conditions).read;
}

/** The keys of unsaved changes that would be saved: those of settings hidden by a condition wait until these are shown again. */
export function pendingKeys(state: FormState): readonly string[] {
  return Object.keys(state.drafts).filter((key) => !state.hidden[key] || state.drafts[key] === undefined);
}

/** Whether the setting has a value of its own here, or will have after saving. */
export function isSetHere(base: FormBase, state: FormState, key: string): boolean {
  if (isDrafted(state, key)) return state.drafts[key] !== undefined;
  const setting = base.catalogue.settings[key];
  return setting !== undefined && storedNow(base, state, setting).set_here;
}
