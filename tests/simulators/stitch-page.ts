/** Stitch's payment page: a GraphQL API creates payment requests and returns their status; Svix delivers the webhooks. */
import { createHmac, randomUUID } from 'node:crypto';
import { accepted } from './gateways.ts';
import { post, send, type PageGateway } from './payment-pages.ts';

interface GraphqlRequest {
  readonly query: string;
  readonly variables: {
    readonly id?: string;
    readonly input?: {
      readonly amount: { readonly quantity: string; readonly currency: string };
      readonly externalReference: string;
      readonly beneficiaryReference: string;
      /** Of a refund. */
      readonly paymentRequestId?: string;
      readonly nonce?: string;
    };
  };
}

interface Made {
  readonly id: string;
  readonly externalReference: string;
  readonly amount: unknown;
  state: string;
}

/** As Svix signs it. */
export function svixHeaders(body: string, secret: string, at: Date = new Date()): Readonly<Record<string, string>> {
  const id = `msg_${randomUUID()}`;
  const seconds = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'svix-id': id, 'svix-timestamp': seconds, 'svix-signature': `v1,${signature}` };
}

export function stitchPage(): PageGateway {
  const requests = new Map<string, Made>();
  return ({ method, path, headers, body }, response, addBill) => {
    if (method !== 'POST' || path !== '/graphql') return false;
    const json = (answer: unknown) => send(response, 200, 'application/json', JSON.stringify(answer));
    if (!headers['authorization']?.startsWith('Bearer eyJ')) return json({ errors: [{ message: 'Not authorised' }] });
    const { variables } = JSON.parse(body) as GraphqlRequest;
    const { id: requestId, input } = variables;
    if (!input) {
      const found = requests.get(requestId ?? '');
      return json({ data: { node: found ? { ...found, state: { __typename: found.state } } : null } });
    }
    if (input.paymentRequestId !== undefined) {
      const paid = requests.get(input.paymentRequestId);
      const isAllowed = headers['authorization'].includes('.client_refund.');
      if (!isAllowed || paid?.state !== 'PaymentInitiationRequestCompleted')
        return json({ errors: [{ message: isAllowed ? 'The payment is not completed' : 'Not authorised' }] });
      const refund = { id: `refund-${input.nonce}` };
      return json({ data: { clientRefundInitiate: { refund } } });
    }
    const { amount, externalReference } = input;
    const made: Made = { id: randomUUID(), externalReference, amount, state: 'PaymentInitiationRequestPending' };
    requests.set(made.id, made);
    const bill = { title: 'Stitch', amount: amount.quantity, what: input.beneficiaryReference };
    const finish = async (isPaid: boolean, back: string): Promise<string> => {
      made.state = isPaid ? 'PaymentInitiationRequestCompleted' : 'PaymentInitiationRequestCancelled';
      const node = { id: made.id, externalReference, state: { __typename: made.state } };
      const text = JSON.stringify({ data: { client: { paymentInitiationRequests: { node } } } });
      const signed = svixHeaders(text, accepted.stitch.webhook_secret);
      const address = new URL('/api/billing/stitch/notify', back).href;
      await post(address, { ...signed, 'content-type': 'application/json' }, text);
      const page = new URL(back);
      page.searchParams.set('id', made.id);
      page.searchParams.set('status', isPaid ? 'complete' : 'closed');
      page.searchParams.set('externalReference', externalReference);
      return page.href;
    };
    const paymentInitiationRequest = { id: made.id, url: addBill({ ...bill, finish }) };
    return json({ data: { clientPaymentInitiationRequestCreate: { paymentInitiationRequest } } });
  };
}
