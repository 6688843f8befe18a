/** The rules for booking, changing or cancelling a shipment, in order and with their specified texts (F162). */
import { isFormat } from '#engine/schema/formats.ts';
import type { Settings, ShipmentLeg } from '#generated/types.ts';
import { addressProblem, isPickupPoint, legs } from '#modules/geography/domain/address.ts';
import type { ParcelDraft, ShipmentDraft } from './draft.ts';
import type { Finding } from './finding.ts';
import { aboveMaximum } from './parcel-limits.ts';
import { reasonFinding } from './reasons.ts';
import { customReference } from './references.ts';

export interface SubmitContext {
  readonly deed: 'book' | 'change' | 'cancel';
  readonly settings: Settings;
  /** Whether the user works at a kiosk, where pickup points are chosen elsewhere (F206). */
  readonly isKiosk: boolean;
  /** In data capture, waybills on paper are typed in: the billing email address may follow (F204). */
  readonly isDataCapture: boolean;
  /** A duplicate or return of an earlier shipment. */
  readonly isCopy: boolean;
  /** Whether the provider's guest account books. */
  readonly isGuest: boolean;
  /** Prefix of the account's waybill numbers, which counts towards their length; undefined where only the server knows it. */
  readonly trackingPrefix?: string | undefined;
  /** The shipment before a change. */
  readonly before?: ShipmentDraft | undefined;
  /** The reason for cancelling. */
  readonly trackingMessage?: string | undefined;
}

type Rule = (shipment: ShipmentDraft, context: SubmitContext) => readonly Finding[];

export const minimumReferenceLength = 7;

const rules: readonly Rule[] = [
  (shipment, { isKiosk }) => (isKiosk ? [] : pickupPointChosen(shipment, 'collection')),
  (shipment) => pickupPointChosen(shipment, 'delivery'),
  customReferenceLength,
  onePickupPointParcel,
  alternativeReferences,
  billingEmail,
  (shipment, { settings }) => aboveMaximum(shipment.parcels ?? [], settings),
  (shipment) => legs.flatMap((leg) => addressComplete(shipment, leg)),
  (shipment) => legs.flatMap((leg) => windowInOrder(shipment, leg)),
  dateChangeReason,
  cancellationReason,
  (shipment) => emailSides.flatMap((side) => emailValid(shipment, side)),
  daysInOrder,
];

/** Every violated rule, the first one first; empty when the shipment may be submitted. */
export function submitFindings(shipment: ShipmentDraft, context: SubmitContext): readonly Finding[] {
  if (context.deed === 'cancel') return cancellationReason(shipment, context);
  return rules.flatMap((rule) => rule(shipment, context));
}

export function usesPickupPoint(shipment: ShipmentDraft): boolean {
  return legs.some((leg) => shipment[`${leg}_pickup_point_id`] !== undefined);
}

/** Parcels that were not cancelled. */
export function liveParcels(parcels: readonly ParcelDraft[] = []): readonly ParcelDraft[] {
  return parcels.filter(({ status }) => status !== 'cancelled');
}

function pickupPointChosen(shipment: ShipmentDraft, leg: ShipmentLeg): readonly Finding[] {
  const isChosen = shipment[`${leg}_pickup_point_id`] !== undefined;
  if (isChosen || !isPickupPoint(shipment[`${leg}_address`]?.type)) return [];
  const message = `Please select a pickup point for ${leg}`;
  return [{ field: `${leg}_pickup_point_id`, code: 'pickup_point', message }];
}

function isShort(reference: string | undefined, prefix: string | undefined): boolean {
  if (prefix === undefined) return false;
  return reference !== undefined && customReference(reference, prefix).length < minimumReferenceLength;
}

function customReferenceLength(shipment: ShipmentDraft, { trackingPrefix }: SubmitContext): readonly Finding[] {
  if (!isShort(shipment.custom_tracking_reference, trackingPrefix)) return [];
  const message = 'Custom tracking reference needs to be a minimum of 7 characters';
  return [{ field: 'custom_tracking_reference', code: 'reference_length', message }];
}

function onePickupPointParcel(shipment: ShipmentDraft): readonly Finding[] {
  const isAtPoint = usesPickupPoint(shipment) || legs.some((leg) => isPickupPoint(shipment[`${leg}_address`]?.type));
  if (!isAtPoint || liveParcels(shipment.parcels).length <= 1) return [];
  return [{ field: 'parcels', code: 'one_parcel', message: 'Pickup point shipments can only have one parcel' }];
}

