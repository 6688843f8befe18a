/** A stored shipment as the API returns it: fields with a value that the reader may see. */
import { withOffset } from '#platform/domain/time.ts';
import { isStaff } from '#platform/domain/role.ts';
import type { Parcel, Rate, Shipment, ShipmentStatus, TrackingEvent } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { SettingsReader } from '#platform/server/http/services.ts';
import { maySee, type Viewer } from '#platform/server/lists/viewer.ts';
import { dropoffDeadline, lastDropoffDay } from '../domain/dropoff.ts';
import { expectedEnd } from '../domain/expected-delivery.ts';
import { displayedStatus, hasFlag, statusOf, type DisplayedShipment } from '../domain/status.ts';

type Columns = Readonly<Record<string, unknown>>;

/** The reader, and whether the provider shows customers fewer statuses (`override_shipment_statuses`). */
export interface Reader {
  readonly viewer: Viewer;
  readonly override: boolean;
}

/** Whether the provider shows customers fewer statuses. */
export async function overridesStatuses(
  settings: SettingsReader,
  tx: Transaction,
  providerId: number,
): Promise<boolean> {
  return (await settings.decidingWithin(tx, providerId)).override_shipment_statuses === true;
}

/**
 * Columns that are not fields of the API: cents become rand, PINs are only for the people who need them, some are for
 * tracking only.
 */
const internal = new Set([
  'rate_cents',
  'declared_value_cents',
  'created_by_id',
  'is_booked_by_customer',
  'charge_transaction_id',
  'previous_delivery_from',
  'previous_delivery_to',
  'proof_of_delivery_pin',
  'pickup_pin',
  'dropoff_pin',
  'locker_reservation',
  'statuses_had',
  'outstanding_cents',
  'undone_status',
  'dropoff_days',
  'awaiting_dropoff_since',
  'status_before_hold',
  'priced_at',
  'rate_date',
  'tariff_revision',
]);

const internalOfParcel = new Set([
  ...['provider_id', 'number', 'account_id'],
  ...['collection_agent_id', 'delivery_agent_id', 'displayed_status'],
]);

/**
 * `row` comes from `wholeShipments`. Staff also get the stored status, on which changes are based, besides the
 * displayed one (F150, F151).
 */
export function serializeShipment(row: Columns, reader: Reader): Shipment {
  const { viewer } = reader;
  const shipment: Record<string, unknown> = {};
  const account: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    if (internal.has(name) || value === null) continue;
    if (name.startsWith('account.')) account[name.slice('account.'.length)] = value;
    else if (name === 'parcels')
      shipment[name] = (value as Columns[]).map((parcel) => serializeParcel({ ...agentsOf(row), ...parcel }, reader));
    else shipment[name] = value instanceof Date ? withOffset(value) : value;
  }
  const isExpected = row['status'] === 'awaiting-dropoff';
  const deadline = isExpected ? dropoffDeadline(row['rate_breakdown'] as Rate, row['time_created'] as Date) : undefined;
  if (deadline !== undefined) shipment['drop_off_by'] = deadline;
  const lastDay = lastDropoffDay(row as unknown as Parameters<typeof lastDropoffDay>[0]);
  if (lastDay !== undefined) shipment['drop_off_last_day'] = lastDay;
  const shown = displayedTo(row, reader);
  shipment['displayed_status'] = shown;
  const expected = expectedEnd(row as unknown as Parameters<typeof expectedEnd>[0], shown);
  if (expected !== undefined) shipment['expected_delivery'] = expected;
  if (!isStaff(viewer.user)) {
    shipment['status'] = shipment['displayed_status'];
    if (row['is_booked_by_customer'] !== true) delete shipment['created_by'];
  }
  const money = maySee({ needs: ['INLINE_see_billing_info'] }, viewer)
    ? []
    : ['rate', 'rate_breakdown', 'outstanding_amount'];
  for (const hidden of money) delete shipment[hidden];
  return { ...shipment, account } as unknown as Shipment;
}

/** `row` includes the drivers of its shipment. */
export function serializeParcel(row: Columns, reader: Reader): Parcel {
  const entries = Object.entries(row)
    .filter(([name, value]) => !internalOfParcel.has(name) && value !== null)
    .map(([name, value]) => [name, name === 'status' ? displayedTo(row, reader) : value] as const);
  return Object.fromEntries(entries) as unknown as Parcel;
}

/** Customers do not see which member of staff did it, or why a shipment is on hold internally. */
export function serializeEvent(
  row: Row<'tracking_events'>,
  shipment: Pick<Row<'shipments'>, 'collection_agent_id' | 'delivery_agent_id'>,
  reader: Reader,
): TrackingEvent {
  const isForStaff = isStaff(reader.viewer.user);
  return {
    id: row.id,
    shipment_id: row.shipment_id,
    parcel_id: row.parcel_id,
    // Staff see the status as recorded.
    status: isForStaff ? statusOf(row) : displayedTo({ ...agentsOf(shipment), status: row.status }, reader),
    message: isForStaff || !hasFlag(statusOf(row), 'admin_only') ? row.message : null,
    location: row.location,
    source: row.source,
    user_name: isForStaff ? row.user_name : null,
    date: withOffset(row.date),
  };
}

function agentsOf({ collection_agent_id, delivery_agent_id }: Columns): Columns {
  return { collection_agent_id, delivery_agent_id };
}

function displayedTo(row: Columns, { viewer, override }: Reader): ShipmentStatus {
  const shown = row as unknown as DisplayedShipment;
  return displayedStatus(shown, isStaff(viewer.user) ? 'staff' : 'customer', override);
}
