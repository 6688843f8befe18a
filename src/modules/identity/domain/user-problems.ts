/** The errors of a user record, for the form. */
import type { FieldError } from '#engine/validation/messages.ts';
import { validateRecord } from '#engine/validation/validate-record.ts';
import { form, validators } from '#generated/forms/user.ts';

/** By field; null and empty values count as absent, and so does role 0. */
export function userProblems(values: Readonly<Record<string, unknown>>): readonly FieldError[] {
  const isGiven = ([name, value]: [string, unknown]): boolean =>
    value !== null && value !== '' && !(name === 'role_id' && value === 0);
  const value = Object.fromEntries(Object.entries(values).filter(isGiven));
  const schema = form.schema as Parameters<typeof validateRecord>[0][number]['schema'];
  return validateRecord([{ field: '', schema, value, validator: validators.schemas['form_user'] }]);
}
