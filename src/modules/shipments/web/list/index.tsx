/** `/shipments`: the list of booked shipments with its saved views and actions. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { shipments } from '#generated/tables.ts';
import { GoTo } from '#platform/web/shell/go-to.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { recall, remember } from '#platform/web/client/memory.ts';
import { ShipmentList } from './shipment-list.tsx';
import { ShipmentViews } from './views.tsx';

const key = 'shipments_filters';

/**
 * Restores the filters that the user last used in the list (F142). A query in the address takes precedence; without one the last filters
 * are restored, only on arrival.
 */
function useStoredFilters(): void {
  const [address, setAddress] = useSearchParams();
  const hasArrived = useRef(false);
  const text = address.toString();
  useEffect(() => {
    const stored = hasArrived.current ? null : recall(key);
    hasArrived.current = true;
    if (text === '' && stored !== null) setAddress(new URLSearchParams(stored), { replace: true });
    else remember(key, text === '' ? null : text);
  }, [text, setAddress]);
}

export default function ShipmentsScreen(): ReactNode {
  useStoredFilters();
  return (
    <Page title={shipments.title} description={shipments.description} width="full">
      <ShipmentViews />
      <ShipmentList action={<GoTo path="/shipments/new" />} />
    </Page>
  );
}
