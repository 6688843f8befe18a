/** One amount of a price in cents, with VAT and explanation. */
import type { ChargeType, RateEntryType, VatType } from '#generated/types.ts';
import { vatOf, type Cents } from '#platform/domain/money.ts';

/** An amount before VAT is computed. */
export interface Part {
  readonly type: RateEntryType;
  /** Undefined for the base rate. */
  readonly id: number | undefined;
  readonly name: string;
  /** As in the tariff: including VAT where its prices do. */
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

/** The VAT rules of a service level on a day. */
export interface VatTerms {
  readonly percentage: number;
  readonly isIncluded: boolean;
  /** Everything is zero-rated in a zero-rated service level, as everything in an export. */
  readonly levelType: VatType;
}

/** The parts with VAT: it is computed on the total and distributed in order, so that the parts add up. */
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
