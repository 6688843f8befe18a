/** The current tariff of a provider, prepared for pricing, once per state of tariff, zones and branches. */
import { findPlacedBranches, findZones, readZonesRevision } from '#modules/geography/server/services/zones.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { compileTariff, TariffProblems, tariffWithOnly } from '../domain/compile/compile-tariff.ts';
import type { CompiledTariff } from '../domain/compile/compiled-tariff.ts';
import { findTariffRevision, readTariff } from './repository.ts';

export interface CurrentTariff {
  /** Revision of the tariff; stored in a shipment with its price. */
  readonly revision: number;
  readonly compiled: CompiledTariff;
}

interface Entry extends CurrentTariff {
  readonly zonesRevision: number;
}

export class CurrentTariffs {
  /** The newest by provider, earlier ones by provider and revision. */
  readonly #entries = new Map<string, Entry>();
  readonly #maxProviders: number;

  constructor(maxProviders = 200) {
    this.#maxProviders = maxProviders;
  }

  /**
   * The newest, or an earlier revision as long as its zones exist. Undefined for a provider without a tariff. Throws TariffProblems for a
   * tariff with missing references.
   */
  async of(tx: Transaction, providerId: number, earlier?: number): Promise<CurrentTariff | undefined> {
    const newest = await findTariffRevision(tx);
    const revision = earlier ?? newest;
    if (revision === undefined) return undefined;
    const key = revision === newest ? String(providerId) : `${providerId} ${revision}`;
    const zonesRevision = await readZonesRevision(tx);
    const cached = this.#entries.get(key);
    if (cached?.revision === revision && cached.zonesRevision === zonesRevision) return cached;
    const stored = await readTariff(tx, revision);
    const [zones, branches] = [await findZones(tx), await findPlacedBranches(tx)];
    try {
      return this.#keep(key, { revision, zonesRevision, compiled: compileTariff({ ...stored, zones, branches }) });
    } catch (failure) {
      // Zones that only earlier rates had can be removed.
      if (revision !== newest && failure instanceof TariffProblems) return this.of(tx, providerId);
      throw failure;
    }
  }

  /** The newest tariff as if one of its price lists applied today. Undefined for an unknown list. */
  async only(tx: Transaction, listId: number): Promise<CurrentTariff | undefined> {
    const revision = await findTariffRevision(tx);
    if (revision === undefined) return undefined;
    const stored = await readTariff(tx, revision);
    const [zones, branches] = [await findZones(tx), await findPlacedBranches(tx)];
    const tariff = tariffWithOnly({ ...stored, zones, branches }, listId);
    return tariff && { revision, compiled: compileTariff(tariff) };
  }

  #keep(key: string, entry: Entry): Entry {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#maxProviders && oldest !== undefined) this.#entries.delete(oldest);
    return entry;
  }
}
