/** Actions on a shipment without a login, for receivers who have its number and know one of its contacts. */
import type { FastifyRequest } from 'fastify';
import type { ProviderKind, RescheduleDeliveryBody, TrackedProof } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';
import { guestAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { originOf } from '#platform/server/http/tenancy.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { readRequest, type CompleteDraft } from '../../domain/draft.ts';
import { isContact, type Reached } from '../../domain/contact-match.ts';
import { readerOf, type Booker, type Deciding } from '../booker.ts';
import { changeShipment } from '../change.ts';
import { priceShipment } from '../price.ts';
import { readProofs, type Reading } from '../records/files.ts';
import { lockAny, type LockedShipment } from '../stored-shipment.ts';

/** Throws `wrong_contact` unless `given` is the mobile number or email address of one of the contacts. */
export async function requireContact(
  tx: Transaction,
  shipmentId: number,
  given: string,
  sides: readonly ('collection_contact' | 'delivery_contact' | 'responsible_contact')[],
): Promise<void> {
  const row = await tx.selectFrom('shipments').select(sides).where('id', '=', shipmentId).executeTakeFirstOrThrow();
  const contacts = sides.map((side) => row[side] as Reached | null);
  if (isContact(given, contacts)) return;
  const message = 'This is not the mobile number or email address that we have for this shipment';
  throw new ApiError(422, 'wrong_contact', message, [{ field: 'contact', code: 'wrong_contact', message }]);
}

interface Receiver {
  readonly providerId: number;
  readonly providerKind: ProviderKind;
  readonly request: FastifyRequest;
  readonly now: Date;
}

type NewDay = Omit<RescheduleDeliveryBody, 'tracking_reference' | 'contact' | 'delivery_after' | 'delivery_before'> & {
  /** Null: any time suits. */
  readonly [Time in 'delivery_after' | 'delivery_before']: string | null;
};

/**
 * Reschedules a delivery as a customer of its account may. Throws the errors of `changeShipment`; `price_changed` where
 * the new day changes the price.
 */
export async function rescheduleForReceiver(
  tx: Transaction,
  deciding: Deciding,
  { providerId, providerKind, request, now }: Receiver,
  shipmentId: number,
  day: NewDay,
): Promise<Row<'shipments'>> {
  const stored = await lockAny(tx, shipmentId);
  const guest: Booker = {
    ...{ providerId, providerKind, viewer: null, now, origin: originOf(request) },
    author: { ...guestAuthor(request), user_name: 'Receiver' },
  };
  const receiver: Booker = { ...guest, viewer: readerOf(guest, stored.row.account_id) };
  await requireSamePrice(tx, deciding, receiver, stored, day);
  // The agreed price stays, even if the tariff has changed.
  return changeShipment(tx, deciding, receiver, stored, { id: shipmentId, ...day }, { ignoreBelow: Infinity });
}

/** Throws `price_changed` where the new day costs a different amount, which receivers are not shown. */
async function requireSamePrice(
  tx: Transaction,
  deciding: Deciding,
  receiver: Booker,
  { draft, account }: LockedShipment,
  day: NewDay,
): Promise<void> {
  const priceOf = (change: object) => priceShipment(tx, deciding, receiver, account.id, change as CompleteDraft);
  const before = await priceOf(draft);
  const { draft: asked } = readRequest(day);
  const after = await priceOf({ ...draft, delivery_after: undefined, delivery_before: undefined, ...asked });
  if (before.amount === after.amount) return;
  const message = 'The price of the shipment would change on this day. Choose another day, or ask the sender';
  throw new ApiError(409, 'price_changed', message, [{ field: 'delivery_min_date', code: 'price_changed', message }]);
}

/** Newest first, without details of the recipient that only the courier needs. */
export async function proofsForHolder(
  tx: Transaction,
  reading: Omit<Reading, 'viewer'>,
  shipmentId: number,
): Promise<TrackedProof[]> {
  const viewer = await holderOf(tx, reading.providerId, shipmentId);
  const proofs = await readProofs(tx, { ...reading, viewer }, shipmentId);
  return proofs.map(({ method, name, delivered_at, files }) => ({ method, name, delivered_at, files }));
}

/** Someone without a login who was recognized by a contact of the shipment: sees it as a customer of its account would. */
export async function holderOf(tx: Transaction, providerId: number, shipmentId: number): Promise<Viewer> {
  const { account_id } = await tx
    .selectFrom('shipments')
    .select('account_id')
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  return readerOf({ viewer: null, providerId }, account_id);
}
