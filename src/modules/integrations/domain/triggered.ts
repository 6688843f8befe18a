/** Which triggers of integration rules an event of the product is, and what it tells besides the shipment. */
import type { EventPayloads } from '#generated/events.ts';
import type { IntegrationTrigger } from '#generated/types.ts';
import { isBooked } from '#modules/shipments/domain/status.ts';
import type { IntegrationEvent } from './facts.ts';

/** What filters and requests know of an event besides the shipment. */
export type Happened = Pick<IntegrationEvent, 'tracking_event' | 'manifest'>;

export interface Triggered {
  readonly triggers: readonly IntegrationTrigger[];
  readonly happened: Happened;
}

/** A quote that was saved is no shipment yet, nor is one that waits for its payment. */
export function whenCreated({ status }: EventPayloads['shipment_created']): Triggered {
  return { triggers: isBooked(status) ? ['shipment-created'] : [], happened: {} };
}

export function whenUpdated({ status }: EventPayloads['shipment_updated']): Triggered {
  return { triggers: isBooked(status) ? ['shipment-updated'] : [], happened: {} };
}

/** A tracking event. It books a shipment where that was a quote before, or waited for its payment. */
export function whenMoved({ from, to, source }: EventPayloads['shipment_status_changed']): Triggered {
  if (!isBooked(to)) return { triggers: [], happened: {} };
  const triggers: IntegrationTrigger[] = ['tracking-event-created'];
  if (!isBooked(from)) triggers.push('shipment-created');
  else if (from !== to) triggers.push('shipment-updated');
  if (source === 'scanner') triggers.push('hub-scanner');
  return { triggers, happened: { tracking_event: { status: to } } };
}

export function whenManifested({ to_branch_id }: EventPayloads['parcel_manifested']): Triggered {
  return { triggers: ['outbounded'], happened: { manifest: { destination_branch_id: to_branch_id } } };
}
