/** Changes of a shipment's parcels, each named by its id: only the sent fields change. */
import type { NewRow } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { sameJson } from '#engine/values/json-value.ts';
import type { ParcelDraft } from '../domain/draft.ts';
import type { LockedShipment } from './stored-shipment.ts';

export interface ParcelUpdates {
  /** All parcels of the shipment, with the changes. */
  readonly all: readonly ParcelDraft[];
  /** The sent fields by id. */
  readonly sent: ReadonlyMap<number, ParcelDraft>;
  /** For the audit trail. */
  readonly change: { readonly field: 'parcels'; readonly from: unknown; readonly to: unknown };
}

/** Parcels sent without ids, as many as there are, are those of the shipment in their order. */
export function numbered(
  { parcels }: Pick<LockedShipment, 'parcels'>,
  sent: readonly ParcelDraft[],
): readonly ParcelDraft[] {
  const isWhole = sent.length === parcels.length && sent.every(({ id }) => id === undefined);
  return isWhole ? sent.map((parcel, at) => ({ ...parcel, id: parcels[at]!.id })) : sent;
}

/** Undefined when nothing changes. Throws `invalid_shipment` for a parcel without the id of one of the shipment's. */
export function updateParcelDrafts(
  { draft, parcels }: Pick<LockedShipment, 'draft' | 'parcels'>,
  updates: readonly ParcelDraft[],
): ParcelUpdates | undefined {
  const known = new Set(parcels.map(({ id }) => id));
  const sent = new Map<number, ParcelDraft>();
  for (const [at, { id, ...fields }] of updates.entries()) {
    if (id === undefined || !known.has(id)) throw unknownParcel(`parcels.${at}.id`);
    sent.set(id, fields);
  }
  const before = draft.parcels ?? [];
  const all = before.map((parcel) => ({ ...parcel, ...sent.get(parcel.id ?? 0) }));
  if (sameJson(before, all)) return undefined;
  return { all, sent, change: parcelChange(before, all) };
}

export async function writeParcels(tx: Transaction, { sent }: Pick<ParcelUpdates, 'sent'>): Promise<void> {
  for (const [id, fields] of sent)
    if (Object.keys(fields).length > 0)
      await tx
        .updateTable('parcels')
        .set(fields as unknown as Partial<NewRow<'parcels'>>)
        .where('id', '=', id)
        .execute();
}

/** The change of the field `parcels` as the audit trail shows it. */
export function parcelChange(
  from: readonly ParcelDraft[] = [],
  to: readonly ParcelDraft[] = [],
): ParcelUpdates['change'] {
  return { field: 'parcels', from: shown(from), to: shown(to) };
}

function shown(parcels: readonly ParcelDraft[]): readonly object[] {
  return parcels.map(({ shipment_id: _shipment, ...parcel }) => parcel);
}

export function unknownParcel(field: string): ApiError {
  const message = 'This shipment has no such parcel';
  return new ApiError(422, 'invalid_shipment', message, [{ field, code: 'unknown', message }]);
}
