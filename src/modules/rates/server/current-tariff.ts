/** The current tariff of a provider, prepared for pricing, once per state of tariff, zones and branches. */
import { findPlacedBranches, findZones, readZonesRevision } from '#modules/geography/server/services/zones.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { compileTariff, tariffWithOnly } from '../domain/compile/compile-tariff.ts';
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
  readonly #entries = new Map<number, Entry>();
  readonly #maxProviders: number;

  constructor(maxProviders = 200) {
    this.#maxProviders = maxProviders;
  }

  /** Undefined for a provider without a tariff. Throws TariffProblems for a tariff with missing references. */
  async of(tx: Transaction, providerId: number): Promise<CurrentTariff | undefined> {
    const revision = await findTariffRevision(tx);
    if (revision === undefined) return undefined;
    const zonesRevision = await readZonesRevision(tx);
    const cached = this.#entries.get(providerId);
    if (cached?.revision === revision && cached.zonesRevision === zonesRevision) return cached;
    const stored = await readTariff(tx, revision);
    const [zones, branches] = [await findZones(tx), await findPlacedBranches(tx)];
    return this.#keep(providerId, {
      revision,
      zonesRevision,
      compiled: compileTariff({ ...stored, zones, branches }),
    });
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

  #keep(providerId: number, entry: Entry): Entry {
    this.#entries.delete(providerId);
    this.#entries.set(providerId, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#maxProviders && oldest !== undefined) this.#entries.delete(oldest);
    return entry;
  }
}
