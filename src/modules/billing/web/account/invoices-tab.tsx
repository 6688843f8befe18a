/** The invoices of one account; customers open theirs at an address of their own (F042). */
import { useState, type ReactNode } from 'react';
import { invoices } from '#generated/tables.ts';
import type { AccountTabProps } from '#modules/accounts/web/shared/account-tabs.ts';
import { List } from '#platform/web/table/list.tsx';

export default function InvoicesTab({ accountId, isStaff }: AccountTabProps): ReactNode {
  const [within] = useState({ query: { account_id: [accountId] }, without: ['account'] });
  const table = isStaff ? invoices : { ...invoices, row_link: '/invoices/{id}' };
  return <List table={table} within={within} />;
}
