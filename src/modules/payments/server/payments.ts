/** Payments that begin here and are paid at a gateway: noted before the payer leaves, and credited once, when the gateway reports them paid. */
import type { FastifyInstance } from 'fastify';
import type { Row } from '#generated/database.ts';
import { centsOf, type Cents } from '#platform/domain/money.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { OutboundError } from '#platform/server/outbound/addresses.ts';
import { providerLabels, type PaymentProvider } from '../domain/labels.ts';
import { limitRefusal } from '../domain/top-up-methods.ts';
import { addPayment, lockPayment, markPayment, type NewPayment } from './repository.ts';

/** Who begins a payment, and the fields that their browser sent. */
export interface Beginning {
  readonly providerId: number;
  readonly accountId: number;
  readonly userId: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** What a gateway says became of a payment. */
export interface Report {
  readonly reference: string;
  /** What the payment is over, as the gateway knows it; undefined when it named no amount of rand. */
  readonly amount: Cents | undefined;
  readonly state: Row<'payments'>['state'];
  /** The gateway's own number of it. */
  readonly gatewayReference: string;
}

/** In cents; undefined for what is no amount above zero with two decimals (F277). */
export function amountOf(text: string): Cents | undefined {
  return (/^\d{1,7}\.\d{2}$/.test(text) && centsOf(Number(text))) || undefined;
}

/** The reference of a new payment, from the field that the gateway has for it. Throws `invalid_payment`. */
export function referenceIn(fields: Beginning['fields'], name: string): string {
  const reference = fields[name] ?? '';
  if (!/^[A-Za-z0-9-]{16,64}$/.test(reference)) throw invalid(name, 'Enter 16 to 64 letters and digits');
  return reference;
}

/** Throws `invalid_payment` for what is no amount, and `above_limit` (F289). `limit`: in rand. */
export function amountIn(fields: Beginning['fields'], name: string, limit?: number): Cents {
  const amount = amountOf(fields[name] ?? '');
  if (!amount) throw invalid(name, 'Enter an amount with two decimals, for example 200.00');
  const message = limitRefusal(limit === undefined ? {} : { limit }, amount / 100);
  if (message) throw new ApiError(422, 'above_limit', message, [{ field: name, message, code: 'above_limit' }]);
  return amount;
}

/** Throws `invalid_payment` unless the field holds an address of this provider's portal with that path, so that payers come back to us. */
export async function requireOurs(tx: Transaction, { fields }: Beginning, name: string, path: string): Promise<void> {
  const address = fields[name] ?? '';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const origins = await tx.selectFrom('provider_origins').select('origin').execute();
  const isOurs = url && origins.some(({ origin }) => origin === url.host || origin === url.hostname);
  if (!isOurs || url.pathname !== path) throw invalid(name, `Send your portal’s ${path}`);
}

/** Notes a payment whose reference nobody used before. Throws `payment_exists`. */
export async function begin(tx: Transaction, payment: NewPayment): Promise<void> {
  if (!(await addPayment(tx, payment))) throw paymentExists();
}

/**
 * Does what a report says, within the transaction: a payment is credited once, however often and in whatever order it is reported; one
 * that was cancelled or failed is still credited when the gateway says later that it was paid. Throws `invalid_notification` for what is
 * not about a payment of this gateway over this amount.
 */
export async function settle(
  app: FastifyInstance,
  tx: Transaction,
  provider: PaymentProvider,
  { reference, amount, state, gatewayReference }: Report,
): Promise<void> {
  const payment = await lockPayment(tx, gatewayOf[provider], reference);
  if (!payment || amount !== payment.amount_cents) throw refused();
  if (payment.state === 'paid' || state === 'pending') return;
  if (state !== 'paid') return markPayment(tx, payment.id, { state });
  const posted = await app.ledger.post(tx, {
    ...{ accountId: payment.account_id, type: 'payment', amount: payment.amount_cents },
    description: `Top-up with ${providerLabels[provider]} ${gatewayReference}`.slice(0, 300),
    ...{ effectiveDate: wallClock(app.services.clock()).date, createdBy: payment.created_by },
  });
  const paid = { state, transaction_id: posted.id, gateway_reference: gatewayReference };
  await markPayment(tx, payment.id, paid);
}

/** Asks a gateway; `gateway_unreachable` when it doesn't answer. */
export async function asking<T>(title: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (failure) {
    if (!(failure instanceof OutboundError)) throw failure;
    throw new ApiError(503, 'gateway_unreachable', `${title} can’t be reached now. Try again later.`);
  }
}

export function invalid(field: string, message: string): ApiError {
  return new ApiError(422, 'invalid_payment', message, [{ field, message, code: 'invalid' }]);
}

export function notSetUp(title: string): ApiError {
  return new ApiError(422, 'gateway_not_set_up', `You can’t top up with ${title}`);
}

export function paymentExists(): ApiError {
  return new ApiError(409, 'payment_exists', 'This payment ID is already used');
}

export function refused(): ApiError {
  return new ApiError(422, 'invalid_notification', 'This is not about a payment of ours');
}

const gatewayOf = {
  'payfast-topup': 'payfast',
  'bobpay-topup': 'bob_pay',
  stitch: 'stitch',
} as const satisfies Readonly<Record<PaymentProvider, Row<'payments'>['gateway']>>;
