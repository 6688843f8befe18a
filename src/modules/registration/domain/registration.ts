/** Validation before an account is opened, shared by browser and server. */
import type { FieldError } from '#engine/validation/messages.ts';
import { validateRecord } from '#engine/validation/validate-record.ts';
import { form, validators } from '#generated/forms/registration.ts';
import type { Registration, Settings } from '#generated/types.ts';
import { missingParts } from '#modules/geography/domain/address.ts';
import { homeCountry } from '#modules/geography/domain/place.ts';
import { passwordProblem } from '#modules/identity/domain/password-rules.ts';

/** The input with trimmed texts. */
export function trimmed(registration: Registration): Registration {
  const { name, email, account_name } = registration;
  return {
    ...registration,
    name: name.trim(),
    email: email.trim(),
    ...(account_name !== undefined && { account_name: account_name.trim() }),
  };
}

/** Validation beyond the form's schema. */
export function furtherProblems(value: Partial<Registration>, settings: Settings): readonly FieldError[] {
  const { password, email = '', address } = value;
  const errors: FieldError[] = [];
  const weak = password === undefined ? undefined : passwordProblem(password, email);
  if (weak !== undefined) errors.push({ field: 'password', code: 'weak_password', message: weak });
  const { lat: _, lng: __, ...written } = address ?? {};
  if (missingParts(written).includes('street address or company'))
    errors.push({ field: 'address.street_address', code: 'required', message: 'Enter a street address or company.' });
  const isAbroad = (address?.country ?? homeCountry) !== homeCountry;
  if (isAbroad && !settings.enable_international_address_for_account_creation)
    errors.push({ field: 'address.country', code: 'home_only', message: 'Choose an address in South Africa.' });
  return errors;
}

/** All errors by field; empty when the account can be opened. */
export function registrationProblems(value: Registration, settings: Settings): readonly FieldError[] {
  const schema = form.schema as Parameters<typeof validateRecord>[0][number]['schema'];
  const validator = validators.schemas['form_registration'];
  return [...validateRecord([{ field: '', schema, value, validator }]), ...furtherProblems(value, settings)];
}
