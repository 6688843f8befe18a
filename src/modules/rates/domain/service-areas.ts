/** The areas from and to which a provider has rates. */
import type { Zone } from '#generated/types.ts';
import type { CompiledGroup, CompiledTariff } from './compile/compiled-tariff.ts';

export interface ServiceAreaQuery {
  /** `2026-11-23` */
  readonly date: string;
  readonly account_id: number | undefined;
  /** Whether only the default rate group is considered. */
  readonly isDefault: boolean;
}

/** Rate zones with a rate on a day, by id. A rate that applies anywhere serves every rate zone. */
export function serviceAreas(
  tariff: CompiledTariff,
  { date, account_id, isDefault }: ServiceAreaQuery,
): readonly Zone[] {
  const revision = tariff.revisions.find(({ validFrom }) => validFrom <= date);
  if (!revision) return [];
  const own = account_id === undefined || isDefault ? undefined : revision.groupOfAccount.get(account_id);
  const groups = own ? [own, revision.defaultGroup] : [revision.defaultGroup];
  const ends = new Set(groups.flatMap(servedEnds));
  return [...tariff.zonesById.values()]
    .filter(({ id, layer }) => layer === 'rates' && (ends.has('*') || ends.has(String(id))))
    .sort((a, b) => a.id - b.id);
}

/** Both sides of every route with a rate, as in `routeKey`. */
function servedEnds({ rates }: CompiledGroup): readonly string[] {
  return [...rates.values()].flatMap((routes) =>
    [...routes].flatMap(([key, { formula }]) => (formula === 'no-rate' ? [] : key.split('>'))),
  );
}
