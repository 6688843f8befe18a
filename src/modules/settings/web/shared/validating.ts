/** Validates only what a change can affect. */

import type { Section, Setting } from '#engine/schema/catalogue.ts';
import { pathWithBlankRows, withoutBlankRows } from '#engine/values/blank-rows.ts';
import type { Read } from '#engine/conditions/condition.ts';
import { dependentsOf } from '#engine/conditions/dependents.ts';
import { validateRule, validateValue } from '#engine/validation/validate.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { widgetsWithMembers } from '#platform/web/form/field-kinds.ts';
import { viewSetting } from '#engine/state/view.ts';
import { engineBase, isDrafted, readAfterSave, storedNow, type FormBase, type FormState } from './form-state.ts';

/** The results by slice of the state; `undefined` removes an entry. */
export interface ValidationResult {
  readonly errors: Record<string, readonly FieldError[] | undefined>;
  readonly ruleErrors: Record<string, FieldError | undefined>;
  readonly hidden: Record<string, true | undefined>;
}

function nothingYet(): ValidationResult {
  return { errors: {}, ruleErrors: {}, hidden: {} };
}

/** Whether users add rows to it; entries that cells of a grid add are never blank rows. */
export function addsRows({ widget }: Setting): boolean {
  return widgetsWithMembers.has(widget);
}

/** A blank row is not an error, because it is not saved. Findings name the other rows by their position on screen. */
function findingsOnRows(setting: Setting, value: unknown, { validators }: FormBase): readonly FieldError[] {
  const { key, schema } = setting;
  const filled = addsRows(setting) ? withoutBlankRows(schema, value) : value;
  const found = validateValue(setting, filled, validators);
  if (filled === value) return found;
  return found.map((error) => {
    const path = error.field.split('.').slice(1);
    return { ...error, field: [key, ...pathWithBlankRows(schema, value, path)].join('.') };
  });
}

/** The errors of a setting's value in the form: its draft, or the value stored here. */
function findings(base: FormBase, state: FormState, key: string): readonly FieldError[] | undefined {
  const setting = base.catalogue.settings[key];
  if (!setting) return undefined;
  const stored = storedNow(base, state, setting);
  const drafted = isDrafted(state, key);
  if (drafted ? state.drafts[key] === undefined : setting.secret || !stored.set_here) return undefined;
  const value = drafted ? state.drafts[key] : stored.value;
  const found = drafted ? findingsOnRows(setting, value, base) : validateValue(setting, value, base.validators);
  return found.length > 0 ? found : undefined;
}

function sectionOf(base: FormBase, key: string): Section | undefined {
  const setting = base.catalogue.settings[key];
  return setting && base.catalogue.sections[`${setting.tab}/${setting.section}`];
}

function validateRules(base: FormBase, key: string, read: Read, into: ValidationResult): void {
  for (const rule of dependentsOf(base.catalogue, key).rules) {
    const section = sectionOf(base, rule.setting);
    if (section) into.ruleErrors[rule.id] = validateRule(rule, section, read, base.validators);
  }
}

function isHidden(base: FormBase, state: FormState, key: string, read: Read): true | undefined {
  const setting = base.catalogue.settings[key];
  if (!setting) return true;
  const view = viewSetting(setting, engineBase(base, state), base.caller, read, base.validators.conditions);
  return view.visible ? undefined : true;
}

/** Settings whose visibility depends on `key`; if one that is reset when hidden changes, its own dependents follow. */
function validateVisibility(base: FormBase, state: FormState, key: string, read: Read, into: ValidationResult): void {
  for (const dependent of dependentsOf(base.catalogue, key).visibility) {
    if (dependent in into.hidden) continue;
    const hidden = isHidden(base, state, dependent, read);
    into.hidden[dependent] = hidden;
    if (hidden === state.hidden[dependent]) continue;
    validateRules(base, dependent, read, into);
    if (base.catalogue.settings[dependent]?.when_hidden === 'reset')
      validateVisibility(base, state, dependent, read, into);
  }
}

/** After a change of `key`: the setting itself, the rules that read it, and the settings whose visibility depends on it. */
export function validateChange(base: FormBase, state: FormState, key: string): ValidationResult {
  const into = nothingYet();
  const read = readAfterSave(base, state);
  into.errors[key] = findings(base, state, key);
  validateRules(base, key, read, into);
  validateVisibility(base, state, key, read, into);
  return into;
}

/** Everything: when a form opens or the stored values were replaced. */
export function validateAll(base: FormBase, state: FormState): ValidationResult {
  const into = nothingYet();
  const read = readAfterSave(base, state);
  for (const key of Object.keys(base.catalogue.settings)) {
    into.errors[key] = findings(base, state, key);
    into.hidden[key] = isHidden(base, state, key, read);
  }
  for (const section of Object.values(base.catalogue.sections))
    for (const rule of section.rules) into.ruleErrors[rule.id] = validateRule(rule, section, read, base.validators);
  return into;
}
