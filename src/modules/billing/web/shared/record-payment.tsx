/** Staff record that an account has paid: its oldest open invoices, or the invoice whose page this is on. */
import { Button, Text } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as paymentForm from '#generated/forms/account-payment.ts';
import type { CounterMethod, Invoice } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { wallClock } from '#platform/domain/time.ts';
import { call } from '#platform/web/client/call.ts';
import { useCan } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { transactionMoved } from './transaction-moved.ts';

/** What is paid, where that is known before. */
export interface PaymentDue {
  readonly account_id: number;
  /** Whose name the dialog has: `invoice INV000064`, `Acme Trading`. */
  readonly name: string;
  /** In rand. */
  readonly outstanding: number;
  /** Paid alone; without one, the oldest invoices first. */
  readonly invoice?: Pick<Invoice, 'id' | 'number'>;
}

export function useMayRecordPayment(): boolean {
  const mayRead = useCan('API_/billing/transactions:GET');
  const mayRecord = useCan('INLINE_transaction_payment');
  return mayRead && mayRecord;
}

/** Nothing for users who may not. */
export function RecordPayment({ due }: { readonly due?: PaymentDue }): ReactNode {
  const mayRecord = useMayRecordPayment();
  const [isOpen, setOpen] = useState(false);
  if (!mayRecord) return null;
  return (
    <>
      <Button
        variant={due ? 'default' : 'filled'}
        leftSection={<IconCash size="1rem" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Record payment
      </Button>
      {isOpen && <PaymentDialog due={due} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PaymentDialogProps {
  readonly due: PaymentDue | undefined;
  readonly onClose: () => void;
}

export function PaymentDialog({ due, onClose }: PaymentDialogProps): ReactNode {
  const record = async ({ account_id, method, amount, effective_date, description }: JsonObject): Promise<void> => {
    const paid = Number(amount);
    const settled = due?.invoice && {
      allocation: 'manual' as const,
      invoices: [{ invoice_id: due.invoice.id, amount: Math.min(paid, due.outstanding) }],
    };
    const account = { account_id: Number(account_id), type: 'payment' as const };
    const received = { effective_date: String(effective_date), counter_method: method as CounterMethod };
    await call('create_transaction', {
      body: { ...account, amount: paid, description: String(description), ...received, ...settled },
    });
    transactionMoved();
    showToast('success', `Payment of ${moneyText(paid)} recorded`);
    onClose();
  };
  return (
    <SchemaDialog
      form={paymentForm}
      layout={due ? 'due' : 'account'}
      title={due ? `Record payment for ${due.name}` : 'Record payment'}
      action="Record payment"
      failed="Couldn’t record the payment"
      stored={{ method: 'manual-eft', effective_date: wallClock(new Date()).date, ...(due && storedOf(due)) }}
      onSubmit={record}
      onClose={onClose}
    >
      {due && (
        <Text size="sm" mb="md">
          {`${moneyText(due.outstanding)} is outstanding${due.invoice ? '' : '; the oldest invoices are paid first'}. Anything paid beyond that stays on the account’s balance.`}
        </Text>
      )}
    </SchemaDialog>
  );
}

function storedOf({ account_id, outstanding: amount, invoice }: PaymentDue): JsonObject {
  return {
    account_id,
    ...(amount > 0 && { amount }),
    ...(invoice && { description: `Payment for invoice ${invoice.number}` }),
  };
}
