/** Puts shipments on hold and releases them; a released one returns to its previous status (F182). */
import type { HoldShipmentBody, ReleaseShipmentBody, Settings } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { reasonFinding } from '../../domain/reasons.ts';
import { isHold, statusBesidesHold } from '../../domain/status.ts';
import type { Booker } from '../booker.ts';
import { settle } from '../payment-intervention.ts';
import { moveLocked, type Move, type Moved, type Outcome } from '../services/move-shipment.ts';
import type { LockedShipment } from '../stored-shipment.ts';

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
  return (await move(tx, booker, row, { to, message: message.trim(), baseRevision: base_revision, isOnce: true }))
    .answer;
}

/** A shipment that waits for a payment is charged whatever the account can afford (F196). Throws `not_on_hold` and `conflict`. */
export async function releaseShipment(
  tx: Transaction,
  booker: Booker,
  { row }: LockedShipment,
  { message, base_revision }: ReleaseShipmentBody,
): Promise<Moved> {
  const isHeld = isHold(row.status);
  const isUnpaid = row.payment_intervention_status !== null;
  if (!isHeld && !isUnpaid) throw new ApiError(409, 'not_on_hold', 'This shipment isn’t on hold');
  const what = { to: statusBesidesHold(row), message: message?.trim() || null, baseRevision: base_revision };
  const { answer, row: after } = await move(tx, booker, row, what);
  if (!isUnpaid) return answer;
  const { revision } = await settle(tx, booker, after, { isForced: true });
  return { ...answer, revision };
}

async function move(
  tx: Transaction,
  { providerId, author: audit, now }: Booker,
  row: Row<'shipments'>,
  what: Pick<Move, 'to' | 'message' | 'baseRevision' | 'isOnce'>,
): Promise<Outcome> {
  return moveLocked(tx, row, {
    ...{ ...what, providerId, shipmentId: row.id, parcelId: null, by: 'event', location: null },
    ...{ source: 'staff', at: now, now, audit },
  });
}
