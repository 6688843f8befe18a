/**
 * Stitch's payment requests, by its public GraphQL API: a client token with the scope client_paymentrequest, the
 * mutation clientPaymentInitiationRequestCreate, and the state of a request by its id. The payer returns to
 * `redirect_uri`, which is appended to the returned address. Maximum lengths of references are documented: 12
 * characters for the payer, 20 for the beneficiary.
 */
import { at, refusal, requestGraphql, type Stitch } from './graphql.ts';

export interface PaymentRequest {
  /** Rand with two decimals. */
  readonly quantity: string;
  readonly reference: string;
  readonly payerReference: string;
  readonly payerId: string;
  readonly method: 'eft' | 'card';
  readonly beneficiary: {
    readonly name: string;
    readonly bankId: string;
    readonly accountNumber: string;
    readonly reference: string;
  };
  readonly redirectUri: string;
  /** Kept by Stitch with the request. */
  readonly metadata?: object | undefined;
}

const create = `mutation CreatePaymentRequest($input: ClientPaymentInitiationRequestCreateInput!) {
  clientPaymentInitiationRequestCreate(input: $input) { paymentInitiationRequest { id url } }
}`;

const read = `query ReadPaymentRequest($id: ID!) {
  node(id: $id) { ... on PaymentInitiationRequest { id externalReference amount state { __typename } } }
}`;

/** The address of the payment page. Throws `gateway_refused` with Stitch's message (F279), and `OutboundError`. */
export async function askForPage(stitch: Stitch, request: PaymentRequest): Promise<string> {
  const { beneficiary } = request;
  const input = {
    amount: { quantity: request.quantity, currency: 'ZAR' },
    externalReference: request.reference,
    payerReference: request.payerReference.slice(0, 12),
    beneficiaryReference: beneficiary.reference.slice(0, 20),
    beneficiary: {
      bankAccount: {
        ...{ name: beneficiary.name.slice(0, 20), bankId: beneficiary.bankId },
        accountNumber: beneficiary.accountNumber,
      },
    },
    payerInformation: { payerId: request.payerId },
    ...(request.metadata && { metadata: request.metadata }),
    paymentMethods: { eft: { enabled: request.method === 'eft' }, card: { enabled: request.method === 'card' } },
  };
  const data = await requestGraphql(stitch, create, { input });
  const created = at(at(data, 'clientPaymentInitiationRequestCreate'), 'paymentInitiationRequest');
  const url = at(created, 'url');
  if (typeof url !== 'string' || !URL.canParse(url)) throw refusal(undefined);
  const page = new URL(url);
  page.searchParams.set('redirect_uri', request.redirectUri);
  return page.href;
}

export interface RequestState {
  readonly reference: string;
  /** Rand in Stitch's notation: `500.00` or `500`; undefined for another currency. */
  readonly quantity: string | undefined;
  readonly state: 'paid' | 'pending' | 'failed' | 'cancelled';
}

/** The state of a payment request; undefined if this client has none with the id. Throws `OutboundError`. */
export async function readRequest(stitch: Stitch, id: string): Promise<RequestState | undefined> {
  const node = at(await requestGraphql(stitch, read, { id }), 'node');
  const reference = at(node, 'externalReference');
  if (at(node, 'id') !== id || typeof reference !== 'string') return undefined;
  const amount = at(node, 'amount');
  const state = states[String(at(at(node, 'state'), '__typename'))] ?? 'pending';
  return { reference, quantity: at(amount, 'currency') === 'ZAR' ? String(at(amount, 'quantity')) : undefined, state };
}

const states: Readonly<Record<string, RequestState['state']>> = {
  PaymentInitiationRequestCompleted: 'paid',
  PaymentInitiationRequestCancelled: 'cancelled',
  PaymentInitiationRequestExpired: 'failed',
};
