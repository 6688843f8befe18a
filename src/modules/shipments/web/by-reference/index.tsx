/** `/shipments/ref?ref=PTPVGW`: opens the shipment with this number; guests are sent to tracking. */
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useSession } from '#platform/web/client/session.ts';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';

/** The numbers of a shipment, in the order in which they are tried. */
const numbers = [
  'tracking_reference',
  'short_tracking_reference',
  'custom_tracking_reference',
  'customer_reference',
] as const;
const numbersOfParcel = ['alternative_tracking_reference', 'tracking_reference'] as const;

/** The id of the shipment, by one of its own numbers or by that of a parcel; null when there is none. */
async function findByReference(reference: string, signal: AbortSignal): Promise<number | null> {
  for (const name of numbers) {
    const { shipments } = await call('read_shipments', { query: { [name]: reference, limit: 1 }, signal });
    if (shipments[0]) return shipments[0].id;
  }
  for (const name of numbersOfParcel) {
    const { parcels } = await call('read_parcels', { query: { [name]: reference, limit: 1 }, signal });
    if (parcels[0]?.shipment_id !== undefined) return parcels[0].shipment_id;
  }
  return null;
}

export default function ShipmentByReferenceScreen(): ReactNode {
  const [query] = useSearchParams();
  const { user } = useSession();
  const reference = (query.get('ref') ?? '').trim();
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('shipment'), 'reference', reference],
      queryFn: ({ signal }) => findByReference(reference, signal),
      enabled: user !== null && reference !== '',
    },
    queryClient,
  );
  useEffect(() => {
    if (data === null) showToast('error', 'Could not find shipment');
  }, [data]);
  const failure = error && messageOf(error);
  useEffect(() => {
    if (failure) showToast('error', `Error fetching shipment: ${failure}`);
  }, [failure]);
  if (!user) return <Navigate to={`/track?tracking_reference=${encodeURIComponent(reference)}`} replace />;
  if (typeof data === 'number') return <Navigate to={`/shipments/${data}`} replace />;
  return (
    <Page title="Shipment">
      {error && (
        <Failure title="Couldn’t load the shipment" message={failure ?? 'Try again.'} onRetry={() => void refetch()} />
      )}
      {(data === null || reference === '') && (
        <Empty
          title="Shipment not found"
          action={
            <Button component={Link} to="/shipments">
              All shipments
            </Button>
          }
        >
          No shipment that you can see has this number.
        </Empty>
      )}
    </Page>
  );
}
