/** The status of a shipment as a coloured badge, as this person may see it. */
import type { ReactNode } from 'react';
import { shipment_status } from '#generated/enums.ts';
import type { ShipmentStatus } from '#generated/types.ts';
import { useAudience } from '#platform/web/client/session.ts';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';
import { shownStatus } from '../../domain/shipment-status.ts';

export function ShipmentStatusBadge({ status }: { readonly status: ShipmentStatus }): ReactNode {
  const shown = shownStatus(status, useAudience() === 'staff');
  const known = shipment_status.find((one) => one.const === shown);
  return known ? <StatusBadge colour={known['x-colour']}>{known.title}</StatusBadge> : shown;
}
