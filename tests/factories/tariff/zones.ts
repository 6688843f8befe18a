/** The zones of the demo tariff: an outline around each town, provinces by postal code, neighbouring countries. */
import type { Zone } from '#generated/types.ts';
import { provinceCodes, towns } from './places.ts';

const kilometresPerDegree = 111.195;

/** The distance class of a place, which determines its rates. */
export type Reach = 'metro' | 'town' | 'outlying' | 'abroad';

export interface RateZone extends Zone {
  readonly reach: Reach;
}

/** A twelve-sided outline with the given radius in kilometres. */
function outline(lat: number, lng: number, kilometres: number): number[][] {
  const corners = 12;
  const ring = Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    const degrees = kilometres / kilometresPerDegree;
    const east = (degrees * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180);
    return [round(lng + east), round(lat + degrees * Math.sin(angle))];
  });
  return [...ring, ring[0]!];
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

const townZones = towns.map(({ name, lat, lng, reach, isMetro }, at): RateZone => ({
  id: at + 1,
  name,
  layer: 'rates',
  polygons: [[outline(lat, lng, reach)]],
  reach: isMetro ? 'metro' : 'town',
}));
const provinceZones = provinceCodes.map(([name, codes], at): RateZone => ({
  id: 101 + at,
  name: `${name}, outlying`,
  layer: 'rates',
  postal_codes: [...codes],
  reach: 'outlying',
}));
const neighbours: RateZone = {
  id: 201,
  name: 'Neighbouring countries',
  layer: 'rates',
  countries: ['BW', 'LS', 'NA', 'SZ'],
  reach: 'abroad',
};

export const rateZones: readonly RateZone[] = [...townZones, ...provinceZones, neighbours];

const surchargeZones: readonly Zone[] = [
  {
    id: 301,
    name: 'Great Karoo',
    layer: 'surcharges',
    polygons: [[outline(-32.1, 22.6, 140)]],
    tags: ['outlying'],
  },
  {
    id: 302,
    name: 'Wild Coast',
    layer: 'surcharges',
    polygons: [[outline(-31.7, 29.3, 90)]],
    tags: ['outlying'],
  },
  {
    id: 303,
    name: 'Kalahari',
    layer: 'surcharges',
    postal_codes: ['8400-8799', '8900-8999'],
    tags: ['outlying', 'remote'],
  },
  {
    id: 304,
    name: 'Platinum mines',
    layer: 'surcharges',
    polygons: [[outline(-25.62, 27.36, 9)]],
    tags: ['mine'],
  },
  {
    id: 305,
    name: 'Coal mines',
    layer: 'surcharges',
    polygons: [[outline(-26.0, 29.35, 9)]],
    tags: ['mine'],
  },
];

const serviceDayZones: readonly Zone[] = [
  { id: 401, name: 'Kalahari route', layer: 'service_days', postal_codes: ['8400-8799'], service_days: [2, 4] },
  {
    id: 402,
    name: 'Karoo route',
    layer: 'service_days',
    polygons: [[outline(-32.1, 22.6, 140)]],
    service_days: [1, 3, 5],
  },
];

export const demoZones: readonly Zone[] = [
  ...rateZones.map(({ reach: _reach, ...zone }) => zone),
  ...surchargeZones,
  ...serviceDayZones,
];
