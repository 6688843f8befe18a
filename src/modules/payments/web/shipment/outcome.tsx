/** `/topup/shipment/pending`: the result of a payment for a shipment, refreshed until the gateway has reported it (F040). */
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ReadShipmentPaymentAnswer200 } from '#generated/types.ts';
import { useIsKiosk, useLargePage, useReturnToStart } from '#modules/shipments/web/shared/kiosk.ts';
import { NoticeIcon } from '#platform/web/ui/feedback/notice.tsx';
import { FullPage } from '#platform/web/ui/layout/full-page.tsx';
import { shipmentOutcome } from '../../domain/outcome.ts';
import { payAddress, WithPayment } from './with-payment.tsx';

export default function ShipmentPaymentOutcome(): ReactNode {
  useLargePage(useIsKiosk());
  return (
    <WithPayment reference={useSearchParams()[0].get('payment') ?? ''}>
      {(found, refetch) => <Outcome {...found} refetch={refetch} />}
    </WithPayment>
  );
}

interface OutcomeProps extends ReadShipmentPaymentAnswer200 {
  readonly refetch: () => void;
}

function Outcome({ payment, shipment, token, refetch }: OutcomeProps): ReactNode {
  const waybill = shipment.short_tracking_reference;
  // The page of a booking says that it is booked, which an unconfirmed payment or a cancelled shipment isn't.
  const isBooked = payment.state === 'paid' && shipment.status !== 'cancelled';
  const trackAddress = `/track?${new URLSearchParams({ tracking_reference: waybill })}`;
  const outcome = shipmentOutcome(payment, shipment);
  useReturnToStart(useIsKiosk() && payment.state === 'paid' && !outcome.canRetry);
  return (
    <FullPage
      icon={<NoticeIcon variant={outcome.variant} />}
      title={outcome.title}
      action={
        <Group justify="center">
          {payment.state === 'pending' && (
            <Button variant="default" onClick={refetch}>
              Check again
            </Button>
          )}
          {outcome.canRetry ? (
            <Button component={Link} to={payAddress(waybill, token)}>
              {payment.state === 'paid' ? 'Pay the rest' : 'Try again'}
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
