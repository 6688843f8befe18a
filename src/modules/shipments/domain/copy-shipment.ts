/** Creates a new shipment from an existing one: a duplicate has the same route, a return goes back (F157, F158). */
import type { Parcel, Shipment } from '#generated/types.ts';
import type { ParcelDraft, ShipmentDraft } from './draft.ts';

export type CopyKind = 'duplicate' | 'return';

/** Fields that a copy takes over, without ids, statuses and tracking fields. */
const copiedFields = [
  'account_id',
  'customer_reference',
  'cost_center',
  'category',
  'responsible_contact',
  'collection_after',
  'collection_before',
  'delivery_after',
  'delivery_before',
  'service_level_code',
  'opt_in_rates',
  'opt_in_time_based_rates',
  'declared_value',
  'pod_method',
  'mute_notifications',
] as const satisfies readonly (keyof Shipment)[];

/** Fields of one side of a shipment. */
const ends = ['address', 'contact', 'agent_id', 'pickup_point_id', 'pickup_point_provider'] as const;

/** `today` is the current day in business time, the earliest date of the copy. */
export function copyShipment(shipment: Shipment, kind: CopyKind, today: string): ShipmentDraft {
  const isReturn = kind === 'return';
  const [from, to] = isReturn ? (['delivery', 'collection'] as const) : (['collection', 'delivery'] as const);
  const fields = copiedFields.map((name) => [name, shipment[name]] as const);
  const places = ends.flatMap((end) => [
    [`collection_${end}`, shipment[`${from}_${end}`]] as const,
    [`delivery_${end}`, shipment[`${to}_${end}`]] as const,
  ]);
  const instructions = [
    ['special_instructions_collection', shipment[`special_instructions_${from}`]] as const,
    ['special_instructions_delivery', shipment[`special_instructions_${to}`]] as const,
  ];
  const copied = [...fields, ...places, ...instructions].filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(copied) as ShipmentDraft),
    collection_min_date: today,
    delivery_min_date: today,
    is_return: isReturn,
    parcels: carried(shipment).map(copyParcel),
  };
}

/** Cancelled parcels are left out, except of a shipment that was cancelled as a whole: it is booked again. */
function carried({ status: whole, parcels }: Shipment): readonly Parcel[] {
  return whole === 'cancelled' ? parcels : parcels.filter(({ status }) => status !== 'cancelled');
}

function copyParcel(parcel: Parcel): ParcelDraft {
  const { parcel_description, packaging } = parcel;
  return {
    ...(parcel_description !== undefined && { parcel_description }),
    ...(packaging !== undefined && { packaging }),
    submitted_length_cm: parcel.submitted_length_cm,
    submitted_width_cm: parcel.submitted_width_cm,
    submitted_height_cm: parcel.submitted_height_cm,
    submitted_weight_kg: parcel.submitted_weight_kg,
  };
}
