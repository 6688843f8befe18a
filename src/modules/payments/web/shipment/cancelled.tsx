/**
 * `/shipments/payfast-cancelled`: the payment was cancelled at the gateway (F037, F283). `id` is the reference of the
 * payment.
 */
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { NoticeIcon } from '#platform/web/ui/feedback/notice.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { FullPage } from '#platform/web/ui/layout/full-page.tsx';
import { payAddress, usePayment } from './use-payment.ts';

export default function PaymentCancelled(): ReactNode {
  const { data, isLoading } = usePayment(useSearchParams()[0].get('id') ?? '');
  if (isLoading) return <PageSkeleton />;
  const reference = data?.shipment.short_tracking_reference;
  return (
    <FullPage
      icon={<NoticeIcon variant="warning" />}
      title="Payment cancelled"
      action={
        <Group justify="center">
          {data && reference !== undefined && (
            <Button component={Link} to={payAddress(reference, data.token)}>
              Try again
            </Button>
          )}
          <Button component={Link} to="/" variant="default">
            Go to home
          </Button>
        </Group>
      }
    >
      You cancelled the payment, and no money was taken.
      {data &&
        ` Shipment ${data.shipment.short_tracking_reference} ${data.payment.is_difference ? 'waits until the difference is paid' : 'is collected once it is paid for'}.`}
    </FullPage>
  );
}
