/** The ledger for higher modules: charging, crediting and reversing, serialized by one lock per account. */
import type { Row } from '#generated/database.ts';
import type { CounterMethod, TransactionType } from '#generated/types.ts';
import { lockAccount, moveBalance, readAccount } from '#modules/accounts/server/services/balance.ts';
import type { Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { standingRefusal, type Standing, type StandingRefusal } from '../../domain/standing.ts';
import { fitsDirection, reversalOf } from '../../domain/transaction-type.ts';
import { addTransaction } from '../repository.ts';
import { reversible } from './creditable.ts';
import { nextDocumentNumber } from './document-numbers.ts';
import { findPosted } from './invoicing.ts';

/** Common to all transactions. */
export interface Posting {
  readonly accountId: number;
  /** The description for the customer; up to 300 characters. */
  readonly description: string;
  /** The effective date: `2026-11-22`. */
  readonly effectiveDate: string;
  /** The user who caused it; null for a job. */
  readonly createdBy: number | null;
  readonly vatPercentage?: number;
  readonly shipmentId?: number;
  readonly creditNoteId?: number;
  /** The invoice that its credit note lowers. */
  readonly creditedInvoiceId?: number | undefined;
  readonly importedPaymentId?: number;
  /** The payment of which it pays something back. */
  readonly repaysId?: number;
  /** Number of its document, such as PMT000123. */
  readonly documentId?: string;
  /** Whether the next invoice can include it. */
  readonly isInvoiceable?: boolean;
  /** The number that its invoice had in the provider’s previous system. */
  readonly migrationReference?: string;
}

type Reversing = Pick<Posting, 'description' | 'effectiveDate' | 'createdBy'>;

/** How a payment was taken at the counter. */
export interface CounterPayment {
  readonly method: CounterMethod;
  /** The number on the slip of the card machine, or the reference of the transfer. */
  readonly reference?: string;
  /** The cash that was handed over; absent for the exact amount. */
  readonly tendered?: Cents;
}

export interface NewTransaction extends Posting {
  readonly type: TransactionType;
  /** Positive for credits, negative for debits. */
  readonly amount: Cents;
  /** Included in the amount, with the same sign. */
  readonly vat?: Cents;
  /** What of a charge is zero-rated, with the same sign. */
  readonly zeroRated?: Cents;
  /** Only for a payment. */
  readonly counter?: CounterPayment;
}

export interface NewCharge extends Posting {
  /** Including VAT, never negative. */
  readonly amount: Cents;
  readonly vat: Cents;
  /** What of the amount is zero-rated. */
  readonly zeroRated?: Cents;
}

export interface Posted {
  readonly id: number;
  /** The account's balance after it. */
  readonly balance: Cents;
}

/** The state of an account. Throws `unknown_account`. It may be outdated at once; only `charge` decides. */
export async function accountStanding(tx: Transaction, accountId: number): Promise<Standing> {
  return standingOf(known(await readAccount(tx, accountId)));
}

/** Why an account can’t be charged an amount now, undefined when it can; locks the account. Throws `unknown_account`. */
export async function chargeRefusal(
  tx: Transaction,
  accountId: number,
  amount: Cents,
): Promise<StandingRefusal | undefined> {
  return standingRefusal(standingOf(known(await lockAccount(tx, accountId))), amount);
}

/**
 * Charges a shipment to an account; a free shipment creates no transaction. Throws `account_on_hold`,
 * `credit_limit_exceeded` or `insufficient_balance` when the account can’t be charged, and `unknown_account`.
 */
export async function charge(
  tx: Transaction,
  { amount, vat, zeroRated = 0, ...posting }: NewCharge,
): Promise<Posted | undefined> {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`A charge is whole cents, not ${amount}.`);
  const account = known(await lockAccount(tx, posting.accountId));
  const refusal = standingRefusal(standingOf(account), amount);
  if (refusal) throw new ApiError(422, refusal.code, refusal.message);
  if (amount === 0) return undefined;
  return write(tx, account, {
    ...posting,
    type: 'shipping-charge',
    amount: -amount,
    vat: -vat,
    zeroRated: 0 - zeroRated,
  });
}

/**
 * Adds a transaction of any type, whatever the account can afford. Throws `unknown_account`, and RangeError for a wrong
 * direction.
 */
