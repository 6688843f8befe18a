/** The pins of a shipment's route, in order. */
import type { TrackedPlace, TrackedShipment } from '#generated/types.ts';
import type { MapPoint } from '#modules/geography/web/shared/map/points-map.tsx';

/** The last known place is omitted where it is one of the ends; the driver is at the shipment's position. */
export function wayPoints(shipment: TrackedShipment): readonly MapPoint[] {
  const { collection_place: from, delivery_place: to, last_place: last, driver_position: driver } = shipment;
  const isBetween = last !== null && !isSame(last, from) && !isSame(last, to);
  return [
    ...(from ? [pointOf('from', 'Collection', from)] : []),
    ...(isBetween ? [pointOf('last', 'Last seen', last)] : []),
    ...(driver ? [{ key: 'driver', type: 'driver', name: 'Your driver', lat: driver.lat, lng: driver.lng }] : []),
    ...(to ? [pointOf('to', 'Delivery', to)] : []),
  ];
}

function pointOf(type: string, what: string, { name, lat, lng }: TrackedPlace): MapPoint {
  return { key: type, type, name: `${what}: ${name}`, lat, lng };
}

function isSame(one: TrackedPlace, other: TrackedPlace | null): boolean {
  return one.lat === other?.lat && one.lng === other.lng;
}
