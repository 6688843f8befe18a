/** The towns of the demo: where they are, which branch serves them, and how they count in the tariff. */
import type { TariffBranch } from '#generated/types.ts';

export interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Postal code. */
  readonly code: string;
  /** Half the width of its rate zone, in kilometres. */
  readonly reach: number;
  readonly isMetro?: true;
  /** Code of its branch, where it has one. */
  readonly branch?: string;
}

export const towns: readonly Town[] = [
  { name: 'Johannesburg', lat: -26.2052, lng: 28.0498, code: '2001', reach: 32, isMetro: true, branch: 'JNB' },
  { name: 'Pretoria', lat: -25.7069, lng: 28.2294, code: '0002', reach: 22, isMetro: true, branch: 'PTA' },
  { name: 'Cape Town', lat: -33.9258, lng: 18.4232, code: '8001', reach: 34, isMetro: true, branch: 'CPT' },
  { name: 'Durban', lat: -29.8579, lng: 31.0292, code: '4001', reach: 28, isMetro: true, branch: 'DUR' },
  { name: 'Stellenbosch', lat: -33.9346, lng: 18.8668, code: '7600', reach: 8 },
  { name: 'Pietermaritzburg', lat: -29.6168, lng: 30.3928, code: '3201', reach: 14, branch: 'PMB' },
  { name: 'Bloemfontein', lat: -29.1211, lng: 26.214, code: '9301', reach: 16, branch: 'BFN' },
  { name: 'Potchefstroom', lat: -26.7167, lng: 27.1, code: '2531', reach: 9 },
  { name: 'Gqeberha', lat: -33.961, lng: 25.615, code: '6001', reach: 18, branch: 'PLZ' },
  { name: 'East London', lat: -33.015, lng: 27.912, code: '5201', reach: 14, branch: 'ELS' },
  { name: 'Polokwane', lat: -23.905, lng: 29.469, code: '0699', reach: 12, branch: 'PTG' },
  { name: 'Mbombela', lat: -25.475, lng: 30.97, code: '1200', reach: 11, branch: 'MQP' },
  { name: 'eMalahleni', lat: -25.871, lng: 29.233, code: '1035', reach: 11 },
  { name: 'Kimberley', lat: -28.728, lng: 24.75, code: '8301', reach: 11, branch: 'KIM' },
  { name: 'Upington', lat: -28.448, lng: 21.256, code: '8801', reach: 8 },
  { name: 'Rustenburg', lat: -25.668, lng: 27.242, code: '0299', reach: 12, branch: 'RTG' },
  { name: 'George', lat: -33.963, lng: 22.462, code: '6529', reach: 11, branch: 'GRJ' },
  { name: 'Richards Bay', lat: -28.781, lng: 32.038, code: '3900', reach: 10 },
];

/** Provinces by their ranges of postal codes: what lies outside the towns. */
export const provinces: Readonly<Record<string, readonly string[]>> = {
  Gauteng: ['0001-0199', '1400-2199'],
  'North West': ['0200-0499', '2500-2899'],
  Limpopo: ['0500-0999'],
  Mpumalanga: ['1000-1399', '2200-2499'],
  'KwaZulu-Natal': ['2900-4730'],
  'Eastern Cape': ['4731-6499'],
  'Western Cape': ['6500-8099'],
  'Northern Cape': ['8100-8999'],
  'Free State': ['9300-9999'],
};

export const demoBranches: readonly TariffBranch[] = towns.flatMap(({ branch, lat, lng }, at) =>
  branch === undefined ? [] : [{ id: at + 1, code: branch, lat, lng }],
);
