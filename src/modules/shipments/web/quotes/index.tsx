/** `/shipment-quotes`: saved quotes, to download, email and book (F211). */
import { shipment_quotes } from '#generated/tables.ts';
import type { ShipmentQuote } from '#generated/types.ts';
import { GoTo } from '#platform/web/shell/go-to.tsx';
import { listScreen } from '#platform/web/table/list-screen.tsx';
import { QuoteRowActions } from './quote-row-actions.tsx';

export default listScreen(shipment_quotes, {
  action: <GoTo path="/shipments/new" />,
  rowActions: (row) => <QuoteRowActions quote={row as unknown as ShipmentQuote} />,
});
