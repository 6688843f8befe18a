/** Validation of a tariff beyond its schema: references, duplicates, fractions of a cent, invalid outlines. */
import type { RateGroup, RateRevision, Tariff, Zone, ZoneRate } from '#generated/types.ts';
import { postalRange } from '#modules/geography/domain/postal-codes.ts';
import { routeKey } from './compiled-tariff.ts';

export interface TariffProblem {
  /** As a path: `revisions[0].groups[1].rates[7].to_zone_id`. */
  readonly field: string;
  readonly message: string;
}

type Add = (field: string, message: string) => void;

/** Every problem of a tariff; empty when it is valid. */
export function tariffProblems(tariff: Tariff): readonly TariffProblem[] {
  const problems: TariffProblem[] = [];
  const add: Add = (field, message) => problems.push({ field, message });
  unique(tariff.zones, 'zones', add);
  unique(tariff.service_levels, 'service_levels', add);
  unique(tariff.branches, 'branches', add);
  sameTwice(
    tariff.service_levels,
    ({ code }) => code,
    'service_levels',
    'code',
    add,
    'Another service level has the code',
  );
  unique(tariff.revisions, 'revisions', add);
  unique(tariff.fuel_levies, 'fuel_levies', add);
  // A draft may start on the same day as the list that it will replace.
  const published = tariff.revisions.filter(({ is_draft: isDraft }) => isDraft !== true);
  sameTwice(
    published,
    ({ valid_from: from }) => from,
    'revisions',
    'valid_from',
    add,
    'Another published price list begins on',
  );
  tariff.zones.forEach((zone, at) => checkZone(zone, `zones[${at}]`, add));
  tariff.revisions.forEach((revision, at) => checkRevision(tariff, revision, `revisions[${at}]`, add));
  checkMoney(tariff.revisions, 'revisions', add);
  return problems;
}

/**
 * The problems that a change adds; existing ones do not block it. Rates that were taken over as they are were checked
 * when they were changed: a tariff has tens of thousands.
 */
export function addedProblems(changed: Tariff, before: Tariff): readonly TariffProblem[] {
  const found = tariffProblems(withoutKeptRates(changed, before));
  if (found.length === 0) return [];
  const known = new Set(tariffProblems(before).map(({ message }) => message));
  return found.filter(({ message }) => !known.has(message));
}

/** Rates depend on nothing but the service levels and zones of their tariff. */
function withoutKeptRates(changed: Tariff, before: Tariff): Tariff {
  if (changed.service_levels !== before.service_levels || changed.zones !== before.zones) return changed;
  const kept = new Set(before.revisions.flatMap(({ groups }) => groups.map(({ rates }) => rates)));
  const revisions = changed.revisions.map((list) => ({
    ...list,
    groups: list.groups.map((group) => (kept.has(group.rates) ? { ...group, rates: [] } : group)),
  }));
  return { ...changed, revisions };
}

function checkZone(zone: Zone, field: string, add: Add): void {
  (zone.polygons ?? []).forEach((rings, polygon) =>
    rings.forEach((ring, at) => {
      const [first, last] = [ring[0], ring.at(-1)];
      if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1])
        add(`${field}.polygons[${polygon}][${at}]`, 'An outline ends where it begins.');
    }),
  );
  (zone.postal_codes ?? []).forEach((code, at) => {
    if (!postalRange(code)) add(`${field}.postal_codes[${at}]`, 'A range of postal codes begins with the lower one.');
  });
}

function checkRevision(tariff: Tariff, revision: RateRevision, field: string, add: Add): void {
  const levels = new Set(tariff.service_levels.map(({ id }) => id));
  const zones = new Set(tariff.zones.filter(({ layer }) => layer === 'rates').map(({ id }) => id));
  const surchargeZones = new Set(tariff.zones.filter(({ layer }) => layer === 'surcharges').map(({ id }) => id));
  if (revision.groups.filter((group) => group.is_default === true).length !== 1)
    add(`${field}.groups`, 'Exactly one rate group is the default.');
  unique(revision.groups, `${field}.groups`, add);
  if (!revision.name) add(`${field}.name`, 'Enter a name.');
  if (!revision.valid_from) add(`${field}.valid_from`, 'Enter the first day.');
  const groups = new Set(revision.groups.map(({ id }) => id));
  const owners = new Map<number, string>();
  revision.groups.forEach((group, at) => {
    for (const account of group.account_ids ?? []) {
      const other = owners.get(account);
      if (other !== undefined)
        add(`${field}.groups[${at}].account_ids`, `${group.name} and ${other} have an account in common.`);
      owners.set(account, group.name);
    }
    if (!group.name) add(`${field}.groups[${at}].name`, 'Enter a name.');
    checkRates(group, levels, zones, `${field}.groups[${at}]`, add);
  });
  revision.surcharges.forEach((surcharge, at) => {
    for (const zone of surcharge.zone_ids ?? [])
      if (!surchargeZones.has(zone)) add(`${field}.surcharges[${at}].zone_ids`, `There is no surcharge zone ${zone}.`);
  });
  for (const list of ['rate_adjustments', 'time_based_rate_adjustments'] as const)
    revision[list].forEach(({ name, rate_group_ids: ids = [] }, at) => {
      if (ids.some((group) => !groups.has(group)))
        add(`${field}.${list}[${at}].rate_group_ids`, `${name} is for a rate group that the price list doesn’t have.`);
    });
  const adjusting = ['surcharges', 'rate_adjustments', 'time_based_rate_adjustments'] as const;
  for (const list of adjusting) {
    unique(revision[list], `${field}.${list}`, add);
    revision[list].forEach(({ service_level_ids }, at) => {
      for (const level of service_level_ids ?? [])
        if (!levels.has(level)) add(`${field}.${list}[${at}].service_level_ids`, `There is no service level ${level}.`);
    });
  }
}

