/** The extras in a form: those of the chosen service level, and which of them are ticked. */
import type { OptInRate } from '#generated/types.ts';

/** None without a service level. */
export function optInsOfLevel(offered: readonly OptInRate[], levelId: number | undefined): readonly OptInRate[] {
  return offered.filter(({ service_level_ids: levels }) => levelId !== undefined && levels.includes(levelId));
}

/** The ticked extras: the chosen ones that are offered, or until somebody chooses those that are chosen from the start. */
export function tickedOptIns(chosen: unknown, offered: readonly OptInRate[]): readonly number[] {
  const ids: readonly unknown[] | undefined = Array.isArray(chosen) ? chosen : undefined;
  return offered
    .filter(({ id, opted_in_by_default: isDefault }) => (ids ? ids.includes(id) : isDefault))
    .map(({ id }) => id);
}

interface Offered {
  readonly optIns: readonly OptInRate[];
  readonly timedOptIns: readonly OptInRate[];
}

/** A shipment with the extras that its form shows as ticked: those of another route or service level are left out. */
export function withTickedOptIns<Value extends Readonly<Record<string, unknown>>>(
  value: Value,
  { optIns, timedOptIns }: Offered,
): Value {
  const ticked = [
    ['opt_in_rates', optIns],
    ['opt_in_time_based_rates', timedOptIns],
  ] as const;
  const changed = ticked
    .filter(([field]) => Array.isArray(value[field]))
    .map(([field, offered]) => [field, tickedOptIns(value[field], offered)] as const);
  return { ...value, ...Object.fromEntries(changed) };
}
