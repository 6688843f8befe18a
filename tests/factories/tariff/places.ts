/** The towns of the demo: location, branch, and role in the tariff. */
import { province as provinces } from '#generated/enums.ts';
import type { TariffBranch } from '#generated/types.ts';
import { townRows } from '#modules/geography/domain/gazetteer-rows.ts';
import { codeRanges } from '#modules/geography/domain/province.ts';

export interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Postal code. */
  readonly code: string;
  /** Half the width of its rate zone, in kilometres. */
  readonly reach: number;
  readonly isMetro?: true;
  /** Code of its branch, if any. */
  readonly branch?: string;
}

/** Towns of the gazetteer with half the width of their zones, in kilometres, and their branches. */
const served: Readonly<Record<string, Pick<Town, 'reach' | 'isMetro' | 'branch'>>> = {
  Johannesburg: { reach: 32, isMetro: true, branch: 'JNB' },
  Pretoria: { reach: 22, isMetro: true, branch: 'PTA' },
  'Cape Town': { reach: 34, isMetro: true, branch: 'CPT' },
  Durban: { reach: 28, isMetro: true, branch: 'DUR' },
  Stellenbosch: { reach: 8 },
  Pietermaritzburg: { reach: 14, branch: 'PMB' },
  Bloemfontein: { reach: 16, branch: 'BFN' },
  Potchefstroom: { reach: 9 },
  Gqeberha: { reach: 18, branch: 'PLZ' },
  'East London': { reach: 14, branch: 'ELS' },
  Polokwane: { reach: 12, branch: 'PTG' },
  Mbombela: { reach: 11, branch: 'MQP' },
  eMalahleni: { reach: 11 },
  Kimberley: { reach: 11, branch: 'KIM' },
  Upington: { reach: 8 },
  Rustenburg: { reach: 12, branch: 'RTG' },
  George: { reach: 11, branch: 'GRJ' },
  'Richards Bay': { reach: 10 },
};

export const towns: readonly Town[] = townRows.map(([name, , code, lat, lng]) => {
  const town = served[name];
  if (!town) throw new Error(`The demo does not say how far ${name} reaches.`);
  return { name, lat, lng, code, ...town };
});

/** Provinces with their postal code ranges: everything outside the towns. */
export const provinceCodes: readonly (readonly [name: string, codes: readonly string[]])[] = provinces.map(
  ({ const: code, title }) => [title, codeRanges.flatMap(([range, of]) => (of === code ? [range] : []))],
);

export const demoBranches: readonly TariffBranch[] = towns.flatMap(({ branch, lat, lng }, at) =>
  branch === undefined ? [] : [{ id: at + 1, code: branch, lat, lng }],
);
