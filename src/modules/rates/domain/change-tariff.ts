/** One change of a tariff: a rate or a service level is put in the place of the one before, or added, or taken out. */
import type { ServiceLevel, Tariff, ZoneRate } from '#generated/types.ts';

/** A tariff as it is stored: zones and branches belong to geography. */
type Changeable = Omit<Tariff, 'zones' | 'branches'>;

export interface RateChange {
  readonly rate_revision_id: number;
  readonly rate_group_id: number;
  readonly rate: ZoneRate;
  readonly remove?: boolean | undefined;
}

export interface TariffChange<Stored> {
  readonly changed: Stored;
  /** What was there before; null for something new. */
  readonly from: object | null;
  /** What is there now; null for what was removed. */
  readonly to: object | null;
}

/** The service level found by its number. */
export function withServiceLevel<Stored extends Changeable>(tariff: Stored, level: ServiceLevel): TariffChange<Stored> {
  const before = tariff.service_levels.find(({ id }) => id === level.id);
  const service_levels = before
    ? tariff.service_levels.map((one) => (one === before ? level : one))
    : [...tariff.service_levels, level];
  return { changed: { ...tariff, service_levels }, from: before ?? null, to: level };
}

/** The rate found by its service level and zones; undefined where there is no such price list or group. */
export function withRate<Stored extends Changeable>(
  tariff: Stored,
  { rate_revision_id, rate_group_id, rate, remove = false }: RateChange,
): TariffChange<Stored> | undefined {
  const revision = tariff.revisions.find(({ id }) => id === rate_revision_id);
  const group = revision?.groups.find(({ id }) => id === rate_group_id);
  if (!revision || !group) return undefined;
  const before = group.rates.find((one) => rateKey(one) === rateKey(rate));
  const others = group.rates.map((one) => (one === before ? rate : one));
  const added = before ? others : [...group.rates, rate];
  const rates = remove ? group.rates.filter((one) => one !== before) : added;
  const groups = revision.groups.map((one) => (one === group ? { ...group, rates } : one));
  const revisions = tariff.revisions.map((one) => (one === revision ? { ...revision, groups } : one));
  return { changed: { ...tariff, revisions }, from: before ?? null, to: remove ? null : rate };
}

/** Which rate of a group it is. */
export function rateKey({ service_level_id, from_zone_id, to_zone_id }: ZoneRate): string {
  return `${service_level_id}:${from_zone_id ?? ''}:${to_zone_id ?? ''}`;
}
