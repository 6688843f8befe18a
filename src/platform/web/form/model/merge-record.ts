/** What two people's changes of one record make together, when the second saves what the first has changed meanwhile. */
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { mergeSet } from '#engine/changes/merge-members.ts';
import { isList, sameJson, type JsonObject } from '#engine/values/json-value.ts';

export interface Versions {
  /** As both of them opened it. */
  readonly base: JsonObject;
  readonly theirs: JsonObject;
  readonly mine: JsonObject;
}

export interface MergedRecord {
  readonly value: JsonObject;
  /** The fields that both changed differently, which are as in `mine`. */
  readonly conflicts: readonly string[];
}

/** Merges field by field, and lists of unique items by item: both sides' additions and removals apply. */
export function mergeRecord({ base, theirs, mine }: Versions, schema: JsonSchema): MergedRecord {
  const conflicts: string[] = [];
  const merge = (name: string): unknown => {
    const [before, their, own] = [base[name], theirs[name], mine[name]];
    if (sameJson(before, their) || sameJson(their, own)) return own;
    if (sameJson(before, own)) return their;
    const isSet = schema.properties?.[name]?.uniqueItems === true;
    if (isSet && isList(before) && isList(their) && isList(own)) return mergeSet(before, their, own);
    conflicts.push(name);
    return own;
  };
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const members = [...names].map((name) => [name, merge(name)] as const).filter(([, member]) => member !== undefined);
  return { value: Object.fromEntries(members) as JsonObject, conflicts };
}
