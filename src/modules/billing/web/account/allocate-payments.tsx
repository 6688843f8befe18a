/** Staff allocate payments of an account to its invoices later: those recorded manually, imported or paid at a gateway, and credits. */
import { Button, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { OpenPayment } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useCan } from '#platform/web/client/session.ts';
import { calendarDate } from '#platform/web/ui/data/clock.ts';
import { useClosePrompt } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { hasAmounts, InvoiceShares, type Allocation, type Amounts } from '../payments/invoice-shares.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

/** Renders nothing while all payments are fully allocated. */
export function AllocatePayments({ accountId }: { readonly accountId: number }): ReactNode {
  const mayAllocate = useCan('INLINE_transaction_payment');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(
    {
      queryKey: [...entityKey('billing_transaction'), 'open-payments', accountId],
      queryFn: ({ signal }) => call('read_open_payments', { query: { account_id: accountId }, signal }),
      enabled: mayAllocate,
    },
    queryClient,
  );
  const payments = data?.open_payments ?? [];
  if (payments.length === 0) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Allocate payments
      </Button>
      {isOpen && <AllocateDialog accountId={accountId} payments={payments} onClose={() => setOpen(false)} />}
    </>
  );
}

interface AllocateDialogProps {
  readonly accountId: number;
  readonly payments: readonly OpenPayment[];
  readonly onClose: () => void;
}

function AllocateDialog({ accountId, payments, onClose }: AllocateDialogProps): ReactNode {
  useReturnFocus();
  const [chosen, setChosen] = useState<string | null>(null);
  const [amounts, setAmounts] = useState<Amounts>({});
  const { close, prompt } = useClosePrompt(hasAmounts(amounts), onClose);
  const payment = payments.find(({ id }) => String(id) === chosen) ?? payments[0];
  if (!payment) return null;
  const allocate = async (how: Allocation): Promise<void> => {
    const { unallocated } = await call('allocate_payment', { body: { id: payment.id, ...how } });
    const left = unallocated > 0 ? `, ${moneyText(unallocated)} is left` : '';
    showToast('success', `Allocated${left}`);
  };
  return (
    <Modal opened onClose={close} title="Allocate payments" size="lg">
      <Stack gap="md">
        <Select
          label="Payment or credit"
          description={`${moneyText(payment.unallocated)} of ${moneyText(payment.amount)} isn’t allocated yet.`}
          data={payments.map(({ id, effective_date, description }) => ({
            ...{ value: String(id), label: `${calendarDate(effective_date)}, ${description}` },
          }))}
          value={String(payment.id)}
          openOnFocus={false}
          data-autofocus
          onChange={(id) => {
            setChosen(id);
            setAmounts({});
          }}
        />
        <InvoiceShares
          key={`${payment.id} ${payment.unallocated}`}
          accountId={accountId}
          unallocated={payment.unallocated}
          amounts={amounts}
          onType={setAmounts}
          onAllocate={allocate}
        />
      </Stack>
      {prompt}
    </Modal>
  );
}
