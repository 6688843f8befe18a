/** Whether someone without a login may book with a provider (F165). */
import { provider_kind } from '#generated/enums.ts';
import type { ProviderKind, Settings } from '#generated/types.ts';
import type { Environment } from '#platform/domain/environment.ts';

export interface GuestFacts {
  readonly isSignedIn: boolean;
  readonly settings: Pick<Settings, 'unused_feature_guest_shipment_creation'>;
  readonly providerKind: ProviderKind;
  readonly environment: Environment;
}

/** The main production provider is the marketplace, whose customers always have an account. */
export function mayBook({ isSignedIn, settings, providerKind, environment }: GuestFacts): boolean {
  if (isSignedIn) return true;
  const kind = provider_kind.find((one) => one.const === providerKind);
  const flags: readonly string[] = kind && 'x-flags' in kind ? kind['x-flags'] : [];
  if (environment === 'prod' && flags.includes('no_guest_shipments')) return false;
  return settings.unused_feature_guest_shipment_creation !== true;
}
