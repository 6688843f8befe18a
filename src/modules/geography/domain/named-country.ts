/** Programs name the country of an address by its name, South Africa, or by its code in any case: ZA is stored (F226). */
import { countryCode } from './address-csv.ts';

interface Named {
  readonly country?: string | null | undefined;
}

/** A text that is no country stays, so that the rules refuse it. */
export function withCountryCode<Address extends Named>(address: Address): Address {
  const { country } = address;
  return typeof country === 'string' && country.trim() !== ''
    ? { ...address, country: countryCode(country.trim()) }
    : address;
}

interface Sides {
  readonly collection_address?: Named | null | undefined;
  readonly delivery_address?: Named | null | undefined;
}

/** The same for both sides of a shipment. */
export function withCountryCodes<Request extends Sides>(request: Request): Request {
  const { collection_address: collection, delivery_address: delivery } = request;
  return {
    ...request,
    ...(collection && { collection_address: withCountryCode(collection) }),
    ...(delivery && { delivery_address: withCountryCode(delivery) }),
  };
}
