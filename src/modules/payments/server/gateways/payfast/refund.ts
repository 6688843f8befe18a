/**
 * Pays a PayFast payment back: POST /refunds/{pf_payment_id} of its API, with the amount in cents, signed like its other
 * calls with the parameters of the body included. Documented for card payments, and not available in the sandbox. For
 * payments that PayFast can't return to their source it asks for bank details, which we don't have: its message says so.
 */
import { withOffset } from '#platform/domain/time.ts';
import type { Cents } from '#platform/domain/money.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { OutboundError } from '#platform/server/outbound/addresses.ts';
import { jsonIn } from '#platform/server/outbound/connection.ts';
import type { Outbound } from '#platform/server/outbound/outbound.ts';
import { apiSignature } from './signature.ts';

export interface PayfastRefund {
  readonly merchant: { readonly id: string; readonly passphrase: string };
  /** PayFast's own number of the payment. */
  readonly paymentId: string;
  readonly amount: Cents;
  readonly reason: string;
  readonly now: Date;
}

/** Returns PayFast's number of the refund. Throws `gateway_refused` with its message, and `OutboundError`. */
export async function refundPayfast(
  outbound: Outbound,
  address: string,
  { merchant, paymentId, amount, reason, now }: PayfastRefund,
): Promise<string> {
  const url = new URL(address);
  url.pathname = `/refunds/${encodeURIComponent(paymentId)}`;
  const head = { 'merchant-id': merchant.id, version: 'v1', timestamp: withOffset(now) };
  const body = { amount, notify_buyer: 1, reason };
  const signed = { ...head, amount: String(amount), notify_buyer: '1', reason };
  const answer = await outbound.request(url, {
    method: 'POST',
    headers: {
      ...{ ...head, signature: apiSignature(signed, merchant.passphrase) },
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const { status, data } = jsonIn(answer) as { status?: unknown; data?: { response?: unknown; message?: unknown } };
  if (answer.status >= 500) throw new OutboundError('unreachable', `PayFast answered ${answer.status}.`);
  if (answer.status >= 300 || status !== 'success') {
    const given = typeof data?.message === 'string' ? data.message : data?.response;
    const text = typeof given === 'string' && given.trim() !== '' ? given : 'PayFast didn’t accept the refund.';
    throw new ApiError(422, 'gateway_refused', text.slice(0, 200));
  }
  const { id } = (typeof data?.response === 'object' ? data.response : {}) as { id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? String(id) : paymentId;
}
