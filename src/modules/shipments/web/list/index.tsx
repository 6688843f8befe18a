/** `/shipments`: the list of booked shipments with its saved views and actions. */
import type { ReactNode } from 'react';
import { shipments } from '#generated/tables.ts';
import { GoTo } from '#platform/web/shell/go-to.tsx';
import { useStoredFilters } from '#platform/web/table/filters/stored-filters.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { ShipmentList } from './shipment-list.tsx';
import { ShipmentViews } from './views.tsx';

export default function ShipmentsScreen(): ReactNode {
  useStoredFilters(shipments);
  return (
    <Page title={shipments.title} description={shipments.description} width="full">
      <ShipmentViews />
      <ShipmentList action={<GoTo path="/shipments/new" />} />
    </Page>
  );
}
