/** Starts the payment of a shipment at a gateway: the request is composed here, above all the amount. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { emailsIn } from '#engine/schema/formats.ts';
import type { Contact, PayShipmentAnswer200 } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';
import { awaitPayment, isPaidOnline, type PayerRequest } from '#modules/shipments/server/services/pay-now.ts';
import { centsOpen, isDifference } from '#modules/shipments/server/services/pay-shipment.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { originOf } from '#platform/server/http/tenancy.ts';
import { gatewayMethods, type GatewayMethod } from '../../domain/gateway-methods.ts';
import { paymentTypeOf, savedCardOption } from '../../domain/labels.ts';
import { shipmentPrefix } from '../../domain/outcome.ts';
import { newCard } from '../../domain/saved-card.ts';
import { atBobPay, atPayfast, atStitch, randText, startPayment, type Bill, type Prepared } from '../at-gateway.ts';
import { invalid } from '../beginning.ts';
import { cardFields, noSavedCard, type CardChoice } from '../cards/pay.ts';
import type { GatewayContext } from '../credentials.ts';
import type { CardFields } from '../gateways/bob-pay/saved-card.ts';
import { addPayment } from '../repository.ts';
import { readShipment } from './due.ts';

/** A shipment to be paid. */
interface Order extends Bill {
  readonly shipment: Row<'shipments'>;
  readonly email: string;
  readonly mobile: string;
  /** Origin of the request: `https://ship.example.com`. */
  readonly origin: string;
  readonly card: CardFields | undefined;
}

interface Chosen {
  readonly method: string;
  readonly card: CardChoice;
  /** The amount that was shown to the payer, in rand. */
  readonly expectedRate: number | undefined;
}

/** Throws `nothing_to_pay`, `price_changed`, `invalid_payment`, `gateway_not_set_up`, `no_saved_card` (F280) and the errors of `startPayment`. */
export function beginAtGateway(
  app: FastifyInstance,
  request: PayerRequest,
  shipmentId: number,
  { method: chosen, card, expectedRate }: Chosen,
): Promise<PayShipmentAnswer200> {
  const { providerId } = request;
  const reference = `${shipmentPrefix}${randomUUID()}`;
  return startPayment(app, providerId, async (tx) => {
    const { account } = await readShipment(tx, shipmentId);
    const settings = await app.settings.decidingForAccount(tx, providerId, account.id);
    if (!(await isPaidOnline(app, tx, providerId, shipmentId))) throw nothingToPay();
    const isSaved = chosen === savedCardOption;
    const method = gatewayMethods(settings, 'shipment').find(({ value }) => value === (isSaved ? newCard : chosen));
    if (isSaved && !card.savedCard) throw noSavedCard();
    if (!method || (card.savedCard && !isSaved)) throw invalid('method', 'Choose another way to pay');
    const shipment = await awaitPayment(app, tx, request, shipmentId, expectedRate);
    const amount = shipment ? centsOpen(shipment) : 0;
    if (!shipment || amount <= 0) throw nothingToPay();
    const { user } = request.session ?? {};
    await addPayment(tx, {
      ...{ providerId, accountId: shipment.account_id, userId: user?.id ?? null, shipmentId: shipment.id },
      ...{
        gateway: method.gateway,
        type: paymentTypeOf(method.gateway, method.option),
        reference,
        amount,
        isDifference: isDifference(shipment),
        keepCard: card.saveAs,
      },
    });
    const sender = shipment.collection_contact as Contact;
    // A gateway takes one address.
    const [email = ''] = emailsIn(user?.email ?? sender.email ?? '');
    const mobile = user ? user.phone_number : sender.mobile_number;
    const origin = originOf(request.request);
    const context = { app, tx, providerId, purpose: 'shipment' } as const;
    const names = { code: 'security_code', method: 'method' };
    const option = method.gateway === 'bob_pay' ? method.option : undefined;
    const fields = await cardFields(context, shipment.account_id, option, card, names);
    const order: Order = { reference, amount, shipment, email, mobile: mobile ?? '', origin, card: fields };
    return { reference, leave: await leaveBy(context, order, method) };
  });
}

/** The redirect or form that sends the payer to the gateway. */
async function leaveBy(
  context: GatewayContext,
  order: Order,
  { gateway, option = '' }: GatewayMethod,
): Promise<Prepared<PayShipmentAnswer200>['leave']> {
  const { reference, amount, shipment, email, mobile, origin } = order;
  const back = `${origin}/topup/shipment/pending?payment=${reference}`;
  const cancelled = `${origin}/shipments/payfast-cancelled?id=${reference}`;
  const notifyOf = (path: string): string => `${origin}/api/billing/${path}/notify`;
  const item_name = `Shipment ${shipment.short_tracking_reference}`;
  if (gateway === 'payfast') {
    const fields = {
      ...{ return_url: back, cancel_url: cancelled, notify_url: notifyOf('payfast'), m_payment_id: reference },
      ...{ amount: randText(amount), item_name, email_confirmation: '1' },
    };
    const { action, signature, ...merchant } = await atPayfast(context, fields);
    const sent = Object.entries({ ...merchant, ...fields, signature }).map(([name, value]) => ({ name, value }));
    return () => Promise.resolve({ form: { action, fields: sent } });
  }
  const page = await (gateway === 'bob_pay'
    ? atBobPay(context, order, {
        ...{ option, card: order.card },
        fields: {
          ...{ email, mobile_number: mobile, item_name, item_description: '', notify_url: notifyOf('bobpay') },
          ...{ success_url: back, pending_url: back, cancel_url: cancelled },
        },
      })
    : atStitch(context, order, {
        ...{ method: option === 'card' ? 'card' : 'eft', payerReference: shipment.short_tracking_reference },
        ...{ payerId: String(shipment.account_id), redirectUri: `${origin}/stitch-payment` },
      }));
  return async () => ({ redirect_url: await page() });
}

function nothingToPay(): ApiError {
  return new ApiError(409, 'nothing_to_pay', 'There is nothing to pay for this shipment');
}