function checkRates(
  group: RateGroup,
  levels: ReadonlySet<number>,
  zones: ReadonlySet<number>,
  field: string,
  add: Add,
): void {
  const routes = new Set<string>();
  group.rates.forEach((rate, at) => {
    const path = `${field}.rates[${at}]`;
    if (!levels.has(rate.service_level_id))
      add(`${path}.service_level_id`, `There is no service level ${rate.service_level_id}.`);
    for (const end of ['from_zone_id', 'to_zone_id'] as const) {
      const zone = rate[end];
      if (zone !== undefined && !zones.has(zone)) add(`${path}.${end}`, `There is no rate zone ${zone}.`);
    }
    const own = routesOf(rate);
    if (own.some((route) => routes.has(route)))
      add(path, 'The group has another rate for this service level and route.');
    for (const route of own) routes.add(route);
    checkFormula(rate, path, add);
  });
}

function routesOf(rate: ZoneRate): readonly string[] {
  const there = routeKey(rate.from_zone_id, rate.to_zone_id);
  const back = rate.both_directions === true ? routeKey(rate.to_zone_id, rate.from_zone_id) : there;
  return [there, back].map((route) => `${rate.service_level_id} ${route}`);
}

function checkFormula(rate: ZoneRate, path: string, add: Add): void {
  const steps = rate.steps ?? [];
  if (rate.formula_type === 'flat' && rate.base_charge === undefined)
    add(`${path}.base_charge`, 'A flat rate needs a charge.');
  if (rate.formula_type !== 'formula') return;
  if (steps.length === 0 && rate.base_weight_kg === undefined)
    add(`${path}.base_weight_kg`, 'A formula needs an included weight or a charge per kg.');
  let from = rate.base_weight_kg ?? 0;
  steps.forEach(({ up_to_kg: end }, at) => {
    const isOpenTooEarly = end === undefined && at < steps.length - 1;
    if (isOpenTooEarly) add(`${path}.steps[${at}].up_to_kg`, 'Enter where this step ends; only the last is open.');
    else if (end !== undefined && end <= from)
      add(`${path}.steps[${at}].up_to_kg`, 'Each step must end above the one before, and above the included weight.');
    from = end ?? from;
  });
}

/** Amounts have two decimals; percentages and weights up to three. */
function checkMoney(node: unknown, path: string, add: Add): void {
  if (Array.isArray(node)) return node.forEach((item, at) => checkMoney(item, `${path}[${at}]`, add));
  if (typeof node !== 'object' || node === null) return;
  const isPercentage = (node as { charge_type?: unknown }).charge_type === 'percentage';
  for (const [name, value] of Object.entries(node)) {
    const isMoney = /charge|free_cover/.test(name) && !(name === 'charge_value' && isPercentage);
    if (typeof value === 'object') checkMoney(value, `${path}.${name}`, add);
    else if (typeof value === 'number' && isMoney && Math.abs(value * 100 - Math.round(value * 100)) > 1e-6)
      add(`${path}.${name}`, 'An amount has at most two decimals.');
  }
}

function unique(items: readonly { readonly id: number }[], field: string, add: Add): void {
  sameTwice(items, ({ id }) => id, field, 'id', add);
}

function sameTwice<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
  field: string,
  name: string,
  add: Add,
  other = 'Another one has the number',
): void {
  const seen = new Set<unknown>();
  items.forEach((item, at) => {
    const key = keyOf(item);
    if (seen.has(key)) add(`${field}[${at}].${name}`, `${other} ${String(key)}.`);
    seen.add(key);
  });
}
