/** `/bulk-changes`: the user's bulk changes, with their progress and the refused rows. */
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { bulk_changes } from '#generated/tables.ts';
import type { BulkChange } from '#generated/types.ts';
import { numberText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { PermittedLink } from '#platform/web/shell/permitted-link.tsx';
import { StopBulkChange } from '#platform/web/table/bulk/stop-bulk-change.tsx';
import { DataTable, type CellOf } from '#platform/web/table/data-table.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';

const askEveryMs = 2000;
/** Number of rows linked for each reason. */
const linked = 5;

/** What the rows are, where they are no shipments. */
const pages: Readonly<Record<string, string>> = {
  email_invoices: '/accounts/invoices',
  email_statements: '/accounts',
};

const cells: Readonly<Record<string, CellOf<BulkChange>>> = {
  rows_total: ({ rows_total, rows_changed }) => `${numberText(rows_changed)} of ${numberText(rows_total)}`,
  rows_refused: ({ rows_refused, refused, call: by }) => (rows_refused === 0 ? '' : <Named rows={refused} call={by} />),
  warnings: ({ warnings, call: by }) => (warnings.length === 0 ? '' : <Named rows={warnings} call={by} />),
};

interface NamedProps extends Pick<BulkChange, 'call'> {
  readonly rows: BulkChange['refused'];
}

/** Each reason once, with the number of rows and the first of them. */
function Named({ rows, call: by }: NamedProps): ReactNode {
  const reasons = new Map<string, number[]>();
  for (const { id, message } of rows) reasons.set(message, [...(reasons.get(message) ?? []), id]);
  return (
    <Stack gap={0}>
      {[...reasons].map(([message, ids]) => (
        <Text key={message} size="sm">
          {`${message.replace(/\.$/, '')} (${numberText(ids.length)}): `}
          {ids.slice(0, linked).map((id, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <PermittedLink to={`${pages[by] ?? '/shipments'}/${id}`} underline="always">
                {id}
              </PermittedLink>
            </span>
          ))}
          {ids.length > linked && ' …'}
        </Text>
      ))}
    </Stack>
  );
}

function stopOf({ id, title, state }: BulkChange): ReactNode {
  return state === 'running' && <StopBulkChange id={id} name={title} />;
}

export default function BulkChangesScreen(): ReactNode {
  const { data, error, refetch } = useQuery(
    {
      queryKey: entityKey('bulk_change'),
      queryFn: ({ signal }) => call('read_bulk_changes', { signal }),
      refetchInterval: ({ state }) =>
        state.data?.bulk_changes.some((one) => one.state === 'running') ? askEveryMs : false,
    },
    queryClient,
  );
  const rows = data?.bulk_changes ?? [];
  return (
    <Page title={bulk_changes.title} description={bulk_changes.description} width="full">
      {error !== null && (
        <Failure
          title="Couldn’t load your bulk changes"
          message={messageOf(error) ?? 'Try again.'}
          onRetry={() => void refetch()}
        />
      )}
      {data && rows.length === 0 && <Empty title={bulk_changes.empty} />}
      {rows.length > 0 && (
        <TableFrame>
          <DataTable<BulkChange> table={bulk_changes} rows={rows} cells={cells} actions={stopOf} />
        </TableFrame>
      )}
    </Page>
  );
}
