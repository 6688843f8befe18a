/** `/topup/success` and `/topup/pending`: the result of a top-up, kept current while it is shown (F040, F292). */
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { moneyText } from '#platform/domain/amount.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { NoticeIcon } from '#platform/web/ui/feedback/notice.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { FullPage } from '#platform/web/ui/layout/full-page.tsx';
import { topUpOutcome } from '../../domain/outcome.ts';
import { isUnknownPayment, UnknownPayment } from './unknown-payment.tsx';
import { useTopUp } from './use-top-up.ts';

export default function TopUpOutcome(): ReactNode {
  const reference = useSearchParams()[0].get('payment');
  const balance = useGeneralData().data?.account?.balance;
  const { data, error, isLoading, refetch } = useTopUp(reference);
  if (isLoading) return <PageSkeleton />;
  if (isUnknownPayment(error)) return <UnknownPayment />;
  if (error)
    return (
      <Failure
        title="Couldn’t load the payment"
        message={messageOf(error) ?? 'Try again.'}
        onRetry={() => void refetch()}
      />
    );
  const outcome = topUpOutcome(data);
  return (
    <FullPage
      icon={<NoticeIcon variant={outcome.variant} />}
      title={outcome.title}
      action={
        <Group justify="center">
          {data?.state === 'pending' && (
            <Button variant="default" onClick={() => void refetch()}>
              Check again
            </Button>
          )}
          <Button component={Link} to={outcome.canRetry ? '/top-up-account' : '/'}>
            {outcome.canRetry ? 'Try again' : 'Go to home'}
          </Button>
        </Group>
      }
    >
      {outcome.text} {balance !== undefined && `Your balance is ${moneyText(balance)}.`}
    </FullPage>
  );
}
