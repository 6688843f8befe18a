/** The receipt of a payment: to download, or to send by email. */
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TransactionWindowProps } from '#modules/ledger/web/shared/transaction-windows.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { ReceiptActions } from './receipt-actions.tsx';

export default function ReceiptWindow({ transaction, onClose }: TransactionWindowProps): ReactNode {
  useReturnFocus();
  const { id, description, amount } = transaction;
  return (
    <Modal opened onClose={onClose} title={`Receipt ${id}`}>
      {`${description}: ${moneyText(amount)}`}
      <Group justify="flex-end" mt="lg">
        <ReceiptActions id={id} email={null} />
      </Group>
    </Modal>
  );
}
