/** Imports a CSV file into the address book: first a dry run with the result of each line, then the import. */
import { Button, FileButton, Stack, Text } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import { import_errors } from '#generated/tables.ts';
import type { ImportError, UploadAddressBookAnswer200 } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { saveFile } from '#platform/web/ui/data/save-file.ts';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { DialogActions } from '#platform/web/ui/layout/dialog-actions.tsx';
import { headingOf } from '../../domain/address-csv.ts';
import { bookChanged } from './entry-calls.ts';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

type Outcome = UploadAddressBookAnswer200;

const headings = ['name', 'address.street_address', 'address.local_area', 'address.city', 'address.code'].map(
  headingOf,
);

function linesText(count: number): string {
  return counted(count, 'line', 'lines');
}

interface ImportDialogProps {
  /** The user's own by default. */
  readonly accountId?: number;
  readonly onClose: () => void;
}

export function ImportDialog({ accountId, onClose }: ImportDialogProps): ReactNode {
  useReturnFocus();
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (chosen: File, dryRun: boolean): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await call('upload_address_book', {
        query: { dry_run: dryRun, ...(accountId !== undefined && { account_id: accountId }) },
        file: chosen,
      });
      setOutcome(answer);
      if (!dryRun) {
        await bookChanged();
        showToast('success', `${counted(answer.added, 'address', 'addresses')} added`);
        if (answer.failed === 0) onClose();
      }
    } catch (failure) {
      setOutcome(undefined);
      setProblem(messageOf(failure) ?? undefined);
    } finally {
      setBusy(false);
    }
  };
  const choose = (chosen: File | null): void => {
    if (!chosen) return;
    setFile(chosen);
    setOutcome(undefined);
    void send(chosen, true);
  };
  const isDone = outcome?.dry_run === false;
  return (
    <Modal opened onClose={onClose} title="Import addresses" size="lg">
      <Stack gap="md">
        <Text size="sm">
          Choose a CSV or XLSX file with one address a line, up to 10 000 lines. The first line has the headings, such
          as {headings.join(', ')}. An exported address book can be imported again.
        </Text>
        {!isDone && (
          <FileButton onChange={choose} accept=".csv,.txt,.xlsx,text/csv" disabled={busy}>
            {(button) => (
              <Button
                {...button}
                data-autofocus
                variant="default"
                loading={busy && !outcome}
                leftSection={<IconFileSpreadsheet size="1rem" aria-hidden />}
              >
                {file ? 'Choose another file' : 'Choose a file'}
              </Button>
            )}
          </FileButton>
        )}
        {file && (
          <Text size="sm" c="dimmed">
            {file.name}
          </Text>
        )}
        {problem !== undefined && (
          <Notice variant="error" title="Couldn’t read the file">
            {problem}
          </Notice>
        )}
        {outcome && <OutcomeView outcome={outcome} />}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {isDone ? 'Done' : 'Cancel'}
          </Button>
          {!isDone && (
            <Button
              disabled={!file || !outcome || outcome.added === 0}
              loading={busy && outcome !== undefined}
              onClick={() => file && void send(file, false)}
            >
              {outcome && outcome.added > 0 ? `Import ${linesText(outcome.added)}` : 'Import'}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Modal>
  );
}

/** One row per line, with all of its errors. */
function byLine(errors: Outcome['errors']): Outcome['errors'] {
  const lines = new Map<number, ImportError>();
  for (const error of errors) {
    const before = lines.get(error.row);
    const joined = before && {
      field: `${before.field}, ${error.field}`,
      message: `${before.message} ${error.message}`,
    };
    lines.set(error.row, { ...error, ...joined });
  }
  return [...lines.values()];
}

function OutcomeView({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const { added, known, failed, dry_run: isDry, ignored_columns: ignored, errors } = outcome;
  return (
    <Stack gap="sm">
      <Notice variant={failed > 0 ? 'warning' : 'success'} title={isDry ? 'Checked, nothing saved yet' : 'Imported'}>
        {[
          `${linesText(added)} ${isDry ? 'can be added' : 'added'}`,
          ...(known > 0 ? [`${linesText(known)} in the address book already`] : []),
          ...(failed > 0 ? [`${linesText(failed)} with mistakes, which are skipped`] : []),
        ].join('; ')}
        .{ignored.length > 0 && ` Skipped columns: ${ignored.join(', ')}.`}
      </Notice>
      {errors.length > 0 && (
        <>
          <DataTable table={import_errors} rows={byLine(errors)} />
          <Button
            variant="subtle"
            leftSection={<IconDownload size="1rem" aria-hidden />}
            onClick={() =>
              saveFile(new Blob([`\uFEFF${outcome.failed_file}`], { type: 'text/csv' }), 'failed-lines.csv')
            }
          >
            Download the lines with mistakes
          </Button>
        </>
      )}
    </Stack>
  );
}
