/** The expected delivery: the estimate of the price, or a later requested date. */
import type { ShipmentStatus } from '#generated/types.ts';
import { instantOn, wallClock } from '#platform/domain/time.ts';
import { keepsExpectedTimes } from './status.ts';

export interface ExpectedDelivery {
  readonly from: Date | null;
  readonly to: Date | null;
}

/** A stored shipment, or one whose new columns are still text. */
export interface Estimated {
  readonly estimated_delivery_from: Date | string | null;
  readonly estimated_delivery_to: Date | string | null;
  /** `2026-11-26` */
  readonly delivery_min_date: string | null;
  /** `08:00` */
  readonly delivery_after: string | null;
  readonly delivery_before: string | null;
}

/** Default hours of a requested date without a time. */
const usualHours = { from: '08:00', to: '17:00' } as const;

export function expectedDelivery(shipment: Estimated): ExpectedDelivery {
  const [from, to] = [dateOf(shipment.estimated_delivery_from), dateOf(shipment.estimated_delivery_to)];
  const day = shipment.delivery_min_date?.slice(0, 10);
  if (day === undefined || isBefore(day, from)) return { from, to };
  const at = (time: string | null): Date | null => (time === null ? null : (instantOn(`${day}T${time}`) ?? null));
  const [after, before] = [at(shipment.delivery_after), at(shipment.delivery_before)];
  // Within the estimate: not earlier than asked for, and no later than estimated.
  const opens = from !== null && wallClock(from).date === day ? from : at(usualHours.from);
  if (isBefore(day, to)) return { from: from === null ? null : (after ?? opens), to };
  if (to !== null && wallClock(to).date === day) return { from: after ?? opens, to: before ?? to };
  return { from: after ?? at(usualHours.from), to: before ?? at(usualHours.to) };
}

const nothingExpected: ExpectedDelivery = { from: null, to: null };

/** What customers and receivers are told to expect of a shipment that they see in this status. */
export function promisedDelivery(shipment: Estimated, shown: ShipmentStatus): ExpectedDelivery {
  return keepsExpectedTimes(shown) ? expectedDelivery(shipment) : nothingExpected;
}

/** Whether the day is over before that time. */
function isBefore(day: string, time: Date | null): boolean {
  return time !== null && day < wallClock(time).date;
}

/** The expected delivery before a change, for the tracking page; undefined where it did not change. */
export function expectedBefore(before: Estimated, after: Estimated): ExpectedDelivery | undefined {
  const [was, is] = [expectedDelivery(before), expectedDelivery(after)];
  const isSame = was.from?.getTime() === is.from?.getTime() && was.to?.getTime() === is.to?.getTime();
  return isSame || was.to === null ? undefined : was;
}

function dateOf(value: Date | string | null): Date | null {
  return value === null ? null : new Date(value);
}
