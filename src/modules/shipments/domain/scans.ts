/** What scanning at a hub means for a parcel: the statuses that it sets, and the scan that tells nothing new. */
import type { ShipmentStatus } from '#generated/types.ts';

/** The statuses that scanning at a hub can set. */
export const scanStatuses: readonly ShipmentStatus[] = [
  'at-hub',
  'at-destination-hub',
  'ready-for-dispatch',
  'returned-to-hub',
  'out-for-delivery',
];

/** The newest event of one parcel, or, without a parcel, of the whole shipment. */
export interface NewestEvent {
  readonly id: number;
  readonly parcelId: number | null;
  readonly status: string;
  readonly location: string | null;
  readonly source: string;
}

export interface HubScan {
  readonly parcelId: number | null;
  readonly to: ShipmentStatus;
  /** The hub; null for a scanner that doesn’t know where it is. */
  readonly location: string | null;
}

/**
 * The event that already tells what this scan does: nothing has happened since to any parcel that it concerns. `newest`
 * is the newest event first; `status` is that of the shipment, which has it once all of its parcels do.
 */
export function repeatedBy(
  newest: readonly NewestEvent[],
  { parcelId, to, location }: HubScan,
  status: ShipmentStatus,
): number | undefined {
  const concerned = newest.filter(
    (event) => parcelId === null || event.parcelId === null || event.parcelId === parcelId,
  );
  const whole = concerned.findIndex((event) => event.parcelId === null);
  const own = whole === -1 ? concerned : concerned.slice(0, whole);
  const isSame = (event: NewestEvent): boolean =>
    event.status === to && event.source === 'scanner' && (location === null || event.location === location);
  if (!own.every(isSame)) return undefined;
  const isWholeSame = whole !== -1 && isSame(concerned[whole]!);
  const isEveryParcelSame = own.length > 0 && (parcelId !== null || status === to);
  return isWholeSame || isEveryParcelSame ? concerned[0]?.id : undefined;
}
