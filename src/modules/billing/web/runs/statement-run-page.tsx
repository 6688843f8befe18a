/** `/billing/statement-runs/7`: the progress of a statement run, the result of each account, and emailing the others again. */
import { Button } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { statement_run_accounts } from '#generated/tables.ts';
import type { ReadStatementRunAnswer200 } from '#generated/types.ts';
import { numberText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useLive } from '#platform/web/client/use-live.ts';
import { LongTable } from '#platform/web/table/long-table.tsx';
import { calendarDate } from '#platform/web/ui/data/clock.ts';
import { Fact } from '#platform/web/ui/layout/card.tsx';
import { DocumentScreen } from '../document/document-screen.tsx';
import { RunFrame } from './run-frame.tsx';

const EmailStatements = lazy(() => import('../lists/email-statements.tsx'));

export default function StatementRunScreen(): ReactNode {
  useLive('statement_run', () => void queryClient.invalidateQueries({ queryKey: entityKey('statement_run') }));
  return (
    <DocumentScreen
      name="Statement run"
      queryKey={entityKey('statement_run')}
      read={(id, signal) => call('read_statement_run', { params: { id }, signal })}
    >
      {(answer) => <RunPage {...answer} />}
    </DocumentScreen>
  );
}

function RunPage({ statement_run: run, accounts }: ReadStatementRunAnswer200): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const without = accounts.filter(({ state }) => state === 'failed' || state === 'skipped').map(({ id }) => id);
  const mayRepeat = run.state === 'done' && without.length > 0;
  return (
    <>
      <RunFrame
        title="Statement run"
        run={run}
        done={run.sent + run.skipped + run.failed}
        automatic="The monthly run"
        facts={
          <>
            <Fact name="Period">{`${calendarDate(run.from_day)} to ${calendarDate(run.to_day)}`}</Fact>
            <Fact name="Sent">{numberText(run.sent)}</Fact>
            <Fact name="Skipped">{numberText(run.skipped)}</Fact>
            <Fact name="Failed">{numberText(run.failed)}</Fact>
          </>
        }
        actions={
          mayRepeat && (
            <Button variant="default" onClick={() => setOpen(true)}>
              {`Email the other ${numberText(without.length)}`}
            </Button>
          )
        }
      >
        <LongTable
          table={statement_run_accounts}
          rows={accounts}
          rowLink={`/accounts/{id}?tab=statement&from=${run.from_day}&to=${run.to_day}`}
        />
      </RunFrame>
      <Suspense>
        {isOpen && (
          <EmailStatements
            ids={without}
            period={{ from: run.from_day, to: run.to_day }}
            onDone={() => undefined}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
