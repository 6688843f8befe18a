/** What a form changed of a record: nothing else is sent, so that nobody's change is written over. */
import { sameJson, type JsonObject } from '#engine/values/json-value.ts';

/** The members that differ; one that was emptied is null. */
export function changedMembers(before: JsonObject, after: JsonObject): JsonObject {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !sameJson(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]));
}
