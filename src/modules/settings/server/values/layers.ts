/** Brings stored rows into the engine's shape, and keeps what a provider's pages ask for again and again in memory. */
import { canonicalKey } from '#engine/schema/alias.ts';
import type { Scope } from '#engine/schema/catalogue.ts';
import type { Layer, Stored } from '#engine/state/resolve.ts';
import type { Access } from '#platform/server/db/access.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { settingsCatalogue } from './read-settings.ts';
import { findValues, type Place, type StoredSettings, type ValueRow } from './repository.ts';

export interface ProviderValues extends StoredSettings {
  readonly layers: readonly Layer[];
}

export const providerPlaces: readonly Place[] = [
  { scope: 'platform', scopeId: 0 },
  { scope: 'provider', scopeId: 0 },
];

/** One layer a scope, in no order. A value under an earlier key of its setting counts where there is none under today's. */
export function layersOf(rows: readonly ValueRow[]): readonly Layer[] {
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

/** A row that a save left alone keeps its object, and with it whatever was found out about the value. */
const shapes = new WeakMap<ValueRow, Stored>();

function storedOf(row: ValueRow): Stored {
  const known = shapes.get(row);
  if (known) return known;
  const stored = {
    value: row.is_secret ? { set: true } : row.value,
    at: row.at,
    ...(row.updated_by === null ? {} : { by: row.updated_by_name ?? 'Platform administrator' }),
  };
  shapes.set(row, stored);
  return stored;
}

/**
 * What is stored for a provider and the platform. An entry is right exactly while the revision is: every request knows the current
 * one from its own first query, so nothing has to be told to this cache.
 */
export class ProviderValuesCache {
  readonly #access: Access;
  readonly #maxProviders: number;
  readonly #entries = new Map<number, ProviderValues>();

  constructor(access: Access, maxProviders = 1000) {
    this.#access = access;
    this.#maxProviders = maxProviders;
  }

  /** Of `revision` or newer; the answer says which. */
  async at(providerId: number, revision: number): Promise<ProviderValues> {
    const kept = this.#entries.get(providerId);
    if (kept && kept.revision >= revision) return kept;
    const stored = await inTenant(this.#access, providerId, (tx) => findValues(tx, providerId, providerPlaces));
    return this.keep(providerId, stored);
  }

  /** Whatever is at hand, which may be old: for whoever checks that before relying on it. */
  latest(providerId: number): ProviderValues | undefined {
    return this.#entries.get(providerId);
  }

  /** The rows of exactly this revision, if they are at hand: for a save that holds the lock. */
  exactly(providerId: number, revision: number): StoredSettings | undefined {
    const kept = this.#entries.get(providerId);
    return kept?.revision === revision ? kept : undefined;
  }

  keep(providerId: number, { revision, rows }: StoredSettings): ProviderValues {
    const values = { revision, rows, layers: layersOf(rows) };
    const kept = this.#entries.get(providerId);
    if (kept && kept.revision > values.revision) return values;
    this.#entries.delete(providerId);
    this.#entries.set(providerId, values);
    const oldest = this.#entries.size > this.#maxProviders ? this.#entries.keys().next() : undefined;
    if (oldest && !oldest.done) this.#entries.delete(oldest.value);
    return values;
  }
}
