/** `/billing/invoice-runs/7`: the progress of an invoice run, and the result of each account. */
import { Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { bulk_change_state } from '#generated/enums.ts';
import { invoicing_run_accounts } from '#generated/tables.ts';
import type { ReadInvoicingRunAnswer200 } from '#generated/types.ts';
import { moneyText, numberText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useLive } from '#platform/web/client/use-live.ts';
import { LongTable } from '#platform/web/table/long-table.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';
import { calendarDate } from '#platform/web/ui/data/clock.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { DocumentScreen } from '../document/document-screen.tsx';

export default function RunScreen(): ReactNode {
  useLive('invoicing_run', () => void queryClient.invalidateQueries({ queryKey: entityKey('invoicing_run') }));
  return (
    <DocumentScreen
      name="Invoice run"
      queryKey={entityKey('invoicing_run')}
      read={(id, signal) => call('read_invoicing_run', { params: { id }, signal })}
    >
      {(answer) => <RunPage {...answer} />}
    </DocumentScreen>
  );
}

function RunPage({ invoicing_run: run, accounts }: ReadInvoicingRunAnswer200): ReactNode {
  const known = bulk_change_state.find((one) => one.const === run.state);
  return (
    <Page
      title="Invoice run"
      description={<StatusBadge colour={known?.['x-colour'] ?? 'grey'}>{known?.title ?? run.state}</StatusBadge>}
      width="full"
    >
      <Stack gap="lg">
        {run.state === 'running' && run.accounts > 0 && (
          <div>
            <Text size="sm" role="status">{`${run.done} of ${run.accounts} accounts done`}</Text>
            <Progress mt="xs" value={(100 * run.done) / run.accounts} aria-label="Done" />
          </div>
        )}
        <Card title="Result">
          <Facts>
            <Fact name="Started">
              <RelativeDate value={run.started_at} />
            </Fact>
            <Fact name="Started by">{run.started_by ?? 'The nightly run'}</Fact>
            <Fact name="Charges before">{calendarDate(run.run_date)}</Fact>
            <Fact name="Invoices">{numberText(run.invoices)}</Fact>
            <Fact name="Total">{moneyText(run.total)}</Fact>
            <Fact name="Failed accounts">{numberText(run.failed)}</Fact>
          </Facts>
        </Card>
        <TableFrame>
          <LongTable table={invoicing_run_accounts} rows={accounts} rowLink="/accounts/{id}?tab=invoices" />
        </TableFrame>
      </Stack>
    </Page>
  );
}
