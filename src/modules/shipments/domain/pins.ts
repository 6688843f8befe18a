/** The PINs of a shipment that can be resent, and their recipients (F176, F177, F178). */
import { pickup_point_provider } from '#generated/enums.ts';
import type { ShipmentLeg, ShipmentStatus } from '#generated/types.ts';

export type PinKind = 'delivery' | 'pickup' | 'dropoff';

/** The pickup points of a shipment. */
export interface PickupEnds {
  readonly collection_pickup_point_id?: string | null | undefined;
  readonly collection_pickup_point_provider?: string | null | undefined;
  readonly delivery_pickup_point_id?: string | null | undefined;
  readonly delivery_pickup_point_provider?: string | null | undefined;
}

interface Pinned extends PickupEnds {
  readonly status: ShipmentStatus;
}

const lockers: ReadonlySet<string> = new Set(
  pickup_point_provider.filter((one) => one['x-flags'].some((flag) => flag === 'locker')).map((one) => one.const),
);

/** Whether this end of a shipment is a locker, which a PIN opens. */
export function opensLocker(shipment: PickupEnds, leg: ShipmentLeg): boolean {
  return Boolean(shipment[`${leg}_pickup_point_id`]) && lockers.has(shipment[`${leg}_pickup_point_provider`] ?? '');
}

const rules: Readonly<Record<PinKind, (shipment: Pinned) => boolean>> = {
  delivery: (shipment) =>
    !shipment.delivery_pickup_point_id && ['out-for-delivery', 'delivery-failed-attempt'].includes(shipment.status),
  pickup: (shipment) =>
    opensLocker(shipment, 'delivery') && ['ready-for-pickup', 'collect-and-return-to-hub'].includes(shipment.status),
  dropoff: (shipment) => opensLocker(shipment, 'collection') && shipment.status === 'awaiting-dropoff',
};

/** Where each PIN is stored. */
export const pinColumns = {
  delivery: 'proof_of_delivery_pin',
  pickup: 'pickup_pin',
  dropoff: 'dropoff_pin',
} as const satisfies Readonly<Record<PinKind, string>>;

/** The number of digits of each PIN. */
export const pinLengths = { delivery: 4, pickup: 6, dropoff: 6 } as const satisfies Readonly<Record<PinKind, number>>;

/** Tells what an entered PIN lacks to be one of this kind; an incomplete one isn’t an attempt. */
export function pinProblem(pin: string, kind: PinKind): string | undefined {
  if (pin.trim() === '') return 'Enter the PIN';
  const isWhole = /^\d+$/.test(pin.trim()) && pin.trim().length === pinLengths[kind];
  return isWhole ? undefined : `Enter all ${pinLengths[kind]} digits of the PIN`;
}

/** What its recipient calls it. */
export const pinNames = {
  delivery: 'delivery PIN',
  pickup: 'pickup PIN',
  dropoff: 'drop-off PIN',
} as const satisfies Readonly<Record<PinKind, string>>;

/** The receiver gives `delivery` to the driver; `pickup` and `dropoff` open lockers. */
export function pinsToResend(shipment: Pinned): readonly PinKind[] {
  return (Object.keys(rules) as PinKind[]).filter((kind) => rules[kind](shipment));
}

/** The side of the shipment whose contact needs the PIN. */
export function legOfPin(kind: PinKind): ShipmentLeg {
  return kind === 'dropoff' ? 'collection' : 'delivery';
}

interface Recipient {
  readonly email?: string | null | undefined;
  readonly mobile_number?: string | null | undefined;
}

/** Whether a message reaches the recipient: by email, or by SMS where the provider can send them. */
export function isReachable({ email, mobile_number: mobile }: Recipient, canText: boolean): boolean {
  return Boolean(email) || (canText && Boolean(mobile));
}
