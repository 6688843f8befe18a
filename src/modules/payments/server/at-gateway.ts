/** Starts a payment at a gateway, for any purpose: the gateway's request, and marking refused payments. */
import type { FastifyInstance } from 'fastify';
import type { Cents } from '#platform/domain/money.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { OutboundError } from '#platform/server/outbound/addresses.ts';
import { gatewayTitles, type GatewayName } from '../domain/labels.ts';
import type { Purpose } from '../domain/gateway-methods.ts';
import {
  bobPayRecipient,
  payfastMerchant,
  stitchBeneficiary,
  stitchClient,
  type GatewayContext,
} from './credentials.ts';
import * as bobPay from './gateways/bob-pay/checkout.ts';
import type { CardFields } from './gateways/bob-pay/saved-card.ts';
import type { Intent } from './gateways/bob-pay/signature.ts';
import { formSignature } from './gateways/payfast/checkout.ts';
import * as stitch from './gateways/stitch/checkout.ts';
import { markReference } from './repository.ts';

/** The amount, and the reference by which the gateway reports the payment. */
export interface Bill {
  readonly reference: string;
  readonly amount: Cents;
}

/** A stored payment, and how to send the payer to the gateway. */
export interface Prepared<T> {
  readonly reference: string;
  readonly leave: () => Promise<T>;
}

/**
 * Stores a payment in one transaction, and calls the gateway after the commit. Throws the errors of `prepare`,
 * `gateway_refused` (F279) and `gateway_unreachable`; a refused payment is stored as failed.
 */
export async function startPayment<T>(
  app: FastifyInstance,
  providerId: number,
  prepare: (tx: Transaction) => Promise<Prepared<T>>,
): Promise<T> {
  const access = app.services.database.app;
  const { reference, leave } = await inTenant(access, providerId, prepare);
  try {
    return await leave();
  } catch (failure) {
    await inTenant(access, providerId, (tx) => markReference(tx, reference, 'failed'));
    throw failure;
  }
}

interface BobPayOrder {
  /** Such as `instant-eft`. */
  readonly option: string;
  readonly fields: Omit<Intent, 'recipient_account_code' | 'custom_payment_id' | 'amount'>;
  readonly card?: CardFields | undefined;
}

/** Bob Pay's page for a payment method. Throws `gateway_not_set_up`. */
export async function atBobPay(
  context: GatewayContext,
  bill: Bill,
  { option, fields, card }: BobPayOrder,
): Promise<() => Promise<string>> {
  const recipient = await bobPayRecipient(context);
  if (!recipient) throw notSetUp('bob_pay', context.purpose);
  const given = { recipient_account_code: recipient.code, custom_payment_id: bill.reference };
  const intent = { ...fields, ...given, amount: randText(bill.amount) };
  const page = { intent, passphrase: recipient.passphrase, paymentMethod: option, card };
  const { outbound, config } = context.app.services;
  return () => callGateway('Bob Pay', () => bobPay.askForPage(outbound, config.gateways.bobPay, page));
}

type StitchFields = Pick<stitch.PaymentRequest, 'method' | 'payerReference' | 'payerId' | 'redirectUri' | 'metadata'>;

/** Stitch's page for a payment. Throws `gateway_not_set_up`. */
export async function atStitch(
  context: GatewayContext,
  bill: Bill,
  fields: StitchFields,
): Promise<() => Promise<string>> {
  const client = await stitchClient(context);
  const beneficiary = await stitchBeneficiary(context);
  if (!client || !beneficiary) throw notSetUp('stitch', context.purpose);
  const { reference } = bill;
  const request = { ...fields, quantity: randText(bill.amount), reference, beneficiary };
  return () => callGateway('Stitch', () => stitch.askForPage(client, request));
}

/** The further fields of PayFast's form: recipient, signature and action. Throws `gateway_not_set_up`. */
export async function atPayfast(context: GatewayContext, fields: Readonly<Record<string, string>>) {
  const merchant = await payfastMerchant(context);
  if (!merchant) throw notSetUp('payfast', context.purpose);
  const who = { merchant_id: merchant.id, merchant_key: merchant.key };
  return {
    ...who,
    signature: formSignature({ ...fields, ...who }, merchant.passphrase),
    action: new URL('/eng/process', context.app.services.config.gateways.payfastPage).href,
  };
}

/** Rand with two decimals (F277). */
export function randText(amount: Cents): string {
  return (amount / 100).toFixed(2);
}

/** Calls a gateway; throws `gateway_unreachable` without a response. */
export async function callGateway<T>(title: string, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (failure) {
    if (!(failure instanceof OutboundError)) throw failure;
    throw new ApiError(503, 'gateway_unreachable', `${title} can’t be reached now. Try again later.`);
  }
}

export function notSetUp(gateway: GatewayName, purpose: Purpose): ApiError {
  const verb = purpose === 'top_up' ? 'top up' : 'pay';
  return new ApiError(422, 'gateway_not_set_up', `You can’t ${verb} with ${gatewayTitles[gateway]}`);
}
