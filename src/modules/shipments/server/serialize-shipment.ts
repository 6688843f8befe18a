/** A stored shipment as the API answers it: the entity's fields that have a value, in the words that the reader may see. */
import { withOffset } from '#platform/domain/time.ts';
import { isStaff } from '#platform/domain/role.ts';
import type { Parcel, Shipment, ShipmentStatus, TrackingEvent } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';
import { maySee, type Viewer } from '#platform/server/lists/viewer.ts';
import { shownStatus } from '../domain/shipment-status.ts';

type Columns = Readonly<Record<string, unknown>>;

/** Columns of a shipment that are no fields: cents are told in rand, and PINs are for the people who need them. */
const internal = new Set([
  'rate_cents',
  'declared_value_cents',
  'created_by_id',
  'charge_transaction_id',
  'proof_of_delivery_pin',
  'pickup_pin',
  'dropoff_pin',
]);

const internalOfParcel = new Set(['provider_id', 'number', 'account_id']);

/** `row` is one of `wholeShipments`. */
export function serializeShipment(row: Columns, viewer: Viewer): Shipment {
  const shipment: Record<string, unknown> = {};
  const account: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    if (internal.has(name) || value === null) continue;
    if (name.startsWith('account.')) account[name.slice('account.'.length)] = value;
    else if (name === 'status') shipment[name] = statusFor(value, viewer);
    else if (name === 'parcels') shipment[name] = (value as Columns[]).map((parcel) => serializeParcel(parcel, viewer));
    else shipment[name] = value instanceof Date ? withOffset(value) : value;
  }
  const money = maySee({ needs: ['INLINE_see_billing_info'] }, viewer) ? [] : ['rate', 'rate_breakdown'];
  for (const hidden of money) delete shipment[hidden];
  return { ...shipment, account } as unknown as Shipment;
}

export function serializeParcel(row: Columns, viewer: Viewer): Parcel {
  const entries = Object.entries(row)
    .filter(([name, value]) => !internalOfParcel.has(name) && value !== null)
    .map(([name, value]) => [name, name === 'status' ? statusFor(value, viewer) : value] as const);
  return Object.fromEntries(entries) as unknown as Parcel;
}

/** Customers do not read which of the staff did it. */
export function serializeEvent(row: Row<'tracking_events'>, viewer: Viewer): TrackingEvent {
  return {
    id: row.id,
    shipment_id: row.shipment_id,
    parcel_id: row.parcel_id,
    status: statusFor(row.status, viewer),
    message: row.message,
    location: row.location,
    source: row.source,
    user_name: isStaff(viewer.user) ? row.user_name : null,
    date: withOffset(row.date),
  };
}

function statusFor(status: unknown, { user }: Viewer): ShipmentStatus {
  return shownStatus(status as ShipmentStatus, isStaff(user));
}
