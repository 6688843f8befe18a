/** The pickup point networks that this provider has turned on. */
import { boot } from '#platform/web/client/boot.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import type { PickupPointProvider } from '#generated/types.ts';
import { networksOffered } from '../../../domain/pickup-points.ts';

export function useOfferedNetworks(): readonly PickupPointProvider[] {
  const settings = {
    enable_bob_box: useProviderSetting('enable_bob_box'),
    enable_third_party_bob_box: useProviderSetting('enable_third_party_bob_box'),
    enable_tcg_locker: useProviderSetting('enable_tcg_locker'),
    enable_ram_counters: useProviderSetting('enable_ram_counters'),
  };
  return networksOffered(settings, boot().provider.kind);
}
