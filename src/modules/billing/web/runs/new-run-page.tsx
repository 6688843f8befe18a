/** `/billing/invoice-runs/new`: what can be invoiced now, and invoicing the selected accounts at once. */
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { invoice_candidates } from '#generated/tables.ts';
import type { InvoiceCandidate } from '#generated/types.ts';
import { counted } from '#engine/values/sentence.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';

export default function NewRunScreen(): ReactNode {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isConfirming, setConfirming] = useState(false);
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('invoice'), 'candidates'],
      queryFn: ({ signal }) => call('read_invoice_candidates', { signal }),
      retry: false,
    },
    queryClient,
  );
  const accounts = data?.accounts ?? [];
  const run = async (): Promise<void> => {
    try {
      const { invoicing_run } = await call('start_invoicing_run', { body: { account_ids: chosen.map(Number) } });
      await queryClient.invalidateQueries({ queryKey: entityKey('invoicing_run') });
      void navigate(`/billing/invoice-runs/${invoicing_run.id}`);
    } catch (failure) {
      setConfirming(false);
      showToast('error', messageOf(failure) ?? 'Couldn’t start the invoice run. Try again.');
    }
  };
  return (
    <Page
      title="Run invoices"
      description="Invoices everything charged before today that can be invoiced, for the accounts that you choose. Each gets invoices once a day."
      width="full"
      actions={
        <Button disabled={chosen.length === 0} onClick={() => setConfirming(true)}>
          {chosen.length === 0 ? 'Run invoices' : `Invoice ${counted(chosen.length, 'account', 'accounts')}`}
        </Button>
      }
    >
      <Confirm
        opened={isConfirming}
        title={`Invoice ${counted(chosen.length, 'account', 'accounts')}?`}
        action="Create invoices"
        onConfirm={run}
        onCancel={() => setConfirming(false)}
      >
        {`${summaryOf(accounts, chosen)} ${warningsOf(accounts, chosen)}Invoices can’t be deleted afterwards, only credited. Nothing is emailed yet.`}
      </Confirm>
      {error && (
        <Failure
          title="Couldn’t load what can be invoiced"
          message={messageOf(error) ?? 'Try again.'}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <PageSkeleton rows={3} />}
      {data && (
        <>
          <Text role="status" mb="md">
            {summaryOf(accounts, chosen)}
          </Text>
          <TableFrame>
            <DataTable table={invoice_candidates} rows={accounts} selection={{ chosen, onChange: setChosen }} />
          </TableFrame>
        </>
      )}
    </Page>
  );
}

/** For the selected accounts, or for all if none is selected. */
function summaryOf(accounts: readonly InvoiceCandidate[], chosen: readonly string[]): string {
  const meant = chosen.length === 0 ? accounts : accounts.filter(({ id }) => chosen.includes(String(id)));
  const shipments = meant.reduce((sum, one) => sum + one.shipments, 0);
  const cents = meant.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const whole = `${counted(meant.length, 'account', 'accounts')}, ${counted(shipments, 'shipment', 'shipments')}, ${moneyText(cents / 100)}`;
  return chosen.length === 0 ? `${whole} can be invoiced.` : `${whole} chosen.`;
}

function warningsOf(accounts: readonly InvoiceCandidate[], chosen: readonly string[]): string {
  const warned = accounts.filter(({ id, warning }) => warning !== null && chosen.includes(String(id))).length;
  if (warned === 0) return '';
  return `${counted(warned, 'account has', 'accounts have')} no billing address. Tax invoices over R5 000 need one, and it can’t be added to an issued invoice. `;
}
