/** What still refers to a service level. */
import type { Tariff } from '#generated/types.ts';

type Using = Pick<Tariff, 'revisions' | 'fuel_levies'>;

/** `Rates of 2026`: the first price list or fuel levy that names the service level; undefined when none does. */
export function levelUse({ revisions, fuel_levies: levies }: Using, id: number): string | undefined {
  const names = ({ service_level_ids: ids = [] }: { readonly service_level_ids?: readonly number[] }) =>
    ids.includes(id);
  const list = revisions.find(
    ({ groups, surcharges, rate_adjustments, time_based_rate_adjustments }) =>
      groups.some(({ rates }) => rates.some((rate) => rate.service_level_id === id)) ||
      [...surcharges, ...rate_adjustments, ...time_based_rate_adjustments].some(names),
  );
  return (list ?? levies.find(names))?.name;
}
