/** A row of a list's query as the API returns it: columns named `a.b` become members of an object, instants get their offset. */
import { withOffset } from '#platform/domain/time.ts';

type Fields = Readonly<Record<string, unknown>>;

/** `hidden` are paths of fields that this viewer may not see. */
export function serializeRow(row: Fields, hidden: readonly string[], serialize = entityOf): object {
  const { list_sort_value: _, ...columns } = row;
  const whole = serialize(columns);
  return hidden.reduce((entity, path) => without(entity, path.split('.')), whole);
}

function entityOf(row: Fields): object {
  const entity: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(row))
    put(entity, path.split('.'), value instanceof Date ? withOffset(value) : value);
  return entity;
}

function put(node: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) node[name] = value;
  else put((node[name] ??= {}) as Record<string, unknown>, rest, value);
}

function without(node: object, [name = '', ...rest]: readonly string[]): object {
  const { [name]: member, ...others } = node as Fields;
  if (rest.length === 0 || typeof member !== 'object' || member === null) return others;
  return { ...others, [name]: without(member, rest) };
}
