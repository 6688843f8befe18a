/**
 * Maps a shipment's fields to columns: the same names, cents for rand, JSON for objects. A field whose column has its
 * name needs no entry.
 */
import { calls } from '#generated/calls.ts';
import type { Row } from '#generated/database.ts';
import type { Rate, Settings, ShipmentStatus } from '#generated/types.ts';
import { centsOf } from '#platform/domain/money.ts';
import type { ShipmentDraft } from '../domain/draft.ts';
import type { Price } from './price.ts';

/** Fields that are columns of other names, or rows of their own. */
const elsewhere = new Set(['parcels', 'account_id', 'declared_value', 'service_level_code', 'service_level_id']);

type Columns = Record<string, unknown>;

/** The columns that a draft sets; absent fields stay unchanged. */
export function shipmentColumns(draft: ShipmentDraft): Columns {
  const entries = Object.entries(draft)
    .filter(([name]) => !elsewhere.has(name))
    .map(([name, value]) => [name, isObject(value) ? JSON.stringify(value) : value] as const);
  const declared = draft.declared_value === undefined ? {} : { declared_value_cents: centsOf(draft.declared_value) };
  return { ...Object.fromEntries(entries), ...declared };
}

/** The column of a field. */
export function columnOf(field: string): string {
  return field === 'declared_value' ? 'declared_value_cents' : field;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How long a new booking may wait for its drop-off, and since when it does. */
export function dropoffColumns(
  { dropoff_validity_period: days }: Settings,
  status: ShipmentStatus,
  now: Date,
): Columns {
  return { dropoff_days: days ?? null, awaiting_dropoff_since: status === 'awaiting-dropoff' ? now : null };
}

/** The columns derived from the price. */
export function priceColumns(price: Price): Columns {
  const { rate, amount, pricedAt, rateDate, tariffRevision, optIns, collectionBranchId, deliveryBranchId } = price;
  const { id, code, name } = rate.service_level;
  return {
    ...{ service_level_id: id, service_level_code: code, service_level_name: name },
    ...{ rate_cents: amount, rate_breakdown: JSON.stringify(rate), charged_weight: rate.charged_weight },
    ...{ priced_at: pricedAt, rate_date: rateDate ?? null, tariff_revision: tariffRevision ?? null },
    // As charged: also those that are chosen from the start, and none that are gone.
    ...{ opt_in_rates: optIns.rates, opt_in_time_based_rates: optIns.timed },
    ...{ collection_branch_id: collectionBranchId, delivery_branch_id: deliveryBranchId },
    ...promiseColumns(rate),
  };
}

/** The days that the service promises. */
export function promiseColumns({ service_level }: Pick<Rate, 'service_level'>): Columns {
  const { collection_date, delivery_date_from, delivery_date_to } = service_level;
  return {
    estimated_collection: collection_date,
    ...{ estimated_delivery_from: delivery_date_from, estimated_delivery_to: delivery_date_to },
  };
}

/** Fields with a column of the same name that clients may send. */
const sendable: ReadonlySet<string> = new Set(calls.create_shipment.body);

/** The stored shipment as a draft, for validation. */
export function draftOf(row: Row<'shipments'>, parcels: readonly Row<'parcels'>[]): ShipmentDraft {
  const { id: _id, provider_id: _provider, status: _status, ...fields } = row;
  const sent = Object.entries(fields).filter(([name, value]) => value !== null && sendable.has(name));
  return {
    ...(Object.fromEntries(sent) as ShipmentDraft),
    ...(row.declared_value_cents === null ? {} : { declared_value: row.declared_value_cents / 100 }),
    parcels: parcels.map(parcelDraftOf),
  };
}

function parcelDraftOf(row: Row<'parcels'>) {
  const { provider_id: _provider, number: _number, ...parcel } = row;
  return Object.fromEntries(Object.entries(parcel).filter(([, value]) => value !== null));
}
