/** Allocates the remainder of a payment to the open invoices of its account: manually, or the oldest first. */
import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { InvoiceAllocation, InvoiceShare } from '#generated/types.ts';
import { calendarDate } from '#platform/web/ui/data/clock.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { openStatuses } from '../../domain/open-invoice.ts';

export interface Allocation {
  readonly allocation: InvoiceAllocation;
  /** For a manual allocation. */
  readonly invoices?: InvoiceShare[];
}

/** What was typed, by the id of the invoice. */
export type Amounts = Readonly<Record<number, number>>;

export function hasAmounts(amounts: Amounts): boolean {
  return Object.values(amounts).some((amount) => amount > 0);
}

interface InvoiceSharesProps {
  readonly accountId: number;
  /** The remainder of the payment, in rand. */
  readonly unallocated: number;
  readonly amounts: Amounts;
  readonly onType: (amounts: Amounts) => void;
  /** Throws `CallError` for invalid amounts. */
  readonly onAllocate: (how: Allocation) => Promise<unknown>;
}

/** Number of open invoices listed; later ones are paid after these. */
const most = 50;

export function InvoiceShares(props: InvoiceSharesProps): ReactNode {
  const { accountId, unallocated, amounts, onType, onAllocate } = props;
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('invoice'), 'open', accountId],
      queryFn: ({ signal }) => {
        const status = [...openStatuses];
        const query = { account_id: [accountId], status, sort: 'invoice_date' as const, limit: most };
        return call('read_invoices', { query, signal });
      },
    },
    queryClient,
  );
  const shares = Object.entries(amounts).flatMap(([id, amount]) =>
    amount > 0 ? [{ invoice_id: Number(id), amount }] : [],
  );
  const chosen = shares.reduce((sum, { amount }) => sum + amount, 0);
  const excess = Math.round((chosen - unallocated) * 100) / 100;
  const allocate = async (allocation: InvoiceAllocation): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onAllocate(allocation === 'manual' ? { allocation, invoices: shares } : { allocation });
      onType({});
    } catch (failure) {
      setProblem(messageOf(failure) ?? undefined);
    }
    for (const entity of ['invoice', 'imported_payment', 'billing_transaction'] as const)
      await queryClient.invalidateQueries({ queryKey: entityKey(entity) });
    setBusy(false);
  };
  if (error)
    return (
      <Failure
        title="Couldn’t load the invoices"
        message={messageOf(error) ?? 'Try again.'}
        onRetry={() => void refetch()}
      />
    );
  const open = data?.invoices ?? [];
  const isAbove = open.some(({ id, outstanding }) => (amounts[id] ?? 0) > outstanding);
  return (
    <Card title="Open invoices">
      {data && open.length === 0 ? (
        <Text size="sm">The account has no open invoices. The payment stays on its balance.</Text>
      ) : (
        <Stack gap="md">
          {problem !== undefined && (
            <Notice variant="error" title="Not allocated">
              {problem}
            </Notice>
          )}
          {open.map(({ id, number, invoice_date, due_date, outstanding }) => (
            <NumberInput
              key={id}
              label={`${number} of ${calendarDate(invoice_date)}`}
              description={`${moneyText(outstanding)} outstanding, due ${calendarDate(due_date)}`}
              min={0}
              max={outstanding}
              // An amount that is too high is refused, not replaced by another one.
              clampBehavior="none"
              allowNegative={false}
              decimalScale={2}
              error={(amounts[id] ?? 0) > outstanding && `Only ${moneyText(outstanding)} is outstanding.`}
              hideControls
              value={amounts[id] ?? ''}
              onChange={(value) => onType({ ...amounts, [id]: Number(value) || 0 })}
            />
          ))}
          <Text size="sm" role="status" c={excess > 0 ? 'var(--mantine-color-error)' : 'dimmed'}>
            {excess > 0
              ? `These amounts are ${moneyText(excess)} more than the payment has left.`
              : chosen > 0 && `${moneyText(Math.max(0, -excess))} of ${moneyText(unallocated)} left to allocate.`}
          </Text>
          <Group>
            <Button variant="default" loading={isBusy} onClick={() => void allocate('auto-oldest-invoice-first')}>
              Oldest invoice first
            </Button>
            <Button
              loading={isBusy}
              disabled={shares.length === 0 || excess > 0 || isAbove}
              onClick={() => void allocate('manual')}
            >
              Allocate these amounts
            </Button>
          </Group>
        </Stack>
      )}
    </Card>
  );
}
