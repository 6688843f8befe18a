/** Caches what a provider's pages and saves read repeatedly: the stored values, and the changes of the last saves. */
import type { Layer } from '#engine/state/resolve.ts';
import type { Access } from '#platform/server/db/access.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import type { RecentSave } from '../saving/recent-changes.ts';
import { layersOf, providerPlaces } from './layers.ts';
import { findValues, type StoredSettings } from './repository.ts';

export interface ProviderValues extends StoredSettings {
  readonly layers: readonly Layer[];
  /** The saves that led here, without a gap, newest last. */
  readonly recent: readonly RecentSave[];
}

/** Enough for concurrent saves; a save based on older values reads the database. */
const mostRecent = 50;

/**
 * The stored values of a provider and the platform. An entry is valid for exactly its revision: every request knows the
 * current one from its first query, so the cache needs no invalidation.
 */
export class ProviderValuesCache {
  readonly #access: Access;
  readonly #maxProviders: number;
  readonly #entries = new Map<number, ProviderValues>();

  constructor(access: Access, maxProviders = 1000) {
    this.#access = access;
    this.#maxProviders = maxProviders;
  }

  /** Values of `revision` or newer; the result contains the revision. */
  async at(providerId: number, revision: number): Promise<ProviderValues> {
    const cached = this.#entries.get(providerId);
    if (cached && cached.revision >= revision) return cached;
    const stored = await inTenant(this.#access, providerId, (tx) => findValues(tx, providerId, providerPlaces));
    return this.store(providerId, stored);
  }

  /** The cached values, which may be outdated: for callers that verify them. */
  latest(providerId: number): ProviderValues | undefined {
    return this.#entries.get(providerId);
  }

  /** The values of exactly this revision, if cached: for a save that holds the lock. */
  exactly(providerId: number, revision: number): ProviderValues | undefined {
    const cached = this.#entries.get(providerId);
    return cached?.revision === revision ? cached : undefined;
  }

  /** `save`: the save of this process that led to these values, if any. */
  store(providerId: number, { revision, rows }: StoredSettings, save?: RecentSave): ProviderValues {
    const cached = this.#entries.get(providerId);
    const before = save && cached?.revision === save.before ? cached.recent : [];
    const led = save && save.revision > save.before ? [save] : [];
    const recent = [...before, ...led].slice(-mostRecent);
    const values = { revision, rows, layers: layersOf(rows), recent };
    if (cached && cached.revision > values.revision) return values;
    this.#entries.delete(providerId);
    this.#entries.set(providerId, values);
    const oldest = this.#entries.size > this.#maxProviders ? this.#entries.keys().next() : undefined;
    if (oldest && !oldest.done) this.#entries.delete(oldest.value);
    return values;
  }
}
