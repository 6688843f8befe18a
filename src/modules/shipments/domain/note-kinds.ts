/** The kinds of notes of a shipment, and the words for changes of its parcels and addresses (F194). */
import { isObject, sameJson, type JsonObject } from '#engine/values/json-value.ts';
import { shipment_note_kind } from '#generated/enums.ts';
import type { Settings, ShipmentLeg, ShipmentNoteKind } from '#generated/types.ts';
import { dimensionsText, weightText } from '#platform/domain/amount.ts';
import { roles } from '#platform/domain/role.ts';

const admins: ReadonlySet<number> = new Set([roles.platformAdmin, roles.providerAdmin]);

/** Reservations are for users other than administrators, where Bob Box is in use. */
export function noteKindsFor(
  { role_id: role }: { readonly role_id: number },
  { enable_bob_box: own, enable_third_party_bob_box: other }: Settings,
): readonly ShipmentNoteKind[] {
  const hasReservations = !admins.has(role) && (own === true || other === true);
  return shipment_note_kind
    .map((kind) => kind.const)
    .filter((kind) => kind !== 'reservation-details' || hasReservations);
}

const sizes = ['length_cm', 'width_cm', 'height_cm', 'weight_kg'] as const;

/** `KES0001: from 20 × 20 × 10 cm, 2 kg to 30 × 20 × 10 cm, 2 kg`, a line for each parcel whose size or weight changed. */
export function parcelChangeText(from: unknown, to: unknown): string {
  const before = new Map(parcelsIn(from).map((parcel) => [parcel['id'], parcel]));
  return parcelsIn(to)
    .flatMap((parcel) => {
      const was = before.get(parcel['id']);
      const [old, now] = [was && sizeText(was), sizeText(parcel)];
      return old === undefined || old === now ? [] : [`${nameOf(parcel)}: from ${old} to ${now}`];
    })
    .join('\n');
}

function parcelsIn(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function nameOf({ tracking_reference: reference }: JsonObject): string {
  return typeof reference === 'string' ? reference : 'Parcel';
}

/** Measured where it was, as submitted otherwise. */
function sizeText(parcel: JsonObject): string {
  const [length, width, height, weight] = sizes.map((size) => parcel[`actual_${size}`] ?? parcel[`submitted_${size}`]);
  const sides = [length, width, height].map((side) => (typeof side === 'number' ? side : null));
  const parts = [dimensionsText(sides), typeof weight === 'number' ? weightText(weight) : ''];
  return parts.filter((part) => part !== '').join(', ') || 'no size';
}

/** `Delivery address: from 1 Main Road, Rosebank to 2 Oak Avenue, Rosebank`; empty when it reads the same. */
export function addressChangeText(leg: ShipmentLeg, from: unknown, to: unknown): string {
  if (sameJson(from, to)) return '';
  const [old, now] = [addressText(from), addressText(to)];
  return old === now ? '' : `${leg === 'collection' ? 'Collection' : 'Delivery'} address: from ${old} to ${now}`;
}

const addressParts = ['company', 'street_address', 'local_area', 'city', 'code'] as const;

function addressText(address: unknown): string {
  if (!isObject(address)) return 'none';
  const parts = addressParts.map((part) => address[part]).filter((part) => typeof part === 'string' && part !== '');
  return parts.join(', ') || 'none';
}
