/** Puts shipments on hold and releases them: a released one has the status again that it had before (F182). */
import type { HoldShipmentBody, ReleaseShipmentBody, Settings, ShipmentStatus } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { reasonFinding } from '../../domain/reasons.ts';
import { statusOf } from '../../domain/status.ts';
import type { Booker } from '../booker.ts';
import { moveLocked, type Move, type Moved } from '../services/move-shipment.ts';
import type { LockedShipment } from '../stored-shipment.ts';

const holds: readonly string[] = ['on-hold', 'on-hold-internal'];

/** Throws `reason_required`, `conflict` and `status_not_allowed`. */
export async function holdShipment(
  tx: Transaction,
  booker: Booker,
  { row }: LockedShipment,
  settings: Settings,
  { internal = false, message, base_revision }: HoldShipmentBody,
): Promise<Moved> {
  const finding = reasonFinding(internal ? 'hold_internal' : 'hold', settings, message, 'message');
  if (finding) throw new ApiError(422, 'reason_required', finding.message, [finding]);
  const to = internal ? 'on-hold-internal' : 'on-hold';
  return move(tx, booker, row, { to, message: message.trim(), baseRevision: base_revision });
}

/** Throws `not_on_hold` and `conflict`. */
export async function releaseShipment(
  tx: Transaction,
  booker: Booker,
  { row }: LockedShipment,
  { message, base_revision }: ReleaseShipmentBody,
): Promise<Moved> {
  if (!holds.includes(row.status)) throw new ApiError(409, 'not_on_hold', 'This shipment isn’t on hold');
  const before = await tx
    .selectFrom('tracking_events')
    .select('status')
    .where('shipment_id', '=', row.id)
    .where('parcel_id', 'is', null)
    .where('status', 'not in', holds)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const to: ShipmentStatus = before ? statusOf(before) : 'submitted';
  return move(tx, booker, row, { to, message: message?.trim() || null, baseRevision: base_revision });
}

async function move(
  tx: Transaction,
  { providerId, author: audit, now }: Booker,
  row: Row<'shipments'>,
  what: Pick<Move, 'to' | 'message' | 'baseRevision'>,
): Promise<Moved> {
  const { answer } = await moveLocked(tx, row, {
    ...{ ...what, providerId, shipmentId: row.id, parcelId: null, by: 'event', location: null },
    ...{ source: 'staff', at: now, now, audit },
  });
  return answer;
}
