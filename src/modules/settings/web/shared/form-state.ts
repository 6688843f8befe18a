/** What a settings form knows: what is stored, what was changed, what is wrong with it; and how one name is read from all that. */

import type { Caller } from '#engine/state/access.ts';
import type { Catalogue, Scope, Setting, Validators } from '#engine/schema/catalogue.ts';
import type { Read } from '#engine/conditions/condition.ts';
import type { FormState as ModelState } from '#platform/web/form/model/form-model.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { inherited, resolve, type Layer, type Resolved } from '#engine/state/resolve.ts';
import { resultingState } from '#engine/state/resulting-state.ts';
import { draftedValue, type Base, type Drafts } from '#engine/state/state.ts';

type ByKey<T> = Readonly<Record<string, T>>;

/** What is remembered of settings beside the marks that every form has. */
export interface SettingsValues {
  readonly revision: number;
  readonly layers: readonly Layer[];
  /** Unsaved values; a key that is present with `undefined` goes back to what is inherited. */
  readonly drafts: Drafts;
  /** Effective values from before the edit began, of what somebody else saved since. */
  readonly began: ByKey<unknown>;
  /** Findings of rules across settings, by rule id; each names the setting that shows it. */
  readonly ruleErrors: ByKey<FieldError>;
}

/** Errors are those on drafts, and on stored values that a newer schema no longer accepts. */
export type FormState = ModelState<SettingsValues>;

/** Everything about a form that does not change while it is open. */
export interface FormBase {
  readonly catalogue: Catalogue;
  readonly validators: Validators;
  readonly caller: Caller;
  /** Where the values are kept that this form edits. */
  readonly scope: Scope;
  /** Which account, branch or user; absent for platform and provider. */
  readonly placeId?: number;
  /** Facts by name: `provider.kind`, `environment` … */
  readonly facts: ByKey<unknown>;
}

/** The stored side as the engine wants it. */
export function engineBase(base: FormBase, state: Pick<FormState, 'layers'>): Base {
  return { catalogue: base.catalogue, layers: state.layers, here: base.scope, facts: base.facts };
}

/** Whether `key` has an unsaved change; also true when the change is a reset. */
export function isDrafted(state: Pick<FormState, 'drafts'>, key: string): boolean {
  return Object.hasOwn(state.drafts, key);
}

/** The effective value as stored, and where it comes from. */
export function storedNow(base: FormBase, state: FormState, setting: Setting): Resolved {
  return resolve(setting, state.layers, base.scope);
}

/** The effective value that an unsaved change began with, whatever somebody else has saved since; else what is stored. */
export function valueBefore(base: FormBase, state: FormState, setting: Setting): unknown {
  const { key } = setting;
  return isDrafted(state, key) && Object.hasOwn(state.began, key)
    ? state.began[key]
    : storedNow(base, state, setting).value;
}

/** What the setting becomes when it is reset here. */
export function inheritedNow(base: FormBase, state: FormState, setting: Setting): unknown {
  return inherited(setting, state.layers, base.scope).value;
}

/** The value that a draft stands for, or what is stored; of a secret only whether there is one. */
export function valueAfterSave(base: FormBase, state: FormState, setting: Setting): unknown {
  if (!isDrafted(state, setting.key)) return storedNow(base, state, setting).value;
  return draftedValue(setting, engineBase(base, state), state.drafts[setting.key]).value;
}

/** Reads settings and facts of the state as it would be after saving, settings that the save would reset included. */
export function readAfterSave(base: FormBase, state: FormState): Read {
  return resultingState(engineBase(base, state), state.drafts, base.validators.conditions).read;
}

/** The keys with unsaved changes that would be saved: those hidden by a condition wait until they are shown again. */
export function pendingKeys(state: FormState): readonly string[] {
  return Object.keys(state.drafts).filter((key) => !state.hidden[key] || state.drafts[key] === undefined);
}

/** Whether the setting has a value of its own here, or will have after saving. */
export function isSetHere(base: FormBase, state: FormState, key: string): boolean {
  if (isDrafted(state, key)) return state.drafts[key] !== undefined;
  const setting = base.catalogue.settings[key];
  return setting !== undefined && storedNow(base, state, setting).set_here;
}
