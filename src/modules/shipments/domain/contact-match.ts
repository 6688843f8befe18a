/** Whether somebody knows how a contact of a shipment is reached: what stands between a number on a label and its owner. */
import { mobilePhone } from '#platform/domain/phone.ts';

export interface Reached {
  readonly email?: string | undefined;
  readonly mobile_number?: string | undefined;
}

/** The digits that stay the same however a South African number is written: `0821234567`, `+27 82 123 4567`. */
const telling = 9;

function phoneDigits(text: string): string {
  return mobilePhone(text).replaceAll(/\D/g, '').slice(-telling);
}

/** Compares without regard to case, spaces and the country code; a number that is not whole never matches. */
export function isContact(given: string, contacts: readonly (Reached | null)[]): boolean {
  const text = given.trim().toLowerCase();
  const digits = /^[\d+\s()-]+$/.test(text) ? phoneDigits(text) : '';
  return contacts.some((contact) => {
    if (text !== '' && contact?.email?.trim().toLowerCase() === text) return true;
    return digits.length === telling && phoneDigits(contact?.mobile_number ?? '') === digits;
  });
}
