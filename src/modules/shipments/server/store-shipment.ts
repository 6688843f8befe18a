/** Inserts a new shipment: its row under a unique short reference, its parcels, and its first tracking event. */
import { randomBytes } from 'node:crypto';
import type { NewRow } from '#generated/database.ts';
import type { ShipmentStatus } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';
import { portalOf } from '#platform/server/db/portal.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { trackingUrl } from '../domain/tracking-url.ts';
import type { CompleteDraft, ParcelDraft } from '../domain/draft.ts';
import { customReference, generatedReference, parcelReference, shortReference } from '../domain/references.ts';
import type { Booker } from './booker.ts';
import { isTaken, takenReference } from './changed-reference.ts';
import { dropoffColumns, priceColumns, shipmentColumns } from './columns.ts';
import { lockerPins } from './lockers/locker-pins.ts';
import { newPin } from './new-pin.ts';
import type { Price } from './price.ts';
import { writeTrackingEvent } from './services/tracking-events.ts';
import type { Settings } from '#generated/types.ts';

export interface NewShipment {
  readonly account: Row<'accounts'>;
  readonly settings: Settings;
  readonly draft: CompleteDraft;
  readonly price: Price;
  readonly status: ShipmentStatus;
  readonly originalShipmentId: number | null;
  readonly quoteValidUntil: Date | null;
  /** For a parcel that is handed over while it is booked. */
  readonly droppedOffDate: Date | null;
}

/** Throws `invalid_shipment` if another shipment has the custom reference. */
export async function storeShipment(tx: Transaction, booker: Booker, shipment: NewShipment): Promise<Row<'shipments'>> {
  const { providerId, author, now, bulkBookingId = null } = booker;
  const { account, settings, draft, price, status, originalShipmentId, quoteValidUntil, droppedOffDate } = shipment;
  const number = await nextNumber(tx, providerId, account.id);
  const prefix = account.tracking_prefix;
  const own = draft.custom_tracking_reference;
  const custom = own === undefined ? generatedReference(settings, prefix, number) : customReference(own, prefix);
  const values = {
    ...shipmentColumns(draft),
    ...priceColumns(price),
    provider_id: providerId,
    account_id: account.id,
    account_branch_id: account.branch_id,
    account_shipment_id: number,
    status,
    custom_tracking_reference: custom ?? null,
    parcel_count: draft.parcels.length,
    original_shipment_id: originalShipmentId,
    bulk_booking_id: bulkBookingId,
    quote_valid_until: quoteValidUntil,
    dropped_off_date: droppedOffDate,
    ...dropoffColumns(settings, status, now),
    ...lockerPins(draft),
    proof_of_delivery_pin: newPin('delivery'),
    time_created: now,
    created_by_id: author.user_id,
    created_by: author.user_name,
  };
  const row = await insertUnderReference(tx, booker, settings, values, custom);
  await insertParcels(tx, row, draft.parcels, 1);
  await writeTrackingEvent(tx, providerId, { shipmentId: row.id, status, source: 'booking', at: now, author });
  return row;
}

/** The account's running number; bookings of an account are serialized from here. */
async function nextNumber(tx: Transaction, provider_id: number, account_id: number): Promise<number> {
  const { last } = await tx
    .insertInto('shipment_numbers')
    .values({ provider_id, account_id, last: 1 })
    .onConflict((row) =>
      row.columns(['provider_id', 'account_id']).doUpdateSet((set) => ({ last: set('shipment_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Draws short references until one is free, hardly ever more than once. */
async function insertUnderReference(
  tx: Transaction,
  booker: Booker,
  settings: Settings,
  values: object,
  custom: string | undefined,
): Promise<Row<'shipments'>> {
  if (custom !== undefined && (await isTaken(tx, custom))) throw takenReference();
  const portal = await portalOf(tx, settings, booker.origin);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const short = shortReference(randomBytes(32));
    const row = {
      ...values,
      short_tracking_reference: short,
      tracking_reference: custom ?? short,
      tracking_url: trackingUrl(settings.tracking_url, portal, custom ?? short),
    };
    const inserted = await tx
      .insertInto('shipments')
      .values(row as unknown as NewRow<'shipments'>)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (inserted) return inserted;
    // Someone else has just booked with the same custom reference.
    if (custom !== undefined && (await isTaken(tx, custom))) throw takenReference();
  }
  throw new Error('No short reference is free.');
}

/** Numbered from `first`. */
export async function insertParcels(
  tx: Transaction,
  { provider_id, id: shipment_id, tracking_reference, status }: Row<'shipments'>,
  parcels: readonly ParcelDraft[],
  first: number,
): Promise<void> {
  const rows = parcels.map((parcel, at) => ({
    ...parcel,
    ...{ provider_id, shipment_id, status, number: first + at },
    tracking_reference: parcelReference(tracking_reference, first + at),
  }));
  await tx
    .insertInto('parcels')
    .values(rows as unknown as NewRow<'parcels'>[])
    .execute();
}
