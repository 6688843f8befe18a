/** A change of a tariff: one part is replaced, added or removed. */
import type {
  ChangeTariffBody,
  FuelLevy,
  RateGroup,
  RateRevision,
  Tariff,
  TariffTerms,
  ZoneRate,
} from '#generated/types.ts';
import { centsOf, percentageOf, randOf } from '#platform/domain/money.ts';

/** A tariff as stored: zones and branches belong to geography. */
type Changeable = Omit<Tariff, 'zones' | 'branches'>;

export interface TariffChange<Stored> {
  readonly changed: Stored;
  /** Names the part for the audit trail: `surcharge:3`. */
  readonly part: string;
  /** The previous part; null for a new one. */
  readonly from: object | null;
  /** The new part; null for a removed one. */
  readonly to: object | null;
}

/** Why a change cannot be applied: an error code of the call. */
export type Refusal = 'nothing_to_change' | 'unknown_part' | 'unknown_rate_group' | 'unknown_price_list';

/** The tariff with the first part of the request applied, and what it replaced. */
export function withChange<Stored extends Changeable>(
  tariff: Stored,
  request: ChangeTariffBody,
): TariffChange<Stored> | Refusal {
  const change = applied(tariff, request);
  const isNothing = typeof change !== 'string' && change.from === null && change.to === null;
  return isNothing ? 'unknown_part' : change;
}

function applied<Stored extends Changeable>(tariff: Stored, change: ChangeTariffBody): TariffChange<Stored> | Refusal {
  const {
    terms,
    remove_service_level: removed,
    service_level: level,
    fuel_levy: levy,
    rate,
    rate_group: group,
    price_list: list,
  } = change;
  if (terms) return withTerms(tariff, terms);
  if (level) return inPlace(tariff, 'service_levels', `service_level:${level.id}`, { item: level });
  if (removed !== undefined)
    return inPlace(tariff, 'service_levels', `service_level:${removed}`, { item: { id: removed }, remove: true });
  if (levy) return inPlace<Stored, FuelLevy>(tariff, 'fuel_levies', `fuel_levy:${levy.item.id}`, levy);
  if (rate) return withRate(tariff, rate);
  if (group) return withRateGroup(tariff, group);
  if (list) return withPriceList(tariff, list);
  for (const [name, key] of listed) {
    const part = change[name];
    if (part)
      return inPriceList(tariff, part.rate_revision_id, (one) =>
        inPlace<RateRevision, { readonly id: number }>(one, key, `${name}:${part.item.id}`, part),
      );
  }
  return 'nothing_to_change';
}

const listed = [
  ['surcharge', 'surcharges'],
  ['rate_adjustment', 'rate_adjustments'],
  ['time_based_rate_adjustment', 'time_based_rate_adjustments'],
] as const;

/** Terms that are not sent do not apply: a form leaves out what was emptied. */
function withTerms<Stored extends Changeable>(
  { prices_include_vat, road_factor, ...rest }: Stored,
  terms: TariffTerms,
): TariffChange<Stored> {
  const from: TariffTerms = { prices_include_vat, ...(road_factor !== undefined && { road_factor }) };
  return { changed: { ...rest, ...terms } as unknown as Stored, part: 'terms', from, to: terms };
}

interface Placed<Item> {
  readonly item: Item;
  readonly remove?: boolean | undefined;
}

/** `Whole` with the item of the same id replaced. */
function inPlace<Whole, Item extends { readonly id: number }>(
  whole: Whole,
  key: keyof Whole,
  part: string,
  { item, remove = false }: Placed<Item>,
): TariffChange<Whole> {
  const items = whole[key] as unknown as readonly Item[];
  const before = items.find(({ id }) => id === item.id);
  return {
    changed: { ...whole, [key]: swapped(items, before, remove ? undefined : item) },
    part,
    ...trail(before, item, remove),
  };
}

function swapped<Item>(items: readonly Item[], before: Item | undefined, after: Item | undefined): Item[] {
  if (after === undefined) return items.filter((one) => one !== before);
  return before === undefined ? [...items, after] : items.map((one) => (one === before ? after : one));
}

function trail(before: object | undefined, item: object, remove: boolean): Pick<TariffChange<unknown>, 'from' | 'to'> {
  return { from: before ?? null, to: remove ? null : item };
}

/** A change of one price list as a change of the tariff. */
function inPriceList<Stored extends Changeable>(
  tariff: Stored,
  id: number,
  change: (list: RateRevision) => TariffChange<RateRevision> | Refusal,
): TariffChange<Stored> | Refusal {
  const list = tariff.revisions.find((one) => one.id === id);
  if (!list) return 'unknown_price_list';
  const inner = change(list);
  if (typeof inner === 'string') return inner;
  return { ...inner, changed: { ...tariff, revisions: swapped(tariff.revisions, list, inner.changed) } };
}

