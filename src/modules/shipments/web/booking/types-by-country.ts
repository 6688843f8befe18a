/** Keeps the type of an address and its country together while they are chosen, whichever comes first (F226). */
import { isObject, type JsonObject } from '#engine/values/json-value.ts';
import type { Address, ShipmentLeg } from '#generated/types.ts';
import { isPickupPoint, legs, typeByCountry } from '#modules/geography/domain/address.ts';
import { countriesOffered, type CountrySettings } from '#modules/geography/domain/countries.ts';
import { homeCountry } from '#modules/geography/domain/place.ts';
import type { Finding } from '../../domain/finding.ts';

function addressIn(record: JsonObject, leg: ShipmentLeg): Partial<Address> {
  const address = record[`${leg}_address`];
  return isObject(address) ? address : {};
}

/** The country after another type was chosen: South Africa, the only one abroad, or the one there was. */
function countryByType(address: Partial<Address>, leg: ShipmentLeg, settings: CountrySettings): string | undefined {
  if (address.type !== 'international') return homeCountry;
  if (isAbroad(address)) return address.country;
  const [abroad, ...others] = countriesOffered(settings, leg).filter((code) => code !== homeCountry);
  return others.length === 0 ? abroad : address.country;
}

function isAbroad({ country }: Partial<Address>): boolean {
  return (country || homeCountry) !== homeCountry;
}

/** A new country sets the type, and a new type the country. */
export function withTypesByCountry(value: JsonObject, before: JsonObject, settings: CountrySettings): JsonObject {
  return legs.reduce((record, leg) => {
    const [now, then] = [addressIn(record, leg), addressIn(before, leg)];
    if (isPickupPoint(now.type)) return record;
    const isMoved = isAbroad(now) !== isAbroad(then);
    const isTypeChosen = !isMoved && now.type !== then.type;
    const type = isMoved ? typeByCountry(now) : now.type;
    const country = isTypeChosen ? countryByType(now, leg, settings) : now.country;
    if (type === now.type && country === now.country) return record;
    return { ...record, [`${leg}_address`]: { ...now, type, country } };
  }, value);
}

/** International addresses whose country is still to be chosen. */
export function missingCountries(value: JsonObject): readonly Finding[] {
  return legs.flatMap((leg) => {
    const address = addressIn(value, leg);
    if (address.type !== 'international' || isAbroad(address)) return [];
    return [{ field: `${leg}_address.country`, code: 'country', message: 'Choose a country outside South Africa' }];
  });
}
