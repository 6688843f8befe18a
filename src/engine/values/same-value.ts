/** Whether two values of a setting are equal to a user: the order of a set's members does not matter. */

import type { Setting } from '../schema/catalogue.ts';
import { canonicalJson, isList, sameJson } from './json-value.ts';

export function sameValue(setting: Pick<Setting, 'merge'>, a: unknown, b: unknown): boolean {
  if (setting.merge !== 'set' || !isList(a) || !isList(b)) return sameJson(a, b);
  const [one, other] = [new Set(a.map(canonicalJson)), new Set(b.map(canonicalJson))];
  return one.size === other.size && [...one].every((member) => other.has(member));
}
