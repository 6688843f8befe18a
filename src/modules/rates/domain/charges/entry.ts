/** One amount of a price, in cents, with its VAT and how it came about. */
import type { ChargeType, RateEntryType, VatType } from '#generated/types.ts';
import { vatOf, type Cents } from '#platform/domain/money.ts';

/** An amount before its VAT is known. */
export interface Part {
  readonly type: RateEntryType;
  /** Undefined for the base rate. */
  readonly id: number | undefined;
  readonly name: string;
  /** As the tariff states prices: with VAT where they include it. */
  readonly value: Cents;
  readonly vatType: VatType;
  readonly chargeType: ChargeType | undefined;
  /** Percent, or rand. */
  readonly chargeValue: number | undefined;
  readonly explanation: string;
}

export interface Entry extends Part {
  readonly vat: Cents;
}

/** How VAT is worked out for a service level on a day. */
export interface VatTerms {
  readonly percentage: number;
  readonly isIncluded: boolean;
  /** Everything of a zero-rated service level is zero-rated, as everything belonging to an export is. */
  readonly levelType: VatType;
}

/** The parts with their VAT: it is worked out on the total and shared out in order, so that the parts add up to it. */
export function withVat(parts: readonly Part[], { percentage, isIncluded, levelType }: VatTerms): readonly Entry[] {
  let [rated, charged] = [0, 0];
  return parts.map((part) => {
    const vatType = levelType === 'zero' ? 'zero' : part.vatType;
    if (vatType === 'zero') return { ...part, vatType, vat: 0 };
    rated += part.value;
    const before = charged;
    charged = vatOf(rated, percentage, isIncluded);
    return { ...part, vat: charged - before };
  });
}

export function sumOf(parts: readonly Part[]): Cents {
  return parts.reduce((sum, { value }) => sum + value, 0);
}
