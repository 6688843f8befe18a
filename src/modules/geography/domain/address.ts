/** When an address is complete enough for collection or delivery, and what is missing (F227). */
import { shipment_leg } from '#generated/enums.ts';
import type { AddressType, ShipmentLeg } from '#generated/types.ts';
import { homeCountry } from './place.ts';

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

/** What each part is called in messages, by the field that has it, in the order of the form. */
const partNames = {
  street_address: 'street address or company',
  local_area: 'suburb',
  city: 'city',
  zone: 'province/zone',
  country: 'country',
} as const;

type PartField = keyof typeof partNames;

const partFields = Object.keys(partNames) as readonly PartField[];

/** The fields of the missing parts; empty when the address is valid. */
export function missingPartFields(address: AddressParts): readonly PartField[] {
  if (address.id !== undefined && isFilled(address.entered_address)) return [];
  const isSomewhere = isFilled(address.company) || (address.lat !== undefined && address.lng !== undefined);
  return partFields.filter((field) => !isFilled(address[field]) && !(field === 'street_address' && isSomewhere));
}

/** The missing parts, named and ordered as in the form; empty when it is valid. */
export function missingParts(address: AddressParts): readonly string[] {
  return missingPartFields(address).map((field) => partNames[field]);
}

/** The message for an invalid address; undefined when it is valid. */
export function addressProblem(leg: ShipmentLeg, address: AddressParts): string | undefined {
  const missing = missingParts(address);
  return missing.length === 0 ? undefined : `The ${leg} address requires the following: ${missing.join(', ')}`;
}

/** Where parcels are handed over, and where they are taken to. */
export const legs: readonly ShipmentLeg[] = shipment_leg.map(({ const: leg }) => leg);

export function isPickupPoint(type: unknown): type is 'locker' | 'counter' {
  return type === 'locker' || type === 'counter';
}

/** The type follows the country: international abroad and only there. Lockers and counters stay what they are. */
export function typeByCountry({ type, country, company }: TypedAddress): AddressType | undefined {
  if (isPickupPoint(type)) return type;
  if ((country || homeCountry) !== homeCountry) return 'international';
  if (type !== 'international') return type ?? undefined;
  return isFilled(company ?? undefined) ? 'business' : 'residential';
}

/** The parts that decide the type. */
interface TypedAddress {
  readonly type?: AddressType | null | undefined;
  readonly country?: string | null | undefined;
  readonly company?: string | null | undefined;
}

/** Coordinates as stored: six decimals, about ten centimetres. */
export function roundedDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

function isFilled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}
