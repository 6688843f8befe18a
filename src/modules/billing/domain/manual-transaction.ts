/** The transactions that staff may add manually, each with a permission of its own (F248); all others are automatic. */
import { transaction_type } from '#generated/enums.ts';
import type { Permission, TransactionType } from '#generated/types.ts';
import { randText, type Cents } from '#platform/domain/money.ts';

const permissions: Readonly<Partial<Record<TransactionType, Permission>>> = {
  payment: 'INLINE_transaction_payment',
  refund: 'INLINE_transaction_refund',
  'admin-debit': 'INLINE_transaction_admin_debit',
  'admin-credit': 'INLINE_transaction_admin_credit',
  promotional: 'INLINE_transaction_promotional',
  'balance-adjustment': 'INLINE_transaction_balance_adjustment',
  'bad-debt-write-off': 'INLINE_transaction_bad_debt',
};

/** Undefined for a type that cannot be added manually. */
export function permissionOf(type: TransactionType): Permission | undefined {
  return permissions[type];
}

interface ManualType {
  readonly type: TransactionType;
  readonly title: string;
  readonly description: string;
}

/** The types that the user may add, with their titles and what they do to the balance. */
export function manualTypes(can: (permission: Permission) => boolean): readonly ManualType[] {
  return transaction_type.flatMap(({ const: type, title, description, 'x-flags': directions }) => {
    const permission = permissionOf(type);
    if (!permission || !can(permission)) return [];
    return { type, title, description: `${description} ${effectOf(directions)}` };
  });
}

function effectOf(directions: readonly string[]): string {
  if (directions.length > 1) return 'Raises the balance, or lowers it if the amount is negative.';
  return directions.includes('credit') ? 'Raises the balance.' : 'Lowers the balance.';
}

/** Why an amount can’t be written off: only what an account owes is a debt. Undefined when it can. */
export function writeOffProblem(amount: Cents, balance: Cents): string | undefined {
  if (amount <= -balance) return undefined;
  if (balance >= 0) return 'The account owes nothing that could be written off.';
  return `The account owes ${randText(-balance)}. You can’t write off more than that.`;
}

/** Why a payment can’t have been received on a day; undefined when it can. Days as `YYYY-MM-DD`. */
export function receiptDayProblem(day: string, today: string): string | undefined {
  if (day > today) return 'This day is in the future.';
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return day < aYearAgo ? 'This day is more than a year ago.' : undefined;
}
