/** The PINs that open the lockers of a shipment: the sender's to drop it off, the receiver's to collect it. */
import type { ShipmentLeg } from '#generated/types.ts';
import { opensLocker, type PickupEnds } from '../../domain/pins.ts';
import { newPin } from '../new-pin.ts';

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
    return (isSame ? stored : null) ?? newPin(leg === 'delivery' ? 'pickup' : 'dropoff');
  };
  return {
    dropoff_pin: pinAt('collection', before?.dropoff_pin ?? null),
    pickup_pin: pinAt('delivery', before?.pickup_pin ?? null),
  };
}
