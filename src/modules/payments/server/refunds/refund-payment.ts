/**
 * Pays a payment back, whole or in part: through its gateway, or recording that it was paid back elsewhere. The refund is
 * stored before the gateway is asked, and the account debited after its answer. While an answer is missing, the refund stays
 * pending: nothing is debited, and no other begins until staff say whether it was made.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Row } from '#generated/database.ts';
import { lockAccount } from '#modules/accounts/server/services/balance.ts';
import { releaseAllocations } from '#modules/billing/server/services/release-allocations.ts';
import { unspentOn } from '#modules/ledger/server/services/creditable.ts';
import { randText, type Cents } from '#platform/domain/money.ts';
import { wallClock } from '#platform/domain/time.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { OutboundError } from '#platform/server/outbound/addresses.ts';
import { gatewayTitles, type GatewayName } from '../../domain/labels.ts';
import { canAskForRefund } from '../../domain/refund.ts';
import { notSetUp } from '../at-gateway.ts';
import { payfastMerchant, stitchClient } from '../credentials.ts';
import { refundPayfast } from '../gateways/payfast/refund.ts';
import { refundStitch } from '../gateways/stitch/refund.ts';
import { addRefund, lockRefund, markRefund, readPayment, type Payment, type RefundRow } from './repository.ts';

export interface RefundRequest {
  readonly providerId: number;
  /** The transaction of the payment. */
  readonly paymentId: number;
  readonly amount: Cents;
  readonly reason: string;
  readonly way: 'gateway' | 'outside';
  /** The number of the transfer or slip, of one that was paid back elsewhere. */
  readonly paidReference?: string | undefined;
  readonly createdBy: number;
  /** Whether staff confirmed that it is refunded although it is spent. */
  readonly isBelowZero: boolean;
}

/** Asks the gateway; returns its number of the refund. */
type Ask = (refund: RefundRow) => Promise<string>;

export interface Begun {
  readonly refund: RefundRow;
  /** Absent when nothing is left to do. */
  readonly ask: Ask | undefined;
}

/**
 * Stores the refund, in the transaction; one that was paid back elsewhere is complete with it. Throws `unknown_payment`,
 * `invalid_refund`, `refund_pending` and `gateway_not_set_up`.
 */
export async function beginRefund(app: FastifyInstance, tx: Transaction, request: RefundRequest): Promise<Begun> {
  const { account_id: accountId } = (await readPayment(tx, request.paymentId)).posted;
  const account = await lockAccount(tx, accountId);
  const payment = await readPayment(tx, request.paymentId);
  requirePossible(payment, request);
  if (account && !request.isBelowZero) await requireUnspent(tx, account, payment, request.amount);
  const isAsked = request.way === 'gateway';
  const ask = isAsked ? await askGateway(app, tx, payment) : undefined;
  const refund = await addRefund(tx, {
    ...{ provider_id: request.providerId, payment_id: request.paymentId, amount_cents: request.amount },
    ...{ reason: request.reason.trim(), way: request.way, state: 'pending', reference: `rfd-${randomUUID()}` },
    ...{ created_by: request.createdBy, gateway_reference: request.paidReference?.trim() ?? null },
  });
  if (ask) return { refund, ask };
  await completeRefund(app, tx, refund, request.paidReference?.trim());
  return { refund, ask: undefined };
}

function requirePossible({ refundable, posted, atGateway }: Payment, { amount, way }: RefundRequest): void {
  if (way === 'gateway' && !canAskForRefund(atGateway?.gateway))
    throw invalid('way', 'This payment can’t be paid back from here. Pay it back yourself, and record it');
  if (amount <= refundable) return;
  if (posted.has_been_reversed) throw invalid('amount', 'This payment was reversed');
  const rest = refundable === 0 ? 'Nothing of this payment is left' : `At most ${randText(refundable)} is left`;
  throw invalid('amount', `${rest}: the rest was refunded, or pays invoices`);
}

/**
 * A prepaid account would owe what it has spent, which no invoice asks it to pay. Guests share an account: what one of
 * them paid is spent by the shipment that it was paid for.
 */
async function requireUnspent(
  tx: Transaction,
  { account_type: type, balance_cents: balance }: Row<'accounts'>,
  { posted: { shipment_id: shipmentId } }: Payment,
  amount: Cents,
): Promise<void> {
  if (type === 'guest' && shipmentId !== null && amount > (await unspentOn(tx, shipmentId)))
    throw invalid(
      'below_zero',
      'This pays for a booked shipment. Cancel the shipment first, or allow a negative balance',
    );
  if (type !== 'prepaid' || amount <= balance) return;
  const message =
    balance > 0
      ? `Only ${randText(balance)} of the balance is left. Refund less, or allow a negative balance`
      : 'The balance is already spent. To refund the payment, allow a negative balance';
  throw invalid('below_zero', message);
}

