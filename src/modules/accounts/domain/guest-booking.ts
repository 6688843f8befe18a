/** Whether someone without a login may book with a provider (F165). */
import type { Settings } from '#generated/types.ts';
import type { Environment } from '#platform/domain/environment.ts';

export interface GuestFacts {
  readonly isSignedIn: boolean;
  readonly settings: Pick<Settings, 'unused_feature_guest_shipment_creation'>;
  /** What is special about the type of the provider. */
  readonly kindFlags: readonly string[];
  readonly environment: Environment;
  /** Of the provider: active, overdue or inactive. */
  readonly status: string;
}

/** The main production provider is the marketplace, whose customers always have an account. */
export function mayBook({ isSignedIn, settings, kindFlags, environment, status }: GuestFacts): boolean {
  if (isSignedIn) return true;
  if (status === 'inactive') return false;
  if (environment === 'prod' && kindFlags.includes('no_guest_shipments')) return false;
  return settings.unused_feature_guest_shipment_creation !== true;
}
