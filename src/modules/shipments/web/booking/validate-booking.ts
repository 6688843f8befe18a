/** What keeps a shipment from being booked, by the same rules as on the server and in the same words (F162). */
import type { FieldError } from '#engine/validation/messages.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { Settings } from '#generated/types.ts';
import { customerReferenceFindings, missingFields, wrongValues } from '../../domain/booking-requirements.ts';
import { readRequest } from '../../domain/draft.ts';
import { submitFindings } from '../../domain/submit-rules.ts';

export interface BookingRules {
  readonly settings: Settings;
  readonly isStaff: boolean;
  readonly isGuest: boolean;
  readonly isKiosk: boolean;
  readonly isDataCapture: boolean;
  readonly isCopy: boolean;
  /** What the account asks of the customer reference. */
  readonly customerReference: { readonly isRequired: boolean; readonly prefix: string };
  /** What the account's waybill numbers begin with. */
  readonly trackingPrefix: string;
}

/** Findings of the rules, each at a field of the form. What the form itself says is required is not said again. */
export function bookingFindings(value: JsonObject, rules: BookingRules): readonly FieldError[] {
  const { draft } = readRequest(value);
  const requirements = { ...rules, hasConfirmedGoods: true };
  const missing = missingFields(draft, requirements).filter(({ field }) => field === 'parcels');
  return [
    ...submitFindings(draft, { deed: 'book', ...rules }),
    ...missing,
    ...wrongValues(draft, requirements),
    ...customerReferenceFindings(draft, rules.customerReference),
  ].map((finding) => ({
    ...finding,
    field: fieldInForm(finding.field),
    ...(finding.code === 'address_incomplete' ? { covers: finding.field } : {}),
  }));
}

/** The field of the form that says a finding: an address as a whole is said where typing it begins. */
export function fieldInForm(field: string): string {
  return /^(?:collection|delivery)_address$/.test(field) ? `${field}.street_address` : field;
}
