/** Vitest prints failures with Map.groupBy, which Node 20 lacks: without this, a failing run would not say what failed. */
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
