/** Polyfills Map.groupBy for Node 20: without it Vitest could not print failures. */
const map: typeof Map & { groupBy?: unknown } = Map;

map.groupBy ??= function groupBy<K, V>(items: Iterable<V>, keyOf: (item: V, index: number) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};
