/** One amount of a price, in cents, with its VAT and how it came about. */
import type { ChargeType, RateEntryType, VatType } from '#generated/types.ts';
import { vatOf, type Cents } from '../money.ts';

export interface Entry {
  readonly type: RateEntryType;
  /** Undefined for the base rate. */
  readonly id: number | undefined;
  readonly name: string;
  /** As the tariff states prices: with VAT where they include it. */
  readonly value: Cents;
  readonly vat: Cents;
  readonly vatType: VatType;
  readonly chargeType: ChargeType | undefined;
  /** Percent, or rand. */
  readonly chargeValue: number | undefined;
  readonly explanation: string;
}

/** How VAT is worked out for a service level on a day. */
export interface VatTerms {
  readonly percentage: number;
  readonly isIncluded: boolean;
  /** Everything of a zero-rated service level is zero-rated, as everything belonging to an export is. */
  readonly levelType: VatType;
}

/** Completes an amount by its VAT. */
export function withVat(entry: Omit<Entry, 'vat'>, terms: VatTerms): Entry {
  const vatType = terms.levelType === 'zero' ? 'zero' : entry.vatType;
  const vat = vatType === 'zero' ? 0 : vatOf(entry.value, terms.percentage, terms.isIncluded);
  return { ...entry, vatType, vat };
}

export function sumOf(entries: readonly Entry[]): Cents {
  return entries.reduce((sum, { value }) => sum + value, 0);
}
