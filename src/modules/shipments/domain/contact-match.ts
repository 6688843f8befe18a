/** Whether someone knows contact details of a shipment, as proof of identity in addition to a number on a label. */
import { emailsIn } from '#engine/schema/formats.ts';
import { mobilePhone } from '#platform/domain/phone.ts';

export interface Reached {
  /** One or more addresses. */
  readonly email?: string | undefined;
  readonly mobile_number?: string | undefined;
}

/** The number of digits that are the same in every notation of a South African number: `0821234567`, `+27 82 123 4567`. */
const telling = 9;

function phoneDigits(text: string): string {
  return mobilePhone(text).replaceAll(/\D/g, '').slice(-telling);
}

/** Compares without case, spaces and country code; an incomplete number never matches. */
export function isContact(given: string, contacts: readonly (Reached | null)[]): boolean {
  const text = given.trim().toLowerCase();
  const digits = /^[\d+\s()-]+$/.test(text) ? phoneDigits(text) : '';
  return contacts.some((contact) => {
    if (text !== '' && emailsIn(contact?.email ?? '').some((email) => email.toLowerCase() === text)) return true;
    return digits.length === telling && phoneDigits(contact?.mobile_number ?? '') === digits;
  });
}
