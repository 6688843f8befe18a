/** The initial view of a map for an address without a pin: its town, otherwise its province. */
import type { Province } from '#generated/types.ts';
import type { AddressToComplete } from './complete-address.ts';
import { locate } from './gazetteer.ts';
import { homeCountry } from './place.ts';
import { provinceNamed, provinceOfCode } from './province.ts';

export interface MapStart {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}

const zoomOfTown = 12;

/** The centre of each province, with a zoom level that shows all of it. */
const provinceStarts: Readonly<Record<Province, MapStart>> = {
  EC: { lat: -32.2, lng: 26.4, zoom: 6 },
  FS: { lat: -28.7, lng: 26.8, zoom: 6 },
  GP: { lat: -26.1, lng: 28.1, zoom: 9 },
  KZN: { lat: -28.8, lng: 30.8, zoom: 7 },
  LP: { lat: -23.8, lng: 29.3, zoom: 7 },
  MP: { lat: -25.9, lng: 30.3, zoom: 7 },
  NC: { lat: -29.4, lng: 21.2, zoom: 5 },
  NW: { lat: -26.4, lng: 25.4, zoom: 7 },
  WC: { lat: -33.2, lng: 20.9, zoom: 6 },
};

/** Undefined where the place is unknown: the provider's settings then define the initial view. */
export function mapStart(address: AddressToComplete): MapStart | undefined {
  const { local_area: suburb, city, zone, code, country } = address;
  if (country !== undefined && country !== homeCountry) return undefined;
  const found = locate(suburb, city);
  if (found) return { lat: found.lat, lng: found.lng, zoom: zoomOfTown };
  const province = provinceNamed(zone) ?? provinceOfCode(code);
  return province && provinceStarts[province];
}
