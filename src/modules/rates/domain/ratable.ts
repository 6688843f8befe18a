/** Whether a partly filled form is sufficient for pricing, and the request for it. */
import { isFormat } from '#engine/schema/formats.ts';
import type { RateShipmentBody } from '#generated/types.ts';

/** The fields of a shipment that affect its price, as in a form. */
export type RatableShipment = Readonly<Record<string, unknown>>;

export type Ratable =
  /** What is missing, as text: `the delivery address`. */
  { readonly missing: readonly string[] } | { readonly request: RateShipmentBody };

const pricedFields = [
  'account_id',
  'declared_value',
  'collection_min_date',
  'delivery_min_date',
  'collection_after',
  'collection_before',
  'delivery_after',
  'delivery_before',
  'opt_in_rates',
  'opt_in_time_based_rates',
] as const;

const days = ['collection_min_date', 'delivery_min_date'] as const;
const times = ['collection_after', 'collection_before', 'delivery_after', 'delivery_before'] as const;

const points = [
  'collection_pickup_point_id',
  'collection_pickup_point_provider',
  'delivery_pickup_point_id',
  'delivery_pickup_point_provider',
] as const;

const sizes = ['submitted_length_cm', 'submitted_width_cm', 'submitted_height_cm', 'submitted_weight_kg'] as const;

/** @param needsAccount whether staff book, who must choose an account first */
export function ratable(shipment: RatableShipment, needsAccount: boolean): Ratable {
  const parcels = membersOf(shipment['parcels']);
  const missing = [
    ...(needsAccount && typeof shipment['account_id'] !== 'number' ? ['the account'] : []),
    ...(isSomewhere(shipment['collection_address']) ? [] : ['the collection address']),
    ...(isSomewhere(shipment['delivery_address']) ? [] : ['the delivery address']),
    ...(parcels.length > 0 && parcels.every(isMeasured) ? [] : ['the size and weight of each parcel']),
    ...(days.every((name) => isFitting('date', shipment[name])) ? [] : ['a valid day']),
    ...(times.every((name) => isFitting('time-of-day', shipment[name])) ? [] : ['a valid time']),
    ...(isGiven(shipment['declared_value']) && typeof shipment['declared_value'] !== 'number'
      ? ['a valid declared value']
      : []),
  ];
  if (missing.length > 0) return { missing };
  const given = [...pricedFields, ...points]
    .map((name) => [name, shipment[name]] as const)
    .filter(([, value]) => isGiven(value));
  return {
    request: {
      ...Object.fromEntries(given),
      collection_address: filled(shipment['collection_address']),
      delivery_address: filled(shipment['delivery_address']),
      parcels: parcels.map((parcel) => Object.fromEntries(sizes.map((size) => [size, parcel[size]]))),
    },
  };
}

type Members = Readonly<Record<string, unknown>>;

function filled(address: unknown): Members {
  return Object.fromEntries(Object.entries(address as Members).filter(([, value]) => isGiven(value)));
}

function membersOf(list: unknown): readonly Members[] {
  return Array.isArray(list) ? (list as readonly Members[]) : [];
}

/** Zones are found by coordinates, otherwise by postal code, otherwise by country. */
function isSomewhere(address: unknown): boolean {
  if (typeof address !== 'object' || address === null) return false;
  const { lat, lng, code, country } = address as Members;
  const isAbroad = typeof country === 'string' && country !== '' && country !== 'ZA';
  return (typeof lat === 'number' && typeof lng === 'number') || isGiven(code) || isAbroad;
}

function isMeasured(parcel: Members): boolean {
  return sizes.every((size) => typeof parcel[size] === 'number' && parcel[size] > 0);
}

/** Whether a value is absent or readable: a form holds what was typed, also when that is no day. */
function isFitting(name: 'date' | 'time-of-day', value: unknown): boolean {
  return !isGiven(value) || (typeof value === 'string' && isFormat(name, value));
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
