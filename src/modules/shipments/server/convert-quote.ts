/** Books a quote at the quoted price, after validating it again; charged like any booking. */
import type { Row } from '#generated/database.ts';
import { rateDateOf } from '#modules/rates/domain/route.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import {
  closedAccount,
  expireUnpaid,
  firstStatus,
  recordBooking,
  rememberAddresses,
  withoutUnusedFields,
} from './book.ts';
import { chargeShipment, storedPrice } from './charging.ts';
import type { Booker, Deciding } from './booker.ts';
import { checkShipment } from './check-shipment.ts';
import { columnOf, dropoffColumns, priceColumns, shipmentColumns } from './columns.ts';
import { bookedStatus } from '../domain/dropoff.ts';
import { isBooked, isQuote, statusOf } from '../domain/status.ts';
import { priceShipment, requirePrice } from './price.ts';
import { notBefore, promiseNow } from './quotes/renew-promise.ts';
import { writeTrackingEvent } from './services/tracking-events.ts';
import { lockShipment, writeChange } from './stored-shipment.ts';

interface Converting {
  /** The price shown to the user, in rand; the quote is booked if it costs that, an expired one at the current price. */
  readonly expectedRate?: number | undefined;
  /** Whether it waits for an individual payment, whatever the balance. */
  readonly isPaidOnline?: boolean;
}

/** Throws `unknown_shipment`, `not_a_quote`, `quote_expired`, `price_changed`, `invalid_shipment` and the errors of a charge. */
export async function convertQuote(
  tx: Transaction,
  deciding: Deciding,
  booker: Booker,
  id: number,
  { expectedRate, isPaidOnline = false }: Converting = {},
): Promise<Row<'shipments'>> {
  const { row, draft, account } = await lockShipment(tx, booker, id, 'id');
  if (account.closed_at) throw closedAccount();
  if (!isQuote(statusOf(row))) throw new ApiError(409, 'not_a_quote', 'This quote is already booked');
  const hasExpired = isOver(row, booker.now);
  if (hasExpired && expectedRate === undefined)
    throw new ApiError(409, 'quote_expired', 'This quote has expired. Ask for a new price');
  const settings = await deciding.settings.decidingForAccount(tx, booker.providerId, account.id);
  // The price that was agreed includes the cover of the declared value.
  const agreed = hasExpired ? settings : { ...settings, insurance_declared_value_enabled: true };
  const checked = { account, settings: agreed, envelope: { no_dangerous_goods: true }, isCopy: false };
  const used = withoutUnusedFields(draft, agreed);
  const unused = Object.keys(draft).filter((field) => !(field in used));
  const offered = { ...used, ...notBefore(draft, booker.now) };
  const complete = await checkShipment(tx, booker, offered, checked);
  const price = hasExpired ? await priceShipment(tx, deciding, booker, account.id, complete) : undefined;
  const charged = price ?? storedPrice(row);
  requirePrice(expectedRate, charged.amount);
  const { providerId, now: at, author } = booker;
  const promising = { providerId, now: at, rates: deciding.rates };
  const status = isPaidOnline
    ? 'payment-pending'
    : await firstStatus(tx, account, settings, charged.amount, bookedStatus(complete));
  const after = await writeChange(tx, booker, row, {
    columns: {
      ...shipmentColumns(complete),
      ...Object.fromEntries(unused.map((field) => [columnOf(field), null])),
      ...(price ? priceColumns(price) : await promiseNow(tx, promising, row, account.id, complete)),
      ...(price ? {} : { rate_date: quotedFor(row) }),
      ...{ status, quote_valid_until: null, time_created: booker.now },
      ...dropoffColumns(settings, status, booker.now),
    },
    fields: ['status', ...(price ? ['rate'] : [])],
  });
  await tx.updateTable('parcels').set({ status }).where('shipment_id', '=', id).execute();
  await writeTrackingEvent(tx, providerId, { shipmentId: id, status, source: 'booking', at, author });
  if (status === 'payment-pending') await expireUnpaid(tx, settings, booker.now, id);
  if (isBooked(status)) await chargeShipment(tx, booker, after, charged);
  await rememberAddresses(tx, booker, account, settings, complete);
  await recordBooking(tx, booker, after, { status: row.status });
  return after;
}

/** The day whose rates a quote is of: its collection may be later now, and its price is not. */
function quotedFor({ priced_at, time_created, collection_min_date }: Row<'shipments'>): string {
  return rateDateOf(wallClock(priced_at ?? time_created).date, collection_min_date);
}

/** Whether the price of a quote has expired; the job that sets the status may run a little later. */
export function isOver({ status, quote_valid_until: until }: Row<'shipments'>, now: Date): boolean {
  return status === 'quote-expired' || (status === 'quote' && until !== null && until < now);
}
