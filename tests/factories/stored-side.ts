/** The stored values of a settings form, for values without other layers. */
import type { Scope } from '#engine/schema/catalogue.ts';
import type { StoredSide } from '#modules/settings/web/shared/stored-side.ts';

/** Stored values that are all set in this scope. */
export function allSetHere(values: Readonly<Record<string, unknown>>, here: Scope): StoredSide {
  const set = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]));
  return { revision: 0, layers: [{ scope: here, values: set }] };
}
