/** The PINs that open the lockers of a shipment: the sender's to drop it off, the receiver's to collect it. */
import { randomInt } from 'node:crypto';
import type { ShipmentLeg } from '#generated/types.ts';
import { opensLocker, type PickupEnds } from '../../domain/pins.ts';

interface LockerPins {
  readonly dropoff_pin: string | null;
  readonly pickup_pin: string | null;
}

/** A locker keeps its PIN while the shipment goes there; another locker gets another. */
export function lockerPins(shipment: PickupEnds, before?: PickupEnds & LockerPins): LockerPins {
  const pinAt = (leg: ShipmentLeg, stored: string | null): string | null => {
    if (!opensLocker(shipment, leg)) return null;
    const point = `${leg}_pickup_point_id` as const;
    const isSame = before?.[point] === shipment[point];
    return (isSame ? stored : null) ?? String(randomInt(1_000_000)).padStart(6, '0');
  };
  return {
    dropoff_pin: pinAt('collection', before?.dropoff_pin ?? null),
    pickup_pin: pinAt('delivery', before?.pickup_pin ?? null),
  };
}
