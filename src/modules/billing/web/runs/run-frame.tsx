/** What the pages of invoice and statement runs share: state, progress and result, above the accounts. */
import { Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { bulk_change_state } from '#generated/enums.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';

interface RunFrameProps {
  readonly title: string;
  readonly run: {
    readonly state: string;
    readonly accounts: number;
    readonly started_at: string;
    readonly started_by?: string | null;
  };
  /** Number of accounts done. */
  readonly done: number;
  /** Who starts it when no one does: `The nightly run`. */
  readonly automatic: string;
  readonly facts: ReactNode;
  readonly actions?: ReactNode;
  /** The table of its accounts. */
  readonly children: ReactNode;
}

export function RunFrame({ title, run, done, automatic, facts, actions, children }: RunFrameProps): ReactNode {
  const known = bulk_change_state.find((one) => one.const === run.state);
  return (
    <Page
      title={title}
      description={<StatusBadge colour={known?.['x-colour'] ?? 'grey'}>{known?.title ?? run.state}</StatusBadge>}
      width="full"
      actions={actions}
    >
      <Stack gap="lg">
        {run.state === 'running' && run.accounts > 0 && (
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
            <Fact name="Started by">{run.started_by ?? automatic}</Fact>
            {facts}
          </Facts>
        </Card>
        <TableFrame>{children}</TableFrame>
      </Stack>
    </Page>
  );
}
