/** Maps events of the product to triggers of integration rules, with the data besides the shipment. */
import type { EventPayloads } from '#generated/events.ts';
import type { IntegrationTrigger } from '#generated/types.ts';
import { isBooked } from '#modules/shipments/domain/status.ts';
import type { IntegrationEvent } from './facts.ts';

/** The data of an event for filters and requests, besides the shipment. */
export type Happened = Pick<IntegrationEvent, 'tracking_event' | 'manifest'>;

type Triggers = readonly IntegrationTrigger[];

/** A saved quote is not a shipment yet, nor is a booking that awaits payment. */
export function whenCreated({ status }: EventPayloads['shipment_created']): Triggers {
  return isBooked(status) ? ['shipment-created'] : [];
}

export function whenUpdated({ status }: EventPayloads['shipment_updated']): Triggers {
  return isBooked(status) ? ['shipment-updated'] : [];
}

/** A tracking event. It books a shipment that was a quote before, or awaited payment. */
export function whenMoved({ from, to, source }: EventPayloads['shipment_status_changed']): Triggers {
  // A quote or booking cancelled before it was booked has never been a shipment.
  if (!isBooked(to) || (!isBooked(from) && to === 'cancelled')) return [];
  const triggers: IntegrationTrigger[] = ['tracking-event-created'];
  if (!isBooked(from)) triggers.push('shipment-created');
  else if (from !== to) triggers.push('shipment-updated');
  if (source === 'scanner') triggers.push('hub-scanner');
  return triggers;
}
