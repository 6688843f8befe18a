/** The rules of the hub scanner: bays, labels of scans, and missing parcels. */
import { isHold, statusTitle } from '#modules/shipments/domain/status.ts';
import { plainText } from '#platform/domain/plain-text.ts';
import type { Parcel, Settings, Shipment, ShipmentStatus, TrackingEvent } from '#generated/types.ts';

export type Bay = Pick<
  NonNullable<Settings['hub_scanner_bays']>[number],
  'code' | 'destination_branches' | 'service_levels'
>;

export interface ScanResult {
  /**
   * `recorded`: the parcel was scanned, and its shipment waits for the others. `held`: it was scanned, and its shipment
   * is on hold. `repeated`: nothing was added.
   */
  readonly state: 'moved' | 'recorded' | 'held' | 'repeated';
  readonly message: string;
}

/** What to tell about a scan that was recorded; `moved` and `status` are those of the shipment after it. */
export function resultOfScan(
  wanted: ShipmentStatus,
  {
    moved,
    status,
    repeated,
  }: { readonly moved: boolean; readonly status: ShipmentStatus; readonly repeated?: true | undefined },
): ScanResult {
  const title = statusTitle(wanted);
  if (repeated === true && isHold(status))
    return { state: 'repeated', message: 'Already scanned. The shipment is on hold: set it aside' };
  if (repeated === true) return { state: 'repeated', message: `Already scanned: ${title}` };
  if (moved || status === wanted) return { state: moved ? 'moved' : 'recorded', message: title };
  if (isHold(status)) return { state: 'held', message: 'Recorded. The shipment is on hold: set it aside' };
  return { state: 'recorded', message: 'Recorded. Other parcels of the shipment are missing' };
}

/**
 * The status to return to when a scan is undone: that of the parcel before. `events` are those of the shipment, the
 * newest first; those of its other parcels say nothing about this one. Undefined without an earlier event.
 */
export function statusBeforeScan(events: readonly TrackingEvent[], eventId: number): ShipmentStatus | undefined {
  const scan = events.find(({ id }) => id === eventId);
  if (!scan) return undefined;
  const concerns = ({ parcel_id: parcel }: TrackingEvent): boolean =>
    scan.parcel_id === null || parcel === null || parcel === scan.parcel_id;
  return events.find((event) => event.id < eventId && concerns(event))?.status;
}

/** The statuses of parcels expected at the hub. */
export const floorStatuses: readonly ShipmentStatus[] = ['at-hub', 'at-destination-hub', 'returned-to-hub'];

/** The first bay for this branch and service level; a bay without restrictions takes all. */
export function bayFor(
  bays: readonly Bay[],
  { branchCode, serviceLevel }: { readonly branchCode: string | undefined; readonly serviceLevel: string | undefined },
): Bay | undefined {
  const takes = (listed: readonly string[] | undefined, value: string | undefined): boolean =>
    listed === undefined || listed.length === 0 || (value !== undefined && listed.includes(value));
  return bays.find((bay) => takes(bay.destination_branches, branchCode) && takes(bay.service_levels, serviceLevel));
}

type Located = Pick<Shipment, 'status' | 'collection_branch_id' | 'delivery_branch_id'>;

/** Whether a shipment is at this branch: before it travels, at that of the collection. An unknown branch may be any. */
export function isAtBranch(shipment: Located, branchId: number): boolean {
  const at = shipment.status === 'at-hub' ? shipment.collection_branch_id : shipment.delivery_branch_id;
  return (at ?? branchId) === branchId;
}

/** A parcel that is expected at the hub. */
export interface Expected {
  readonly reference: string;
  /** Numbers that identify it in a scan. */
  readonly numbers: readonly string[];
}

/** The parcels of shipments that are not cancelled; scanning a shipment finds all of its parcels. */
export function expectedOn(shipments: readonly Shipment[]): readonly Expected[] {
  return shipments.flatMap(({ tracking_reference, short_tracking_reference: short, parcels }) =>
    parcels
      .filter(({ status }) => status !== 'cancelled')
      .map((parcel: Parcel) => {
        const own = [parcel.tracking_reference, parcel.alternative_tracking_reference, tracking_reference, short];
        const numbers = own.filter((number) => number !== undefined && number !== null).map(normalised);
        return { reference: parcel.tracking_reference ?? tracking_reference, numbers };
      }),
  );
}

/** Parcels that were not scanned. */
export function missingFrom(expected: readonly Expected[], scanned: readonly string[]): readonly Expected[] {
  const seen = new Set(scanned.map(normalised));
  return expected.filter(({ numbers }) => !numbers.some((number) => seen.has(number)));
}

/** Whether a number belongs to any of them. */
export function isExpected(expected: readonly Expected[], number: string): boolean {
  return expected.some(({ numbers }) => numbers.includes(normalised(number)));
}

function normalised(number: string): string {
  return plainText(number).toUpperCase();
}
