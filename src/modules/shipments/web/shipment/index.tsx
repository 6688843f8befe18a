/** `/shipments/12`: loads the shipment, or shows that there is none. */
import { Button, Skeleton, Stack } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { ShipmentPage } from './shipment-page.tsx';
import { useShipment } from '../shared/use-shipment.ts';

export default function ShipmentScreen(): ReactNode {
  const { id = '' } = useParams();
  const loading = useShipment(id);
  const failure = loading.kind === 'error' ? loading.message : undefined;
  useEffect(() => {
    if (loading.kind === 'unknown') showToast('error', 'Could not find shipment');
  }, [loading.kind]);
  useEffect(() => {
    if (failure !== undefined) showToast('error', `Error fetching shipment: ${failure}`);
  }, [failure]);
  if (loading.kind === 'ready') return <ShipmentPage shipment={loading.shipment} />;
  return (
    <Page title="Shipment">
      {loading.kind === 'error' && (
        <Failure title="Couldn’t load the shipment" message={loading.message} onRetry={loading.retry} />
      )}
      {loading.kind === 'unknown' && (
        <Empty
          title="Shipment not found"
          action={
            <Button component={Link} to="/shipments">
              All shipments
            </Button>
          }
        >
          It may belong to another account, or the number is mistyped.
        </Empty>
      )}
      {loading.kind === 'loading' && (
        <div aria-busy="true">
          <Later>
            <Stack gap="md" aria-hidden>
              {[4, 12, 8].map((height) => (
                <Skeleton key={height} height={`${height}rem`} />
              ))}
            </Stack>
          </Later>
        </div>
      )}
    </Page>
  );
}
