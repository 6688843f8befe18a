/**
 * The payment methods of gateways that the provider turned on: for top-ups, and for single shipments (F265, F266, F286,
 * F290).
 */
import type { Settings } from '#generated/types.ts';
import { bobPayOptions, paymentTypes, type GatewayName } from './labels.ts';

/** What is paid for. */
export const purposes = ['top_up', 'shipment'] as const;

export type Purpose = (typeof purposes)[number];

export interface GatewayMethod {
  /** A stable id, the one of the specification where it names the method. */
  readonly value: string;
  readonly label: string;
  readonly gateway: GatewayName;
  /** The gateway's name of the method, where it has several. */
  readonly option?: string;
  /** Maximum amount in rand; undefined without a limit. */
  readonly limit?: number;
}

const names = {
  top_up: {
    bobPay: 'payment_methods_bobpay_topup_enabled',
    bobPayMethods: 'payment_methods_bobpay_topup_methods',
    bobPayLimit: 'payment_methods_bobpay_topup_limit',
    payfast: 'payment_methods_payfast_topup_enabled',
    payfastLimit: 'payment_methods_payfast_topup_limit',
    stitch: 'payment_methods_stitch_topup_enabled',
    stitchMethods: 'payment_methods_stitch_topup_methods',
  },
  shipment: {
    bobPay: 'payment_methods_bobpay_enabled',
    bobPayMethods: 'payment_methods_bobpay_methods',
    bobPayLimit: undefined,
    payfast: 'payment_methods_payfast_enabled',
    payfastLimit: undefined,
    stitch: 'payment_methods_stitch_enabled',
    stitchMethods: 'payment_methods_stitch_methods',
  },
} as const;

/** The fastest first. `active`: the methods that Bob Pay currently offers, where known (F267). */
export function gatewayMethods(
  settings: Settings,
  purpose: Purpose,
  active?: readonly string[],
): readonly GatewayMethod[] {
  const of = names[purpose];
  const limited = (name: typeof of.bobPayLimit | typeof of.payfastLimit) => {
    const limit = name && settings[name];
    return limit !== undefined && { limit };
  };
  const methods: GatewayMethod[] = [];
  if (settings[of.bobPay] === true)
    for (const option of settings[of.bobPayMethods] ?? [])
      if (!active || active.includes(option))
        methods.push({
          ...{ value: bobPayOptions[option], label: paymentTypes[option], gateway: 'bob_pay', option },
          ...limited(of.bobPayLimit),
        });
  if (settings[of.payfast] === true) {
    const method = { value: 'payfast', label: 'Card or instant EFT with PayFast', gateway: 'payfast' } as const;
    methods.push({ ...method, ...limited(of.payfastLimit) });
  }
  if (settings[of.stitch] === true)
    for (const option of settings[of.stitchMethods] ?? [])
      methods.push({ value: `stitch_${option}`, label: paymentTypes[`stitch-${option}`], gateway: 'stitch', option });
  return methods;
}

/** The message for an amount above the limit (F289); undefined when it is allowed. `rand`: with at most two decimals. */
export function limitRefusal({ limit }: Pick<GatewayMethod, 'limit'>, rand: number): string | undefined {
  if (limit === undefined || limit <= 0 || rand <= limit) return undefined;
  return 'The amount you have specified is more than the maximum allowed limit.';
}