function alternativeReferences(shipment: ShipmentDraft, { trackingPrefix }: SubmitContext): readonly Finding[] {
  const message = 'Parcel(s) alternative references need to be a minimum of 7 characters';
  return (shipment.parcels ?? []).flatMap(({ alternative_tracking_reference: reference }, index) => {
    const field = `parcels.${index}.alternative_tracking_reference`;
    return isShort(reference, trackingPrefix) ? [{ field, code: 'reference_length', message }] : [];
  });
}

function billingEmail(shipment: ShipmentDraft, context: SubmitContext): readonly Finding[] {
  const { isDataCapture, isCopy, isGuest, settings } = context;
  const isRequired = isGuest && settings.require_guest_shipment_billing_email === true;
  const isServiceChosen = shipment.service_level_code !== undefined || shipment.service_level_id !== undefined;
  if (!isRequired || isDataCapture || isCopy || !isServiceChosen) return [];
  if (shipment.responsible_contact?.email !== undefined) return [];
  const message = 'Please provide an email address for billing purposes.';
  return [{ field: 'responsible_contact.email', code: 'billing_email', message }];
}

function addressComplete(shipment: ShipmentDraft, leg: ShipmentLeg): readonly Finding[] {
  if (shipment[`${leg}_pickup_point_id`] !== undefined) return [];
  const message = addressProblem(leg, shipment[`${leg}_address`] ?? {});
  return message === undefined ? [] : [{ field: `${leg}_address`, code: 'address_incomplete', message }];
}

function windowInOrder(shipment: ShipmentDraft, leg: ShipmentLeg): readonly Finding[] {
  const [after, before] = [shipment[`${leg}_after`], shipment[`${leg}_before`]];
  if (after === undefined || before === undefined || before >= after) return [];
  const message = `The "${leg} to" time cannot be earlier than the "${leg} from" time`;
  return [{ field: `${leg}_before`, code: 'window_order', message }];
}

function dateChangeReason(shipment: ShipmentDraft, { deed, settings, before }: SubmitContext): readonly Finding[] {
  if (deed !== 'change') return [];
  return legs.flatMap((leg) => {
    const [day, field] = [`${leg}_min_date`, `${leg}_rescheduled_reason`] as const;
    const isMoved = shipment[day] !== before?.[day];
    const isOther = shipment[field] !== undefined && shipment[field] !== before?.[field];
    const finding = isMoved || isOther ? reasonFinding('date_change', settings, shipment[field], field) : undefined;
    return finding ?? [];
  });
}

/**
 * No parcel is delivered before it is collected. The finding is at the day that a change moved; a change may leave both
 * days as they were.
 */
function daysInOrder(shipment: ShipmentDraft, { before }: SubmitContext): readonly Finding[] {
  const { collection_min_date: collection, delivery_min_date: delivery } = shipment;
  if (collection === undefined || delivery === undefined || delivery >= collection) return [];
  if (![collection, delivery].every((day) => isFormat('date', day))) return [];
  if (delivery !== before?.delivery_min_date) {
    const message = 'The delivery day cannot be earlier than the collection day';
    return [{ field: 'delivery_min_date', code: 'day_order', message }];
  }
  if (collection === before.collection_min_date) return [];
  const message = 'The collection day cannot be later than the delivery day';
  return [{ field: 'collection_min_date', code: 'day_order', message }];
}

function cancellationReason(_: ShipmentDraft, { deed, trackingMessage = '' }: SubmitContext): readonly Finding[] {
  if (deed !== 'cancel' || trackingMessage.trim() !== '') return [];
  const message = 'Reason for cancelling shipment is required';
  return [{ field: 'tracking_message', code: 'reason_required', message }];
}

const emailSides = [
  { contact: 'collection_contact', name: 'collection' },
  { contact: 'delivery_contact', name: 'delivery' },
  { contact: 'responsible_contact', name: 'billing' },
] as const;

/** One or more addresses, separated by comma or semicolon (F420). */
function emailValid(shipment: ShipmentDraft, { contact, name }: (typeof emailSides)[number]): readonly Finding[] {
  const email = shipment[contact]?.email;
  if (email === undefined || isFormat('email-list', email)) return [];
  return [{ field: `${contact}.email`, code: 'email', message: `Invalid ${name} email` }];
}
