/** Where two values differ, compared by identity: an unchanged part is the same object and is not traversed. */

import { isObject } from '#engine/values/json-value.ts';

type ByName<T> = Readonly<Record<string, T>>;

/** The names whose values differ between two maps. */
export function changedNames<T>(before: ByName<T>, after: ByName<T>): readonly string[] {
  if (before === after) return [];
  const removed = Object.keys(before).filter((name) => !(name in after));
  return [...removed, ...Object.keys(after).filter((name) => !(name in before) || before[name] !== after[name])];
}

/** The places of the deepest members that differ, such as `parcels.3.length`; a list whose length changed is one place. */
export function changedPlaces(before: unknown, after: unknown, place = ''): readonly string[] {
  if (Object.is(before, after)) return [];
  const inside = (name: string | number): string => (place === '' ? String(name) : `${place}.${name}`);
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((item: unknown, index) => changedPlaces(before[index], item, inside(index)));
  if (isObject(before) && isObject(after))
    return changedNames(before, after).flatMap((name) => changedPlaces(before[name], after[name], inside(name)));
  return [place];
}

/** `slice` with `found` merged in; the same object when nothing changes. `undefined` removes a name. */
export function recorded<T>(
  slice: ByName<T>,
  found: ByName<T | undefined>,
  same: (one: T, other: T) => boolean,
): ByName<T> {
  const changes = Object.entries(found).filter(([name, next]) =>
    next === undefined ? name in slice : !(name in slice) || !same(slice[name] as T, next),
  );
  if (changes.length === 0) return slice;
  const next: Record<string, T> = { ...slice };
  for (const [name, value] of changes) {
    if (value === undefined) delete next[name];
    else next[name] = value;
  }
  return next;
}

/** `slice` with only the names that `stays` accepts; the same object when all of them stay. */
export function keeping<T>(slice: ByName<T>, stays: (name: string) => boolean): ByName<T> {
  const remaining = Object.entries(slice).filter(([name]) => stays(name));
  return remaining.length === Object.keys(slice).length ? slice : Object.fromEntries(remaining);
}
