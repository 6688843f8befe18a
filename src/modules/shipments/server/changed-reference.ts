/** The custom tracking reference of a shipment: unique, and the waybill number as long as there is one. */
import type { Row } from '#generated/database.ts';
import type { Settings } from '#generated/types.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import { portalOf } from '#platform/server/db/portal.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { customReference, parcelReference } from '../domain/references.ts';
import type { ReadRequest, ShipmentDraft } from '../domain/draft.ts';
import { trackingUrl } from '../domain/tracking-url.ts';
import type { Booker } from './booker.ts';
import type { LockedShipment } from './stored-shipment.ts';

interface ChangedReference {
  /** The reference as stored, with the account's prefix; without one when it is removed. */
  readonly field: Pick<ShipmentDraft, 'custom_tracking_reference'>;
  readonly columns: object;
}

/** Undefined for a request that leaves the reference as it is. Throws `invalid_shipment` for another shipment's. */
export async function changedReference(
  tx: Transaction,
  { origin }: Booker,
  { row, account }: LockedShipment,
  settings: Settings,
  { draft, removed }: Pick<ReadRequest, 'draft' | 'removed'>,
): Promise<ChangedReference | undefined> {
  const sent = draft.custom_tracking_reference;
  if (sent === undefined && !removed.includes('custom_tracking_reference')) return undefined;
  const custom = sent === undefined ? undefined : customReference(sent, account.tracking_prefix);
  const field = custom === undefined ? {} : { custom_tracking_reference: custom };
  if (custom === (row.custom_tracking_reference ?? undefined)) return { field, columns: {} };
  if (custom !== undefined && custom !== row.tracking_reference && (await isTaken(tx, custom))) throw takenReference();
  const tracking_reference = custom ?? row.short_tracking_reference;
  const tracking_url = trackingUrl(settings.tracking_url, await portalOf(tx, settings, origin), tracking_reference);
  return { field, columns: { tracking_reference, tracking_url } };
}

/** Numbers the parcels after a shipment whose reference changed. */
export async function renumberParcels(tx: Transaction, { id, tracking_reference }: Row<'shipments'>): Promise<void> {
  const parcels = await tx.selectFrom('parcels').select(['id', 'number']).where('shipment_id', '=', id).execute();
  for (const parcel of parcels)
    await tx
      .updateTable('parcels')
      .set({ tracking_reference: parcelReference(tracking_reference, parcel.number) })
      .where('id', '=', parcel.id)
      .execute();
}

/** Whether it is the number of a shipment, or of a parcel: whoever scans that parcel would find the other shipment. */
export async function isTaken(tx: Transaction, reference: string): Promise<boolean> {
  const found = await tx
    .selectFrom('shipments')
    .select('id')
    .where('tracking_reference', '=', reference)
    .unionAll(
      tx
        .selectFrom('parcels')
        .select('id')
        .where('tracking_reference', '=', anyOf([reference, reference.toUpperCase()])),
    )
    .executeTakeFirst();
  return found !== undefined;
}

export function takenReference(): ApiError {
  const message = 'Another shipment has this custom tracking reference';
  const field = 'custom_tracking_reference';
  return new ApiError(422, 'invalid_shipment', message, [{ field, code: 'taken', message }]);
}
