/** `/billing/payments`: payments of accounts, with payment provider and method (F282), and their receipts. */
import type { ReactNode } from 'react';
import { received_payments } from '#generated/tables.ts';
import type { ReceivedPayment } from '#generated/types.ts';
import { BillingList } from '#modules/billing/web/shared/billing-list.tsx';
import { RecordPayment } from '#modules/billing/web/shared/record-payment.tsx';
import { useTransactionWindows } from '#modules/ledger/web/shared/use-transaction-windows.tsx';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';

export default function ReceivedPaymentsScreen(): ReactNode {
  const { entries, dialog } = useTransactionWindows();
  const actions = (row: object): ReactNode => {
    const payment = row as ReceivedPayment;
    return <RowMenu name={payment.description} actions={entries({ ...payment, type: 'payment' })} />;
  };
  return (
    <>
      <BillingList table={received_payments} actions={<RecordPayment />} rowActions={actions} />
      {dialog}
    </>
  );
}
