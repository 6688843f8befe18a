/**
 * The shipments captured in this session, newest first, and the initial values of the next one: the sender is kept, so
 * that only the rest is typed.
 */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { Shipment } from '#generated/types.ts';
import { wallClock } from '#platform/domain/time.ts';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { copyShipment } from '../../domain/copy-shipment.ts';
import type { BookingStart } from './booking-start.ts';

const shown = 10;

/** Fields that waybills of one batch share. */
const shared = ['account_id', 'collection_address', 'collection_contact', 'service_level_code'] as const;

export function nextOf(shipment: Shipment): BookingStart {
  const copy = copyShipment(shipment, 'duplicate', wallClock(new Date()).date);
  const value = shared.flatMap((name) => (copy[name] === undefined ? [] : [[name, copy[name]] as const]));
  return { value: Object.fromEntries(value) as JsonObject };
}

export function Captured({ shipments }: { readonly shipments: readonly Shipment[] }): ReactNode {
  if (shipments.length === 0) return null;
  return (
    <Card title={shipments.length === 1 ? '1 shipment captured' : `${shipments.length} shipments captured`}>
      <Facts>
        {shipments.slice(0, shown).map(({ id, short_tracking_reference: reference, ...shipment }) => (
          <Fact key={id} name={shipment.custom_tracking_reference ?? shipment.delivery_contact.name ?? ''}>
            <Anchor component={Link} to={`/shipments/${id}`}>
              {reference}
            </Anchor>
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
