/** `/tripsheet/{id}/add-shipment`: books a further shipment at a collection (F327). */
import type { ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { AddTripShipmentBody } from '#generated/types.ts';
import { DoorBooking } from '#modules/shipments/web/shared/door-booking.tsx';
import { useShipment } from '#modules/shipments/web/shared/use-shipment.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';

export default function AddShipmentScreen(): ReactNode {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const loading = useShipment(id);
  const book = async (booking: Omit<AddTripShipmentBody, 'shipment_id'>): Promise<void> => {
    const { shipment } = await call('add_trip_shipment', { body: { ...booking, shipment_id: Number(id) } });
    const isToPay = shipment.status === 'payment-pending';
    showToast('success', `Shipment ${shipment.tracking_reference} ${isToPay ? 'waits for its payment' : 'booked'}`);
    void queryClient.invalidateQueries({ queryKey: entityKey('trip_sheet') });
    void navigate('/tripsheet');
  };
  if (loading.kind !== 'ready')
    return (
      <Page title="Add shipment">
        {loading.kind === 'loading' && <PageSkeleton rows={3} />}
        {loading.kind === 'error' && (
          <Failure title="Couldn’t load the shipment" message={loading.message} onRetry={loading.retry} />
        )}
        {loading.kind === 'unknown' && (
          <Empty title="Shipment not found" action={<Link to="/tripsheet">Tripsheet</Link>}>
            Shipments are added from a collection on your tripsheet.
          </Empty>
        )}
      </Page>
    );
  const { shipment } = loading;
  return (
    <Page
      title="Add shipment"
      description={`From ${shipment.collection_contact.name}, with the service of ${shipment.short_tracking_reference} and charged to the same account. You collect it too.`}
    >
      <DoorBooking from={shipment} onBook={book} />
    </Page>
  );
}
