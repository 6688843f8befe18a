/** `/billing/imported-payments/88` (F044, F260): a payment of a bank statement, its account, and the invoices that it pays. */
import { Button, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import { payment_import_allocation } from '#generated/enums.ts';
import * as accountForm from '#generated/forms/payment-account.ts';
import type { ImportedPayment, InvoiceAllocation } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useCan } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { PermittedLink } from '#platform/web/shell/permitted-link.tsx';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';
import { useUnsavedChanges } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { calendarDate } from '#platform/web/ui/data/clock.ts';
import { Card, CardGrid, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { DocumentScreen } from '../document/document-screen.tsx';
import { hasAmounts, InvoiceShares, type Amounts } from './invoice-shares.tsx';

async function read(id: number, signal: AbortSignal): Promise<ImportedPayment> {
  const { imported_payments: found } = await call('read_imported_payments', { query: { id }, signal });
  const [payment] = found;
  if (!payment) throw new CallError(404, 'unknown_payment', 'There is no such payment');
  return payment;
}

export default function ImportedPaymentScreen(): ReactNode {
  return (
    <DocumentScreen name="Imported payment" queryKey={entityKey('imported_payment')} read={read}>
      {(payment) => <PaymentPage payment={payment} />}
    </DocumentScreen>
  );
}

function PaymentPage({ payment }: { readonly payment: ImportedPayment }): ReactNode {
  const { number, payment_date, amount, reference, description, allocation, account_id, account } = payment;
  const [isOpen, setOpen] = useState(false);
  const [amounts, setAmounts] = useState<Amounts>({});
  const { prompt } = useUnsavedChanges(hasAmounts(amounts));
  const mayAllocate = useCan('INLINE_transaction_payment');
  const known = payment_import_allocation.find((one) => one.const === allocation);
  const isInAccount = account_id !== null && account_id !== undefined;
  return (
    <Page
      title={`Payment ${number}`}
      description={<StatusBadge colour={known?.['x-colour'] ?? 'grey'}>{known?.title ?? allocation}</StatusBadge>}
      width="full"
      actions={mayAllocate && !isInAccount && <Button onClick={() => setOpen(true)}>Allocate</Button>}
    >
      <Stack gap="lg">
        <CardGrid>
          <Card title="On the bank statement">
            <Facts>
              <Fact name="Date">{calendarDate(payment_date)}</Fact>
              <Fact name="Amount">{moneyText(amount)}</Fact>
              <Fact name="Reference">{reference === '' ? 'None' : reference}</Fact>
              {description && <Fact name="Description">{description}</Fact>}
            </Facts>
          </Card>
          <Card title="Account">
            <Facts>
              <Fact name="Account">
                {isInAccount ? (
                  <PermittedLink to={`/accounts/${account_id}?tab=invoices`}>{account}</PermittedLink>
                ) : (
                  'None yet'
                )}
              </Fact>
              <Fact name="Not on invoices">{moneyText(payment.unallocated)}</Fact>
            </Facts>
          </Card>
        </CardGrid>
        {mayAllocate && isInAccount && payment.unallocated > 0 && (
          <InvoiceShares
            key={payment.unallocated}
            accountId={account_id}
            unallocated={payment.unallocated}
            amounts={amounts}
            onType={setAmounts}
            onAllocate={async (how) => {
              await call('allocate_imported_payment', { body: { id: payment.id, ...how } });
              showToast('success', `Payment ${number} allocated`);
            }}
          />
        )}
      </Stack>
      {prompt}
      {isOpen && <AccountDialog payment={payment} onClose={() => setOpen(false)} />}
    </Page>
  );
}

interface AccountDialogProps {
  readonly payment: ImportedPayment;
  readonly onClose: () => void;
}

function AccountDialog({ payment, onClose }: AccountDialogProps): ReactNode {
  const allocate = async ({ account_id, allocation }: JsonObject): Promise<void> => {
    await call('allocate_imported_payment', {
      body: { id: payment.id, account_id: Number(account_id), allocation: allocation as InvoiceAllocation },
    });
    void queryClient.invalidateQueries({ queryKey: entityKey('invoice') });
    await queryClient.invalidateQueries({ queryKey: entityKey('imported_payment') });
    showToast('success', `Payment ${payment.number} allocated`);
    onClose();
  };
  return (
    <SchemaDialog
      form={accountForm}
      layout="allocate"
      title={`Allocate payment ${payment.number}`}
      action="Allocate"
      failed="Couldn’t allocate the payment"
      stored={{ allocation: 'auto-oldest-invoice-first' }}
      onSubmit={allocate}
      onClose={onClose}
    />
  );
}
