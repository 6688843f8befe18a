/** `/billing/payments`: payments of accounts, with payment provider and method (F282). */
import type { ReactNode } from 'react';
import { received_payments } from '#generated/tables.ts';
import { BillingList } from '#modules/billing/web/shared/billing-list.tsx';

export default function ReceivedPaymentsScreen(): ReactNode {
  return <BillingList table={received_payments} />;
}
