/** Reads settings for other modules: public values of a provider, and those that a caller may read. */
import { sql } from 'kysely';
import type { Settings } from '#generated/types.ts';
import type { Access } from '#platform/server/db/access.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import type { ProviderValues, ProviderValuesCache } from '../values/cache.ts';
import { effectiveValues } from '../values/read-settings.ts';
import { findValues, type Place } from '../values/repository.ts';
import { layersOf, providerPlaces, usableLayers } from '../values/layers.ts';
import { callerOf, type Viewer } from '../values/viewer.ts';

export interface SignedInViewer extends Viewer {
  readonly user: SessionUser;
  readonly provider: { readonly id: number };
  readonly revision: number;
}

export interface ReadableSettings {
  readonly revision: number;
  readonly provider_settings: Settings;
  readonly account_settings: Settings;
  readonly user_settings: Settings;
}

export function createSettingsReader(access: Access, cache: ProviderValuesCache) {
  /** Public values depend on the stored ones only, so they are computed once per state. */
  const publicValues = new WeakMap<ProviderValues, Settings>();
  const decidingValues = new WeakMap<ProviderValues, Settings>();

  const deciding = (values: ProviderValues): Settings => {
    const known =
      decidingValues.get(values) ??
      effectiveValues(usableLayers(values.layers), { audience: 'staff', can: () => true }, 'provider');
    decidingValues.set(values, known);
    return known;
  };

  const decidingWithin = async (tx: Transaction, providerId: number): Promise<Settings> => {
    const { revision } = await tx
      .selectFrom('setting_revisions')
      .select(({ fn }) => fn.coalesce(fn.max('revision'), sql<number>`0`).as('revision'))
      .where('provider_id', 'in', [0, providerId])
      .executeTakeFirstOrThrow();
    const cached = cache.latest(providerId);
    if (cached && cached.revision >= revision) return deciding(cached);
    return deciding(cache.store(providerId, await findValues(tx, providerId, providerPlaces)));
  };

  /** The deciding values of a scope below the provider. */
  const decidingAt = async (
    tx: Transaction,
    providerId: number,
    place: Place & { readonly scope: 'account' | 'branch' },
  ): Promise<Settings> => {
    const ofProvider = await decidingWithin(tx, providerId);
    const { rows } = await findValues(tx, providerId, [place]);
    const values = cache.latest(providerId);
    if (rows.length === 0 || !values) return ofProvider;
    const layers = [...usableLayers(values.layers), ...usableLayers(layersOf(rows))];
    return effectiveValues(layers, { audience: 'staff', can: () => true }, place.scope);
  };

  return {
    async publicOf(provider: { readonly id: number; readonly revision: number }): Promise<Settings> {
      const values = await cache.at(provider.id, provider.revision);
      const known =
        publicValues.get(values) ?? effectiveValues(usableLayers(values.layers), callerOf(null), 'provider');
      publicValues.set(values, known);
      return known;
    },

    async decidingFor(providerId: number, revision: number): Promise<Settings> {
      return deciding(await cache.at(providerId, revision));
    },

    decidingWithin,

    decidingForAccount(tx: Transaction, providerId: number, accountId: number): Promise<Settings> {
      return decidingAt(tx, providerId, { scope: 'account', scopeId: accountId });
    },

    async decidingForBranch(tx: Transaction, providerId: number, branchId: number | null): Promise<Settings> {
      if (branchId === null) return decidingWithin(tx, providerId);
      return decidingAt(tx, providerId, { scope: 'branch', scopeId: branchId });
    },

    async readableBy(viewer: SignedInViewer, providerId: number): Promise<ReadableSettings> {
      const values = await cache.at(providerId, await revisionFor(access, viewer, providerId));
      const places = providerId === viewer.provider.id ? placesOf(viewer.user) : [];
      const own =
        places.length > 0 ? await inTenant(access, providerId, (tx) => findValues(tx, providerId, places)) : undefined;
      const layers = [...usableLayers(values.layers), ...usableLayers(layersOf(own?.rows ?? []))];
      const caller = callerOf(viewer);
      return {
        revision: values.revision,
        provider_settings: effectiveValues(layers, caller, 'branch'),
        account_settings: effectiveValues(layers, caller, 'account', ({ source }) => source === 'account'),
        user_settings: effectiveValues(layers, caller, 'user', ({ source }) => source === 'user'),
      };
    },
  };
}

/** The session contains the revision of its own provider; only a platform administrator reads another one's. */
export async function revisionFor(
  access: Access,
  viewer: { readonly provider: { readonly id: number }; readonly revision: number },
  providerId: number,
): Promise<number> {
  return providerId === viewer.provider.id ? viewer.revision : readSettingsRevision(access, providerId);
}

/** The scopes below the provider that apply to this user: branch, account and user. */
function placesOf({ id, account_id, branch_id }: SessionUser): Place[] {
  return [
    { scope: 'user', scopeId: id },
    ...(account_id === null ? [] : [{ scope: 'account', scopeId: account_id } as const]),
    ...(branch_id === null ? [] : [{ scope: 'branch', scopeId: branch_id } as const]),
  ];
}
