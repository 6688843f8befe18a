/** The invoices of one account, with payments by staff; customers open theirs at a separate address (F042). */
import { Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { invoices } from '#generated/tables.ts';
import type { AccountTabProps } from '#modules/accounts/web/shared/account-tabs.ts';
import { List } from '#platform/web/table/list.tsx';
import BillingActions from './billing-actions.tsx';

export default function InvoicesTab(props: AccountTabProps): ReactNode {
  const { accountId, isStaff } = props;
  const [within] = useState({ query: { account_id: [accountId] }, without: ['account'] });
  const table = isStaff ? invoices : { ...invoices, row_link: '/invoices/{id}' };
  return (
    <Stack gap="md">
      <BillingActions {...props} />
      <div>
        <List table={table} within={within} />
      </div>
    </Stack>
  );
}
