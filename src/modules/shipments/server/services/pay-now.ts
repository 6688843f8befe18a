/** Paying for a shipment as a person asks for it: from the account at once, or at a gateway, where it then waits for the report. */
import type { FastifyInstance } from 'fastify';
import type { Row } from '#generated/database.ts';
import type { Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { isUnpaid, paysOnline } from '../../domain/paying.ts';
import { statusOf } from '../../domain/status.ts';
import { bookerOf, type Booker, type Deciding } from '../booker.ts';
import { chargeShipment, storedPrice } from '../charging.ts';
import { convertQuote, isOver, notBefore } from '../convert-quote.ts';
import { priceShipment } from '../price.ts';
import { lockAny } from '../stored-shipment.ts';
import type { CompleteDraft } from '../../domain/draft.ts';
import { lockToPay, moveTo, moveUnpaid } from './pay-shipment.ts';

/** Who pays, and where the request came in. */
export type PayerRequest = Parameters<typeof bookerOf>[0];

function partsOf(app: FastifyInstance, request: PayerRequest): { booker: Booker; deciding: Deciding } {
  const booker = bookerOf(request, app.services.clock());
  return { booker, deciding: { settings: app.settings, rates: app.rates } };
}

/** Whether a gateway can be paid for the shipment: it waits for a payment, or is a quote, and its account pays online. */
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
    .select(['s.status', 'a.id', 'a.account_type'])
    .where('s.id', '=', id)
    .executeTakeFirst();
  if (!found || !(isUnpaid(statusOf(found)) || found.status === 'quote')) return false;
  return paysOnline(found.account_type, await app.settings.decidingForAccount(tx, providerId, found.id));
}

/** What it costs: as it was agreed, or for a quote that has expired as of today. Throws what pricing throws. */
export async function amountDue(
  app: FastifyInstance,
  tx: Transaction,
  request: PayerRequest,
  row: Row<'shipments'>,
): Promise<Cents> {
  const { booker, deciding } = partsOf(app, request);
  if (!isOver(row, booker.now)) return row.rate_cents;
  const { draft, account } = await lockAny(tx, row.id);
  const asked = { ...draft, ...notBefore(draft, booker.now) } as CompleteDraft;
  return (await priceShipment(tx, deciding, booker, account.id, asked)).amount;
}

/**
 * Pays from the account: a quote is booked, a shipment that waits for its payment is charged. The person is a customer of its account.
 * Throws `not_a_quote` for what is paid already, `quote_expired`, `price_changed` when an expired quote costs something else than
 * `expectedRate` by now, and what a charge throws.
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
  await moveTo(tx, booker, row, 'submitted', null);
  await chargeShipment(tx, booker, row, storedPrice(row));
  return lockToPay(tx, id);
}

/** The locked shipment, waiting for its payment: a customer’s quote is booked as such. Undefined when it waits for none. */
export async function awaitPayment(
  app: FastifyInstance,
  tx: Transaction,
  request: PayerRequest,
  id: number,
): Promise<Row<'shipments'> | undefined> {
  const { booker, deciding } = partsOf(app, request);
  const row = await lockToPay(tx, id);
  if (row?.status === 'quote' && booker.viewer) return convertQuote(tx, deciding, booker, id, { isPaidOnline: true });
  if (!row || !isUnpaid(statusOf(row))) return undefined;
  await moveUnpaid(tx, booker, row, 'payment-pending');
  return lockToPay(tx, id);
}
