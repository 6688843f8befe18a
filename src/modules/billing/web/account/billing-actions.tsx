/** What staff do with the money of an account: above its invoices, and above its transactions. */
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AccountTabProps } from '#modules/accounts/web/shared/account-tabs.ts';
import { AddTransaction } from './add-transaction.tsx';
import { AllocatePayments } from './allocate-payments.tsx';

export default function BillingActions({ accountId, isStaff }: AccountTabProps): ReactNode {
  if (!isStaff) return null;
  return (
    <Group justify="flex-end">
      <AllocatePayments accountId={accountId} />
      <AddTransaction accountId={accountId} />
    </Group>
  );
}
