/**
 * RJSF's validator interface over the validators that the generator compiled: it finds the branch of a union for a
 * value and the errors of the whole, without evaluating code at run time.
 */

import AJV8PrecompiledValidator from '@rjsf/validator-ajv8/lib/precompiledValidator.js';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { Validator, ValidatorError } from '#engine/schema/catalogue.ts';
import { fieldErrors, type FieldError } from '#engine/validation/messages.ts';
import { unstorableText } from '#engine/values/storable.ts';
import { sentence } from '#engine/values/sentence.ts';
import { isList, type JsonObject } from '#engine/values/json-value.ts';
import { withDayTexts } from '#platform/domain/day-text.ts';
import type { FormDefinition, FormRule } from '../model/form-definition.ts';
import { memberAt } from '../model/with-member.ts';

/** The generated validators of a form: of its schema, of the subschemas that RJSF checks, and of its rules. */
export interface FormValidators {
  readonly schemas: Readonly<Record<string, Validator>>;
  readonly rules: Readonly<Record<string, Validator>>;
}

export interface FormValidator {
  readonly form: FormDefinition;
  readonly rjsf: ValidatorType;
  /** The errors of a record: of members first, then of the rules across them. */
  readonly validate: (value: JsonObject) => readonly FieldError[];
}

export function formValidator(form: FormDefinition, validators: FormValidators): FormValidator {
  const schema = form.schema as unknown as RJSFSchema;
  const rjsf = new AJV8PrecompiledValidator(validators.schemas as never, schema);
  const ofMembers = (value: JsonObject): readonly FieldError[] => {
    const errors = rjsf.rawValidation(schema, value).errors as readonly ValidatorError[] | undefined;
    if (errors)
      return fieldErrors('', form.schema, value, errors).map((error) => ({
        ...error,
        field: error.field.slice(1),
        message: withDayTexts(error.message),
      }));
    const lost = unstorableText(value);
    const message = 'It contains a character that cannot be stored. Type it again.';
    return lost ? [{ field: lost.join('.'), code: 'invalid_value', message }] : [];
  };
  return {
    form,
    rjsf,
    validate: (value) => [
      ...ofMembers(value),
      ...form.rules.flatMap((rule) => ruleFindings(rule, validators.rules[rule.id], value)),
    ],
  };
}

function ruleFindings(
  { id, field, rows, message }: FormRule,
  holds: Validator | undefined,
  value: JsonObject,
): readonly FieldError[] {
  if (!holds) throw new Error(`There is no validator for the rule ${id}`);
  const found = (place: string): FieldError => ({ field: place, code: id, message: sentence(message) });
  if (rows === undefined) return holds(value) ? [] : [found(field)];
  const list = memberAt(value, rows.split('.'));
  if (!isList(list)) return [];
  return list.flatMap((row, index) => (holds(row) ? [] : [found(`${rows}.${index}.${field}`)]));
}
