/** Merges concurrent edits of a list member by member, so that edits of different members never conflict. */

import { canonicalJson, isObject, sameJson } from '../values/json-value.ts';

type List = readonly unknown[];

/** The merged list, or the members that both sides changed differently; a member is named by its id, the order by `order`. */
export type MemberMerge =
  | { readonly ok: true; readonly value: List }
  | { readonly ok: false; readonly members: readonly string[] };

/**
 * Merges lists whose order does not matter: members added by either side are included, members removed by either side
 * are not. Never conflicts. Keeps the order of `theirs` and appends additions of `mine`; duplicates are kept once.
 */
export function mergeSet(base: List, theirs: List, mine: List): List {
  const [before, after] = [keysOf(base), keysOf(mine)];
  const remaining = theirs.filter((member) => !before.has(canonicalJson(member)) || after.has(canonicalJson(member)));
  const added = mine.filter((member) => !before.has(canonicalJson(member)));
  return [...new Map([...remaining, ...added].map((member) => [canonicalJson(member), member] as const)).values()];
}

function keysOf(list: List): ReadonlySet<string> {
  return new Set(list.map(canonicalJson));
}

/**
 * Merges lists of objects matched by `id`. A member that only one side changed follows that side; one that both changed
 * differently, or one side removed and the other changed, conflicts. So does the order, when both reordered the members
 * differently. `undefined` when a list has members without a unique id, and cannot be merged.
 */
export function mergeById(base: List, theirs: List, mine: List): MemberMerge | undefined {
  const [before, there, here] = [byId(base), byId(theirs), byId(mine)];
  if (!before || !there || !here) return undefined;
  const conflicts: string[] = [];
  const merged = new Map<string, unknown>();
  for (const id of new Set([...there.keys(), ...here.keys()])) {
    const [old, their, my] = [before.get(id), there.get(id), here.get(id)];
    if (sameJson(my, old) || sameJson(my, their)) merged.set(id, their);
    else if (sameJson(their, old)) merged.set(id, my);
    else conflicts.push(id);
  }
  const order = mergeOrder([...before.keys()], [...there.keys()], [...here.keys()]);
  if (!order) conflicts.push('order');
  if (!order || conflicts.length > 0) return { ok: false, members: conflicts };
  const value = order.filter((id) => merged.get(id) !== undefined).map((id) => merged.get(id));
  return { ok: true, value };
}

function byId(list: List): ReadonlyMap<string, unknown> | undefined {
  const members = new Map<string, unknown>();
  for (const member of list) {
    const id = isObject(member) ? member['id'] : undefined;
    if (typeof id !== 'string' && typeof id !== 'number') return undefined;
    if (members.has(String(id))) return undefined;
    members.set(String(id), member);
  }
  return members;
}

/**
 * The order of all members: the side that reordered the common members leads, and the other's additions follow their
 * neighbours.
 */
function mergeOrder(
  base: readonly string[],
  theirs: readonly string[],
  mine: readonly string[],
): readonly string[] | undefined {
  const [inTheirs, inMine] = [new Set(theirs), new Set(mine)];
  const common = new Set(base.filter((id) => inTheirs.has(id) && inMine.has(id)));
  const of = (list: readonly string[]) => list.filter((id) => common.has(id));
  const [before, their, my] = [of(base), of(theirs), of(mine)];
  if (sameJson(my, before) || sameJson(my, their)) return interleave(theirs, mine);
  return sameJson(their, before) ? interleave(mine, theirs) : undefined;
}

/** `leading` with the members that only `other` added, each after its nearest predecessor that is present. */
function interleave(leading: readonly string[], other: readonly string[]): readonly string[] {
  const order = [...leading];
  const placed = new Set(leading);
  let after = -1;
  for (const id of other) {
    if (placed.has(id)) after = order.indexOf(id);
    else {
      after += 1;
      order.splice(after, 0, id);
      placed.add(id);
    }
  }
  return order;
}
