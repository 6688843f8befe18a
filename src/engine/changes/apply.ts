/** Applies edits to stored values, all or nothing: returns every error, or exactly what to write, remove and audit. */

import { writeRefusal, type Caller } from '../state/access.ts';
import type { Rule, Setting, Validators } from '../schema/catalogue.ts';
import { draftsOf, type Edits } from './change-set.ts';
import { isVisible, type Read } from '../conditions/condition.ts';
import { dependentsOf } from '../conditions/dependents.ts';
import { validateRule, validateValue } from '../validation/validate.ts';
import { rowRefusals } from '../schema/matrix.ts';
import type { FieldError } from '../validation/messages.ts';
import { resolve, type StoredValues } from '../state/resolve.ts';
import { sameValue } from '../values/same-value.ts';
import { resultingState } from '../state/resulting-state.ts';
import { settingNamed, storedState, type Base } from '../state/state.ts';

export interface Application {
  /** The stored values, seen from the scope being written. */
  readonly base: Base;
  readonly validators: Validators;
  readonly caller: Caller;
  readonly edits: Edits;
  /** Imports, rollbacks and schedules may write settings that a condition hides; forms and the API may not. */
  readonly hiddenAllowed?: boolean;
}

/** One audit entry: effective values before and after; of a secret only whether it was set and that it changed. */
export interface Change {
  readonly key: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly reset: boolean;
}

export type Outcome =
  | {
      readonly ok: true;
      /** Values to store in this scope; secrets in plain text, for the caller to encrypt. */
      readonly write: Readonly<Record<string, unknown>>;
      /** Keys to remove from this scope, including hidden ones with `x-when-hidden: reset`. */
      readonly remove: readonly string[];
      readonly changes: readonly Change[];
    }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/**
 * Validates the edits one by one (`unknown_setting`, `permission_denied`, `scope_not_allowed`, `secret_placeholder`,
 * `invalid_value`), then the resulting state (`hidden_setting`, and rules under their own ids). Edits without effect
 * are dropped after the permission check, so that an invalid stored value blocks only itself; a rule is validated only
 * when one of the settings it reads changes.
 */
export function applyEdits(application: Application): Outcome {
  const { base, validators, edits } = application;
  const errors = refusals(application);
  const effective = withoutIdle(base, edits);
  for (const key of Object.keys(effective.settings)) {
    const setting = settingNamed(base.catalogue, key);
    if (setting && !errors.some(({ field }) => field === key))
      errors.push(...validateValue(setting, effective.settings[key], validators));
  }
  // A named setting counts as edited even without effect: restoring a whole state must not reset any of it by hiding
  // it.
  const appliedEdits = application.hiddenAllowed ? edits : effective;
  const after = resultingState(base, draftsOf(appliedEdits), validators.conditions, application.hiddenAllowed);
  const remove = [...effective.reset, ...after.hiddenResets()];
  if (!application.hiddenAllowed) errors.push(...hiddenWrites(application, effective, after.read));
  const touched = [...Object.keys(effective.settings), ...remove];
  const before = storedState(base);
  for (const key of touched)
    errors.push(...rowRefusals(base.catalogue, application.caller, key, before(key), after.read(key)));
  errors.push(...brokenRules(application, touched, after.read, errors));
  if (errors.length > 0) return { ok: false, errors };
  return {
    ok: true,
    write: effective.settings,
    remove,
    changes: changesOf(base, effective.settings, remove, after.read),
  };
}

function refusals({ base, caller, edits }: Application): FieldError[] {
  const errors: FieldError[] = [];
  for (const key of new Set([...Object.keys(edits.settings), ...edits.reset])) {
    const setting = settingNamed(base.catalogue, key);
    const refusal = setting && writeRefusal(setting, caller, base.here);
    if (!setting) errors.push({ field: key, code: 'unknown_setting', message: 'This setting doesn’t exist.' });
    else if (refusal) errors.push({ field: key, ...refusal });
    else if (Object.hasOwn(edits.settings, key) && edits.reset.includes(key))
      errors.push({ field: key, code: 'invalid_value', message: 'A setting can’t be set and reset at the same time.' });
  }
  return errors;
}

function withoutIdle(base: Base, { settings, reset }: Edits): Edits {
  const here = storedHere(base);
  const same = (key: string, value: unknown) => {
    const setting = settingNamed(base.catalogue, key);
    return Object.hasOwn(here, key) && setting?.secret === false && sameValue(setting, here[key]?.value, value);
  };
  return {
    settings: Object.fromEntries(Object.entries(settings).filter(([key, value]) => !same(key, value))),
    reset: [...new Set(reset)].filter((key) => Object.hasOwn(here, key)),
  };
}

function storedHere(base: Base): StoredValues {
  return base.layers.find(({ scope }) => scope === base.here)?.values ?? {};
}

function hiddenWrites({ base, validators }: Application, edits: Edits, read: Read): FieldError[] {
  return Object.keys(edits.settings).flatMap((key) => {
    const setting = settingNamed(base.catalogue, key);
    if (!setting || isVisible(setting.visible_when, read, validators.conditions)) return [];
    const message = 'This setting is hidden by other settings and can’t be changed.';
    return [{ field: key, code: 'hidden_setting', message }];
  });
}

function brokenRules(
  { base, validators }: Application,
  touched: readonly string[],
  read: Read,
  already: readonly FieldError[],
): FieldError[] {
  const wrong = new Set(already.map(({ field }) => field.split('.', 1)[0]));
  const rules = new Set(touched.flatMap((key) => dependentsOf(base.catalogue, key).rules));
  return [...rules].flatMap((rule) => {
    const shown = settingNamed(base.catalogue, rule.setting);
    if (!shown || [rule.setting, ...rule.reads].some((key) => wrong.has(key))) return [];
    if (!isVisible(shown.visible_when, read, validators.conditions)) return [];
    const stored = [rule.setting, ...rule.reads].filter((key) => !touched.includes(key));
    const unfit = stored.flatMap((key) => unfitStored(key, base, read, validators));
    if (unfit.length === 0) return finding(rule, shown, base, read, validators);
    for (const key of stored) wrong.add(key);
    return unfit;
  });
}

/**
 * The errors of a stored value that a rule reads. The rule would blame the setting being saved; this names the one that
 * has to be corrected instead, possibly in the same save.
 */
function unfitStored(key: string, { catalogue }: Base, read: Read, validators: Validators): FieldError[] {
  const setting = settingNamed(catalogue, key);
  const value = setting && read(key);
  if (!setting || setting.secret || value === undefined) return [];
  if (!isVisible(setting.visible_when, read, validators.conditions)) return [];
  const [first] = validateValue(setting, value, validators);
  if (!first) return [];
  return [{ ...first, message: `The saved value isn’t valid, so correct it too. ${first.message}` }];
}

function finding(rule: Rule, shown: Setting, base: Base, read: Read, validators: Validators): FieldError[] {
  const section = base.catalogue.sections[`${shown.tab}/${shown.section}`];
  const error = section && validateRule(rule, section, read, validators);
  return error ? [error] : [];
}

function changesOf(base: Base, write: Edits['settings'], remove: readonly string[], after: Read): readonly Change[] {
  const before = storedState(base);
  return [...Object.keys(write), ...remove].map((key) => {
    const setting = settingNamed(base.catalogue, key);
    const reset = !Object.hasOwn(write, key);
    if (!setting?.secret) return { key, from: before(key) ?? null, to: after(key) ?? null, reset };
    const wasSet = resolve(setting, base.layers, base.here).set_here;
    return { key, from: wasSet ? 'changed' : null, to: reset ? null : 'changed', reset };
  });
}
