/** Paying for a shipment over HTTP: the amount due, starting a payment, and its result. */
import type { FastifyInstance } from 'fastify';
import type { PayShipmentBody } from '#generated/types.ts';
import { isPaidAtGateway } from '#modules/shipments/domain/paying.ts';
import { statusOf } from '#modules/shipments/domain/status.ts';
import { payFromAccount } from '#modules/shipments/server/services/pay-now.ts';
import { statusForCustomer } from '#modules/shipments/server/services/shipment-statuses.ts';
import { paymentToken } from '#modules/shipments/server/services/payment-token.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import type { CardChoice } from '../cards/pay.ts';
import { findPayment } from '../repository.ts';
import { beginAtGateway } from './begin.ts';
import { readDue, readShipment } from './due.ts';
import { findPayer, type Payer } from './payer.ts';

/** Throws `forbidden` for someone who may not use the account's cards. */
function cardChoice({ seesBilling }: Payer, body: PayShipmentBody): CardChoice {
  const { saved_card_id: id, security_code: securityCode = '', is_saved_card_setup: isSaved } = body;
  if (!seesBilling && (id !== undefined || isSaved === true))
    throw forbidden('Only customers who see billing save cards');
  return { ...(id !== undefined && { savedCard: { id, securityCode } }), ...(isSaved === true && { saveAs: 'saved' }) };
}

export function shipmentPaymentRoutes(app: FastifyInstance): void {
  const access = app.services.database.app;

  route(app, 'read_payment_due', async (context) => readDue(app, context, await findPayer(app, context)));

  route(app, 'pay_shipment', async (context) => {
    const { body, providerId } = context;
    const payer = await findPayer(app, context);
    const { shipmentId, isCustomer } = payer;
    const { method, expected_rate: expectedRate } = body;
    if (method !== 'account')
      return beginAtGateway(app, context, shipmentId, { method, card: cardChoice(payer, body), expectedRate });
    if (!isCustomer) throw new ApiError(403, 'forbidden', 'Only customers pay from their account');
    return inTenant(access, providerId, async (tx) => {
      const row = await payFromAccount(app, tx, context, shipmentId, expectedRate);
      return { status: statusForCustomer(row!, await app.settings.decidingWithin(tx, providerId)) };
    });
  });

  route(app, 'read_shipment_payment', ({ params, providerId }) =>
    inTenant(access, providerId, async (tx) => {
      const payment = await findPayment(tx, params.reference);
      // The reference is only known to the payer.
      if (!payment || payment.shipment_id === null)
        throw new ApiError(404, 'unknown_payment', 'There is no such payment');
      const { row } = await readShipment(tx, payment.shipment_id);
      return {
        payment: {
          ...{ gateway: payment.gateway, amount: payment.amount_cents / 100, state: payment.state },
          is_difference: payment.is_difference,
          was_awaited: payment.was_awaited,
        },
        shipment: {
          id: row.id,
          short_tracking_reference: row.short_tracking_reference,
          status: statusForCustomer(row, await app.settings.decidingWithin(tx, providerId)),
          is_due: isPaidAtGateway({ status: statusOf(row), outstanding: row.outstanding_cents }),
        },
        token: paymentToken(app.services, { provider_id: providerId, shipment_id: row.id }),
      };
    }),
  );
}
