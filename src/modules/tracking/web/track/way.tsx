/** The route of a shipment: places on a map, and as text for screen readers. */
import { Button } from '@mantine/core';
import { IconMap } from '@tabler/icons-react';
import { type ReactNode, Suspense, lazy, useMemo, useState } from 'react';
import type { TrackedPlace, TrackedShipment } from '#generated/types.ts';
import type { MapPoint } from '#modules/geography/web/shared/map/points-map.tsx';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import styles from './track.module.css';

const PointsMap = lazy(() => import('#modules/geography/web/shared/map/points-map.tsx'));

interface WayProps {
  readonly shipment: TrackedShipment;
  readonly isOpen: boolean;
}

export function Way({ shipment, isOpen }: WayProps): ReactNode {
  const [open, setOpen] = useState(isOpen);
  const points = useMemo(() => wayPoints(shipment), [shipment]);
  if (points.length === 0) return null;
  return (
    <div className={styles['way']}>
      {open ? (
        <Ground reference={shipment.tracking_reference} points={points} />
      ) : (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconMap size={16} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          Show map
        </Button>
      )}
      {shipment.driver_position && (
        <p className={styles['message']}>
          The driver’s place is from <RelativeDate value={shipment.driver_position.date} />.
        </p>
      )}
    </div>
  );
}

function Ground({ reference, points }: { readonly reference: string; readonly points: readonly MapPoint[] }) {
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <div className={styles['map']}>
        <Suspense fallback={null}>
          <PointsMap
            label={`Map of the route of ${reference}`}
            points={points}
            chosen={chosen}
            onChoose={setChosen}
            isJoined
          />
        </Suspense>
      </div>
      <ul className={styles['legend']}>
        {points.map(({ key, name, type }) => (
          <li key={key} data-type={type}>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The pins of a shipment's route, in order. The last known place is omitted where it is one of the ends; the driver is where the shipment
 * is.
 */
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
