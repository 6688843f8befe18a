/** Creates a report about a job as of now. */
import type { RecordShipmentEventBody, ShipmentStatus, TripJob } from '#generated/types.ts';
import { legRules } from '#modules/shipments/domain/driver-jobs.ts';
import type { Entry } from './outbox.ts';

/** The parcels are still at the hub. */
export function isAtHub({ leg, status }: TripJob): boolean {
  return leg === 'delivery' && (status === legRules.delivery.assigned || legRules.delivery.waiting.includes(status));
}

/** What a driver does with one press, and how it is called afterwards. */
export interface JobStep {
  readonly action: string;
  readonly done: string;
  readonly status: ShipmentStatus;
}

/** Undefined for a delivery to a person, which needs a proof, and for one that is still to be loaded. */
export function stepOf(job: TripJob): JobStep | undefined {
  if (job.leg === 'collection') return { action: 'Collect', done: 'Collected', status: 'collected' };
  if (job.status === 'collect-and-return-to-hub')
    return { action: 'Return to hub', done: 'Returned to hub', status: 'returned-to-hub' };
  if (isAtHub(job) || job.pickup_point_type === undefined) return undefined;
  const place = job.pickup_point_type;
  return { action: `Leave at ${place}`, done: `Left at ${place}`, status: 'ready-for-pickup' };
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
