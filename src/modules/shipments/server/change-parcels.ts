/** Adds, changes and cancels parcels of a shipment, then validates, prices and charges it again. For staff. */
import { areAllCancelled } from '../domain/status.ts';
import type { Row } from '#generated/database.ts';
import type { ParcelRequest } from '#generated/types.ts';
import { centsOf } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { futureBase } from '#platform/server/http/api-error.ts';
import { readRequest, type ParcelDraft } from '../domain/draft.ts';
import type { Booker, Deciding } from './booker.ts';
import { cancellation, cancelShipment, requireEditable } from './cancel.ts';
import { applyChange } from './change.ts';
import { isWithoutPrice } from './price.ts';
import { parcelChange, unknownParcel, updateParcelDrafts, writeParcels } from './parcel-updates.ts';
import { moveLocked } from './services/move-shipment.ts';
import { refuseConflicts, type LockedShipment } from './stored-shipment.ts';
import { insertParcels } from './store-shipment.ts';

interface ChangeOptions {
  readonly expected_rate?: number | undefined;
  /** The revision of the shipment that the user saw. */
  readonly base_revision?: number | undefined;
  /** Only measurements changed: small differences of the price are ignored. */
  readonly isMeasured?: boolean;
  /** It happened: held or charged even if the account can’t afford it. */
  readonly isForced?: boolean;
}

export async function addParcels(
  tx: Transaction,
  deciding: Deciding,
  booker: Booker,
  stored: LockedShipment,
  { parcels, ...options }: ChangeOptions & { readonly parcels: readonly ParcelRequest[] },
): Promise<Row<'shipments'>> {
  requireEditable(booker, stored.row);
  const added = draftsOf(parcels);
  const before = stored.draft.parcels ?? [];
  const after = await reprice(tx, deciding, booker, stored, [...before, ...added], options);
  await insertParcels(tx, after, added, before.length + 1);
  return after;
}

/** Throws `invalid_shipment` for an unknown parcel. */
export async function updateParcels(
  tx: Transaction,
  deciding: Deciding,
  booker: Booker,
  stored: LockedShipment,
  { parcels, ...options }: ChangeOptions & { readonly parcels: readonly ParcelRequest[] },
): Promise<Row<'shipments'>> {
  requireEditable(booker, stored.row);
  const updates = updateParcelDrafts(stored, draftsOf(parcels));
  const isMeasured = parcels.every((parcel) =>
    Object.keys(parcel).every((field) => field === 'id' || field.startsWith('actual_')),
  );
  const after = await reprice(tx, deciding, booker, stored, updates?.all ?? stored.draft.parcels ?? [], {
    ...options,
    isMeasured,
  });
  if (updates) await writeParcels(tx, updates);
  return after;
}

/** Cancelling the last parcels cancels the shipment. */
export async function cancelParcels(
  tx: Transaction,
  deciding: Deciding,
  booker: Booker,
  stored: LockedShipment,
  {
    ids,
    reason,
    base_revision,
  }: Pick<ChangeOptions, 'base_revision'> & { readonly ids: readonly number[]; readonly reason: string },
): Promise<Row<'shipments'>> {
  requireEditable(booker, stored.row);
  const known = new Set(stored.parcels.map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) throw unknownParcel('parcel_ids');
  const idSet = new Set(ids);
  const all = (stored.draft.parcels ?? []).map((parcel) =>
    idSet.has(parcel.id ?? 0) ? { ...parcel, status: 'cancelled' as const } : parcel,
  );
  if (areAllCancelled(all)) {
    await refuseStale(tx, booker, stored.row, base_revision);
    return cancelShipment(tx, booker, stored, reason);
  }
  let after = await reprice(tx, deciding, booker, stored, all, { base_revision });
  for (const parcelId of ids)
    after = (await moveLocked(tx, after, cancellation(booker, after.id, parcelId, reason))).row;
  return after;
}

/**
 * Prices a locked shipment, some of whose parcels an event has cancelled or reactivated: that happened, so it is charged
 * whether the account can afford it or not. What can’t be priced any more keeps its price.
 */
export async function repriceReported(
  tx: Transaction,
  deciding: Deciding,
  booker: Booker,
  { draft, ...stored }: LockedShipment,
  before: readonly ParcelDraft[] = [],
): Promise<Row<'shipments'>> {
  const was = { ...stored, draft: { ...draft, parcels: before } };
  try {
    return await reprice(tx, deciding, booker, was, draft.parcels ?? [], { isForced: true });
  } catch (error) {
    if (isWithoutPrice(error)) return stored.row;
    throw error;
  }
}

async function reprice(
  tx: Transaction,
  deciding: Deciding,
  booker: Booker,
  stored: LockedShipment,
  parcels: readonly ParcelDraft[],
  { expected_rate, base_revision, isMeasured = false, isForced = isMeasured }: ChangeOptions,
): Promise<Row<'shipments'>> {
  await refuseStale(tx, booker, stored.row, base_revision);
  const settings = await deciding.settings.decidingForAccount(tx, booker.providerId, stored.account.id);
  const change = parcelChange(stored.draft.parcels, parcels);
  const envelope = expected_rate === undefined ? {} : { expected_rate };
  const draft = { ...stored.draft, parcels };
  const ignoreBelow = isMeasured ? centsOf(settings.charge_discrepancy_threshold_min_amount ?? 0) : 0;
  return applyChange(tx, deciding, booker, stored, {
    ...{ settings, envelope, changes: [change], draft, ignoreBelow, isMeasured, isForced },
  });
}

/** Throws `conflict` when someone else changed the parcels since the base revision. */
function refuseStale(tx: Transaction, booker: Booker, row: Row<'shipments'>, base: number | undefined): Promise<void> {
  if (base !== undefined && base > row.revision) throw futureBase();
  return refuseConflicts(tx, booker, row, base, ['parcels']);
}

/** In the form that clients send: without empty values. */
function draftsOf(parcels: readonly ParcelRequest[]): readonly ParcelDraft[] {
  return readRequest({ parcels: [...parcels] }).draft.parcels ?? [];
}
