/** The expected delivery: the estimate of the price, or a later requested date. */
import type { Shipment, ShipmentStatus } from '#generated/types.ts';
import { instantOn, wallClock, withOffset } from '#platform/domain/time.ts';
import { hasFlag, keepsExpectedTimes } from './status.ts';

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

/** What the API answers about a shipment, where an absent field is none. */
export function estimatedOf(shipment: { readonly [Field in keyof Estimated]?: Shipment[Field] }): Estimated {
  return {
    estimated_delivery_from: shipment.estimated_delivery_from ?? null,
    estimated_delivery_to: shipment.estimated_delivery_to ?? null,
    delivery_min_date: shipment.delivery_min_date ?? null,
    delivery_after: shipment.delivery_after ?? null,
    delivery_before: shipment.delivery_before ?? null,
  };
}

/** Default hours of a requested date without a time; `latest` where the delivery may not come earlier than `to`. */
const usualHours = { from: '08:00', to: '17:00', latest: '23:59' } as const;

/**
 * The estimate, not earlier than asked for. Where the service doesn't deliver on the requested day, the requested hours
 * apply to the day on which it does.
 */
export function expectedDelivery(shipment: Estimated): ExpectedDelivery {
  const [from, to] = [dateOf(shipment.estimated_delivery_from), dateOf(shipment.estimated_delivery_to)];
  const day = shipment.delivery_min_date?.slice(0, 10);
  if (day === undefined) return { from, to };
  const { delivery_after: after, delivery_before: before } = shipment;
  const [first, last] = [dayAfter(day, from), dayAfter(day, to)];
  const opens = from !== null && first === wallClock(from).date ? from : at(first, usualHours.from);
  const closes = to !== null && last === wallClock(to).date ? to : at(last, usualHours.to);
  const isOpen = from === null && last !== day;
  const start = isOpen ? null : (at(first, after) ?? opens);
  const ends = [at(last, before) ?? closes, at(last, usualHours.to), at(last, usualHours.latest)];
  return { from: start, to: ends.find((end) => end !== null && (start === null || end > start)) ?? closes };
}

/** The requested day, or the estimated one where it is later. */
function dayAfter(day: string, estimated: Date | null): string {
  const date = estimated === null ? day : wallClock(estimated).date;
  return day < date ? date : day;
}

function at(day: string, time: string | null): Date | null {
  return time === null ? null : (instantOn(`${day}T${time}`) ?? null);
}

const nothingExpected: ExpectedDelivery = { from: null, to: null };

/** What customers and receivers are told to expect of a shipment that they see in this status. */
export function promisedDelivery(shipment: Estimated, shown: ShipmentStatus): ExpectedDelivery {
  return keepsExpectedTimes(shown) ? expectedDelivery(shipment) : nothingExpected;
}

interface Delivering extends Estimated {
  readonly status: string;
  readonly collection_pickup_point_id: string | null;
  readonly delivery_pickup_point_id: string | null;
  readonly delivered_date: Date | string | null;
}

/**
 * The last moment at which a delivery is promised to someone who sees this status; undefined where the tracking page
 * says something else instead: a delivery, or the pickup point where the parcel waits for someone.
 */
export function expectedEnd(shipment: Delivering, shown: ShipmentStatus): string | undefined {
  const { status, delivered_date, collection_pickup_point_id: from, delivery_pickup_point_id: to } = shipment;
  const waitsForSender = status === 'awaiting-dropoff' && from !== null;
  const waitsForReceiver = (status === 'in-locker' || status === 'ready-for-pickup') && to !== null;
  if (delivered_date !== null || waitsForSender || waitsForReceiver || hasFlag(shown, 'final')) return undefined;
  const { to: end } = promisedDelivery(shipment, shown);
  return end === null ? undefined : withOffset(end);
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
