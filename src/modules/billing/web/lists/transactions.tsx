/** `/billing`: the transactions of every account. */
import type { ReactNode } from 'react';
import { transactions } from '#generated/tables.ts';
import { BillingList } from './billing-list.tsx';

export default function TransactionsScreen(): ReactNode {
  return <BillingList table={transactions} />;
}
