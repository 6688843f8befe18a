/** Keeps a rule that is being edited possible: what a choice rules out goes. */
import { filtersAt, systemNamed, triggersOf } from './choices.ts';

type Value = Readonly<Record<string, unknown>>;

/** The rule after a change. Another system begins with an empty configuration: the credentials of one are none of another's. */
export function settleRule(value: Value, before: Value): Value {
  const chosen = value['type'] === before['type'] ? value : { ...value, config: startOf(value['type']) };
  const { trigger, ...rest } = chosen;
  const fits = trigger === undefined || triggersOf(chosen['type']).some((one) => one === trigger);
  const settled: Value = fits ? chosen : rest;
  const filters = filtersLeft(settled);
  return filters === settled['filters'] ? settled : { ...settled, filters };
}

/** The filters that the trigger leaves; the same list where it leaves all. While no trigger is chosen none is validated. */
function filtersLeft({ trigger, filters }: Value): unknown {
  if (!Array.isArray(filters) || trigger === undefined) return filters;
  const possible = filtersAt(trigger).map(({ id }) => id as string);
  const left = filters.filter((one: unknown) => possible.includes(filterOf(one)));
  return left.length === filters.length ? filters : left;
}

/** The kind of one entry of a rule's filters; empty for what is none. */
export function filterOf(entry: unknown): string {
  const filter = typeof entry === 'object' && entry !== null && 'filter' in entry ? entry.filter : undefined;
  return typeof filter === 'string' ? filter : '';
}

function startOf(type: unknown): Value {
  const fields = Object.entries(systemNamed(type)?.config.properties ?? {});
  return Object.fromEntries(fields.flatMap(([name, field]) => ('default' in field ? [[name, field['default']]] : [])));
}
