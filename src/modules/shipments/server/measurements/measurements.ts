/** Measurements of parcels by machines: images, size and weight, and the resulting price (F200). */
import type { NewRow, Row } from '#generated/database.ts';
import type { ParcelMeasurement, RecordParcelMeasurementBody } from '#generated/types.ts';
import { isStaff } from '#platform/domain/role.ts';
import { withOffset } from '#platform/domain/time.ts';
import { writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { maySee, type Viewer } from '#platform/server/lists/viewer.ts';
import { statusOf } from '../../domain/status.ts';
import type { Booker, Deciding } from '../booker.ts';
import { updateParcels } from '../change-parcels.ts';
import { isWithoutPrice } from '../price.ts';
import { findNumber } from '../repository.ts';
import { unknownShipment } from '../services/require-shipment.ts';
import { attachFiles } from '../services/shipment-files.ts';
import { lockShipment, writeChange, type LockedShipment } from '../stored-shipment.ts';
import { branchesOf } from '../services/branch-limit.ts';

export interface Measured {
  readonly shipmentId: number;
  readonly parcelId: number;
}

/**
 * The parcel with this number, or the only parcel of the shipment with it. Numbers that customers gave parcels come
 * after our own, so that none can stand for a parcel of someone else. Throws `unknown_shipment`.
 */
export async function findMeasured(tx: Transaction, given: string): Promise<Measured> {
  const reference = given.trim();
  const parcels = tx.selectFrom('parcels').select(['id', 'shipment_id']).orderBy('id', 'desc').limit(1);
  const forms = anyOf([reference, reference.toUpperCase()]);
  const parcel =
    (await parcels.where('tracking_reference', '=', forms).executeTakeFirst()) ??
    (await parcels.where('alternative_tracking_reference', '=', reference).executeTakeFirst());
  if (parcel) return { shipmentId: parcel.shipment_id, parcelId: parcel.id };
  const shipmentId = await findNumber(tx, reference);
  const all =
    shipmentId === undefined
      ? []
      : await tx.selectFrom('parcels').select('id').where('shipment_id', '=', shipmentId).limit(2).execute();
  if (shipmentId === undefined || all.length !== 1) throw unknownShipment('tracking_reference');
  return { shipmentId, parcelId: all[0]!.id };
}

/**
 * Stores the measurement and reprices the shipment; `uploader` uploaded the images. A parcel that the service level
 * can’t carry is stored with the problem, and the price stays. Throws `not_editable` and `unknown_file`.
 */
export async function recordMeasurement(
  tx: Transaction,
  deciding: Deciding,
  booker: Booker,
  { tracking_reference, length_cm, width_cm, height_cm, weight_kg, photos = [], machine }: RecordParcelMeasurementBody,
  uploader: number,
): Promise<number> {
  const { shipmentId, parcelId } = await findMeasured(tx, tracking_reference);
  const stored = await lockShipment(tx, booker, shipmentId, 'tracking_reference');
  const { providerId, author, now } = booker;
  const sizes = { actual_length_cm: length_cm, actual_width_cm: width_cm, actual_height_cm: height_cm };
  const actual = { ...sizes, actual_weight_kg: weight_kg };
  const { after, problem } = await priceMeasured(tx, deciding, booker, stored, { id: parcelId, ...actual });
  const files = await attachFiles(tx, {
    ...{ providerId, shipmentId, eventId: null, kind: 'photo', names: photos, field: 'photos' },
    ...{ author, uploader, now },
  });
  const of = {
    ...{ provider_id: providerId, shipment_id: shipmentId, parcel_id: parcelId, created_at: now },
    machine: machine?.trim() || null,
  };
  const rates = { rate_before_cents: stored.row.rate_cents, rate_after_cents: after.rate_cents };
  const rows: readonly NewRow<'parcel_measurements'>[] = [
    ...files.map(({ id }) => ({ ...of, type: 'image' as const, file_id: id })),
    { ...of, type: 'dimensions', length_cm, width_cm, height_cm, weight_kg, problem },
    ...(problem === null ? [{ ...of, type: 'rate-recalculation' as const, ...rates }] : []),
  ];
  for (const row of rows) await tx.insertInto('parcel_measurements').values(row).execute();
  return shipmentId;
}

/** The measured size is stored whatever the booking rules say; what they refuse is the problem. */
async function priceMeasured(
  tx: Transaction,
  deciding: Deciding,
  booker: Booker,
  stored: LockedShipment,
  parcel: MeasuredSizes,
): Promise<{ readonly after: Row<'shipments'>; readonly problem: string | null }> {
  try {
    return { after: await updateParcels(tx, deciding, booker, stored, { parcels: [parcel] }), problem: null };
  } catch (error) {
    if (!isWithoutPrice(error)) throw error;
    const problem = error.errors[0]?.message ?? error.message;
    return { after: await keepUnpriced(tx, booker, stored, parcel), problem };
  }
}

type MeasuredSizes = { readonly id: number } & Pick<
  Row<'parcels'>,
  'actual_length_cm' | 'actual_width_cm' | 'actual_height_cm' | 'actual_weight_kg'
>;

async function keepUnpriced(
  tx: Transaction,
  booker: Booker,
  { row }: LockedShipment,
  { id, ...sizes }: MeasuredSizes,
): Promise<Row<'shipments'>> {
  const { providerId, author, now } = booker;
  const before = await tx
    .selectFrom('parcels')
    .select(['actual_length_cm', 'actual_width_cm', 'actual_height_cm', 'actual_weight_kg'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await tx.updateTable('parcels').set(sizes).where('id', '=', id).execute();
  const after = await writeChange(tx, booker, row, { columns: {}, fields: ['parcels'] });
  const change = { from: { parcels: [{ id, ...before }] }, to: { parcels: [{ id, ...sizes }] } };
  const of = { providerId, type: 'shipment', at: now } as const;
  await writeAuditEvents(tx, of, author, [{ object_id: String(row.id), ...change }]);
  const { id: shipment_id, account_id, revision } = after;
  const shipment = { shipment_id, account_id, branch_ids: branchesOf(after), status: statusOf(after), revision };
  emit(tx, 'shipment_updated', { ...shipment, fields: ['parcels'] });
  return after;
}

/** Oldest first, at most 500. */
export async function readMeasurements(
  tx: Transaction,
  viewer: Viewer,
  shipmentId: number,
): Promise<ParcelMeasurement[]> {
  const rows = await tx
    .selectFrom('parcel_measurements')
    .selectAll()
    .where('shipment_id', '=', shipmentId)
    .orderBy('id')
    .limit(500)
    .execute();
  const seesPrices = maySee({ needs: ['INLINE_see_billing_info'] }, viewer);
  const rand = (cents: number | null): number | null => (cents === null || !seesPrices ? null : cents / 100);
  const isOurs = isStaff(viewer.user);
  return rows.map(({ provider_id: _provider, rate_before_cents, rate_after_cents, created_at, problem, ...row }) => ({
    ...row,
    problem: isOurs ? problem : null,
    rate_before: rand(rate_before_cents),
    rate_after: rand(rate_after_cents),
    created_at: withOffset(created_at),
  }));
}
