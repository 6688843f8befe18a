/** Which way each type of transaction moves money, and by which type it is undone (F244). */
import { transaction_type } from '#generated/enums.ts';
import type { TransactionType } from '#generated/types.ts';
import type { Cents } from '#platform/domain/money.ts';

const directions = new Map<TransactionType, readonly string[]>(
  transaction_type.map((type) => [type.const, type['x-flags']]),
);

/** Whether a type may move money this way. Credits are above zero, debits below. */
export function fitsDirection(type: TransactionType, amount: Cents): boolean {
  return amount !== 0 && (directions.get(type) ?? []).includes(amount > 0 ? 'credit' : 'debit');
}

/** Types that undo others; they are themselves not undone. */
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

/** The type that undoes a transaction of this one; undefined for what is itself a reversal. */
export function reversalOf(type: TransactionType): TransactionType | undefined {
  if (reversals.has(type)) return undefined;
  return ownReversal[type] ?? 'reversal';
}
