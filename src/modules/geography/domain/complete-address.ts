/** Completes an address from what is known without asking anybody: province, postal code, and where its suburb or town lies. */
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
  /** How exactly the coordinates are known where they were found here; undefined where they were given, or not found. */
  readonly precision?: LocationPrecision;
}

/** The name under which a province stands in an address: KwaZulu-Natal. */
export function provinceTitle(code: Province): string {
  return provinces.find((one) => one.const === code)?.title ?? code;
}

/** Fills only what is empty, and writes the province's name as we write it; addresses abroad stay as they are. */
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

/** Whether an address is only known to lie somewhere in its town: no pin, or the pin of the town itself for another suburb. */
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
