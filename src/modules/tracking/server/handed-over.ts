/** The parcels that a driver takes or hands over: scanned, and with the sender’s own number, where the provider requires it. */
import type { RecordShipmentEventBody, Settings, ShipmentStatus } from '#generated/types.ts';
import { hasFlag, isPickedUp } from '#modules/shipments/domain/status.ts';
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { Found } from './find-shipments.ts';

interface HandedOver {
  readonly found: Found;
  readonly status: ShipmentStatus;
  readonly parcels: RecordShipmentEventBody['parcels'];
}

/** A sender’s number recorded for a parcel, replacing the known one. */
export interface Noted {
  readonly parcelId: number;
  readonly from: string | null;
  readonly to: string;
}

/**
 * Returns the sender’s numbers that are new. Throws `unknown_parcel` for a parcel of another shipment,
 * `parcels_not_scanned` and `reference_required`.
 */
export async function requireHandedOver(
  tx: Transaction,
  { found: { shipmentId, parcelId }, status, parcels: scans = [] }: HandedOver,
  settings: Settings,
): Promise<readonly Noted[]> {
  const isCollection = status === 'collected';
  if (!isCollection && status !== 'ready-for-pickup' && !hasFlag(status, 'delivered') && !isPickedUp(status)) return [];
  const live = await tx
    .selectFrom('parcels')
    .select(['id', 'tracking_reference', 'alternative_tracking_reference'])
    .where('shipment_id', '=', shipmentId)
    .where('status', '<>', 'cancelled')
    .$if(parcelId !== null, (parcels) => parcels.where('id', '=', parcelId))
    .execute();
  const noted = new Map<number, string | undefined>();
  scans.forEach(({ tracking_reference, alternative_tracking_reference: own }, at) => {
    const number = tracking_reference.trim();
    const parcel = live.find((one) =>
      [one.tracking_reference, one.alternative_tracking_reference].some((known) => isSame(known, number)),
    );
    if (!parcel)
      throw refusal('unknown_parcel', `parcels.${at}.tracking_reference`, `${number} isn’t part of this shipment`);
    noted.set(parcel.id, own?.trim() || noted.get(parcel.id));
  });
  // Reporting a parcel by its own number counts as a scan.
  const missing = parcelId === null ? live.filter(({ id }) => !noted.has(id)) : [];
  if (settings.driver_must_scan_each_parcel === true && missing.length > 0)
    throw refusal('parcels_not_scanned', 'parcels', `Scan every parcel: ${missing.length} of ${live.length} missing`);
  if (!isCollection) return [];
  const unnamed = live.filter((one) => !noted.get(one.id) && !one.alternative_tracking_reference);
  if (settings.driver_force_alternative_reference === true && unnamed.length > 0)
    throw refusal('reference_required', 'parcels', `Enter the sender’s number of ${unnamed[0]!.tracking_reference}`);
  return live.flatMap(({ id, alternative_tracking_reference: from }) => {
    const to = noted.get(id);
    return to === undefined || to === from ? [] : [{ parcelId: id, from, to }];
  });
}

/** Stores the numbers, so that the sender’s labels can be scanned. */
export async function keepNoted(
  tx: Transaction,
  shipmentId: number,
  noted: readonly Noted[],
  { providerId, author, now }: { readonly providerId: number; readonly author: AuditAuthor; readonly now: Date },
): Promise<void> {
  for (const { parcelId, to } of noted)
    await tx.updateTable('parcels').set({ alternative_tracking_reference: to }).where('id', '=', parcelId).execute();
  if (noted.length === 0) return;
  const side = (name: 'from' | 'to') => ({
    parcels: noted.map((one) => ({ id: one.parcelId, alternative_tracking_reference: one[name] })),
  });
  const change = { object_id: String(shipmentId), from: side('from'), to: side('to') };
  await writeAuditEvents(tx, { providerId, type: 'shipment', at: now }, author, [change]);
}

function isSame(known: string | null, number: string): boolean {
  return known !== null && known.toUpperCase() === number.toUpperCase();
}

function refusal(code: string, field: string, message: string): ApiError {
  return new ApiError(422, code, message, [{ field, code, message }]);
}
