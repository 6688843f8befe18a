/** The stored side of a settings form for values that come from nowhere else. */
import type { Scope } from '#engine/schema/catalogue.ts';
import type { StoredSide } from '#modules/settings/web/shared/stored-side.ts';

/** A stored side in which every given value is set here: for forms over values that come from nowhere else. */
export function allSetHere(values: Readonly<Record<string, unknown>>, here: Scope): StoredSide {
  const set = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]));
  return { revision: 0, layers: [{ scope: here, values: set }] };
}
