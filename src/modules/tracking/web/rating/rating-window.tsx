/** The receiver's rating, on the page of the shipment. */
import { Rating } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ShipmentWindowProps } from '#modules/shipments/web/shared/shipment-windows.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { queryClient } from '#platform/web/client/query-client.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

export default function RatingWindow({ shipment, onClose }: ShipmentWindowProps): ReactNode {
  useReturnFocus();
  return (
    <Modal opened onClose={onClose} title="Rating of the delivery">
      <Given id={shipment.id} />
    </Modal>
  );
}

function Given({ id }: { readonly id: number }): ReactNode {
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['shipment_rating', id],
      queryFn: ({ signal }) => call('read_shipment_rating', { query: { id }, signal }),
    },
    queryClient,
  );
  if (!data) {
    const failure = error && (messageOf(error) ?? 'Try again.');
    return failure ? (
      <Failure title="Couldn’t load the rating" message={failure} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton rows={1} />
    );
  }
  const { rating } = data;
  if (!rating) return <Empty title="Not rated yet">The receiver can rate the delivery on the tracking page.</Empty>;
  return (
    <>
      <Rating value={rating.stars} readOnly role="img" aria-label={`${rating.stars} of 5 stars`} />
      {rating.comment !== null && <p className="written">{rating.comment}</p>}
      <p>
        <RelativeDate value={rating.date} />
      </p>
    </>
  );
}
