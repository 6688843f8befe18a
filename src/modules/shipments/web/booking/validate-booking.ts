/** Validates a booking by the same rules as the server, with the same messages (F162). */
import type { FieldError } from '#engine/validation/messages.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { Settings } from '#generated/types.ts';
import { missingPartFields } from '#modules/geography/domain/address.ts';
import { customerReferenceFindings, missingFields, wrongDays, wrongValues } from '../../domain/booking-requirements.ts';
import { readRequest } from '../../domain/draft.ts';
import { submitFindings } from '../../domain/submit-rules.ts';
import { missingCountries } from './types-by-country.ts';

export interface BookingRules {
  readonly settings: Settings;
  /** The current day in business time. */
  readonly today: string;
  readonly isStaff: boolean;
  readonly isGuest: boolean;
  readonly isKiosk: boolean;
  readonly isDataCapture: boolean;
  readonly isCopy: boolean;
  /** The account's requirements for the customer reference. */
  readonly customerReference: { readonly isRequired: boolean; readonly prefix: string };
  /** Prefix of the account's waybill numbers. */
  readonly trackingPrefix: string;
}

/** Findings of the rules, each at a field of the form. Fields that the form itself reports as missing are not repeated. */
export function bookingFindings(value: JsonObject, rules: BookingRules): readonly FieldError[] {
  const { draft } = readRequest(value);
  const requirements = { ...rules, hasConfirmedGoods: true };
  const missing = missingFields(draft, requirements).filter(({ field }) => field === 'parcels');
  return [
    ...submitFindings(draft, { deed: 'book', ...rules }),
    ...missing,
    ...missingCountries(value),
    ...wrongValues(draft, requirements),
    ...wrongDays(draft, rules),
    ...customerReferenceFindings(draft, rules.customerReference),
  ].map((finding) => ({
    ...finding,
    field: fieldInForm(finding.field, value),
    ...(finding.code === 'address_incomplete' ? { covers: finding.field } : {}),
  }));
}

/** The form's field for a finding about `value`: one about a whole address is shown at its first missing part. */
export function fieldInForm(field: string, value: JsonObject): string {
  if (!/^(?:collection|delivery)_address$/.test(field)) return field;
  const [first = 'street_address'] = missingPartFields(value[field] ?? {});
  return `${field}.${first}`;
}
