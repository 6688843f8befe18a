/** Validates values entered into the preview form of an edited section. */
import type { Catalogue, Section, Validators } from '../schema/catalogue.ts';
import { validateRule, validateValue } from '../validation/validate.ts';
import type { FieldError } from '../validation/messages.ts';
import { defaultOf } from '../state/resolve.ts';

/** The errors of each value, and the rules that they break together with the defaults of the others. */
export function validateTried(
  catalogue: Catalogue,
  section: Section,
  validators: Validators,
  values: Readonly<Record<string, unknown>>,
): { readonly errors: FieldError[]; readonly failed_rules: string[] } {
  const tried = (key: string) => section.keys.includes(key) && Object.hasOwn(values, key);
  const read = (key: string): unknown => {
    const setting = catalogue.settings[key];
    return tried(key) ? values[key] : setting && defaultOf(setting);
  };
  const errors = section.keys.flatMap((key) => {
    const setting = catalogue.settings[key];
    return setting && tried(key) ? validateValue(setting, values[key], validators) : [];
  });
  const failed = section.rules.filter((rule) => validateRule(rule, section, read, validators) !== undefined);
  return { errors, failed_rules: failed.map(({ id }) => id) };
}
