/**
 * `/billing`: the transactions of all accounts, reversing one, and what other modules add. Users who may only read other
 * lists of billing are led to the first of these.
 */
import { Stack, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { JsonObject } from '#engine/values/json-value.ts';
import { transaction_type } from '#generated/enums.ts';
import * as reversalForm from '#generated/forms/transaction-reversal.ts';
import { transactions } from '#generated/tables.ts';
import type { BillingTransaction } from '#generated/types.ts';
import { reversalOf } from '#modules/ledger/domain/transaction-type.ts';
import { transactionCells } from '#modules/ledger/web/shared/transaction-cells.tsx';
import { useTransactionWindows } from '#modules/ledger/web/shared/use-transaction-windows.tsx';
import { moneyText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { useCan } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { BillingList } from '../shared/billing-list.tsx';
import { billingPages } from '../shared/billing-pages.ts';
import { RecordPayment } from '../shared/record-payment.tsx';
import { transactionMoved } from '../shared/transaction-moved.ts';

export default function TransactionsScreen(): ReactNode {
  const mayRead = useCan('API_/billing/transactions:GET');
  const [first] = billingPages();
  return mayRead || !first ? <Transactions /> : <Navigate to={first.path} replace />;
}

function Transactions(): ReactNode {
  const mayReverse = useCan('INLINE_transaction_reversal');
  const [reversed, setReversed] = useState<BillingTransaction>();
  const { entries, dialog } = useTransactionWindows();
  const actions = (row: object): ReactNode => {
    const transaction = row as BillingTransaction;
    const { has_been_reversed: isReversed, reverses_id: reverses, credit_note_id: creditNote, type } = transaction;
    const isFinal = isReversed || reverses || creditNote || !reversalOf(type);
    const reverse = { title: 'Reverse', icon: IconArrowBackUp, run: () => setReversed(transaction) };
    const more = entries(transaction);
    return <RowMenu name={transaction.description} actions={[...more, mayReverse && !isFinal && reverse]} />;
  };
  return (
    <>
      <BillingList table={transactions} cells={transactionCells} actions={<RecordPayment />} rowActions={actions} />
      {dialog}
      {reversed && <ReversalDialog transaction={reversed} onClose={() => setReversed(undefined)} />}
    </>
  );
}

interface ReversalDialogProps {
  readonly transaction: BillingTransaction;
  readonly onClose: () => void;
}

function ReversalDialog({ transaction, onClose }: ReversalDialogProps): ReactNode {
  const typeTitle = transaction_type.find((one) => one.const === transaction.type)?.title ?? 'Transaction';
  const reverse = async ({ reason }: JsonObject): Promise<void> => {
    await call('reverse_transaction', { body: { id: transaction.id, reason: String(reason) } });
    transactionMoved();
    showToast('success', 'Transaction reversed');
    onClose();
  };
  return (
    <SchemaDialog
      form={reversalForm}
      layout="reverse"
      title={`Reverse this ${typeTitle.toLowerCase()}?`}
      action="Reverse"
      failed="Couldn’t reverse the transaction"
      stored={{}}
      onSubmit={reverse}
      onClose={onClose}
    >
      <Stack gap="xs" mb="md">
        <Text size="sm">
          {`${transaction.description} of ${moneyText(Math.abs(transaction.amount))}, ${transaction.account}`}
        </Text>
        {transaction.type === 'payment' && (
          <Text size="sm">
            The balance goes down. This doesn’t pay the money back: do that at the payment gateway or your bank.
          </Text>
        )}
        {transaction.imported_payment_id && (
          <Text size="sm">
            The imported payment is unallocated again, and can then be allocated to another account.
          </Text>
        )}
      </Stack>
    </SchemaDialog>
  );
}
