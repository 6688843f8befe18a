/** The top-up methods: at a gateway, on the provider's own page, or by EFT. */
import type { Settings } from '#generated/types.ts';
import { gatewayMethods, type GatewayMethod } from './gateway-methods.ts';
import { paymentTypes } from './labels.ts';

export interface TopUpMethod extends Omit<GatewayMethod, 'gateway'> {
  readonly gateway: GatewayMethod['gateway'] | 'eft' | 'custom';
  /** A small logo of the provider's own page. */
  readonly image?: string;
}

/** The fastest first, EFT last. `active`: the methods that Bob Pay currently offers, where known (F267). */
export function topUpMethods(settings: Settings, active?: readonly string[]): readonly TopUpMethod[] {
  return [...gatewayMethods(settings, 'top_up', active), ...ownPage(settings), ...manualEft(settings)];
}

function ownPage(settings: Settings): readonly TopUpMethod[] {
  const { payment_methods_custom_enabled: isOn, payment_methods_custom_url: page } = settings;
  if (settings.show_custom_payment_gateway !== true || isOn !== true || !page) return [];
  const image = settings.payment_methods_custom_image_url;
  const label = settings.payment_methods_custom_name ?? 'Pay online';
  return [{ value: 'custom', label, gateway: 'custom', ...(image && { image }) }];
}

function manualEft(settings: Settings): readonly TopUpMethod[] {
  if (settings.show_custom_payment_gateway !== true || settings.payment_methods_eft_enabled !== true) return [];
  return [{ value: 'manual_eft', label: paymentTypes['manual-eft'], gateway: 'eft' }];
}
