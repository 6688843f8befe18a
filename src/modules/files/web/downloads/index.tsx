/** `/downloads`: the user's exports of lists, with their progress, and the files until they expire. */
import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { list_exports } from '#generated/tables.ts';
import type { ListExport } from '#generated/types.ts';
import { numberText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { DataTable, type CellOf } from '#platform/web/table/data-table.tsx';
import { saveExport } from '#platform/web/table/export-menu.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { FileIcon } from '../shared/file-icon.tsx';

const askEveryMs = 2000;

function isUnderWay({ status }: ListExport): boolean {
  return status === 'waiting' || status === 'running';
}

const cells: Readonly<Record<string, CellOf<ListExport>>> = {
  file_name: ({ file_name }) => (
    <Group gap="xs" wrap="nowrap">
      <FileIcon name={file_name} />
      {file_name}
    </Group>
  ),
  rows_total: (one) =>
    isUnderWay(one) ? `${numberText(one.rows_done)} of ${numberText(one.rows_total)}` : numberText(one.rows_total),
};

export default function DownloadsScreen(): ReactNode {
  const { data, error, refetch } = useQuery(
    {
      queryKey: entityKey('list_export'),
      queryFn: ({ signal }) => call('read_exports', { signal }),
      refetchInterval: ({ state }) => (state.data?.exports.some(isUnderWay) ? askEveryMs : false),
    },
    queryClient,
  );
  const rows = data?.exports ?? [];
  return (
    <Page title={list_exports.title} description={list_exports.description} width="full">
      {error !== null && (
        <Failure
          title="Couldn’t load your downloads"
          message={messageOf(error) ?? 'Try again.'}
          onRetry={() => void refetch()}
        />
      )}
      {data && rows.length === 0 && <Empty title={list_exports.empty} />}
      {rows.length > 0 && (
        <TableFrame>
          <DataTable<ListExport> table={list_exports} rows={rows} cells={cells} actions={actions} />
        </TableFrame>
      )}
    </Page>
  );
}

const actions: CellOf<ListExport> = (row) => {
  if (row.status === 'failed') return <Text size="sm">Download the list again.</Text>;
  const download = async (): Promise<void> => {
    try {
      await saveExport(row);
    } catch (failure) {
      toastFailure(failure);
    }
  };
  return (
    <Button
      size="xs"
      variant="default"
      disabled={row.status !== 'ready'}
      leftSection={<IconDownload size="1rem" aria-hidden />}
      aria-label={`Download ${row.file_name}`}
      onClick={() => void download()}
    >
      Download
    </Button>
  );
};
