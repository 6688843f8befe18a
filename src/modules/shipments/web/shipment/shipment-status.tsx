/** A displayed status as a coloured badge. */
import type { ReactNode } from 'react';
import { shipment_status } from '#generated/enums.ts';
import type { ShipmentStatus } from '#generated/types.ts';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';

export function ShipmentStatusBadge({ status }: { readonly status: ShipmentStatus }): ReactNode {
  const known = shipment_status.find((one) => one.const === status);
  return known ? <StatusBadge colour={known['x-colour']}>{known.title}</StatusBadge> : status;
}
