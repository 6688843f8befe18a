/** `/shipments`: everything that was booked, as its table says. */
import { shipments } from '#generated/tables.ts';
import type { Shipment } from '#generated/types.ts';
import { listScreen } from '#platform/web/table/list-screen.tsx';
import { ShipmentStatusBadge } from '../shipment/shipment-status.tsx';

export default listScreen(shipments, {
  cells: {
    status: (row) => {
      const { displayed_status, status } = row as unknown as Shipment;
      return <ShipmentStatusBadge status={displayed_status ?? status} />;
    },
  },
});
