/** The ways in which a customer can top up: those that the provider turned on (F286, F290). */
import type { Settings } from '#generated/types.ts';
import { paymentTypes, stitchTypes } from './labels.ts';

export interface TopUpMethod {
  /** Stays the same, whatever else is offered. */
  readonly value: string;
  readonly label: string;
  readonly gateway: 'payfast' | 'bob_pay' | 'stitch' | 'eft' | 'custom';
  /** What the gateway calls it, where it has several. */
  readonly option?: string;
  /** In rand; undefined when any amount may be paid at once. */
  readonly limit?: number;
  /** A small logo of the provider's own page. */
  readonly image?: string;
}

/** The quickest first; paying into the bank account last. `active`: what Bob Pay offers at the moment, where that is known (F267). */
export function topUpMethods(settings: Settings, active?: readonly string[]): readonly TopUpMethod[] {
  const bobPayNow = bobPay(settings).filter(({ option }) => !active || active.includes(option));
  return [...bobPayNow, ...payfast(settings), ...stitch(settings), ...ownPage(settings), ...manualEft(settings)];
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

function bobPay(settings: Settings) {
  if (settings.payment_methods_bobpay_topup_enabled !== true) return [];
  const limit = settings.payment_methods_bobpay_topup_limit;
  return (settings.payment_methods_bobpay_topup_methods ?? []).map((option) => ({
    ...{ value: `bob_pay_${option}`, label: paymentTypes[option], gateway: 'bob_pay' as const, option },
    ...(limit !== undefined && { limit }),
  }));
}

function stitch(settings: Settings): readonly TopUpMethod[] {
  if (settings.payment_methods_stitch_topup_enabled !== true) return [];
  return (settings.payment_methods_stitch_topup_methods ?? []).map((option) => ({
    ...{ value: `stitch_${option}`, label: stitchTypes[option], gateway: 'stitch', option },
  }));
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
