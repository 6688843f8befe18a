/** Records that a shipment was paid at the counter: its account is credited and charged, and the shipment booked or released. */
import type { FastifyInstance } from 'fastify';
import type { RecordPaymentAnswer200, RecordPaymentBody } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';
import {
  centsOpen,
  isDifference,
  lockToPay,
  settleOpen,
  type Paying,
} from '#modules/shipments/server/services/pay-shipment.ts';
import { centsOf, randOf, randText, type Cents } from '#platform/domain/money.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { tooLittle } from '../../domain/counter.ts';
import { paymentTypes } from '../../domain/labels.ts';
import { invalid } from '../beginning.ts';
import { sendReceipt } from '../receipts/send-receipt.ts';

/** The shipment of the request is one that the user may see. Throws `nothing_to_pay`, `price_changed` and `invalid_payment`. */
export async function recordPayment(
  app: FastifyInstance,
  tx: Transaction,
  paying: Paying,
  body: RecordPaymentBody,
): Promise<RecordPaymentAnswer200> {
  const shipment = await lockToPay(tx, body.shipment_id);
  const amount = shipment ? centsOpen(shipment) : 0;
  if (!shipment || amount <= 0) throw nothingToPay();
  if (centsOf(body.expected_amount) !== amount) throw priceChanged(centsOf(body.expected_amount), amount);
  const tendered = tenderedOf(body, amount);
  const slip = body.payment_reference?.trim();
  if (slip !== undefined && body.method === 'cash')
    throw invalid('payment_reference', 'Leave the reference empty for cash');
  const posted = await app.ledger.post(tx, {
    ...{ accountId: shipment.account_id, shipmentId: shipment.id, type: 'payment', amount },
    description: descriptionOf(shipment, body.method, slip),
    ...{ effectiveDate: wallClock(paying.now).date, createdBy: paying.author.user_id },
    counter: {
      method: body.method,
      ...(slip !== undefined && { reference: slip }),
      ...(tendered !== undefined && { tendered }),
    },
  });
  const wasDifference = isDifference(shipment);
  const status = await settleOpen(tx, paying, shipment);
  await sendReceipt(app, tx, shipment, { transactionId: posted.id, settled: 'settled', isDifference: wasDifference });
  return { id: posted.id, status, amount: randOf(amount), change: randOf((tendered ?? amount) - amount) };
}

/** The cash that was handed over; undefined for the exact amount. */
function tenderedOf({ method, tendered }: RecordPaymentBody, amount: Cents): Cents | undefined {
  if (tendered === undefined) return undefined;
  if (method !== 'cash') throw invalid('tendered', 'Enter this for cash only');
  if (centsOf(tendered) < amount) throw invalid('tendered', tooLittle(randOf(amount)));
  return centsOf(tendered);
}

function descriptionOf(
  shipment: Row<'shipments'>,
  method: RecordPaymentBody['method'],
  slip: string | undefined,
): string {
  const by = `${paymentTypes[method]}${slip === undefined ? '' : ` ${slip}`}`;
  return `Payment at the counter (${by}) for shipment ${shipment.tracking_reference}`.slice(0, 300);
}

function nothingToPay(): ApiError {
  return new ApiError(409, 'nothing_to_pay', 'There is nothing to pay for this shipment');
}

function priceChanged(from: Cents, to: Cents): ApiError {
  const message = `The amount changed from ${randText(from)} to ${randText(to)}. Check it and record the payment again`;
  return new ApiError(409, 'price_changed', message);
}
