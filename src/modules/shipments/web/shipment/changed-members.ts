/** The members of a record that a form changed: only these are sent, so that no other change is overwritten. */
import { sameJson, type JsonObject } from '#engine/values/json-value.ts';

/** The members that differ; an emptied one is null. */
export function changedMembers(before: JsonObject, after: JsonObject): JsonObject {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !sameJson(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]));
}
