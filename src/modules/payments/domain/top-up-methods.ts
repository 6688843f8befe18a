/** The ways in which a customer can top up: those that the provider turned on (F286, F290). */
import type { Settings } from '#generated/types.ts';

export interface TopUpMethod {
  /** Stays the same, whatever else is offered. */
  readonly value: string;
  readonly label: string;
  readonly gateway: 'payfast' | 'eft' | 'custom';
  /** In rand; undefined when any amount may be paid at once. */
  readonly limit?: number;
  /** A small logo of the provider's own page. */
  readonly image?: string;
}

/** The quickest first; paying into the bank account last. */
export function topUpMethods(settings: Settings): readonly TopUpMethod[] {
  return [...payfast(settings), ...ownPage(settings), ...manualEft(settings)];
}

/** The text with which an amount is refused (F289); undefined when it may be paid. `rand`: with at most two decimals. */
export function limitRefusal({ limit }: Pick<TopUpMethod, 'limit'>, rand: number): string | undefined {
  if (limit === undefined || limit <= 0 || rand <= limit) return undefined;
  return 'The amount you have specified is more than the maximum allowed limit.';
}

function payfast(settings: Settings): readonly TopUpMethod[] {
  if (settings.payment_methods_payfast_topup_enabled !== true) return [];
  const limit = settings.payment_methods_payfast_topup_limit;
  const method = { value: 'payfast', label: 'Card or instant EFT with PayFast', gateway: 'payfast' } as const;
  return [{ ...method, ...(limit !== undefined && { limit }) }];
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
  return [{ value: 'manual_eft', label: 'Manual EFT', gateway: 'eft' }];
}
