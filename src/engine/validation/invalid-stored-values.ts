/** Stored values that the schemas of today would refuse: they block nothing but themselves, and are shown as such (E18). */

import type { Catalogue, Validators } from '../schema/catalogue.ts';
import { judgeValue } from './validate.ts';
import type { FieldError } from './messages.ts';
import type { StoredValues } from '../state/resolve.ts';
import { settingNamed } from '../state/state.ts';

export interface Debt {
  readonly key: string;
  readonly value: unknown;
  readonly errors: readonly FieldError[];
}

/** The debt of one scope's stored values, secrets excepted: their text is not at hand. Keys the catalogue does not know count too. */
export function debtOf(catalogue: Catalogue, values: StoredValues, validators: Validators): readonly Debt[] {
  return Object.entries(values).flatMap(([key, { value }]) => {
    const setting = settingNamed(catalogue, key);
    if (setting?.secret) return [];
    const unknown = { field: key, code: 'unknown_setting', message: 'This setting no longer exists.' };
    const errors = setting ? judgeValue(setting, value, validators) : [unknown];
    return errors.length > 0 ? [{ key, value, errors }] : [];
  });
}
