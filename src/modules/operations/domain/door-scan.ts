/** What a scanned code means where a driver takes or hands over parcels: one of them, or why it isn’t. */
import type { TripJob } from '#generated/types.ts';
import { isLink } from '#modules/shipments/domain/tracking-url.ts';

export type ScannedJob = Pick<TripJob, 'tracking_reference' | 'parcels'>;

/** Said of every scan of a label’s QR code: it is the same on each label of a shipment, so it names no parcel. */
export const scannedLink = 'That is the QR code for tracking. Scan the barcode.';

/**
 * The number of the parcel that was scanned, or a sentence for the driver. The waybill stands for the parcel of a shipment
 * that has only one.
 * @param already the numbers of the parcels scanned before
 */
export function readDoorScan(
  scanned: string,
  { tracking_reference: waybill, parcels }: ScannedJob,
  already: readonly string[],
): { readonly parcel: string } | { readonly refused: string } {
  const isSame = (known: string | null): boolean => known?.toUpperCase() === scanned.toUpperCase();
  const [only] = parcels.length === 1 ? parcels : [];
  const isWaybill = isSame(waybill);
  const found =
    parcels.find(
      ({ tracking_reference: own, alternative_tracking_reference: other }) => isSame(own) || isSame(other),
    ) ?? (isWaybill ? only : undefined);
  if (found) {
    const { tracking_reference: parcel } = found;
    return already.includes(parcel) ? { refused: `${parcel} is scanned already.` } : { parcel };
  }
  if (isLink(scanned)) return { refused: scannedLink };
  if (isWaybill)
    return { refused: `${waybill} is the waybill of all ${parcels.length} parcels. Scan the label of each parcel.` };
  return { refused: `${scanned} isn’t part of this shipment.` };
}
