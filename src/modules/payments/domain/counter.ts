/** Change for cash at the counter. Amounts are in rand. */
import { moneyText } from '#platform/domain/amount.ts';
import { centsOf, randOf } from '#platform/domain/money.ts';

/** What is handed out for the cash received; undefined without an amount, and while it is too little. */
export function changeOf(price: number, tendered: unknown): number | undefined {
  if (typeof tendered !== 'number' || centsOf(tendered) < centsOf(price)) return undefined;
  return randOf(centsOf(tendered) - centsOf(price));
}

interface Finding {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** The finding at the cash received where it doesn't cover the price. */
export function tenderedFinding(price: number, value: { readonly [field: string]: unknown }): readonly Finding[] {
  const { method, tendered } = value;
  if (method !== 'cash' || typeof tendered !== 'number' || changeOf(price, tendered) !== undefined) return [];
  return [{ field: 'tendered', code: 'minimum', message: tooLittle(price) }];
}

export function tooLittle(price: number): string {
  return `Enter at least ${moneyText(price)}, the price`;
}
