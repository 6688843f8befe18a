/** Access checks on shipments for higher modules. */
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { OfAccount } from '#platform/server/http/scope.ts';
import type { Session } from '#platform/server/http/session.ts';
import { viewerOf, type Viewer } from '#platform/server/lists/viewer.ts';
import { findShipment, isVisible } from '../repository.ts';
import { inOwnBranch } from './branch-limit.ts';

/** Throws 404, naming `field`, when there is no such shipment that the user may see. */
export async function requireShipment(tx: Transaction, viewer: Viewer, id: number, field: string): Promise<void> {
  if (!(await isVisible(tx, viewer, id))) throw unknownShipment(field);
}

/** The account of a shipment that the user may see. */
export async function accountSeen(
  tx: Transaction,
  session: Pick<Session, 'user' | 'role' | 'actor'>,
  id: number,
): Promise<number | undefined> {
  return (await findShipment(tx, viewerOf(session), { id }))?.account_id;
}

/** The account that booked it. Throws 404, naming `field`, when there is no such shipment, or it is between other branches than the user's. */
export async function ownerOfShipment(
  tx: Transaction,
  session: Pick<Session, 'user'>,
  id: number,
  field: string,
): Promise<OfAccount> {
  const rows = tx.selectFrom('shipments as s').select('s.account_id').where('s.id', '=', id);
  const row = await rows.where(inOwnBranch(session)).executeTakeFirst();
  if (!row) throw unknownShipment(field);
  return { account: row.account_id, unknown: unknownShipment(field) };
}

export function unknownShipment(field: string): ApiError {
  const message = 'Could not find shipment';
  return new ApiError(404, 'unknown_shipment', message, [{ field, message }]);
}
