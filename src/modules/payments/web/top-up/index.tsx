/** `/top-up-account`: the top-up form as a page, also after a cancelled payment; `?amount=` is the amount of an invoice. */
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { moneyText } from '#platform/domain/amount.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { typedAmount } from '../../domain/top-up.ts';
import { TopUpForm } from './top-up-form.tsx';

export default function TopUp(): ReactNode {
  const account = useGeneralData().data?.account;
  const [query] = useSearchParams();
  const isCancelled = query.has('cancelled');
  const requestedAmount = query.get('amount') ?? '';
  const navigate = useNavigate();
  if (!account) return <PageSkeleton />;
  const balance = account.balance === undefined ? undefined : `Your balance is ${moneyText(account.balance)}.`;
  return (
    <Page title="Top up account" {...(balance !== undefined && { description: balance })}>
      <Stack gap="lg">
        {isCancelled && (
          <Notice variant="warning">You cancelled the payment. Nothing was added to your account.</Notice>
        )}
        <TopUpForm
          account={account}
          amount={typedAmount(requestedAmount) === undefined ? undefined : requestedAmount}
          onDone={() => void navigate('/')}
        />
      </Stack>
    </Page>
  );
}
