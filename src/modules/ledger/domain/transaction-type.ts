/** The direction in which each type of transaction moves money, and the type that reverses it (F244). */
import { transaction_type } from '#generated/enums.ts';
import type { TransactionType } from '#generated/types.ts';
import type { Cents } from '#platform/domain/money.ts';

const directions = new Map<TransactionType, readonly string[]>(
  transaction_type.map((type) => [type.const, type['x-flags']]),
);

/** Whether a type may move money in this direction. Credits are positive, debits negative. */
export function fitsDirection(type: TransactionType, amount: Cents): boolean {
  return amount !== 0 && (directions.get(type) ?? []).includes(amount > 0 ? 'credit' : 'debit');
}

/** Why a type can’t have an amount; undefined when it can. */
export function amountProblem(type: TransactionType, amount: Cents): string | undefined {
  if (fitsDirection(type, amount)) return undefined;
  return (directions.get(type) ?? []).length > 1 ? 'Enter an amount other than zero.' : 'Enter an amount above zero.';
}

/** Types that reverse others; they cannot be reversed. */
const reversals = new Set<TransactionType>([
  'payment-reversal',
  'refund-reversal',
  'reversal',
  'shipping-charge-reversal',
]);

const ownReversal: Readonly<Partial<Record<TransactionType, TransactionType>>> = {
  payment: 'payment-reversal',
  refund: 'refund-reversal',
  'shipping-charge': 'shipping-charge-reversal',
  'admin-debit': 'admin-credit',
  promotional: 'promotional',
  'balance-adjustment': 'balance-adjustment',
};

/** The type that reverses a transaction of this one; undefined for a reversal. */
export function reversalOf(type: TransactionType): TransactionType | undefined {
  if (reversals.has(type)) return undefined;
  return ownReversal[type] ?? 'reversal';
}
