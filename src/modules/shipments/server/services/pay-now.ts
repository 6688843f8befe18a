/** Payment of a shipment by a user: from the account at once, or at a gateway, where it waits for the notification. */
import type { FastifyInstance } from 'fastify';
import type { Row } from '#generated/database.ts';
import type { Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { bookedStatus } from '../../domain/dropoff.ts';
import { isPaidAtGateway, isUnpaid, paysOnline } from '../../domain/paying.ts';
import { isQuote, statusOf } from '../../domain/status.ts';
import { bookerOf, type Booker, type Deciding } from '../booker.ts';
import { chargeShipment, storedPrice } from '../charging.ts';
import { convertQuote, isOver } from '../convert-quote.ts';
import { priceShipment, requirePrice } from '../price.ts';
import { lockAny } from '../stored-shipment.ts';
import type { CompleteDraft } from '../../domain/draft.ts';
import { centsOpen, isDifference, lockToPay, moveTo, moveUnpaid } from './pay-shipment.ts';
import { notBefore, renewPromise } from '../quotes/renew-promise.ts';

const checkAgain = 'Check it and pay again';

/** The payer's request. */
export type PayerRequest = Parameters<typeof bookerOf>[0];

function partsOf(app: FastifyInstance, request: PayerRequest): { booker: Booker; deciding: Deciding } {
  const booker = bookerOf(request, app.services.clock());
  return { booker, deciding: { settings: app.settings, rates: app.rates } };
}

/** Whether the shipment can be paid at a gateway: something is to be paid, and its account pays online. */
export async function isPaidOnline(
  app: FastifyInstance,
  tx: Transaction,
  providerId: number,
  id: number,
): Promise<boolean> {
  const found = await tx
    .selectFrom('shipments as s')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 's.provider_id').onRef('a.id', '=', 's.account_id'),
    )
    .select(['s.status', 's.outstanding_cents as outstanding', 'a.id', 'a.account_type'])
    .where('s.id', '=', id)
    .executeTakeFirst();
  if (!found || !isPaidAtGateway({ status: statusOf(found), outstanding: found.outstanding })) return false;
  return paysOnline(found.account_type, await app.settings.decidingForAccount(tx, providerId, found.id));
}

/**
 * The amount: the agreed price, or the current one for an expired quote; of a booked shipment what is outstanding.
 * Throws the errors of pricing.
 */
export async function amountDue(
  app: FastifyInstance,
  tx: Transaction,
  request: PayerRequest,
  row: Row<'shipments'>,
): Promise<Cents> {
  const { booker, deciding } = partsOf(app, request);
  if (!isOver(row, booker.now)) return isQuote(statusOf(row)) ? row.rate_cents : centsOpen(row);
  const { draft, account } = await lockAny(tx, row.id);
  const booking = { ...draft, ...notBefore(draft, booker.now) } as CompleteDraft;
  return (await priceShipment(tx, deciding, booker, account.id, booking)).amount;
}

/**
 * Pays from the account: books a quote, or charges a shipment that awaits payment. The user is a customer of the
 * account. Throws `not_a_quote` for a paid shipment, `quote_expired`, `price_changed` when it is not `expectedRate` in
 * rand that is due, and the errors of a charge.
 */
export async function payFromAccount(
  app: FastifyInstance,
  tx: Transaction,
  request: PayerRequest,
  id: number,
  expectedRate: number | undefined,
): Promise<Row<'shipments'> | undefined> {
  const { booker, deciding } = partsOf(app, request);
  const row = await lockToPay(tx, id);
  if (!row || !isUnpaid(statusOf(row))) return convertQuote(tx, deciding, booker, id, { expectedRate });
  requirePrice(expectedRate, centsOpen(row), checkAgain);
  await renewPromise(tx, { ...booker, rates: deciding.rates }, row);
  await moveTo(tx, booker, row, bookedStatus(row), null);
  await chargeShipment(tx, booker, row, storedPrice(row));
  return lockToPay(tx, id);
}

/**
 * The locked shipment that awaits payment of all or a part; a quote is booked as such. Undefined when it awaits none.
 * Throws `price_changed` when it is not `expectedRate` in rand that is due, and the errors of booking a quote.
 */
export async function awaitPayment(
  app: FastifyInstance,
  tx: Transaction,
  request: PayerRequest,
  id: number,
  expectedRate: number | undefined,
): Promise<Row<'shipments'> | undefined> {
  const { booker, deciding } = partsOf(app, request);
  const row = await lockToPay(tx, id);
  if (row?.status === 'quote' && booker.viewer)
    return convertQuote(tx, deciding, booker, id, { expectedRate, isPaidOnline: true });
  if (!row || !(isDifference(row) || isUnpaid(statusOf(row)))) return undefined;
  requirePrice(expectedRate, centsOpen(row), checkAgain);
  if (isDifference(row)) return row;
  await moveUnpaid(tx, booker, row, 'payment-pending');
  return lockToPay(tx, id);
}
