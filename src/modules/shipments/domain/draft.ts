/** Normalizes a shipment from a client: no empty values, dates as days, coordinates rounded as stored. */
import { roundedDegrees, typeByCountry } from '#modules/geography/domain/address.ts';
import { dayOf } from '#modules/rates/domain/requested-day.ts';
import type { Address, Contact, Parcel, Shipment, ShipmentRequest } from '#generated/types.ts';

/** A parcel before it has a number. */
export type ParcelDraft = Partial<Parcel>;

/** An incomplete shipment; every field may be absent, and none is empty. */
export type ShipmentDraft = Partial<
  Omit<
    Shipment,
    'parcels' | `${'collection' | 'delivery'}_address` | `${'collection' | 'delivery' | 'responsible'}_contact`
  >
> & {
  readonly collection_address?: Partial<Address>;
  readonly delivery_address?: Partial<Address>;
  readonly collection_contact?: Partial<Contact>;
  readonly delivery_contact?: Partial<Contact>;
  readonly responsible_contact?: Partial<Contact>;
  readonly parcels?: readonly ParcelDraft[];
};

/** A shipment with everything that booking requires. */
export type CompleteDraft = ShipmentDraft & {
  readonly collection_address: Address;
  readonly delivery_address: Address;
  readonly collection_contact: Contact;
  readonly delivery_contact: Contact;
  readonly parcels: readonly ParcelDraft[];
};

/** Members of the request that are not fields of the shipment. */
const envelope = [
  'provider_id',
  'id',
  'base_revision',
  'status',
  'tracking_message',
  'mode',
  'duplicate_of',
  'return_of',
  'no_dangerous_goods',
  'expected_rate',
] as const satisfies readonly (keyof ShipmentRequest)[];

const ofEnvelope: ReadonlySet<string> = new Set(envelope);

export type Envelope = Pick<ShipmentRequest, (typeof envelope)[number]>;

export interface ReadRequest {
  readonly envelope: Envelope;
  readonly draft: ShipmentDraft;
  /** Fields that were sent without a value: a change removes them. */
  readonly removed: readonly (keyof ShipmentDraft)[];
}

/** Splits a request; an address is dropped where a pickup point is used (F159). */
export function readRequest(request: ShipmentRequest): ReadRequest {
  const fields = Object.entries(request).filter(([name]) => !ofEnvelope.has(name));
  const filled = fields.flatMap(([name, value]): [string, unknown][] => {
    const compacted = compact(value);
    return compacted === undefined
      ? []
      : [[name, name.endsWith('_min_date') && typeof compacted === 'string' ? dayOf(compacted) : compacted]];
  });
  const draft = Object.fromEntries(filled) as ShipmentDraft;
  const names = new Set(filled.map(([name]) => name));
  return {
    envelope: Object.fromEntries(
      envelope.flatMap((name) => (name in request ? [[name, request[name]]] : [])),
    ) as Envelope,
    draft: withPlaces(draft),
    removed: fields.map(([name]) => name as keyof ShipmentDraft).filter((name) => !names.has(name)),
  };
}

/** The value without empty parts: null, blank text, empty objects and lists; undefined when nothing is left. */
function compact(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (Array.isArray(value)) return value.map((one) => compact(one) ?? {});
  if (typeof value !== 'object') return value;
  // A loop for speed, because files of thousands of shipments pass through it.
  let compacted: Record<string, unknown> | undefined;
  for (const [name, member] of Object.entries(value)) {
    const inner = compact(member);
    if (inner !== undefined) (compacted ??= {})[name] = inner;
  }
  return compacted;
}

function withPlaces(draft: ShipmentDraft): ShipmentDraft {
  const { collection_address: collection, delivery_address: delivery, ...rest } = draft;
  return {
    ...rest,
    ...(collection && draft.collection_pickup_point_id === undefined && { collection_address: placed(collection) }),
    ...(delivery && draft.delivery_pickup_point_id === undefined && { delivery_address: placed(delivery) }),
  };
}

/** The default country is South Africa, and only addresses elsewhere are international (F226). */
function placed(address: Partial<Address>): Partial<Address> {
  const { lat, lng } = address;
  const type = typeByCountry(address);
  return {
    ...address,
    ...(type !== undefined && { type }),
    country: address.country ?? 'ZA',
    ...(lat !== undefined && { lat: roundedDegrees(lat) }),
    ...(lng !== undefined && { lng: roundedDegrees(lng) }),
  };
}
