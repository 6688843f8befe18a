/** Converts stored rows into layers of the engine. */
import { canonicalKey } from '#engine/schema/alias.ts';
import type { Scope } from '#engine/schema/catalogue.ts';
import type { Layer, Stored } from '#engine/state/resolve.ts';
import { validateValue } from '#engine/validation/validate.ts';
import { settingsCatalogue, settingsValidators } from './catalogue.ts';
import type { Place, ValueRow } from './repository.ts';
import { shownValue } from './shown-value.ts';

export const providerPlaces: readonly Place[] = [
  { scope: 'platform', scopeId: 0 },
  { scope: 'provider', scopeId: 0 },
];

/** A request looks at the same rows several times, and those of a provider are cached between requests. */
const layersByRows = new WeakMap<readonly ValueRow[], readonly Layer[]>();

/** One layer per scope, unordered. A value under an earlier key applies if there is none under the current key. */
export function layersOf(rows: readonly ValueRow[]): readonly Layer[] {
  const layers = layersByRows.get(rows) ?? layersFrom(rows);
  layersByRows.set(rows, layers);
  return layers;
}

function layersFrom(rows: readonly ValueRow[]): readonly Layer[] {
  const layers = new Map<Scope, Record<string, Stored>>();
  for (const row of rows) {
    const values = layers.get(row.scope) ?? {};
    layers.set(row.scope, values);
    const key = canonicalKey(settingsCatalogue, row.key);
    const other = values[key];
    if (key === row.key) values[key] = other?.under ? { ...storedOf(row), under: other.under } : storedOf(row);
    else values[key] = { ...(other ?? storedOf(row)), under: row.key };
  }
  return [...layers].map(([scope, values]) => ({ scope, values }));
}

/** An unchanged row keeps its object, and with it the cached validation. */
const shapes = new WeakMap<ValueRow, Stored>();

function storedOf(row: ValueRow): Stored {
  const known = shapes.get(row);
  if (known) return known;
  const stored = {
    value: shownValue(row),
    at: row.at,
    ...(row.updated_by === null ? {} : { by: row.updated_by_name ?? 'Platform administrator' }),
  };
  shapes.set(row, stored);
  return stored;
}

/** Stored values of a provider are validated once per state. */
const usableByLayers = new WeakMap<readonly Layer[], readonly Layer[]>();

/**
 * The layers without values that violate their schemas, which are inherited instead. Staff can see and fix an invalid
 * stored value, but it is never used.
 */
export function usableLayers(layers: readonly Layer[]): readonly Layer[] {
  const found = usableByLayers.get(layers) ?? layers.map(usableLayer);
  usableByLayers.set(layers, found);
  return found;
}

function usableLayer({ scope, values }: Layer): Layer {
  const entries = Object.entries(values).filter(([key, stored]) => isUsable(key, stored));
  return { scope, values: Object.fromEntries(entries) };
}

/** A value is validated once while it is stored: saving one setting keeps the objects of the others. */
const usable = new WeakMap<Stored, boolean>();

function isUsable(key: string, stored: Stored): boolean {
  const known = usable.get(stored);
  if (known !== undefined) return known;
  const setting = settingsCatalogue.settings[key];
  const answer =
    setting === undefined || setting.secret || validateValue(setting, stored.value, settingsValidators).length === 0;
  usable.set(stored, answer);
  return answer;
}
