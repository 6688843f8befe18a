/** Begins the payment of one shipment at a gateway: everything that the gateway is told is composed here, the amount above all. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Contact, PayShipmentAnswer200 } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';
import { awaitPayment, isPaidOnline, type PayerRequest } from '#modules/shipments/server/services/pay-now.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { shipmentPrefix } from '../../domain/outcome.ts';
import { gatewayTitles } from '../../domain/labels.ts';
import { shipmentMethods, type ShipmentMethod } from '../../domain/shipment-methods.ts';
import { bobPayRecipient, payfastMerchant, stitchBeneficiary, stitchClient } from '../credentials.ts';
import * as bobPay from '../gateways/bob-pay/checkout.ts';
import { formSignature } from '../gateways/payfast/checkout.ts';
import * as stitch from '../gateways/stitch/checkout.ts';
import { asking, invalid } from '../payments.ts';
import { addPayment, markReference } from '../repository.ts';
import { readShipment } from './due.ts';

/** What a gateway is told of a payment. */
interface Bill {
  readonly app: FastifyInstance;
  readonly providerId: number;
  readonly reference: string;
  /** Rand with two decimals (F277). */
  readonly amount: string;
  readonly shipment: Row<'shipments'>;
  readonly email: string;
  /** Where the request came in: `https://ship.example.com`. */
  readonly origin: string;
  readonly option: string;
}

/** Where the payer goes; asked for once the payment is noted. */
type Leave = () => Promise<PayShipmentAnswer200>;

/**
 * Throws `nothing_to_pay`, `invalid_payment`, `gateway_not_set_up`, `gateway_refused` (F279) and `gateway_unreachable`; a payment whose
 * page the gateway refused is kept as failed.
 */
export async function beginAtGateway(
  app: FastifyInstance,
  request: PayerRequest,
  shipmentId: number,
  chosen: string,
): Promise<PayShipmentAnswer200> {
  const { providerId } = request;
  const access = app.services.database.app;
  const reference = `${shipmentPrefix}${randomUUID()}`;
  const leave = await inTenant(access, providerId, async (tx) => {
    const { account } = await readShipment(tx, shipmentId);
    const settings = await app.settings.decidingForAccount(tx, providerId, account.id);
    if (!(await isPaidOnline(app, tx, providerId, shipmentId))) throw nothingToPay();
    const method = shipmentMethods(settings).find(({ value }) => value === chosen);
    if (!method) throw invalid('method', 'Choose another way to pay');
    const shipment = await awaitPayment(app, tx, request, shipmentId);
    if (!shipment || shipment.rate_cents <= 0) throw nothingToPay();
    const { user } = request.session ?? {};
    const bill: Bill = {
      ...{ app, providerId, reference, shipment, amount: (shipment.rate_cents / 100).toFixed(2) },
      email: user?.email ?? (shipment.collection_contact as Contact).email ?? '',
      origin: `${request.request.protocol}://${request.request.host}`,
      option: method.option ?? '',
    };
    const prepared = await prepare(tx, method, bill);
    if (!prepared) throw new ApiError(422, 'gateway_not_set_up', `You can’t pay with ${gatewayTitles[method.gateway]}`);
    await addPayment(tx, {
      ...{ providerId, accountId: shipment.account_id, userId: user?.id ?? null, shipmentId: shipment.id },
      ...{ gateway: method.gateway, reference, amount: shipment.rate_cents },
    });
    return prepared;
  });
  try {
    return await leave();
  } catch (failure) {
    await inTenant(access, providerId, (tx) => markReference(tx, reference, 'failed'));
    throw failure;
  }
}

function prepare(tx: Transaction, { gateway }: ShipmentMethod, bill: Bill): Promise<Leave | undefined> {
  if (gateway === 'payfast') return atPayfast(tx, bill);
  return gateway === 'bob_pay' ? atBobPay(tx, bill) : atStitch(tx, bill);
}

/** Where payers come back to. */
function ways({ origin, reference }: Bill, notify: string) {
  return {
    back: `${origin}/topup/shipment/pending?payment=${reference}`,
    cancelled: `${origin}/shipments/payfast-cancelled?id=${reference}`,
    notify: `${origin}/api/billing/${notify}/notify`,
  };
}

async function atPayfast(tx: Transaction, bill: Bill): Promise<Leave | undefined> {
  const { app, providerId, reference, amount, shipment } = bill;
  const merchant = await payfastMerchant({ app, tx, providerId, purpose: 'shipment' });
  if (!merchant) return undefined;
  const { back, cancelled, notify } = ways(bill, 'payfast');
  const fields = {
    ...{ merchant_id: merchant.id, merchant_key: merchant.key },
    ...{ return_url: back, cancel_url: cancelled, notify_url: notify, m_payment_id: reference, amount },
    ...{ item_name: `Shipment ${shipment.short_tracking_reference}`, email_confirmation: '1' },
  };
  const signed = { ...fields, signature: formSignature(fields, merchant.passphrase) };
  const action = new URL('/eng/process', app.services.config.gateways.payfastPage).href;
  const form = { action, fields: Object.entries(signed).map(([name, value]) => ({ name, value })) };
  return () => Promise.resolve({ form });
}

async function atBobPay(tx: Transaction, bill: Bill): Promise<Leave | undefined> {
  const { app, providerId, reference, amount, shipment, email, option } = bill;
  const recipient = await bobPayRecipient({ app, tx, providerId, purpose: 'shipment' });
  if (!recipient) return undefined;
  const { back, cancelled, notify } = ways(bill, 'bobpay');
  const intent = {
    ...{ recipient_account_code: recipient.code, custom_payment_id: reference, email, mobile_number: '', amount },
    ...{ item_name: `Shipment ${shipment.short_tracking_reference}`, item_description: '' },
    ...{ notify_url: notify, success_url: back, pending_url: back, cancel_url: cancelled },
  };
  const { outbound, config } = app.services;
  const page = { intent, passphrase: recipient.passphrase, paymentMethod: option };
  return async () => ({
    redirect_url: await asking('Bob Pay', () => bobPay.askForPage(outbound, config.gateways.bobPay, page)),
  });
}

async function atStitch(tx: Transaction, bill: Bill): Promise<Leave | undefined> {
  const { app, providerId, reference, amount, shipment, option, origin } = bill;
  const asked = { app, tx, providerId, purpose: 'shipment' } as const;
  const client = await stitchClient(asked);
  const beneficiary = await stitchBeneficiary(asked);
  if (!client || !beneficiary) return undefined;
  const payment: stitch.PaymentRequest = {
    ...{ quantity: amount, reference, method: option === 'card' ? 'card' : 'eft', beneficiary },
    ...{ payerReference: shipment.short_tracking_reference, payerId: String(shipment.account_id) },
    redirectUri: `${origin}/stitch-payment`,
  };
  return async () => ({ redirect_url: await asking('Stitch', () => stitch.askForPage(client, payment)) });
}

function nothingToPay(): ApiError {
  return new ApiError(409, 'nothing_to_pay', 'There is nothing to pay for this shipment');
}
