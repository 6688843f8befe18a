/** Validates one value or one rule: in forms at every keystroke and on the server with every save. */

import type { Rule, Section, Setting, Validators } from '../schema/catalogue.ts';
import type { Read } from '../conditions/condition.ts';
import { fieldErrors, type FieldError } from './messages.ts';
import { sentence } from '../values/sentence.ts';
import { unstorableText } from '../values/storable.ts';
import { uniqueFindings } from '../values/unique.ts';

/** The masked form of a secret in forms; never a value. */
export const secretPlaceholder = '***';

/**
 * The errors of a setting's value; empty when it is valid. A secret is validated as typed, and its placeholder is
 * refused as `secret_placeholder`.
 */
export function validateValue(setting: Setting, value: unknown, validators: Validators): readonly FieldError[] {
  if (setting.secret && value === secretPlaceholder)
    return [
      error(
        setting.key,
        'secret_placeholder',
        `${secretPlaceholder} is the placeholder of a stored secret; enter a new one`,
      ),
    ];
  if (setting.secret && value === '')
    return [error(setting.key, 'invalid_value', 'A secret cannot be empty; reset it to remove it')];
  const validate = validators.settings[setting.key];
  if (!validate) return [error(setting.key, 'unknown_setting', 'There is no such setting')];
  if (!validate(value)) return fieldErrors(setting.key, setting.schema, value, validate.errors);
  const unstorable = unstorableText(value);
  if (unstorable)
    return [
      error(
        [setting.key, ...unstorable].join('.'),
        'invalid_value',
        'It contains a character that can’t be stored. Enter it again',
      ),
    ];
  const repeated = uniqueFindings(setting.key, setting.schema, value);
  return repeated.length > 0 ? repeated : (validators.further?.(setting.key, value) ?? []);
}

/**
 * The error of a rule for the effective values of its section; `undefined` when it is satisfied. Settings without a
 * value are omitted from the rule's input. The finding's code is the rule's id, its field the setting that shows the
 * error.
 */
export function validateRule(rule: Rule, section: Section, read: Read, validators: Validators): FieldError | undefined {
  const validate = validators.rules[rule.test];
  if (!validate) return error(rule.setting, rule.id, `The rule ${rule.id} can’t be validated`);
  return validate(valuesOf(section.keys, read)) ? undefined : error(rule.setting, rule.id, rule.message);
}

function valuesOf(keys: readonly string[], read: Read): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const key of keys) {
    const value = read(key);
    if (value !== undefined) values[key] = value;
  }
  return values;
}

function error(field: string, code: string, message: string): FieldError {
  return { field, code, message: sentence(message) };
}
