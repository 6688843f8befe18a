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
import { isUnknownPayment, UnknownPayment } from '../outcome/unknown-payment.tsx';
import { payAddress, usePayment } from './use-payment.ts';

export default function ShipmentPaymentOutcome(): ReactNode {
  const reference = useSearchParams()[0].get('payment') ?? '';
  const { data, error, isLoading, refetch } = usePayment(reference);
  const isKiosk = useIsKiosk();
  useLargePage(isKiosk);
  useReturnToStart(isKiosk && data?.payment.state === 'paid');
  if (isLoading) return <PageSkeleton />;
  if ((!error && !data) || isUnknownPayment(error)) return <UnknownPayment />;
  if (error || !data)
    return (
      <Failure
        title="Couldn’t load the payment"
        message={messageOf(error) ?? 'Try again.'}
        onRetry={() => void refetch()}
      />
    );
  const { payment, shipment, token } = data;
  const waybill = shipment.short_tracking_reference;
  // The page of a booking says that it is booked, which an unconfirmed payment or a cancelled shipment isn't.
  const isBooked = payment.state === 'paid' && shipment.status !== 'cancelled';
  const trackAddress = `/track?${new URLSearchParams({ tracking_reference: waybill })}`;
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
            <Button component={Link} to={payAddress(waybill, token)}>
              Try again
            </Button>
          ) : (
            <Button
              component={Link}
              to={isBooked ? `/shipments/success?str=${waybill}&id=${shipment.id}` : trackAddress}
            >
              {isBooked ? 'View booking' : 'Track shipment'}
            </Button>
          )}
        </Group>
      }
    >
      {outcome.text}
    </FullPage>
  );
}
