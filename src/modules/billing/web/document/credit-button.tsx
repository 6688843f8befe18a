/** Creates a credit note for an invoice, an account or one that is chosen, for staff with the permission. */
import { Button, Text } from '@mantine/core';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as creditForm from '#generated/forms/new-credit-note.ts';
import { call } from '#platform/web/client/call.ts';
import { useCan } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { transactionMoved } from '../shared/transaction-moved.ts';

interface Credited {
  readonly account_id: number;
  /** Without one, the credit is added to the balance of the account. */
  readonly invoice_id?: number;
  /** `invoice INV000031` or `account` */
  readonly name: string;
}

interface CreditButtonProps {
  /** Without it, the account is chosen. */
  readonly to?: Credited;
  /** Above the fields. */
  readonly children?: string;
}

export function CreditButton({ to, children }: CreditButtonProps): ReactNode {
  const navigate = useNavigate();
  const mayCredit = useCan('INLINE_transaction_admin_credit');
  const [isOpen, setOpen] = useState(false);
  if (!mayCredit) return null;
  const credit = async ({ account_id, amount, reason }: JsonObject): Promise<void> => {
    const credited = to?.invoice_id ? { invoice_id: to.invoice_id } : { account_id: Number(account_id) };
    const { credit_note: made } = await call('create_credit_note', {
      body: { ...credited, amount: Number(amount), reason: String(reason) },
    });
    transactionMoved();
    showToast('success', `Credit note ${made.number} created`);
    void navigate(`/accounts/credit-notes/${made.id}`);
  };
  return (
    <>
      <Button
        variant={to ? 'default' : 'filled'}
        leftSection={<IconReceiptRefund size="1rem" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {to ? 'Credit' : 'Add credit note'}
      </Button>
      {isOpen && (
        <SchemaDialog
          form={creditForm}
          layout={to ? 'credit' : 'account'}
          title={to ? `Credit ${to.name}` : 'Add credit note'}
          action="Create credit note"
          failed="Couldn’t create the credit note"
          stored={to ? { account_id: to.account_id } : {}}
          onSubmit={credit}
          onClose={() => setOpen(false)}
        >
          {children && (
            <Text size="sm" mb="md">
              {children}
            </Text>
          )}
        </SchemaDialog>
      )}
    </>
  );
}
