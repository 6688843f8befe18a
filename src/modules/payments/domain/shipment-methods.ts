/** The ways in which a single shipment can be paid for: those that the provider turned on for guests (F265, F266). */
import type { Settings } from '#generated/types.ts';
import { paymentTypes, stitchTypes, type GatewayName } from './labels.ts';

export interface ShipmentMethod {
  /** Stays the same, whatever else is offered. */
  readonly value: string;
  readonly label: string;
  readonly gateway: GatewayName;
  /** What the gateway calls it, where it has several. */
  readonly option?: string;
}

/** `active`: what Bob Pay offers at the moment, where that is known (F267). */
export function shipmentMethods(settings: Settings, active?: readonly string[]): readonly ShipmentMethod[] {
  return [...bobPay(settings, active), ...payfast(settings), ...stitch(settings)];
}

function bobPay(settings: Settings, active: readonly string[] | undefined): readonly ShipmentMethod[] {
  if (settings.payment_methods_bobpay_enabled !== true) return [];
  return (settings.payment_methods_bobpay_methods ?? [])
    .filter((option) => !active || active.includes(option))
    .map((option) => ({ value: `bob_pay_${option}`, label: paymentTypes[option], gateway: 'bob_pay', option }));
}

function payfast(settings: Settings): readonly ShipmentMethod[] {
  if (settings.payment_methods_payfast_enabled !== true) return [];
  return [{ value: 'payfast', label: 'Card or instant EFT with PayFast', gateway: 'payfast' }];
}

function stitch(settings: Settings): readonly ShipmentMethod[] {
  if (settings.payment_methods_stitch_enabled !== true) return [];
  return (settings.payment_methods_stitch_methods ?? []).map((option) => ({
    ...{ value: `stitch_${option}`, label: stitchTypes[option], gateway: 'stitch', option },
  }));
}
