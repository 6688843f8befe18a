/** Staff record that an account has paid: its oldest open invoices, or the invoice whose page this is on. */
import { Button, Text } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as paymentForm from '#generated/forms/account-payment.ts';
import type { CounterMethod } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { wallClock } from '#platform/domain/time.ts';
import { call } from '#platform/web/client/call.ts';
import { useCan } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { transactionAdded } from './transaction-added.ts';

interface RecordPaymentProps {
  /** Amounts in rand. */
  readonly invoice?: {
    readonly id: number;
    readonly number: string;
    readonly account_id: number;
    readonly outstanding: number;
  };
}

/** Nothing for users who may not. */
export function RecordPayment({ invoice }: RecordPaymentProps): ReactNode {
  const mayRead = useCan('API_/billing/transactions:GET');
  const mayRecord = useCan('INLINE_transaction_payment');
  const [isOpen, setOpen] = useState(false);
  if (!mayRead || !mayRecord) return null;
  const record = async ({ account_id, method, amount, effective_date, description }: JsonObject): Promise<void> => {
    const paid = Number(amount);
    const settled = invoice && {
      allocation: 'manual' as const,
      invoices: [{ invoice_id: invoice.id, amount: Math.min(paid, invoice.outstanding) }],
    };
    const account = { account_id: Number(account_id), type: 'payment' as const };
    const received = { effective_date: String(effective_date), counter_method: method as CounterMethod };
    await call('create_transaction', {
      body: { ...account, amount: paid, description: String(description), ...received, ...settled },
    });
    transactionAdded();
    showToast('success', `Payment of ${moneyText(paid)} recorded`);
    setOpen(false);
  };
  return (
    <>
      <Button
        variant={invoice ? 'default' : 'filled'}
        leftSection={<IconCash size="1rem" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Record payment
      </Button>
      {isOpen && (
        <SchemaDialog
          form={paymentForm}
          layout={invoice ? 'invoice' : 'account'}
          title={invoice ? `Record payment for invoice ${invoice.number}` : 'Record payment'}
          action="Record payment"
          failed="Couldn’t record the payment"
          stored={{
            method: 'manual-eft',
            effective_date: wallClock(new Date()).date,
            ...(invoice && storedOf(invoice)),
          }}
          onSubmit={record}
          onClose={() => setOpen(false)}
        >
          {invoice && (
            <Text size="sm" mb="md">
              {`${moneyText(invoice.outstanding)} is outstanding. What is paid beyond that stays on the balance of the account.`}
            </Text>
          )}
        </SchemaDialog>
      )}
    </>
  );
}

function storedOf({ number, account_id, outstanding }: NonNullable<RecordPaymentProps['invoice']>): JsonObject {
  return { account_id, amount: outstanding, description: `Payment for invoice ${number}` };
}
