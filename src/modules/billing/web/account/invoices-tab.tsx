/** The invoices of one account, with payments by staff; customers open theirs at a separate address (F042). */
import { Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { invoices } from '#generated/tables.ts';
import type { AccountTabProps } from '#modules/accounts/web/shared/account-tabs.ts';
import { List } from '#platform/web/table/list.tsx';
import { AddTransaction } from './add-transaction.tsx';
import { AllocatePayments } from './allocate-payments.tsx';

export default function InvoicesTab({ accountId, isStaff }: AccountTabProps): ReactNode {
  const [within] = useState({ query: { account_id: [accountId] }, without: ['account'] });
  const table = isStaff ? invoices : { ...invoices, row_link: '/invoices/{id}' };
  return (
    <>
      {isStaff && (
        <Group justify="flex-end" mb="md">
          <AllocatePayments accountId={accountId} />
          <AddTransaction accountId={accountId} />
        </Group>
      )}
      <List table={table} within={within} />
    </>
  );
}
