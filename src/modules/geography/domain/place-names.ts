/**
 * Programs name the country of an address by its name, South Africa, or by its code in any case, and the province likewise:
 * ZA and Gauteng are stored (F226), as for people who choose them.
 */
import { countryCode } from './address-csv.ts';
import { provinceTitle } from './complete-address.ts';
import { homeCountry } from './place.ts';
import { provinceNamed } from './province.ts';

interface Named {
  readonly country?: string | null | undefined;
  readonly zone?: string | null | undefined;
}

/** A text that is no country stays, so that the rules refuse it; regions abroad stay, too. */
export function withPlaceNames<Address extends Named>(address: Address): Address {
  const { country, zone } = address;
  const code = typeof country === 'string' && country.trim() !== '' ? countryCode(country.trim()) : undefined;
  const province = (code ?? homeCountry) === homeCountry ? provinceNamed(zone ?? undefined) : undefined;
  return {
    ...address,
    ...(code !== undefined && { country: code }),
    ...(province !== undefined && { zone: provinceTitle(province) }),
  };
}

interface Sides {
  readonly collection_address?: Named | null | undefined;
  readonly delivery_address?: Named | null | undefined;
}

/** The same for both sides of a shipment. */
export function withPlaceNamesOfSides<Request extends Sides>(request: Request): Request {
  const { collection_address: collection, delivery_address: delivery } = request;
  return {
    ...request,
    ...(collection && { collection_address: withPlaceNames(collection) }),
    ...(delivery && { delivery_address: withPlaceNames(delivery) }),
  };
}