async function askGateway(app: FastifyInstance, tx: Transaction, { atGateway }: Payment): Promise<Ask> {
  const { gateway, gateway_reference: number, shipment_id, provider_id: providerId } = atGateway!;
  const purpose = shipment_id === null ? 'top_up' : 'shipment';
  const context = { app, tx, providerId, purpose } as const;
  const { outbound, config, clock } = app.services;
  if (gateway === 'payfast') {
    const merchant = await payfastMerchant(context);
    if (!merchant || !number) throw notSetUp('payfast', purpose);
    return ({ amount_cents: amount, reason }) =>
      refundPayfast(outbound, config.gateways.payfast, { merchant, paymentId: number, amount, reason, now: clock() });
  }
  const stitch = await stitchClient(context);
  if (!stitch || !number) throw notSetUp('stitch', purpose);
  return ({ amount_cents, reference: nonce, id }) =>
    refundStitch(stitch, {
      ...{ requestId: number, nonce, statement: `Refund ${id}` },
      quantity: (amount_cents / 100).toFixed(2),
    });
}

/**
 * Asks the gateway, outside any transaction, and stores its answer. Throws `gateway_refused` when it refuses, and
 * `refund_unconfirmed` without an answer: then the money may be on its way.
 */
export async function carryOut(app: FastifyInstance, { refund, ask }: Begun): Promise<void> {
  if (!ask) return;
  const within = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    inTenant(app.services.database.app, refund.provider_id, work);
  try {
    const number = await ask(refund);
    await within(async (tx) => {
      // Staff may have said meanwhile that it was made; where they said that it was not, the gateway knows better.
      if ((await stateOf(tx, refund)) !== 'done') await completeRefund(app, tx, refund, number);
    });
  } catch (failure) {
    if (failure instanceof OutboundError) throw unconfirmed();
    if (failure instanceof ApiError && failure.code === 'gateway_refused')
      await within(async (tx) => {
        const isPending = (await stateOf(tx, refund)) === 'pending';
        if (isPending) await markRefund(tx, refund.id, { state: 'failed', failure: failure.message });
      });
    throw failure;
  }
}

/** Under the lock of its account, until the transaction ends. */
async function stateOf(tx: Transaction, { id, payment_id }: RefundRow): Promise<RefundRow['state'] | undefined> {
  await lockAccount(tx, (await readPayment(tx, payment_id)).posted.account_id);
  return (await lockRefund(tx, id))?.state;
}

/** Debits the account. Invoices that the payment settled meanwhile are outstanding again where it no longer covers them. */
async function completeRefund(
  app: FastifyInstance,
  tx: Transaction,
  { id, payment_id, amount_cents: amount, reason, created_by: createdBy }: RefundRow,
  number: string | undefined,
): Promise<void> {
  await lockAccount(tx, (await readPayment(tx, payment_id)).posted.account_id);
  const { posted, refundable: left, atGateway } = await readPayment(tx, payment_id);
  if (left < amount)
    await releaseAllocations(tx, {
      ...{ providerId: posted.provider_id, accountId: posted.account_id, transactionId: posted.id },
      ...{ amount: posted.amount_cents, createdBy },
    });
  const of = atGateway
    ? `${gatewayTitles[atGateway.gateway as GatewayName]} ${atGateway.gateway_reference}`
    : 'payment';
  const { id: transaction_id } = await app.ledger.post(tx, {
    ...{ accountId: posted.account_id, type: 'payment-reversal', amount: -amount, repaysId: posted.id },
    description: `Refund of ${of}: ${reason}`.slice(0, 300),
    ...(posted.shipment_id !== null && { shipmentId: posted.shipment_id }),
    ...{ effectiveDate: wallClock(app.services.clock()).date, createdBy },
  });
  await markRefund(tx, id, {
    ...{ state: 'done', transaction_id, failure: null },
    ...(number && { gateway_reference: number }),
  });
}

/** Staff looked at the gateway: a pending refund was made, or was not. Throws `unknown_refund` and `refund_settled`. */
export async function resolveRefund(
  app: FastifyInstance,
  tx: Transaction,
  { id, paymentId, wasMade }: { readonly id: number; readonly paymentId: number; readonly wasMade: boolean },
): Promise<void> {
  await lockAccount(tx, (await readPayment(tx, paymentId)).posted.account_id);
  const refund = await lockRefund(tx, id);
  if (refund?.payment_id !== paymentId) throw new ApiError(404, 'unknown_refund', 'There is no such refund');
  if (refund.state !== 'pending')
    throw new ApiError(409, 'refund_settled', `This refund is already ${refund.state === 'done' ? 'made' : 'refused'}`);
  if (wasMade) await completeRefund(app, tx, refund, undefined);
  else await markRefund(tx, id, { state: 'failed', failure: 'Not made, as staff saw at the payment provider' });
}

function unconfirmed(): ApiError {
  const message =
    'The payment provider didn’t answer, so the refund may have been made. Check there before you try again';
  return new ApiError(503, 'refund_unconfirmed', message);
}

function invalid(field: string, message: string): ApiError {
  return new ApiError(422, 'invalid_refund', message, [{ field, code: 'invalid', message }]);
}
