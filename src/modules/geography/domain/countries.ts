/** The countries that a provider collects from and delivers to: South Africa, and those in its settings. */
import { countryName } from '#engine/values/country.ts';
import type { ShipmentLeg } from '#generated/types.ts';
import { homeCountry } from './place.ts';

/** The relevant settings. */
export interface CountrySettings {
  readonly international_collection_countries?: readonly string[] | undefined;
  readonly international_delivery_countries?: readonly string[] | undefined;
}

/** Two-letter codes, South Africa first; of one leg, or of both if none is given. */
export function countriesOffered(settings: CountrySettings, leg?: ShipmentLeg): readonly string[] {
  const { international_collection_countries: from = [], international_delivery_countries: to = [] } = settings;
  const others = leg === undefined ? [...from, ...to] : leg === 'collection' ? from : to;
  return [...new Set([homeCountry, ...others])];
}

/** Why an address in this country can’t be used for a leg, or for either; undefined when it can. */
export function countryProblem(
  country: string | undefined,
  settings: CountrySettings,
  leg?: ShipmentLeg,
): string | undefined {
  const code = country?.trim() || homeCountry;
  if (countriesOffered(settings, leg).includes(code)) return undefined;
  const where = leg === undefined ? 'ship to or from' : leg === 'collection' ? 'collect from' : 'deliver to';
  return `We don’t ${where} ${countryName(code)}.`;
}
