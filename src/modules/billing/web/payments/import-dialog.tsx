/** Imports a bank statement: every line is validated first, and only then payments are imported, in parts. */
import { Button, FileButton, Progress, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import { imported_lines } from '#generated/tables.ts';
import type { ImportedLine, UploadPaymentsAnswer200 } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { notImportedFirst } from '../../domain/import-result.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { DialogActions } from '#platform/web/ui/layout/dialog-actions.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

type Outcome = UploadPaymentsAnswer200;

interface ImportProgress {
  /** The first line of the next part; undefined after the last. */
  readonly from: number | undefined;
  readonly added: number;
  readonly rows: number;
  readonly lines: readonly ImportedLine[];
}

const start: ImportProgress = { from: 0, added: 0, rows: 0, lines: [] };

function paymentsText(count: number): string {
  return counted(count, 'payment', 'payments');
}

export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  useReturnFocus();
  const [file, setFile] = useState<File>();
  const [checked, setChecked] = useState<Outcome>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** Undefined before the import starts; kept when it stops, so that it can go on from there. */
  const [progress, setProgress] = useState<ImportProgress>();
  const done = progress?.from === undefined ? progress : undefined;

  const working = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (failure) {
      setProblem(messageOf(failure) ?? 'Try again.');
    }
    setBusy(false);
  };
  const check = (chosen: File): Promise<void> =>
    working(async () => {
      setFile(chosen);
      setChecked(undefined);
      setProgress(undefined);
      setChecked(await call('upload_payments', { query: { dry_run: true }, file: chosen }));
    });
  const run = async (chosen: File): Promise<void> => {
    await working(async () => {
      let now = progress ?? start;
      setProgress(now);
      while (now.from !== undefined) {
        const part: Outcome = await call('upload_payments', { query: { from: now.from }, file: chosen });
        const lines = [...now.lines, ...part.lines];
        now = { from: part.next, added: now.added + part.added, rows: part.rows, lines };
        setProgress(now);
      }
    });
    await queryClient.invalidateQueries({ queryKey: entityKey('imported_payment') });
  };

  return (
    <Modal opened onClose={onClose} title="Import bank statement" size="xl" closeOnClickOutside={!isBusy}>
      <Stack gap="md">
        <Text size="sm">
          Choose the statement as a CSV or XLSX file with the headings Date, Amount, Reference and, where there is one,
          Description. Payments whose reference has an account code or invoice number are paid into that account; the
          others wait until you allocate them.
        </Text>
        {done === undefined && (
          <FileButton
            accept=".csv,.txt,.xlsx,text/csv"
            disabled={isBusy}
            onChange={(chosen) => chosen && void check(chosen)}
          >
            {(button) => (
              <Button
                {...button}
                data-autofocus
                variant="default"
                loading={isBusy && progress === undefined}
                leftSection={<IconFileSpreadsheet size="1rem" aria-hidden />}
              >
                {file ? 'Choose another file' : 'Choose a file'}
              </Button>
            )}
          </FileButton>
        )}
        {file && <Text size="sm">{`File: ${file.name}`}</Text>}
        {problem !== undefined && (
          <Notice variant="error" title={progress ? 'The import stopped' : 'Couldn’t import the file'}>
            {progress
              ? `${problem} ${paymentsText(progress.added)} imported so far. Continue to import the rest.`
              : problem}
          </Notice>
        )}
        {progress?.from !== undefined && checked && (
          <Progress value={(100 * progress.from) / checked.rows} aria-label="Import" animated={isBusy} />
        )}
        {checked && progress === undefined && <Report outcome={checked} />}
        {done && (
          <>
            <Notice variant="success" title="Imported">
              {`${paymentsText(done.added)} imported.`}
            </Notice>
            <Lines lines={notImportedFirst(done.lines)} rows={done.rows} />
          </>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            {done === undefined ? 'Cancel' : 'Done'}
          </Button>
          {done === undefined && (
            <Button
              disabled={!file || !checked || checked.added === 0}
              loading={isBusy}
              onClick={() => file && void run(file)}
            >
              {progress && !isBusy
                ? 'Continue'
                : checked && checked.added > 0
                  ? `Import ${paymentsText(checked.added)}`
                  : 'Import'}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Modal>
  );
}

function Report({ outcome: { rows, added, matched, known, skipped, failed, lines } }: { readonly outcome: Outcome }) {
  const parts = [
    added > 0
      ? `${paymentsText(added)} can be imported, ${matched} of them matched to an account`
      : 'No payment can be imported',
    ...(known > 0 ? [`${known} imported before`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(failed > 0 ? [`${failed} with mistakes`] : []),
  ];
  return (
    <Stack gap="sm">
      <Notice variant={failed > 0 ? 'warning' : 'success'} title="Checked, nothing imported yet">
        {parts.join('; ')}.
      </Notice>
      <Lines lines={lines} rows={rows} />
    </Stack>
  );
}

/** Further lines are only counted. */
const mostShown = 200;

/** The result of each line, with the reason. */
function Lines({ lines, rows }: Pick<ImportProgress, 'rows' | 'lines'>): ReactNode {
  const more = rows - Math.min(lines.length, mostShown);
  return (
    <>
      {lines.length > 0 && <DataTable table={imported_lines} rows={lines.slice(0, mostShown)} />}
      {more > 0 && (
        <Text size="sm" c="dimmed">
          And {counted(more, 'more line', 'more lines')}.
        </Text>
      )}
    </>
  );
}
