/** Creates a report about a job as of now. */
import type { RecordShipmentEventBody, ShipmentStatus, TripJob } from '#generated/types.ts';
import { legRules } from '#modules/shipments/domain/driver-jobs.ts';
import type { Entry } from './outbox.ts';

/** The parcels are still at the hub. */
export function isAtHub({ leg, status }: TripJob): boolean {
  return leg === 'delivery' && (status === legRules.delivery.assigned || legRules.delivery.waiting.includes(status));
}

interface Said {
  readonly message?: string;
  readonly photos?: readonly Blob[];
  readonly parcels?: NonNullable<RecordShipmentEventBody['parcels']>;
}

/** With the time, because it may be sent much later. */
export function eventNow(
  job: TripJob,
  status: ShipmentStatus,
  { message, photos = [], parcels = [] }: Said = {},
): Omit<Entry, 'key' | 'userId'> {
  const details = { ...(message !== undefined && { message }), ...(parcels.length > 0 && { parcels: [...parcels] }) };
  const body = { tracking_reference: job.tracking_reference, status, date: new Date().toISOString(), ...details };
  return { jobId: job.id, waybill: job.tracking_reference, report: { kind: 'event', body }, photos };
}