export async function post(tx: Transaction, transaction: NewTransaction): Promise<Posted> {
  return write(tx, known(await lockAccount(tx, transaction.accountId)), transaction);
}

/**
 * Reverses a transaction by another of the same amount; a charge whose invoice was credited or written off, by what is left of it,
 * and undefined if nothing is. A shipment is not charged again what this gives back of its charge. Throws
 * `unknown_transaction`, `already_reversed`, and `not_reversible` for a reversal, for a credit note, whose document
 * remains, and for a payment of which something was paid back.
 */
export function reverse(tx: Transaction, transactionId: number, by: Reversing): Promise<Posted | undefined> {
  return reverseLocked(tx, transactionId, by, true);
}

async function reverseLocked(
  tx: Transaction,
  transactionId: number,
  by: Reversing,
  givesBack: boolean,
): Promise<Posted | undefined> {
  const found = await findPosted(tx, transactionId);
  const account = known(await lockAccount(tx, found.account_id));
  // Read again while holding the lock: someone else may have just reversed it.
  const original = await findPosted(tx, transactionId);
  if (original.has_been_reversed) throw new ApiError(409, 'already_reversed', 'This transaction is already reversed');
  const type = reversalOf(original.type);
  // Some types reverse their own kind, and would otherwise go on for ever.
  if (!type || original.reverses_id !== null)
    throw new ApiError(422, 'not_reversible', 'A reversal can’t be reversed. Add a new transaction instead');
  if (original.credit_note_id !== null)
    throw new ApiError(422, 'not_reversible', 'A credit note can’t be reversed. Add an admin debit instead');
  if (original.repaid_cents > 0)
    throw new ApiError(422, 'not_reversible', 'This payment was refunded. Refund the rest of it instead');
  const { amount, vat } = await reversible(tx, original);
  if (amount === 0) return undefined;
  return write(tx, account, {
    ...by,
    ...{ accountId: account.id, type, amount, vat },
    vatPercentage: original.vat_percentage,
    reversesId: original.id,
    givesBack: givesBack && original.type === 'shipping-charge',
    ...(original.shipment_id !== null && { shipmentId: original.shipment_id }),
    isInvoiceable: original.invoiceable,
  });
}

/** Reverses what is left of the charge of a shipment, which may be charged again. Throws `unknown_transaction`. */
export async function reverseRest(tx: Transaction, transactionId: number, by: Reversing): Promise<void> {
  const { account_id } = await findPosted(tx, transactionId);
  await lockAccount(tx, account_id);
  if (!(await findPosted(tx, transactionId)).has_been_reversed) await reverseLocked(tx, transactionId, by, false);
}

/** Expects the lock of the account. Every payment has a number (F247), imported ones that of their bank line. */
async function write(
  tx: Transaction,
  account: Row<'accounts'>,
  transaction: NewTransaction & { readonly reversesId?: number; readonly givesBack?: boolean },
): Promise<Posted> {
  const { type, amount } = transaction;
  if (!Number.isSafeInteger(amount) || !fitsDirection(type, amount))
    throw new RangeError(`A transaction of type ${type} can’t move ${amount} cents.`);
  const balance = account.balance_cents + amount;
  const { provider_id: providerId } = account;
  const documentId =
    transaction.documentId ?? (type === 'payment' ? await nextDocumentNumber(tx, providerId, 'PMT') : undefined);
  const id = await addTransaction(tx, providerId, { ...transaction, ...(documentId && { documentId }), balance });
  await moveBalance(tx, account.id, amount);
  emit(tx, 'transaction_posted', { account_id: account.id, transaction_id: id });
  emit(tx, 'account_balance_changed', { account_id: account.id, transaction_id: id });
  return { id, balance };
}

function known(account: Row<'accounts'> | undefined): Row<'accounts'> {
  if (!account) throw new ApiError(404, 'unknown_account', 'There is no such account');
  return account;
}

function standingOf(account: Row<'accounts'>): Standing {
  return {
    accountId: account.id,
    accountType: account.account_type,
    isOnHold: account.closed_at !== null || (account.is_on_hold && !account.temp_disable_auto_hold),
    balance: account.balance_cents,
    creditLimit: account.credit_limit_cents,
  };
}
