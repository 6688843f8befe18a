/** When an address is complete enough for collection or delivery, and what is missing (F227). */
import type { ShipmentLeg } from '#generated/types.ts';

/** The relevant parts, so that an address of the API and a partly filled form both fit. */
export interface AddressParts {
  readonly id?: number | undefined;
  readonly entered_address?: string | undefined;
  readonly company?: string | undefined;
  readonly street_address?: string | undefined;
  readonly local_area?: string | undefined;
  readonly city?: string | undefined;
  readonly zone?: string | undefined;
  readonly country?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}

/** The missing parts, named and ordered as in the form; empty when it is valid. */
export function missingParts(address: AddressParts): readonly string[] {
  if (address.id !== undefined && isFilled(address.entered_address)) return [];
  const isSomewhere =
    isFilled(address.street_address) ||
    isFilled(address.company) ||
    (address.lat !== undefined && address.lng !== undefined);
  return [
    ...(isSomewhere ? [] : ['street address or company']),
    ...(isFilled(address.local_area) ? [] : ['suburb']),
    ...(isFilled(address.city) ? [] : ['city']),
    ...(isFilled(address.zone) ? [] : ['province/zone']),
    ...(isFilled(address.country) ? [] : ['country']),
  ];
}

/** The message for an invalid address; undefined when it is valid. */
export function addressProblem(leg: ShipmentLeg, address: AddressParts): string | undefined {
  const missing = missingParts(address);
  return missing.length === 0 ? undefined : `The ${leg} address requires the following: ${missing.join(', ')}`;
}

/** Coordinates as stored: six decimals, about ten centimetres. */
export function roundedDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

function isFilled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}
