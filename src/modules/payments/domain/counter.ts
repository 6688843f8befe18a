/** What is paid at the counter, and the change for cash. Amounts are in rand. */
import type { Shipment } from '#generated/types.ts';
import { isUnpaid } from '#modules/shipments/domain/paying.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { centsOf, randOf } from '#platform/domain/money.ts';

type Owing = Pick<Shipment, 'status' | 'rate' | 'payment_intervention_status' | 'outstanding_amount'>;

/** The price of a shipment that awaits payment, or the difference for larger parcels that holds it; 0 for neither. */
export function amountToPay({ status, rate = 0, ...shipment }: Owing): number {
  if (isUnpaid(status)) return rate;
  return shipment.payment_intervention_status === undefined ? 0 : (shipment.outstanding_amount ?? 0);
}

/** What is handed out for the cash received; undefined without an amount, and while it is too little. */
export function changeOf(amount: number, tendered: unknown): number | undefined {
  if (typeof tendered !== 'number' || centsOf(tendered) < centsOf(amount)) return undefined;
  return randOf(centsOf(tendered) - centsOf(amount));
}

interface Finding {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** The finding at the cash received where it doesn't cover the amount. */
export function tenderedFinding(amount: number, value: { readonly [field: string]: unknown }): readonly Finding[] {
  const { method, tendered } = value;
  if (method !== 'cash' || typeof tendered !== 'number' || changeOf(amount, tendered) !== undefined) return [];
  return [{ field: 'tendered', code: 'minimum', message: tooLittle(amount) }];
}

export function tooLittle(amount: number): string {
  return `Enter at least ${moneyText(amount)}, the amount`;
}
