/** Keeps what a provider's pages and saves ask for again and again in memory: the stored values, and what the last saves changed. */
import type { Layer } from '#engine/state/resolve.ts';
import type { Access } from '#platform/server/db/access.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import type { RecentSave } from '../saving/recent-changes.ts';
import { layersOf, providerPlaces } from './layers.ts';
import { findValues, type StoredSettings } from './repository.ts';

export interface ProviderValues extends StoredSettings {
  readonly layers: readonly Layer[];
  /** The saves that led here, without a gap, the newest last. */
  readonly recent: readonly RecentSave[];
}

/** Enough for those who save at the same time; whoever saves on older values asks the database. */
const mostRecent = 50;

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

  /** The values of exactly this revision, if they are at hand: for a save that holds the lock. */
  exactly(providerId: number, revision: number): ProviderValues | undefined {
    const kept = this.#entries.get(providerId);
    return kept?.revision === revision ? kept : undefined;
  }

  /** `save`: what led to them from the values before, if a save of this process did. */
  keep(providerId: number, { revision, rows }: StoredSettings, save?: RecentSave): ProviderValues {
    const kept = this.#entries.get(providerId);
    const before = save && kept?.revision === save.before ? kept.recent : [];
    const led = save && save.revision > save.before ? [save] : [];
    const recent = [...before, ...led].slice(-mostRecent);
    const values = { revision, rows, layers: layersOf(rows), recent };
    if (kept && kept.revision > values.revision) return values;
    this.#entries.delete(providerId);
    this.#entries.set(providerId, values);
    const oldest = this.#entries.size > this.#maxProviders ? this.#entries.keys().next() : undefined;
    if (oldest && !oldest.done) this.#entries.delete(oldest.value);
    return values;
  }
}
