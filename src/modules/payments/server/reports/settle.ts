/** Applies a gateway's report: credits a payment once, and books the shipment that it pays for. */
import type { FastifyInstance } from 'fastify';
import type { Row } from '#generated/database.ts';
import { allocateOnline } from '#modules/billing/server/services/allocate-online.ts';
import { settlePaid, lockToPay, moveUnpaid } from '#modules/shipments/server/services/pay-shipment.ts';
import type { Cents } from '#platform/domain/money.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { gatewayTitles, type GatewayName } from '../../domain/labels.ts';
import { addCard } from '../cards/change.ts';
import type { GatewayCard } from '../gateways/bob-pay/saved-card.ts';
import { refused } from '../beginning.ts';
import { lockPayment, markPayment } from '../repository.ts';
import { sendReceipt } from '../receipts/send-receipt.ts';

type Payment = Row<'payments'>;

/** A gateway's report about a payment. */
export interface Report {
  readonly reference: string;
  /** The amount reported by the gateway; undefined without an amount in rand. */
  readonly amount: Cents | undefined;
  readonly state: Payment['state'];
  /** The gateway's own id of the payment. */
  readonly gatewayReference: string;
  /** The card that the payment saved, and the owner of its token. */
  readonly saved?: { readonly card: GatewayCard; readonly recipient: string } | undefined;
}

/**
 * In the transaction: a payment is credited once, however often and in whatever order it is reported; a cancelled or
 * failed one is still credited when the gateway later reports it as paid. Throws `invalid_notification` if it is not
 * about a payment of this gateway over this amount.
 */
export async function settle(
  app: FastifyInstance,
  tx: Transaction,
  gateway: GatewayName,
  { reference, amount, state, gatewayReference, saved }: Report,
): Promise<void> {
  const payment = await lockPayment(tx, gateway, reference);
  if (!payment || amount !== payment.amount_cents) throw refused();
  if (payment.state === 'paid' || state === 'pending') return;
  const now = app.services.clock();
  const author = { ...gatewayAuthor, request_id: reference };
  const paying = { providerId: payment.provider_id, author, now, rates: app.rates };
  // Locked before the account, as everywhere: a booking locks its shipment first.
  const shipment = payment.shipment_id === null ? undefined : await lockToPay(tx, payment.shipment_id);
  if (state !== 'paid') {
    await markPayment(tx, payment.id, { state });
    if (shipment && state === 'failed') await moveUnpaid(tx, paying, shipment, 'payment-failed');
    return;
  }
  const title = `${gatewayTitles[gateway]} ${gatewayReference}`;
  const posted = await app.ledger.post(tx, {
    ...{ accountId: payment.account_id, type: 'payment', amount: payment.amount_cents },
    description: (shipment
      ? `Payment with ${title} for shipment ${shipment.tracking_reference}`
      : `Top-up with ${title}`
    ).slice(0, 300),
    ...(shipment && { shipmentId: shipment.id }),
    ...{ effectiveDate: wallClock(now).date, createdBy: payment.created_by },
  });
  await markPayment(tx, payment.id, { state, transaction_id: posted.id, gateway_reference: gatewayReference });
  if (shipment) {
    const settled = await settlePaid(tx, paying, shipment, payment.amount_cents);
    if (settled === 'unawaited') await markPayment(tx, payment.id, { state, was_awaited: false });
    await sendReceipt(app, tx, shipment, { transactionId: posted.id, settled, isDifference: payment.is_difference });
  } else {
    await allocateOnline(tx, {
      ...{ providerId: payment.provider_id, accountId: payment.account_id, transactionId: posted.id },
      ...{ amount: payment.amount_cents, createdBy: payment.created_by },
    });
  }
  const { provider_id, account_id, keep_card: saveAs } = payment;
  if (saveAs && saved)
    await addCard(tx, app.services.keys, { provider_id, account_id, author: paying.author, now }, { ...saved, saveAs });
}

const gatewayAuthor = {
  ...{ user_id: null, user_name: null, impersonated_user_id: null, impersonated_user_name: null },
  ...{ client_version: '', source: 'automatic' as const },
};
