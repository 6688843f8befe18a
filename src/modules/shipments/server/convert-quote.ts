/** Books a quote at the price that was quoted: it is checked again, and charged like any booking. */
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { wallClock } from '#platform/domain/time.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { Rate } from '#generated/types.ts';
import { centsOf } from '#platform/domain/money.ts';
import { chargeShipment, firstStatus, recordBooking } from './book.ts';
import type { Booker, Deciding } from './booker.ts';
import { checkShipment } from './check-shipment.ts';
import { shipmentColumns } from './columns.ts';
import { isQuote, statusOf } from '../domain/status.ts';
import { writeTrackingEvent } from './services/tracking-events.ts';
import { lockShipment, writeChange } from './stored-shipment.ts';

/** Throws `unknown_shipment`, `not_a_quote`, `quote_expired`, `invalid_shipment` and what the account may not be charged for. */
export async function convertQuote(
  tx: Transaction,
  { settings: reader }: Deciding,
  booker: Booker,
  id: number,
): Promise<Row<'shipments'>> {
  const { row, draft, account } = await lockShipment(tx, booker, id);
  if (!isQuote(statusOf(row))) throw new ApiError(409, 'not_a_quote', 'This quote is already booked');
  const isOver = row.quote_valid_until !== null && row.quote_valid_until < booker.now;
  if (row.status !== 'quote' || isOver)
    throw new ApiError(409, 'quote_expired', 'This quote has expired. Ask for a new price');
  const settings = await reader.decidingForAccount(tx, booker.providerId, account.id);
  const today = wallClock(booker.now).date;
  const dates = (['collection_min_date', 'delivery_min_date'] as const)
    .filter((name) => (draft[name] ?? today) < today)
    .map((name) => [name, today] as const);
  const checked = { account, settings, envelope: { no_dangerous_goods: true }, isCopy: false };
  const complete = await checkShipment(tx, booker, { ...draft, ...Object.fromEntries(dates) }, checked);
  const status = firstStatus(account);
  const after = await writeChange(tx, booker, row, {
    columns: { ...shipmentColumns(complete), status, quote_valid_until: null, time_created: booker.now },
    fields: ['status'],
  });
  await tx.updateTable('parcels').set({ status }).where('shipment_id', '=', id).execute();
  const { providerId, now: at, author } = booker;
  await writeTrackingEvent(tx, providerId, { shipmentId: id, status, source: 'booking', at, author });
  if (status === 'submitted') await chargeShipment(tx, booker, after, quotedPrice(row));
  await recordBooking(tx, booker, after, { status: row.status });
  return after;
}

/** The price as it was quoted. */
function quotedPrice({ rate_cents: amount, rate_breakdown }: Row<'shipments'>) {
  const { rate, rate_excluding_vat, base_rate } = rate_breakdown as Rate;
  return { amount, vat: centsOf(rate) - centsOf(rate_excluding_vat), vatPercentage: base_rate.vat_percentage };
}
