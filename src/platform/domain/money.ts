/** Money as integer cents: every amount is rounded once, half a cent away from zero, and sums are exact. */

import { moneyText } from './amount.ts';

export type Cents = number;

/** Converts rand of the API or a tariff to cents. */
export function centsOf(rand: number): Cents {
  return Math.round(rand * 100);
}

/** Converts cents to rand, for the API. */
export function randOf(cents: Cents): number {
  return cents / 100;
}

/** `R 1 234.50`, and `-R 5.00` below zero. */
export function randText(cents: Cents): string {
  return moneyText(randOf(cents));
}

/** A quotient rounded to a whole number, half away from zero; exact for whole numbers below 2^52. */
export function roundedQuotient(dividend: number, divisor: number): number {
  const magnitude = Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));
  return dividend < 0 ? -magnitude : magnitude;
}

/** Thousandths of a percent, so that percentages of cents are computed with whole numbers. */
function thousandths(percentage: number): number {
  return Math.round(percentage * 1000);
}

/** A percentage of an amount; percentages have up to three decimals. */
export function percentageOf(cents: Cents, percentage: number): Cents {
  return roundedQuotient(cents * thousandths(percentage), 100_000);
}

/** The VAT included in an amount, or to be added to it. */
export function vatOf(cents: Cents, percentage: number, isIncluded: boolean): Cents {
  if (!isIncluded) return percentageOf(cents, percentage);
  return roundedQuotient(cents * thousandths(percentage), 100_000 + thousandths(percentage));
}

/**
 * Splits an amount by weights into shares that add up to it: cents left over by rounding go to the largest remainders,
 * the first share first.
 */
export function shared(cents: Cents, weights: readonly number[]): readonly Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (weights.length < 2) return weights.map(() => cents);
  if (total === 0)
    return shared(
      cents,
      weights.map(() => 1),
    );
  const exact = weights.map((weight) => (cents * weight) / total);
  const shares = exact.map(Math.floor);
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.map((value, at) => ({ at, rest: value - Math.floor(value) }));
  byRemainder.sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
