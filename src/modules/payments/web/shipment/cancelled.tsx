/**
 * `/shipments/payfast-cancelled`: the payment was cancelled at the gateway (F037, F283). `id` is the reference of the
 * payment. What the gateway reported takes precedence over this address, which can be opened again later.
 */
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { messageOf } from '#platform/web/client/call-error.ts';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { NoticeIcon } from '#platform/web/ui/feedback/notice.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { FullPage } from '#platform/web/ui/layout/full-page.tsx';
import { cancelledText } from '../../domain/outcome.ts';
import { isUnknownPayment, UnknownPayment } from '../outcome/unknown-payment.tsx';
import { payAddress, usePayment } from './use-payment.ts';

export default function PaymentCancelled(): ReactNode {
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, error, isLoading, refetch } = usePayment(id);
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
