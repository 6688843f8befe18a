/** Allocates a payment to open invoices (F253). Pure; money in cents. */
import type { Cents } from '#platform/domain/money.ts';

export interface OpenInvoice {
  readonly id: number;
  readonly outstanding: Cents;
}

export interface Share {
  readonly invoiceId: number;
  readonly amount: Cents;
}

/** Pays the invoices in the given order until nothing is left. */
export function oldestFirst(amount: Cents, invoices: readonly OpenInvoice[]): readonly Share[] {
  let left = amount;
  return invoices.flatMap(({ id, outstanding }) => {
    const share = Math.min(left, outstanding);
    left -= share;
    return share > 0 ? [{ invoiceId: id, amount: share }] : [];
  });
}

/** Pays the oldest invoice of exactly this amount, which its customer chose to pay; without one, the oldest first. */
export function exactFirst(amount: Cents, invoices: readonly OpenInvoice[]): readonly Share[] {
  const exact = invoices.find(({ outstanding }) => outstanding === amount);
  return oldestFirst(amount, exact ? [exact] : invoices);
}

/** Why manually entered amounts can’t be allocated; undefined when they can. */
export function shareProblem(
  amount: Cents,
  shares: readonly Share[],
  invoices: readonly OpenInvoice[],
): string | undefined {
  if (new Set(shares.map(({ invoiceId }) => invoiceId)).size !== shares.length)
    return 'An invoice is named twice. Enter one amount for each.';
  const outstanding = new Map(invoices.map((invoice) => [invoice.id, invoice.outstanding]));
  if (shares.some((share) => share.amount > (outstanding.get(share.invoiceId) ?? 0)))
    return 'An amount is more than what is outstanding on its invoice.';
  const sum = shares.reduce((total, share) => total + share.amount, 0);
  return sum > amount ? 'The amounts add up to more than what is left of the payment.' : undefined;
}
