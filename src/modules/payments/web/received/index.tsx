/** `/billing/payments`: payments of accounts, with payment provider and method (F282), and their receipts. */
import { IconReceipt } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { received_payments } from '#generated/tables.ts';
import type { ReceivedPayment } from '#generated/types.ts';
import { BillingList } from '#modules/billing/web/shared/billing-list.tsx';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import ReceiptWindow from '../counter/receipt-window.tsx';

export default function ReceivedPaymentsScreen(): ReactNode {
  const [shown, setShown] = useState<ReceivedPayment>();
  const actions = (row: object): ReactNode => {
    const payment = row as ReceivedPayment;
    const receipt = { title: 'Receipt', icon: IconReceipt, run: () => setShown(payment) };
    return <RowMenu name={payment.description} isBusy={false} actions={[receipt]} />;
  };
  return (
    <>
      <BillingList table={received_payments} rowActions={actions} />
      {shown && <ReceiptWindow transaction={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
