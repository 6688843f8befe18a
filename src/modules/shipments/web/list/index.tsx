/** `/shipments`: everything that was booked, as its table says. */
import { shipments } from '#generated/tables.ts';
import { listScreen } from '#platform/web/table/list-screen.tsx';

export default listScreen(shipments);
