/** `/billing/debtors`: what every account owes by age; a row leads to the statement of its account. */
import type { ReactNode } from 'react';
import { debtors } from '#generated/tables.ts';
import { BillingList } from '../shared/billing-list.tsx';

const table = { ...debtors, row_link: '/accounts/{id}?tab=statement' };

export default function DebtorsScreen(): ReactNode {
  return <BillingList table={table} />;
}
