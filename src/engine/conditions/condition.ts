/** Whether a setting is visible in a given state: conditions are schemas, evaluated by their compiled validators. */

import type { ConditionMap, Validator } from '../schema/catalogue.ts';

/**
 * Reads the effective value of a setting or the value of a fact; `undefined` when there is none. A hidden setting also
 * has its effective value, so that a condition never depends on the screen.
 */
export type Read = (name: string) => unknown;

export type Conditions = Readonly<Record<string, Validator>>;

/** Whether one entry of a map holds. A condition whose validator is missing never holds, because hiding is safer than showing. */
export function conditionHolds(test: string, value: unknown, conditions: Conditions): boolean {
  return conditions[test]?.(value) ?? false;
}

/** Whether every entry of a map holds. */
export function mapHolds(map: ConditionMap, read: Read, conditions: Conditions): boolean {
  for (const name in map) {
    const condition = map[name];
    if (condition && !conditionHolds(condition.test, read(name), conditions)) return false;
  }
  return true;
}

/** Whether any of the maps holds; true for an empty list. */
export function isVisible(when: readonly ConditionMap[], read: Read, conditions: Conditions): boolean {
  return when.length === 0 || when.some((map) => mapHolds(map, read, conditions));
}

/** The names of the settings and facts that a visibility condition depends on. */
export function conditionNames(when: readonly ConditionMap[]): readonly string[] {
  return [...new Set(when.flatMap((map) => Object.keys(map)))];
}
