/** Converts the answer of a settings call into the layers that the engine resolves: the values set here, and those below. */

import type { Scope } from '#engine/schema/catalogue.ts';
import type { Layer, Provenance, Stored } from '#engine/state/resolve.ts';

/** The provenance of a value in the API; `inherited` is the value after a reset, where the API sends it. */
export interface Origin extends Omit<Provenance, 'by' | 'at'> {
  readonly by?: string | null | undefined;
  readonly at?: string | null | undefined;
  readonly inherited?: { readonly source: Provenance['source']; readonly value?: unknown } | undefined;
}

/** The stored side of a form. */
export interface StoredSide {
  readonly revision: number;
  readonly layers: readonly Layer[];
}

function stored(value: unknown, { by, at }: Pick<Origin, 'by' | 'at'>): Stored {
  return { value, ...(by ? { by } : {}), ...(at ? { at } : {}) };
}

/**
 * Layers from effective values and their provenance.
 * @param here the requested scope
 */
export function layersOf(
  settings: Readonly<Record<string, unknown>>,
  provenance: Readonly<Record<string, Origin>>,
  here: Scope,
): readonly Layer[] {
  const layers = new Map<Scope, Record<string, Stored>>([[here, {}]]);
  const put = (scope: Scope, key: string, value: Stored): void => {
    const values = layers.get(scope) ?? {};
    values[key] = value;
    layers.set(scope, values);
  };
  for (const [key, value] of Object.entries(settings)) {
    const origin = provenance[key];
    if (!origin) continue;
    if (origin.set_here) put(here, key, stored(value, origin));
    else if (origin.source !== 'default') put(origin.source, key, stored(value, origin));
    const below = origin.inherited;
    if (origin.set_here && below && below.source !== 'default') put(below.source, key, { value: below.value });
  }
  return [...layers].map(([scope, values]) => ({ scope, values }));
}
