/** Staff pay a payment back, whole or in part, and see what was paid back before. */
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as refundForm from '#generated/forms/refund-request.ts';
import type { PaymentRefund, PaymentRefunds, RefundWay } from '#generated/types.ts';
import type { TransactionWindowProps } from '#modules/ledger/web/shared/transaction-windows.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useRecord, useRecordReading } from '#platform/web/form/schema-form/record-context.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { DialogActions } from '#platform/web/ui/layout/dialog-actions.tsx';
import { EarlierRefunds } from './earlier-refunds.tsx';

export default function RefundWindow({ transaction, onClose }: TransactionWindowProps): ReactNode {
  const { id } = transaction;
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('received_payment'), 'refunds', id],
      queryFn: ({ signal }) => call('read_payment_refunds', { query: { id }, signal }),
      // What is left decides what the form starts with: never from the time before.
      gcTime: 0,
    },
    queryClient,
  );
  const pending = data?.refunds.find(({ state }) => state === 'pending');
  if (data && !pending && data.refundable > 0)
    return <RefundDialog transaction={transaction} payment={data} onClose={onClose} />;
  return (
    <RefundState title={titleOf(transaction)} onClose={onClose}>
      {error ? (
        <Failure title="Couldn’t load the refunds" message={messageOf(error) ?? ''} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="6rem" />
      ) : pending ? (
        <Unconfirmed paymentId={id} refund={pending} />
      ) : (
        <Notice variant="info" title="Nothing left to refund">
          {data.refunds.length > 0
            ? 'All of this payment was refunded, or pays invoices.'
            : 'All of this payment pays invoices, or it was reversed. Reverse it to free it from the invoices.'}
        </Notice>
      )}
      {data && <EarlierRefunds refunds={data.refunds.filter((refund) => refund !== pending)} />}
    </RefundState>
  );
}

function titleOf({ amount }: TransactionWindowProps['transaction']): string {
  return `Refund of ${moneyText(amount)}`;
}

interface RefundDialogProps extends TransactionWindowProps {
  readonly payment: PaymentRefunds;
}

function RefundDialog({ transaction, payment, onClose }: RefundDialogProps): ReactNode {
  /** A request that is sent again unchanged, because its answer was lost, is made once. */
  const [keys] = useState(() => new Map<string, string>());
  const { refundable, through_gateway: isAsked, account_type: accountType } = payment;
  const refund = async (value: JsonObject): Promise<void> => {
    const { amount, reason, way = 'outside', payment_reference: slip, below_zero } = value;
    const body = {
      ...{ id: transaction.id, amount: Number(amount), reason: String(reason), way: way as RefundWay },
      ...(typeof slip === 'string' && way === 'outside' && { payment_reference: slip }),
      ...(below_zero === true && { below_zero }),
    };
    try {
      const text = JSON.stringify(body);
      const idempotencyKey = keys.get(text) ?? crypto.randomUUID();
      keys.set(text, idempotencyKey);
      await call('refund_payment', { body, idempotencyKey });
    } finally {
      moved();
    }
    showToast('success', `${moneyText(body.amount)} refunded`);
    onClose();
  };
  return (
    <SchemaDialog
      form={refundForm}
      layout={isAsked ? 'through_gateway' : 'recorded'}
      title={titleOf(transaction)}
      action="Refund"
      failed="Couldn’t refund the payment"
      facts={{ 'payment.is_prepaid': accountType !== 'postpaid' }}
      stored={{ way: isAsked ? 'gateway' : 'outside', amount: refundable }}
      further={({ amount }) => tooMuch(refundable, amount)}
      onSubmit={refund}
      onClose={onClose}
    >
      <Stack gap="xs" mb="md">
        <Text size="sm">{transaction.description}</Text>
        <Amounts payment={payment} />
        {!isAsked && (
          <Text size="sm" c="dimmed">
            Pay the customer back first, where the payment was made, in cash or by bank transfer. This records it.
          </Text>
        )}
        <EarlierRefunds refunds={payment.refunds} />
      </Stack>
    </SchemaDialog>
  );
}

function Amounts({ payment: { refundable, balance } }: { readonly payment: PaymentRefunds }): ReactNode {
  const amount = useRecordReading(useRecord(), ['value:amount'], ({ value }) => value['amount']);
  const after = typeof amount === 'number' && amount <= refundable ? balance - amount : undefined;
  return (
    <Facts>
      <Fact name="Refundable">{moneyText(refundable)}</Fact>
      <Fact name="Account balance">{moneyText(balance)}</Fact>
      <Fact name="Balance afterwards">{after === undefined ? '–' : moneyText(after)}</Fact>
    </Facts>
  );
}

function tooMuch(refundable: number, amount: unknown) {
  if (typeof amount !== 'number' || amount <= refundable) return [];
  return [{ field: 'amount', code: 'maximum', message: `Enter at most ${moneyText(refundable)}` }];
}

/** The payment provider did not answer: staff look there, and say what they see. */
function Unconfirmed({ paymentId, refund }: { readonly paymentId: number; readonly refund: PaymentRefund }): ReactNode {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const resolve = async (was_made: boolean): Promise<void> => {
    setBusy(true);
    try {
      await call('resolve_payment_refund', { body: { id: paymentId, refund_id: refund.id, was_made } });
      showToast('success', was_made ? `${moneyText(refund.amount)} refunded` : 'The refund was not made');
      moved();
    } catch (failure) {
      setProblem(messageOf(failure) ?? undefined);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="md">
      <Notice variant="warning" title={`A refund of ${moneyText(refund.amount)} isn’t confirmed`}>
        The payment provider didn’t answer. Look in its dashboard whether the refund was made. The account is only
        debited when it was.
      </Notice>
      {problem !== undefined && (
        <Notice variant="error" title="Couldn’t save this">
          {problem}
        </Notice>
      )}
      <DialogActions>
        <Button variant="default" disabled={isBusy} onClick={() => void resolve(false)}>
          It was not made
        </Button>
        <Button loading={isBusy} onClick={() => void resolve(true)}>
          It was made
        </Button>
      </DialogActions>
    </Stack>
  );
}

interface RefundStateProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function RefundState({ title, onClose, children }: RefundStateProps): ReactNode {
  useReturnFocus();
  return (
    <Modal opened onClose={onClose} title={title}>
      <Stack gap="md">{children}</Stack>
    </Modal>
  );
}

function moved(): void {
  for (const entity of ['received_payment', 'billing_transaction', 'account'] as const)
    void queryClient.invalidateQueries({ queryKey: entityKey(entity) });
}
