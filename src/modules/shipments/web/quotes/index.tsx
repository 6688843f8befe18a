/** `/shipment-quotes`: prices that were saved; the page of one books it (F211). */
import { shipment_quotes } from '#generated/tables.ts';
import { listScreen } from '#platform/web/table/list-screen.tsx';

export default listScreen(shipment_quotes);
