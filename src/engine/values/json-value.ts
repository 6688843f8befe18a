/** Equality of JSON values, independent of the order of an object's keys. */

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/**
 * Whether two JSON values are equal. Keys whose value is `undefined` count as absent, because they are not serialized;
 * lists are compared member by member in order.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, at) => sameJson(item, b[at]));
  if (!isObject(a) || !isObject(b)) return a === b;
  return holdsAll(a, b) && holdsAll(b, a);
}

function holdsAll(a: JsonObject, b: JsonObject): boolean {
  return Object.keys(a).every((key) => sameJson(a[key], Object.hasOwn(b, key) ? b[key] : undefined));
}

/** JSON text with keys in code-unit order, equal exactly when `sameJson`. An empty text for `undefined`. */
export function canonicalJson(value: unknown): string {
  return value === undefined ? '' : (JSON.stringify(value, ordered) ?? '');
}

function ordered(_key: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
