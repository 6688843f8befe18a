/**
 * The days on which a shipment is collected and delivered count from its booking. Where that follows the pricing, because
 * a quote was accepted or paid for days later, they are worked out again; the agreed price stays.
 */
import type { Row } from '#generated/database.ts';
import type { Rate } from '#generated/types.ts';
import type { Rates } from '#modules/rates/server/services/rate.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { CompleteDraft, ShipmentDraft } from '../../domain/draft.ts';
import { promiseColumns } from '../columns.ts';
import { priceShipment } from '../price.ts';
import { lockAny } from '../stored-shipment.ts';

interface Promising {
  readonly providerId: number;
  readonly now: Date;
  readonly rates: Rates;
}

type Promised = Pick<Row<'shipments'>, 'rate_breakdown'>;

/** The columns of the promise that applies now; none where the service is not offered any more. */
export async function promiseNow(
  tx: Transaction,
  { providerId, now, rates }: Promising,
  row: Promised,
  accountId: number,
  draft: CompleteDraft,
): Promise<object> {
  try {
    const { rate } = await priceShipment(tx, { rates }, { providerId, now }, accountId, draft);
    return withService(row, rate.service_level);
  } catch (refused) {
    if (refused instanceof ApiError && refused.status < 500) return {};
    throw refused;
  }
}

/**
 * The columns of the promise that was made, for a shipment that is priced again as of an earlier time. If another delivery
 * day was asked for, its delivery is promised for the first day from then on which the service delivers.
 */
export function promiseBefore(row: Promised, rate: Rate, isOtherDay: boolean): object {
  const { service_level: before } = row.rate_breakdown as Rate;
  if (before.id !== rate.service_level.id) return {};
  return withService({ rate_breakdown: rate }, isOtherDay ? withDelivery(before, rate.service_level) : before);
}

/** The columns of the promise for another delivery day, for a shipment that keeps its price. */
export function promiseOfDay(row: Promised, { service_level }: Rate): object {
  return withService(row, withDelivery((row.rate_breakdown as Rate).service_level, service_level));
}

function withDelivery(before: Rate['service_level'], { delivery_date_from, delivery_date_to }: Rate['service_level']) {
  return { ...before, delivery_date_from, delivery_date_to };
}

/** Promises the days anew for a locked shipment that is about to be booked. */
export async function renewPromise(tx: Transaction, promising: Promising, { id }: Row<'shipments'>): Promise<void> {
  const { row, draft, account } = await lockAny(tx, id);
  const asked = { ...draft, ...notBefore(draft, promising.now) } as CompleteDraft;
  const columns = await promiseNow(tx, promising, row, account.id, asked);
  if (Object.keys(columns).length > 0) await tx.updateTable('shipments').set(columns).where('id', '=', id).execute();
}

/** Dates in the past become today. */
export function notBefore(draft: ShipmentDraft, now: Date) {
  const today = wallClock(now).date;
  const dates = (['collection_min_date', 'delivery_min_date'] as const)
    .filter((name) => (draft[name] ?? today) < today)
    .map((name) => [name, today] as const);
  return Object.fromEntries(dates);
}

function withService({ rate_breakdown }: Promised, service_level: Rate['service_level']): object {
  const rate = { ...(rate_breakdown as Rate), service_level };
  return { rate_breakdown: JSON.stringify(rate), ...promiseColumns(rate) };
}
