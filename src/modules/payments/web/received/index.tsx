/** `/billing/payments`: payments of accounts, with payment provider and method (F282), and their receipts. */
import { IconReceipt } from '@tabler/icons-react';
import { Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { received_payments } from '#generated/tables.ts';
import type { ReceivedPayment } from '#generated/types.ts';
import { BillingList } from '#modules/billing/web/shared/billing-list.tsx';
import { moneyText } from '#platform/domain/amount.ts';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { ReceiptActions } from '../counter/receipt-actions.tsx';

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
      {shown && <ReceiptWindow payment={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

interface ReceiptWindowProps {
  readonly payment: ReceivedPayment;
  readonly onClose: () => void;
}

function ReceiptWindow({ payment, onClose }: ReceiptWindowProps): ReactNode {
  useReturnFocus();
  return (
    <Modal opened onClose={onClose} title={`Receipt ${payment.id}`}>
      {`${payment.description}: ${moneyText(payment.amount)}`}
      <Group justify="flex-end" mt="lg">
        <ReceiptActions id={payment.id} email={null} />
      </Group>
    </Modal>
  );
}
