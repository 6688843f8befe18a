/** The refunds of a payment, newest first: when, how much, and what became of each. */
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { refund_state } from '#generated/enums.ts';
import type { PaymentRefund } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { dayAndTime } from '#platform/web/ui/data/clock.ts';

export function EarlierRefunds({ refunds }: { readonly refunds: readonly PaymentRefund[] }): ReactNode {
  if (refunds.length === 0) return null;
  return (
    <Stack gap={4} component="section" aria-label="Earlier refunds">
      {refunds.map((refund) => (
        <Text key={refund.id} size="sm">
          {lineOf(refund)}
        </Text>
      ))}
    </Stack>
  );
}

function lineOf({ created_at, amount, state, failure, reference, created_by }: PaymentRefund): string {
  const title = refund_state.find((one) => one.const === state)?.title ?? state;
  const became = state === 'failed' && failure ? `${title}: ${failure}` : title;
  const parts = [moneyText(amount), became, state === 'done' && reference, created_by && `by ${created_by}`];
  return `${dayAndTime(new Date(created_at), new Date())}: ${parts.filter(Boolean).join(' · ')}`;
}
