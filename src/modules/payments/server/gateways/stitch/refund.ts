/**
 * Pays a Stitch payment back, by its public GraphQL API: the mutation clientRefundInitiate with a client token of the scope
 * client_refund. Stitch recognises a repeated request by its nonce, and pays out when the payment has cleared. Documented:
 * at most 30 characters of reference on the customer's bank statement.
 */
import { at, refusal, requestGraphql, type Stitch } from './graphql.ts';

export interface StitchRefund {
  /** Stitch's id of the payment request. */
  readonly requestId: string;
  /** Rand with two decimals. */
  readonly quantity: string;
  readonly nonce: string;
  /** On the customer's bank statement. */
  readonly statement: string;
}

const initiate = `mutation InitiateRefund($input: ClientRefundInitiateInput!) {
  clientRefundInitiate(input: $input) { refund { id } }
}`;

/** Returns Stitch's id of the refund. Throws `gateway_refused` with its message, and `OutboundError`. */
export async function refundStitch(
  stitch: Stitch,
  { requestId, quantity, nonce, statement }: StitchRefund,
): Promise<string> {
  const input = {
    ...{ paymentRequestId: requestId, amount: { quantity, currency: 'ZAR' }, nonce },
    ...{ reason: 'requested_by_user', beneficiaryReference: statement.slice(0, 30) },
  };
  const data = await requestGraphql(stitch, initiate, { input }, 'client_refund');
  const id = at(at(at(data, 'clientRefundInitiate'), 'refund'), 'id');
  if (typeof id !== 'string') throw refusal(undefined);
  return id;
}
