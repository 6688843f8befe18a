/** Creates a credit note for an invoice or an account, for staff with the permission. */
import { Button, Text } from '@mantine/core';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as creditForm from '#generated/forms/new-credit-note.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useCan } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

interface CreditButtonProps {
  readonly to: { readonly invoice_id: number } | { readonly account_id: number };
  /** `invoice INV000031` or `account` */
  readonly name: string;
  /** Above the fields. */
  readonly children?: string;
}

export function CreditButton({ to, name, children }: CreditButtonProps): ReactNode {
  const navigate = useNavigate();
  const mayCredit = useCan('INLINE_transaction_admin_credit');
  const [isOpen, setOpen] = useState(false);
  if (!mayCredit) return null;
  const credit = async ({ amount, reason }: JsonObject): Promise<void> => {
    const { credit_note: made } = await call('create_credit_note', {
      body: { ...to, amount: Number(amount), reason: String(reason) },
    });
    void queryClient.invalidateQueries({ queryKey: entityKey('invoice') });
    void queryClient.invalidateQueries({ queryKey: entityKey('credit_note') });
    showToast('success', `Credit note ${made.number} created`);
    void navigate(`/accounts/credit-notes/${made.id}`);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconReceiptRefund size="1rem" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Credit
      </Button>
      {isOpen && (
        <SchemaDialog
          form={creditForm}
          layout="credit"
          title={`Credit ${name}`}
          action="Create credit note"
          failed="Couldn’t create the credit note"
          stored={{}}
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