/** The rate identified by service level and zones. */
function withRate<Stored extends Changeable>(
  tariff: Stored,
  { rate_revision_id, rate_group_id, rate, remove = false }: NonNullable<ChangeTariffBody['rate']>,
): TariffChange<Stored> | Refusal {
  const found = inPriceList(tariff, rate_revision_id, (list) => {
    const group = list.groups.find(({ id }) => id === rate_group_id);
    if (!group) return 'unknown_rate_group';
    const before = group.rates.find((one) => rateKey(one) === rateKey(rate));
    const changed = { ...group, rates: swapped(group.rates, before, remove ? undefined : rate) };
    const part = `rate:${rate_group_id}:${rateKey(rate)}`;
    return { changed: { ...list, groups: swapped(list.groups, group, changed) }, part, ...trail(before, rate, remove) };
  });
  return found === 'unknown_price_list' ? 'unknown_rate_group' : found;
}

/** The terms of a group; its rates stay, or are copied from another group for a new one. */
function withRateGroup<Stored extends Changeable>(
  tariff: Stored,
  { rate_revision_id, item, copy_of, remove = false }: NonNullable<ChangeTariffBody['rate_group']>,
): TariffChange<Stored> | Refusal {
  return inPriceList(tariff, rate_revision_id, (list) => {
    const before = list.groups.find(({ id }) => id === item.id);
    const model = list.groups.find(({ id }) => id === copy_of);
    if (copy_of !== undefined && !model) return 'unknown_rate_group';
    const { rates = [], ...terms } = before ?? { rates: model?.rates };
    const group = { ...given(item), rates } as unknown as RateGroup;
    const groups = swapped(list.groups, before, remove ? undefined : group);
    const isDefault = group.is_default === true && !remove;
    // There is only one default: a group that becomes it replaces the previous one.
    const changed = isDefault ? groups.map((one) => (one === group ? one : { ...one, is_default: false })) : groups;
    const { from, to } = trail(before && terms, given(item), remove);
    return { changed: { ...list, groups: changed }, part: `rate_group:${item.id}`, from, to };
  });
}

/** Name, date and state of a price list; its contents stay, or are copied from another list for a new one. */
function withPriceList<Stored extends Changeable>(
  tariff: Stored,
  { item, copy_of, raise_percentage = 0, remove = false }: NonNullable<ChangeTariffBody['price_list']>,
): TariffChange<Stored> | Refusal {
  const before = tariff.revisions.find(({ id }) => id === item.id);
  const model = tariff.revisions.find(({ id }) => id === copy_of);
  if (copy_of !== undefined && !model) return 'unknown_price_list';
  const {
    name: _name,
    valid_from: _from,
    is_draft: _draft,
    ...content
  } = before ?? (model ? raised(model, raise_percentage) : empty);
  const list = { ...content, ...given(item) } as unknown as RateRevision;
  const head = before && { id: before.id, name: before.name, valid_from: before.valid_from, is_draft: before.is_draft };
  return {
    changed: { ...tariff, revisions: swapped(tariff.revisions, before, remove ? undefined : list) },
    part: `price_list:${item.id}`,
    ...trail(head, given(item), remove),
  };
}

const empty: RateRevision = {
  ...{ id: 0, name: '', valid_from: '', surcharges: [], rate_adjustments: [], time_based_rate_adjustments: [] },
  groups: [{ id: 1, name: 'Default group', is_default: true, rates: [] }],
};

/** Every rate increased by a percentage, rounded to the cent; surcharges and adjustments stay. */
function raised(list: RateRevision, percentage: number): RateRevision {
  const more = <Amount extends number | undefined>(amount: Amount): Amount =>
    (amount === undefined ? undefined : randOf(percentageOf(centsOf(amount), 100 + percentage))) as Amount;
  const rate = ({ base_charge, additional_parcel_charge, steps, ...rest }: ZoneRate): ZoneRate => ({
    ...rest,
    ...(base_charge !== undefined && { base_charge: more(base_charge) }),
    ...(additional_parcel_charge !== undefined && { additional_parcel_charge: more(additional_parcel_charge) }),
    ...(steps && { steps: steps.map((step) => ({ ...step, charge_per_kg: more(step.charge_per_kg) })) }),
  });
  return { ...list, groups: list.groups.map((group) => ({ ...group, rates: group.rates.map(rate) })) };
}

/** Null is sent for unknown values. */
function given<Item extends object>(item: Item): Item {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)) as Item;
}

type RateRoute = Pick<ZoneRate, 'service_level_id' | 'from_zone_id' | 'to_zone_id'>;

/** The key of a rate in its group. */
export function rateKey({ service_level_id, from_zone_id, to_zone_id }: RateRoute): string {
  return `${service_level_id}:${from_zone_id ?? ''}:${to_zone_id ?? ''}`;
}
