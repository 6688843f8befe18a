/** The parcels of a scanned number: one parcel by its own number, all of a shipment by the shipment’s. */
import type { ShipmentStatus } from '#generated/types.ts';
import { plainText } from '#platform/domain/plain-text.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { anyOf } from '#platform/server/db/any-of.ts';

export interface ScannedParcel {
  readonly id: number;
  readonly shipment_id: number;
  readonly tracking_reference: string;
  readonly status: ShipmentStatus;
  readonly service_level_code: string | null;
  /** The branch that delivers it; null where no branch does. */
  readonly delivery_branch_id: number | null;
}

/**
 * Of a shipment without its cancelled parcels, unless all are; empty for an unknown number. Numbers that customers gave
 * parcels come after our own, so that none can stand for a parcel of someone else.
 */
export async function findScanned(tx: Transaction, scanned: string): Promise<readonly ScannedParcel[]> {
  const text = scanned.trim();
  const plain = plainText(text);
  const forms = [...new Set([text, plain === '' ? text : plain].flatMap((form) => [form, form.toUpperCase()]))];
  const parcels = tx
    .selectFrom('parcels as p')
    .innerJoin('shipments as s', (join) =>
      join.onRef('s.provider_id', '=', 'p.provider_id').onRef('s.id', '=', 'p.shipment_id'),
    )
    .select(['p.id', 'p.shipment_id', 'p.tracking_reference', 'p.status'])
    .select(['s.service_level_code', 's.delivery_branch_id'])
    .orderBy('p.id');
  const own = await parcels.where('p.tracking_reference', '=', anyOf(forms)).execute();
  const named =
    own.length > 0 ? own : await parcels.where('p.alternative_tracking_reference', '=', anyOf(forms)).execute();
  const found = (named.length > 0 ? named : await ofShipment()).map((one) => ({
    ...one,
    status: one.status as ShipmentStatus,
  }));
  const left = found.filter(({ status }) => status !== 'cancelled');
  return left.length > 0 ? left : found;

  function ofShipment() {
    const numbered = tx
      .selectFrom('shipments')
      .select('id')
      .where((one) =>
        one.or([
          one('short_tracking_reference', '=', anyOf(forms)),
          one('tracking_reference', '=', anyOf(forms)),
          one('custom_tracking_reference', '=', anyOf(forms)),
        ]),
      )
      .orderBy('id', 'desc')
      .limit(1);
    return parcels.where('p.shipment_id', 'in', numbered).execute();
  }
}
