/** Completes an address from bundled data: province, postal code, and the coordinates of its suburb or town. */
import { province as provinces } from '#generated/enums.ts';
import type { LocationPrecision, Province } from '#generated/types.ts';
import { roundedDegrees, type AddressParts } from './address.ts';
import { locate } from './gazetteer.ts';
import { homeCountry } from './place.ts';
import { provinceNamed, provinceOfCode } from './province.ts';

export interface AddressToComplete extends AddressParts {
  readonly code?: string | undefined;
}

export interface Completed<Address> {
  readonly address: Address;
  /** The precision of coordinates found here; undefined where they were given, or not found. */
  readonly precision?: LocationPrecision;
}

/** The name of a province in addresses: KwaZulu-Natal. */
export function provinceTitle(code: Province): string {
  return provinces.find((one) => one.const === code)?.title ?? code;
}

/** Fills only empty fields, and normalizes the name of the province; addresses abroad stay unchanged. */
export function completeAddress<Address extends AddressToComplete>(given: Address): Completed<Address> {
  const country = filled(given.country) ?? homeCountry;
  if (country !== homeCountry) return { address: { ...given, country } };
  const found = locate(given.local_area, given.city);
  const province = provinceNamed(given.zone) ?? (filled(given.zone) ? undefined : provinceFor(given, found?.province));
  const hasPin = given.lat !== undefined && given.lng !== undefined;
  const address = {
    ...given,
    country,
    ...(province !== undefined && { zone: provinceTitle(province) }),
    ...(found?.precision === 'suburb' && !filled(given.code) && { code: found.code }),
    ...(found && !hasPin && { lat: roundedDegrees(found.lat), lng: roundedDegrees(found.lng) }),
  };
  return found && !hasPin ? { address, precision: found.precision } : { address };
}

/** Whether someone set the pin: it exists and is not just the centre of the suburb or town. */
export function hasOwnPin(address: AddressParts): boolean {
  const { lat, lng } = address;
  if (lat === undefined || lng === undefined) return false;
  const found = locate(address.local_area, address.city);
  return !found || roundedDegrees(found.lat) !== lat || roundedDegrees(found.lng) !== lng;
}

/** Whether only the town of an address is known: it has no pin, or the pin of the town for another suburb. */
export function isApproximate(address: AddressParts): boolean {
  const { lat, lng } = address;
  if (lat === undefined || lng === undefined) return true;
  const found = locate(address.local_area, address.city);
  return found?.precision === 'town' && roundedDegrees(found.lat) === lat && roundedDegrees(found.lng) === lng;
}

function provinceFor({ code }: AddressToComplete, found: Province | undefined): Province | undefined {
  return found ?? provinceOfCode(code);
}

function filled(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}
