/** Keeps an edited rule consistent: removes what a choice rules out. */
import { filtersAt, systemNamed, triggersOf } from './choices.ts';

type Value = Readonly<Record<string, unknown>>;

/** The rule after a change. A new system starts with an empty configuration, so that credentials never move to another system. */
export function settleRule(value: Value, before: Value): Value {
  const chosen = value['type'] === before['type'] ? value : { ...value, config: startOf(value['type']) };
  const { trigger, ...rest } = chosen;
  const fits = trigger === undefined || triggersOf(chosen['type']).some((one) => one === trigger);
  const settled: Value = fits ? chosen : rest;
  const filters = filtersLeft(settled);
  return filters === settled['filters'] ? settled : { ...settled, filters };
}

/** The filters available at the trigger; the same list where all are. Without a trigger nothing is removed. */
function filtersLeft({ trigger, filters }: Value): unknown {
  if (!Array.isArray(filters) || trigger === undefined) return filters;
  const possible = filtersAt(trigger).map(({ id }) => id as string);
  const left = filters.filter((one: unknown) => possible.includes(filterOf(one)));
  return left.length === filters.length ? filters : left;
}

/** The kind of one filter of a rule; empty for an invalid entry. */
export function filterOf(entry: unknown): string {
  const filter = typeof entry === 'object' && entry !== null && 'filter' in entry ? entry.filter : undefined;
  return typeof filter === 'string' ? filter : '';
}

function startOf(type: unknown): Value {
  const fields = Object.entries(systemNamed(type)?.config.properties ?? {});
  return Object.fromEntries(fields.flatMap(([name, field]) => ('default' in field ? [[name, field['default']]] : [])));
}
