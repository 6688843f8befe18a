/** `/billing`: the transactions of all accounts, and reversing one. */
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as reversalForm from '#generated/forms/transaction-reversal.ts';
import { transactions } from '#generated/tables.ts';
import type { BillingTransaction } from '#generated/types.ts';
import { reversalOf } from '#modules/ledger/domain/transaction-type.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useCan } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { BillingList } from '../shared/billing-list.tsx';

export default function TransactionsScreen(): ReactNode {
  const mayReverse = useCan('INLINE_transaction_reversal');
  const [reversed, setReversed] = useState<BillingTransaction>();
  const actions = (row: object): ReactNode => {
    const transaction = row as BillingTransaction;
    if (transaction.has_been_reversed || !reversalOf(transaction.type)) return null;
    const reverse = { title: 'Reverse', icon: IconArrowBackUp, run: () => setReversed(transaction) };
    return <RowMenu name={transaction.description} isBusy={false} actions={[reverse]} />;
  };
  return (
    <>
      <BillingList table={transactions} {...(mayReverse && { rowActions: actions })} />
      {reversed && <ReversalDialog transaction={reversed} onClose={() => setReversed(undefined)} />}
    </>
  );
}

interface ReversalDialogProps {
  readonly transaction: BillingTransaction;
  readonly onClose: () => void;
}

function ReversalDialog({ transaction, onClose }: ReversalDialogProps): ReactNode {
  const reverse = async ({ reason }: JsonObject): Promise<void> => {
    await call('reverse_transaction', { body: { id: transaction.id, reason: String(reason) } });
    await queryClient.invalidateQueries({ queryKey: entityKey('billing_transaction') });
    showToast('success', 'Transaction reversed');
    onClose();
  };
  return (
    <SchemaDialog
      form={reversalForm}
      layout="reverse"
      title={`Reverse ${transaction.description}?`}
      action="Reverse"
      failed="Couldn’t reverse the transaction"
      stored={{}}
      onSubmit={reverse}
      onClose={onClose}
    />
  );
}
