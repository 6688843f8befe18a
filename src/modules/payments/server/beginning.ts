/** Payments started with fields from the browser, each validated before the payment is stored. */
import { centsOf, type Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { limitRefusal } from '../domain/gateway-methods.ts';
import { addPayment, type NewPayment } from './repository.ts';

/** The user who starts a payment, and the fields from their browser. */
export interface Beginning {
  readonly providerId: number;
  readonly accountId: number;
  readonly userId: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** In cents; undefined for anything but a positive amount with two decimals (F277). */
export function amountOf(text: string): Cents | undefined {
  return (/^\d{1,7}\.\d{2}$/.test(text) && centsOf(Number(text))) || undefined;
}

/** The reference of a new payment, from the gateway's field for it. Throws `invalid_payment`. */
export function referenceIn(fields: Beginning['fields'], name: string): string {
  const reference = fields[name] ?? '';
  if (!/^[A-Za-z0-9-]{16,64}$/.test(reference)) throw invalid(name, 'Enter 16 to 64 letters and digits');
  return reference;
}

/** Throws `invalid_payment` for an invalid amount, and `above_limit` (F289). `limit`: in rand. */
export function amountIn(fields: Beginning['fields'], name: string, limit?: number): Cents {
  const amount = amountOf(fields[name] ?? '');
  if (!amount) throw invalid(name, 'Enter an amount with two decimals, for example 200.00');
  const message = limitRefusal(limit === undefined ? {} : { limit }, amount / 100);
  if (message) throw new ApiError(422, 'above_limit', message, [{ field: name, message, code: 'above_limit' }]);
  return amount;
}

/**
 * Throws `invalid_payment` unless the field is an address of this provider's portal with that path, so that payers
 * return to us.
 */
export async function requireOurs(tx: Transaction, { fields }: Beginning, name: string, path: string): Promise<void> {
  const address = fields[name] ?? '';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const origins = await tx.selectFrom('provider_origins').select('origin').execute();
  const isOurs = url && origins.some(({ origin }) => origin === url.host || origin === url.hostname);
  if (!isOurs || url.pathname !== path) throw invalid(name, `Send your portal’s ${path}`);
}

/** Stores a payment with a new reference. Throws `payment_exists`. */
export async function begin(tx: Transaction, payment: NewPayment): Promise<void> {
  if (!(await addPayment(tx, payment))) throw paymentExists();
}

export function invalid(field: string, message: string): ApiError {
  return new ApiError(422, 'invalid_payment', message, [{ field, message, code: 'invalid' }]);
}

export function paymentExists(): ApiError {
  return new ApiError(409, 'payment_exists', 'This payment ID is already used');
}

export function refused(): ApiError {
  return new ApiError(422, 'invalid_notification', 'This is not about a payment of ours');
}
