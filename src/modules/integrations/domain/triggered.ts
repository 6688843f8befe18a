/** Which triggers of integration rules an event of the product is, and what it tells besides the shipment. */
import type { EventPayloads } from '#generated/events.ts';
import type { IntegrationTrigger } from '#generated/types.ts';
import { isBooked } from '#modules/shipments/domain/status.ts';
import type { IntegrationEvent } from './facts.ts';

/** What filters and requests know of an event besides the shipment. */
export type Happened = Pick<IntegrationEvent, 'tracking_event' | 'manifest'>;

type Triggers = readonly IntegrationTrigger[];

/** A quote that was saved is no shipment yet, nor is one that waits for its payment. */
export function whenCreated({ status }: EventPayloads['shipment_created']): Triggers {
  return isBooked(status) ? ['shipment-created'] : [];
}

export function whenUpdated({ status }: EventPayloads['shipment_updated']): Triggers {
  return isBooked(status) ? ['shipment-updated'] : [];
}

/** A tracking event. It books a shipment where that was a quote before, or waited for its payment. */
export function whenMoved({ from, to, source }: EventPayloads['shipment_status_changed']): Triggers {
  // What was given up before it was booked has never been a shipment.
  if (!isBooked(to) || (!isBooked(from) && to === 'cancelled')) return [];
  const triggers: IntegrationTrigger[] = ['tracking-event-created'];
  if (!isBooked(from)) triggers.push('shipment-created');
  else if (from !== to) triggers.push('shipment-updated');
  if (source === 'scanner') triggers.push('hub-scanner');
  return triggers;
}
