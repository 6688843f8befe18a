/** Payments of bank statements: storing each once, finding its account, and crediting it. */
import { sql } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { ImportedPayment } from '#generated/types.ts';
import { lockAccount } from '#modules/accounts/server/services/balance.ts';
import { post } from '#modules/ledger/server/services/ledger.ts';
import { withOffset } from '#platform/domain/time.ts';
import { randOf } from '#platform/domain/money.ts';
import { lock } from '#platform/server/db/lock.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import { wordsOfReference, type BankLine } from '../../domain/bank-line.ts';
import { nextDocumentNumber } from '#modules/ledger/server/services/document-numbers.ts';
import { allocate, openInvoices, type AllocationRequest } from './allocate.ts';

interface Importing {
  readonly providerId: number;
  readonly createdBy: number;
  /** `2026-11-22` */
  readonly today: string;
}

interface Match {
  readonly accountId: number;
  /** The invoice in the reference. */
  readonly invoiceId?: number | undefined;
}

/** Why a reference matches no account. */
export type Unmatched = 'none' | 'several';

/** The account whose code, or whose invoice number, is in each reference, unless there is none or several. */
export async function matchReferences(
  tx: Transaction,
  references: readonly string[],
): Promise<readonly (Match | Unmatched)[]> {
  const wordsOf = references.map(wordsOfReference);
  const words = [...new Set(wordsOf.flat())];
  if (words.length === 0) return references.map(() => 'none');
  const invoices = await tx
    .selectFrom('invoices')
    .select(['id', 'account_id', 'number as word'])
    .where('number', '=', anyOf(words))
    .execute();
  const accounts = await tx
    .selectFrom('accounts')
    .select(['id as account_id', 'account_code as word'])
    .where('account_code', '=', anyOf(words))
    .where('account_type', '<>', 'guest')
    .execute();
  const invoiceOf = new Map(invoices.map((invoice) => [invoice.word, invoice]));
  const accountOf = new Map(accounts.map(({ word, account_id }) => [word, account_id]));
  return wordsOf.map((own) => {
    const named = own.flatMap((word) => invoiceOf.get(word) ?? []);
    const found = new Set([
      ...named.map(({ account_id }) => account_id),
      ...own.flatMap((word) => accountOf.get(word) ?? []),
    ]);
    const [accountId] = found;
    if (accountId === undefined) return 'none';
    return found.size > 1 ? 'several' : { accountId, invoiceId: named[0]?.id };
  });
}

/** Those of the lines, in hexadecimal, that were imported before. */
export async function findImported(tx: Transaction, digests: readonly Buffer[]): Promise<ReadonlySet<string>> {
  const stored = tx.selectFrom('imported_payments').select('digest').where('digest', '=', anyOf(digests));
  return new Set((await stored.execute()).map(({ digest }) => digest.toString('hex')));
}

