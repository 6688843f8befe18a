/** Downloads the filtered list; a long export runs in the background with its progress, and the page can be left meanwhile. */
import { ActionIcon, Button, Group, Menu, Progress, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListTable } from '#engine/tables/table.ts';
import type { CallName } from '#generated/calls.ts';
import type { ListExport, ReadExportsAnswer200 } from '#generated/types.ts';
import { numberText } from '#platform/domain/amount.ts';
import { call, type CallOptions } from '../client/call.ts';
import { callForFile } from '../client/call-for-file.ts';
import { recall, remember } from '../client/memory.ts';
import { entityKey, queryClient } from '../client/query-client.ts';
import { session } from '../client/session.ts';
import { saveFile } from '../ui/data/save-file.ts';
import { showToast, toastFailure } from '../ui/feedback/toast.ts';
import styles from './list.module.css';

type Query = Readonly<Record<string, unknown>>;

export interface Exporting {
  /** The export that is being written, or is ready and not yet downloaded. */
  readonly running: string | undefined;
  /** Nothing is requested for a list that is known to be empty. */
  readonly start: (format: 'csv' | 'xlsx', query: Query, isEmpty: boolean) => void;
  readonly end: () => void;
}

const askEveryMs = 1000;

export function useExport({ id, export_call: name }: Pick<ListTable, 'id' | 'export_call'>): Exporting {
  const key = `export_${id}`;
  const [running, setRunning] = useState(() => recall(key) ?? undefined);
  const storeRunning = (exportId: string | undefined): void => {
    remember(key, exportId ?? null);
    setRunning(exportId);
  };
  const start = async (format: string, query: Query): Promise<void> => {
    const { limit: _limit, offset: _offset, ...filters } = query;
    try {
      const options = { query: { ...filters, format } } as unknown as CallOptions<CallName>;
      const answer = (await call(name as CallName, options)) as { export: ListExport };
      await queryClient.invalidateQueries({ queryKey: entityKey('list_export') });
      if (answer.export.status === 'ready') return await saveExport(answer.export);
      storeRunning(answer.export.id);
      // Whoever acts as another user gets the file themselves.
      const { email } = session.get().loggedInUser ?? { email: '' };
      showToast('info', queuedText(email), 10_000);
    } catch (failure) {
      sayFailure(failure);
    }
  };
  return {
    running,
    start: (format, query, isEmpty) => {
      if (isEmpty) showToast('error', nothingText);
      else void start(format, query);
    },
    end: () => storeRunning(undefined),
  };
}

/** The server sends the same text when its list has become empty meanwhile (F398). */
const nothingText = 'No items found to download.';

/** The message for an export that takes a while (F400). */
export function queuedText(email: string): string {
  return `Items will be sent to ${email} once generated. Click download again to see how far they are.`;
}

/** Downloads the file of an export that is ready. */
export async function saveExport({ id, file_name }: Pick<ListExport, 'id' | 'file_name'>): Promise<void> {
  saveFile(await callForFile('read_export_file', { params: { export_id: id } }), file_name);
}

function sayFailure(failure: unknown): void {
  toastFailure(failure);
}

interface ExportMenuProps {
  readonly exporting: Exporting;
  readonly query: Query;
  readonly columns: ListTable['columns'];
  /** Fields of hidden columns. */
  readonly hidden: readonly string[];
  readonly isEmpty: boolean;
  readonly onPrint: () => void;
}

/** The file has the columns on the screen; where some are hidden, one with all of them is offered as well. */
export function ExportMenu({ exporting, query, columns, hidden, isEmpty, onPrint }: ExportMenuProps): ReactNode {
  const inFile = columns.filter(({ format }) => format !== 'custom').map(({ field }) => field);
  const shown = inFile.filter((field) => !hidden.includes(field));
  const asShown = { ...query, columns: shown };
  const withAll = { ...query, columns: inFile };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="md" aria-label="Download" title="Download or print">
          <IconDownload size="1rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => exporting.start('csv', asShown, isEmpty)}>CSV</Menu.Item>
        <Menu.Item onClick={() => exporting.start('xlsx', asShown, isEmpty)}>Excel (XLSX)</Menu.Item>
        {shown.length < inFile.length && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => exporting.start('csv', withAll, isEmpty)}>CSV with all columns</Menu.Item>
            <Menu.Item onClick={() => exporting.start('xlsx', withAll, isEmpty)}>
              Excel (XLSX) with all columns
            </Menu.Item>
          </>
        )}
        <Menu.Divider />
        <Menu.Item onClick={onPrint}>Print</Menu.Item>
        <Menu.Item component={Link} to="/downloads">
          Your downloads
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface ExportProgressProps {
  readonly id: string;
  readonly onEnd: () => void;
}

type Exports = ReadExportsAnswer200;

function ownOf(id: string, data: Exports | undefined): ListExport | undefined {
  return data?.exports.find((one) => one.id === id);
}

function isUnderWay(own: ListExport | undefined): boolean {
  return own?.status === 'waiting' || own?.status === 'running';
}

export function ExportProgress({ id, onEnd }: ExportProgressProps): ReactNode {
  const { data, error } = useQuery(
    {
      queryKey: entityKey('list_export'),
      queryFn: ({ signal }) => call('read_exports', { signal }),
      refetchInterval: ({ state }) => (state.error === null && isUnderWay(ownOf(id, state.data)) ? askEveryMs : false),
    },
    queryClient,
  );
  const fetchFile = async (name: string): Promise<void> => {
    try {
      await saveExport({ id, file_name: name });
      onEnd();
    } catch (failure) {
      sayFailure(failure);
    }
  };
  const own = ownOf(id, data);
  const { status, rows_done: done = 0, rows_total: total = 1, file_name: name = '' } = own ?? {};
  const isLost = error !== null || (data !== undefined && !own) || status === 'failed';
  return (
    <Group className={styles['export'] ?? ''} role="region" aria-label="Download" gap="sm">
      {isLost && <Text size="sm">Couldn’t prepare the download. Try again.</Text>}
      {status === 'ready' && (
        <>
          <Text size="sm" role="status">
            {numberText(total)} rows are ready.
          </Text>
          <Button size="xs" onClick={() => void fetchFile(name)}>
            Download {name}
          </Button>
        </>
      )}
      {!isLost && status !== 'ready' && (
        <>
          <Text size="sm">
            Preparing {numberText(done)} of {numberText(total)} rows. You can leave this page.
          </Text>
          <Progress value={(done / total) * 100} className={styles['progress'] ?? ''} aria-label="Rows prepared" />
        </>
      )}
      {(isLost || status === 'ready') && (
        <Button size="xs" variant="subtle" color="gray" onClick={onEnd}>
          Dismiss
        </Button>
      )}
    </Group>
  );
}
