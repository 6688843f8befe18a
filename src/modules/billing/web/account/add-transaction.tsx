/** Staff add payments, corrections and credits to an account: the types that they have permission for (F248). */
import { Button, Select, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import { counter_method, invoice_allocation, transaction_type } from '#generated/enums.ts';
import * as transactionForm from '#generated/forms/new-account-transaction.ts';
import type { CounterMethod, InvoiceAllocation, TransactionType } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { canNamed } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { manualTypes } from '../../domain/manual-transaction.ts';
import { transactionMoved } from '../shared/transaction-moved.ts';

export function AddTransaction({ accountId }: { readonly accountId: number }): ReactNode {
  const types = manualTypes(canNamed);
  const [first] = types;
  const [isOpen, setOpen] = useState(false);
  const [type, setType] = useState<TransactionType | undefined>(first?.type);
  const [allocation, setAllocation] = useState<InvoiceAllocation>('auto-oldest-invoice-first');
  const [method, setMethod] = useState<CounterMethod>('manual-eft');
  const [earlier, setEarlier] = useState('');
  if (type === undefined) return null;
  const isCredit = transaction_type.some(
    ({ const: one, 'x-flags': ways }) => one === type && ways.some((way) => way === 'credit'),
  );
  const close = (): void => {
    setOpen(false);
    setEarlier('');
  };
  const add = async ({ amount, description }: JsonObject): Promise<void> => {
    const input = { amount: Number(amount), description: String(description) };
    const divided = isCredit && input.amount > 0 ? { allocation } : {};
    const paid = type === 'payment' ? { counter_method: method } : {};
    const isEarlier = type === 'balance-adjustment' && earlier.trim() !== '';
    const migrated = isEarlier ? { migration_reference: earlier.trim() } : {};
    await call('create_transaction', {
      body: { account_id: accountId, type, ...input, ...divided, ...paid, ...migrated },
    });
    transactionMoved();
    showToast('success', `${types.find((one) => one.type === type)?.title ?? 'Transaction'} added`);
    close();
  };
  return (
    <>
      <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => setOpen(true)}>
        Add transaction
      </Button>
      {isOpen && (
        <SchemaDialog
          form={transactionForm}
          layout="add"
          title="Add transaction"
          action="Add transaction"
          failed="Couldn’t add the transaction"
          stored={{}}
          changed={earlier !== ''}
          onSubmit={add}
          onClose={close}
        >
          <Stack gap="md" mb="md">
            <Select
              label="Type"
              description={types.find((one) => one.type === type)?.description}
              data={types.map((one) => ({ value: one.type, label: one.title }))}
              value={type}
              openOnFocus={false}
              data-autofocus
              onChange={(next) => next && setType(next)}
            />
            {type === 'payment' && (
              <Select
                label="Payment method"
                data={counter_method.map((one) => ({ value: one.const, label: one.title }))}
                value={method}
                onChange={(next) => next && setMethod(next)}
              />
            )}
            {type === 'balance-adjustment' && (
              <TextInput
                label="Previous invoice number (Optional)"
                description="The number that the invoice had in your previous system."
                value={earlier}
                maxLength={40}
                onChange={(event) => setEarlier(event.currentTarget.value)}
              />
            )}
            {isCredit && (
              <Select
                label="Allocation"
                description="If you choose the invoices, the amount stays on the balance until you allocate it."
                data={invoice_allocation.map((one) => ({ value: one.const, label: one.title }))}
                value={allocation}
                onChange={(next) => next && setAllocation(next)}
              />
            )}
          </Stack>
        </SchemaDialog>
      )}
    </>
  );
}
