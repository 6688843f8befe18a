/** `/billing/invoices`: the invoices of all accounts. */
import type { ReactNode } from 'react';
import { invoices } from '#generated/tables.ts';
import { BillingList } from '../shared/billing-list.tsx';

export default function InvoicesScreen(): ReactNode {
  return <BillingList table={invoices} />;
}
