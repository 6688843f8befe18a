/** What is paid at the counter, and the change for cash. Amounts are in rand. */
import type { Shipment } from '#generated/types.ts';
import { amountOpen } from '#modules/shipments/domain/paying.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { centsOf, randOf } from '#platform/domain/money.ts';

type Owing = Pick<Shipment, 'status' | 'rate' | 'outstanding_amount'>;

/** What is to be paid for a shipment now; 0 for nothing, and for users who see no prices. */
export function amountToPay({ status, rate = 0, outstanding_amount: outstanding }: Owing): number {
  return amountOpen({ status, price: rate, outstanding });
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
  return `Enter at least ${moneyText(amount)}`;
}
