/**
 * `/shipments/payfast-cancelled`: the payment was cancelled at the gateway (F037, F283). `id` is the reference of the
 * payment. What the gateway reported takes precedence over this address, which can be opened again later.
 */
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { ReadShipmentPaymentAnswer200 } from '#generated/types.ts';
import { NoticeIcon } from '#platform/web/ui/feedback/notice.tsx';
import { FullPage } from '#platform/web/ui/layout/full-page.tsx';
import { cancelledText } from '../../domain/outcome.ts';
import { payAddress, WithPayment } from './with-payment.tsx';

export default function PaymentCancelled(): ReactNode {
  const id = useSearchParams()[0].get('id') ?? '';
  return <WithPayment reference={id}>{(found) => <Cancelled id={id} {...found} />}</WithPayment>;
}

interface CancelledProps extends ReadShipmentPaymentAnswer200 {
  readonly id: string;
}

function Cancelled({ id, payment, shipment, token }: CancelledProps): ReactNode {
  if (payment.state === 'paid' || payment.state === 'failed')
    return <Navigate to={`/topup/shipment/pending?payment=${id}`} replace />;
  const reference = shipment.short_tracking_reference;
  return (
    <FullPage
      icon={<NoticeIcon variant="warning" />}
      title="Payment cancelled"
      action={
        <Group justify="center">
          {shipment.is_due && (
            <Button component={Link} to={payAddress(reference, token)}>
              Try again
            </Button>
          )}
          <Button component={Link} to="/" variant="default">
            Go to home
          </Button>
        </Group>
      }
    >
      {cancelledText({ is_difference: payment.is_difference, shipment })}
    </FullPage>
  );
}
