/** `/billing/statement-runs/7`: the progress of a statement run, the result of each account, and emailing the others again. */
import { Button, Progress, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { bulk_change_state } from '#generated/enums.ts';
import { statement_run_accounts } from '#generated/tables.ts';
import type { ReadStatementRunAnswer200 } from '#generated/types.ts';
import { numberText } from '#platform/domain/amount.ts';
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
  const known = bulk_change_state.find((one) => one.const === run.state);
  const done = run.sent + run.skipped + run.failed;
  const without = accounts.filter(({ state }) => state === 'failed' || state === 'skipped').map(({ id }) => id);
  const mayRepeat = run.state === 'done' && without.length > 0;
  return (
    <Page
      title="Statement run"
      description={<StatusBadge colour={known?.['x-colour'] ?? 'grey'}>{known?.title ?? run.state}</StatusBadge>}
      width="full"
      actions={
        mayRepeat && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {`Email the other ${numberText(without.length)}`}
          </Button>
        )
      }
    >
      <Stack gap="lg">
        {run.state === 'running' && (
          <div>
            <Text size="sm" role="status">{`${done} of ${run.accounts} accounts done`}</Text>
            <Progress mt="xs" value={(100 * done) / run.accounts} aria-label="Done" />
          </div>
        )}
        <Card title="Result">
          <Facts>
            <Fact name="Started">
              <RelativeDate value={run.started_at} />
            </Fact>
            <Fact name="Started by">{run.started_by ?? 'The monthly run'}</Fact>
            <Fact name="Period">{`${calendarDate(run.from_day)} to ${calendarDate(run.to_day)}`}</Fact>
            <Fact name="Sent">{numberText(run.sent)}</Fact>
            <Fact name="Skipped">{numberText(run.skipped)}</Fact>
            <Fact name="Failed">{numberText(run.failed)}</Fact>
          </Facts>
        </Card>
        <TableFrame>
          <LongTable
            table={statement_run_accounts}
            rows={accounts}
            rowLink={`/accounts/{id}?tab=statement&from=${run.from_day}&to=${run.to_day}`}
          />
        </TableFrame>
      </Stack>
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
    </Page>
  );
}