/** Stores a payment that was not imported before, and credits the account in its reference. */
export async function addImportedPayment(
  tx: Transaction,
  importing: Importing,
  { date, amount, reference, description }: BankLine,
  digest: Buffer,
): Promise<'known' | Unmatched | { readonly accountId: number }> {
  const { providerId, createdBy } = importing;
  // Concurrent imports of one file wait for each other here, so that the second finds the line.
  await lock(tx, digest.toString('hex'), providerId);
  if ((await findImported(tx, [digest])).size > 0) return 'known';
  const [match = 'none'] = await matchReferences(tx, [reference]);
  // Before taking the document number, to avoid deadlocks.
  if (typeof match === 'object') await lockAccount(tx, match.accountId);
  const number = await nextDocumentNumber(tx, providerId, 'PMT');
  const values = { payment_date: date, amount_cents: amount, reference, description, digest, imported_by: createdBy };
  const payment = await tx
    .insertInto('imported_payments')
    .values({ provider_id: providerId, number, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
  emit(tx, 'imported_payment_changed', { imported_payment_id: payment.id });
  if (typeof match === 'string') return match;
  const transactionId = await payInto(tx, importing, payment, match.accountId);
  const paid = { ...importing, accountId: match.accountId, transactionId, amount };
  // The invoice in the reference comes first, then the oldest; someone else may have paid it while the lock was awaited.
  const invoice = (await openInvoices(tx, match.accountId)).find(({ id }) => id === match.invoiceId);
  if (invoice) {
    const share = { invoice_id: invoice.id, amount: randOf(Math.min(amount, invoice.outstanding)) };
    await allocate(tx, paid, { allocation: 'manual', invoices: [share] });
  }
  await allocate(tx, paid, { allocation: 'auto-oldest-invoice-first' });
  return { accountId: match.accountId };
}

/** Expects the lock of the account; returns the transaction that credited it. */
async function payInto(
  tx: Transaction,
  { createdBy, today }: Importing,
  payment: Row<'imported_payments'>,
  accountId: number,
): Promise<number> {
  const { id } = await post(tx, {
    ...{ accountId, type: 'payment', amount: payment.amount_cents, effectiveDate: payment.payment_date, createdBy },
    description: `Payment ${payment.reference}`.trim().slice(0, 300),
    ...{ importedPaymentId: payment.id, documentId: payment.number },
    ...(payment.payment_date > today && { effectiveDate: today }),
  });
  await tx
    .updateTable('imported_payments')
    .set({ account_id: accountId, transaction_id: id })
    .where('id', '=', payment.id)
    .execute();
  return id;
}

/**
 * Credits an account, unless that has happened, and allocates the payment to invoices. Throws `unknown_payment`,
 * `unknown_account`, `already_allocated` for a payment of another account, and `invalid_allocation`.
 */
export async function allocateImported(
  tx: Transaction,
  importing: Importing,
  id: number,
  { account_id, ...request }: AllocationRequest & { readonly account_id?: number | undefined },
): Promise<void> {
  const find = () => tx.selectFrom('imported_payments').selectAll().where('id', '=', id).executeTakeFirst();
  const known = await find();
  if (!known) throw unknownPayment();
  const accountId = known.account_id ?? account_id;
  const account = accountId === undefined ? undefined : await lockAccount(tx, accountId);
  if (!account || account.account_type === 'guest') throw unknownAccount();
  // The payment may have been credited to another account meanwhile, under that account's lock.
  const payment = (await tx
    .selectFrom('imported_payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst())!;
  // Or taken back from its account, by reversing its transaction.
  if (payment.account_id === null && account_id === undefined) throw unknownAccount();
  const isElsewhere = payment.account_id !== null && payment.account_id !== account.id;
  if (isElsewhere || (account_id !== undefined && account_id !== account.id))
    throw new ApiError(409, 'already_allocated', 'This payment is in another account already');
  const transactionId = payment.transaction_id ?? (await payInto(tx, importing, payment, account.id));
  const paid = { ...importing, accountId: account.id, transactionId, amount: payment.amount_cents };
  await allocate(tx, paid, request);
  emit(tx, 'imported_payment_changed', { imported_payment_id: id });
}

/**
 * Takes a payment back from its account when its transaction is reversed, so that it can be allocated to another one;
 * nothing for other transactions. Expects the lock of the account.
 */
export async function releaseImported(tx: Transaction, transactionId: number): Promise<void> {
  const released = await tx
    .updateTable('imported_payments')
    .set({ account_id: null, transaction_id: null })
    .where('transaction_id', '=', transactionId)
    .returning('id')
    .execute();
  for (const { id } of released) emit(tx, 'imported_payment_changed', { imported_payment_id: id });
}

/** Every imported payment, for the list; money in rand. */
export function importedPaymentRows(tx: Transaction) {
  return tx
    .selectFrom('imported_payments as p')
    .leftJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 'p.provider_id').onRef('a.id', '=', 'p.account_id'),
    )
    .select(['p.id', 'p.number', 'p.payment_date', 'p.reference', 'p.description', 'p.allocation', 'p.account_id'])
    .select([
      ...(['a.name as account', 'p.transaction_id', 'p.imported_at'] as const),
      sql<number>`(p.amount_cents / 100.0)::float8`.as('amount'),
      sql<number>`((p.amount_cents - coalesce((select sum(s.amount_cents) from payment_allocations s
        where s.provider_id = p.provider_id and s.transaction_id = p.transaction_id), 0)) / 100.0)::float8`.as(
        'unallocated',
      ),
    ]);
}

/** Throws `unknown_payment`. */
export async function readImportedPayment(tx: Transaction, id: number): Promise<ImportedPayment> {
  const row = await importedPaymentRows(tx).where('p.id', '=', id).executeTakeFirst();
  if (!row) throw unknownPayment();
  const { imported_at, allocation, ...rest } = row;
  return {
    ...rest,
    allocation: allocation as ImportedPayment['allocation'],
    imported_at: withOffset(imported_at),
  };
}

function unknownAccount(): ApiError {
  return new ApiError(404, 'unknown_account', 'Say which account the payment belongs to');
}

function unknownPayment(): ApiError {
  return new ApiError(404, 'unknown_payment', 'There is no such payment');
}
