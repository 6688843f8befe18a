/** A pickup point in a list: address, distance, size and opening hours. */
import { Badge, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { pickup_point_provider as networks, pickup_point_size as sizes } from '#generated/enums.ts';
import type { PickupPoint } from '#generated/types.ts';
import { isOpenAt, tradingHoursText } from '../../../domain/trading-hours.ts';
import styles from './pickup-points.module.css';

/** `850 m`, `12.4 km`. */
export function distanceText(kilometres: number): string {
  return kilometres < 1 ? `${Math.round(kilometres * 1000)} m` : `${kilometres.toFixed(1)} km`;
}

export function addressLine({ address }: PickupPoint): string {
  return [address.street_address, address.local_area, address.city, address.code].filter(Boolean).join(', ');
}

function sizesText({ compartments }: PickupPoint): string {
  return compartments.map(({ size }) => sizes.find((one) => one.const === size)?.title ?? size).join(', ');
}

export function PickupPointCard({ point, now }: { readonly point: PickupPoint; readonly now: Date }): ReactNode {
  const network = networks.find((one) => one.const === point.pickup_point_provider)?.title;
  const isOpen = isOpenAt(point.trading_hours, now);
  return (
    <span className={styles['card']}>
      <span className={styles['head']}>
        <Text component="span" fw={500}>
          {point.name}
        </Text>
        {point.distance_km !== undefined && (
          <Text component="span" size="sm" c="dimmed">
            {distanceText(point.distance_km)}
          </Text>
        )}
      </span>
      <Text component="span" size="sm">
        {addressLine(point)}
      </Text>
      {point.description !== undefined && (
        <Text component="span" size="sm" c="dimmed">
          {point.description}
        </Text>
      )}
      <span className={styles['marks']}>
        <Badge component="span" variant="light" color="gray">
          {network}
        </Badge>
        <Badge component="span" variant="light" color={isOpen ? 'teal' : 'gray'}>
          {isOpen ? 'Open now' : 'Closed now'}
        </Badge>
      </span>
      <Text component="span" size="xs" c="dimmed">
        {tradingHoursText(point.trading_hours)}. Sizes: {sizesText(point)}
      </Text>
    </span>
  );
}
