/** Statements about refunds of payments. */
import { sql } from 'kysely';
import type { NewRow, Row } from '#generated/database.ts';
import { allocatedOf } from '#modules/billing/server/services/allocated-of.ts';
import { findPosted } from '#modules/ledger/server/services/invoicing.ts';
import type { Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { refundable } from '../../domain/refund.ts';

export type RefundRow = Row<'payment_refunds'>;
export type GatewayPayment = Row<'payments'>;

/** A payment of the ledger, and that at a gateway which it credits. */
export interface Payment {
  readonly posted: Awaited<ReturnType<typeof findPosted>>;
  readonly atGateway: GatewayPayment | undefined;
  readonly refundable: Cents;
}

/** Exact only while holding the lock of its account. Throws `unknown_payment`. */
export async function readPayment(tx: Transaction, id: number): Promise<Payment> {
  const posted = await findPosted(tx, id).catch((failure: unknown) => {
    throw failure instanceof ApiError ? unknownPayment() : failure;
  });
  if (posted.type !== 'payment') throw unknownPayment();
  const atGateway = await tx.selectFrom('payments').selectAll().where('transaction_id', '=', id).executeTakeFirst();
  const allocated = (await allocatedOf(tx, [id])).get(id) ?? 0;
  const { amount_cents: amount, repaid_cents: repaid, has_been_reversed: isReversed } = posted;
  return { posted, atGateway, refundable: refundable({ amount, repaid, allocated, isReversed }) };
}

/** Newest first, with who made each. */
export function refundsOf(tx: Transaction, paymentId: number) {
  return tx
    .selectFrom('payment_refunds as r')
    .leftJoin('users as u', (join) =>
      join.onRef('u.provider_id', '=', 'r.provider_id').onRef('u.id', '=', 'r.created_by'),
    )
    .selectAll('r')
    .select('u.name as created_by_name')
    .where('r.payment_id', '=', paymentId)
    .orderBy('r.id', 'desc')
    .execute();
}

/** Throws `refund_pending` while another refund of the payment awaits its answer. */
export async function addRefund(tx: Transaction, refund: NewRow<'payment_refunds'>): Promise<RefundRow> {
  await requireNoRefundPending(tx, refund.payment_id);
  return tx.insertInto('payment_refunds').values(refund).returningAll().executeTakeFirstOrThrow();
}

/** Nothing is paid back twice: neither by another refund nor by a reversal. Throws `refund_pending`. */
export async function requireNoRefundPending(tx: Transaction, paymentId: number): Promise<void> {
  const pending = await tx
    .selectFrom('payment_refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (!pending) return;
  const message = 'A refund of this payment isn’t confirmed yet. First say whether it was made';
  throw new ApiError(409, 'refund_pending', message);
}

/** Locked until the transaction ends. */
export function lockRefund(tx: Transaction, id: number): Promise<RefundRow | undefined> {
  return tx.selectFrom('payment_refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

type Change = Pick<RefundRow, 'state'> & Partial<Pick<RefundRow, 'transaction_id' | 'gateway_reference' | 'failure'>>;

export async function markRefund(tx: Transaction, id: number, change: Change): Promise<void> {
  await tx.updateTable('payment_refunds').set(change).where('id', '=', id).execute();
}

/** For the list of payments: whether a refund of a transaction `t` awaits its answer. */
export const hasPendingRefund = sql<boolean>`exists (select from payment_refunds f
  where f.provider_id = t.provider_id and f.payment_id = t.id and f.state = 'pending')`;

export function unknownPayment(): ApiError {
  return new ApiError(404, 'unknown_payment', 'There is no such payment');
}
