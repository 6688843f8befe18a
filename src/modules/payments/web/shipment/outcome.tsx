/** `/topup/shipment/pending`: the result of a payment for a shipment, refreshed until the gateway has reported it (F040). */
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useIsKiosk, useLargePage, useReturnToStart } from '#modules/shipments/web/shared/kiosk.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { NoticeIcon } from '#platform/web/ui/feedback/notice.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { FullPage } from '#platform/web/ui/layout/full-page.tsx';
import { shipmentOutcome } from '../../domain/outcome.ts';
import { payAddress, usePayment } from './use-payment.ts';

export default function ShipmentPaymentOutcome(): ReactNode {
  const { data, error, isLoading, refetch } = usePayment(useSearchParams()[0].get('payment') ?? '');
  const isKiosk = useIsKiosk();
  useLargePage(isKiosk);
  useReturnToStart(isKiosk && data?.payment.state === 'paid');
  if (isLoading) return <PageSkeleton />;
  if (!error && !data)
    return (
      <FullPage
        icon={<NoticeIcon variant="info" />}
        title="Payments"
        action={
          <Button component={Link} to="/">
            Go to home
          </Button>
        }
      >
        A shipment is booked as soon as its payment is confirmed. Track it to see where it is.
      </FullPage>
    );
  if (!data)
    return (
      <Failure
        title="Couldn’t load the payment"
        message={messageOf(error) ?? 'Try again.'}
        onRetry={() => void refetch()}
      />
    );
  const { payment, shipment, token } = data;
  const reference = shipment.short_tracking_reference;
  const outcome = shipmentOutcome(payment, shipment);
  return (
    <FullPage
      icon={<NoticeIcon variant={outcome.variant} />}
      title={outcome.title}
      action={
        <Group justify="center">
          {payment.state === 'pending' && (
            <Button variant="default" onClick={() => void refetch()}>
              Check again
            </Button>
          )}
          {outcome.canRetry ? (
            <Button component={Link} to={payAddress(reference, token)}>
              Try again
            </Button>
          ) : (
            <Button component={Link} to={`/shipments/success?str=${reference}&id=${shipment.id}`}>
              View booking
            </Button>
          )}
        </Group>
      }
    >
      {outcome.text}
    </FullPage>
  );
}
