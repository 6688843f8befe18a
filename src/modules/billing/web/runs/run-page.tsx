/** `/billing/invoice-runs/7`: the progress of an invoice run, and the result of each account. */
import type { ReactNode } from 'react';
import { invoicing_run_accounts } from '#generated/tables.ts';
import type { ReadInvoicingRunAnswer200 } from '#generated/types.ts';
import { moneyText, numberText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useLive } from '#platform/web/client/use-live.ts';
import { LongTable } from '#platform/web/table/long-table.tsx';
import { calendarDate } from '#platform/web/ui/data/clock.ts';
import { Fact } from '#platform/web/ui/layout/card.tsx';
import { DocumentScreen } from '../document/document-screen.tsx';
import { RunFrame } from './run-frame.tsx';

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
  return (
    <RunFrame
      title="Invoice run"
      run={run}
      done={run.done}
      automatic="The nightly run"
      facts={
        <>
          <Fact name="Charges before">{calendarDate(run.run_date)}</Fact>
          <Fact name="Invoices">{numberText(run.invoices)}</Fact>
          <Fact name="Total">{moneyText(run.total)}</Fact>
          <Fact name="Failed accounts">{numberText(run.failed)}</Fact>
        </>
      }
    >
      <LongTable table={invoicing_run_accounts} rows={accounts} rowLink="/accounts/{id}?tab=invoices" />
    </RunFrame>
  );
}
