/**
 * Imports accounts from a file: its columns are assigned, every line is validated, and then the valid ones are added in
 * parts.
 */
import { Button, FileButton, Progress, Stack, Text } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import { import_errors } from '#generated/tables.ts';
import type { UploadAccountsAnswer200 } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { ColumnChoices } from '#platform/web/form/import/column-choices.tsx';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { saveFile } from '#platform/web/ui/data/save-file.ts';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { DialogActions } from '#platform/web/ui/layout/dialog-actions.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { accountColumns } from '../../domain/account-columns.ts';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

type Outcome = UploadAccountsAnswer200;

interface Sending {
  readonly file: File;
  readonly columns?: readonly (string | null)[] | undefined;
}

function send({ file, columns }: Sending, query: { dry_run: boolean; from?: number }): Promise<Outcome> {
  const named = columns && { columns: columns.map((field) => field ?? '') };
  return call('upload_accounts', { query: { ...query, ...named }, file });
}

function accountsText(count: number): string {
  return counted(count, 'account', 'accounts');
}

function linesText(count: number): string {
  return counted(count, 'line', 'lines');
}

type Step = 'choosing' | 'checking' | 'checked' | 'importing' | 'done';

export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  useReturnFocus();
  const [step, setStep] = useState<Step>('choosing');
  const [sending, setSending] = useState<Sending>();
  const [columns, setColumns] = useState<(string | null)[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  /** Number of processed lines. */
  const [at, setAt] = useState(0);
  const [added, setAdded] = useState(0);
  const [problem, setProblem] = useState<string>();
  const isBusy = step === 'checking' || step === 'importing';
  const isRemapped = outcome !== undefined && columns.some((field, index) => field !== outcome.columns[index]);

  const check = async (next: Sending): Promise<void> => {
    setStep('checking');
    setSending(next);
    setProblem(undefined);
    try {
      const answer = await send(next, { dry_run: true });
      setOutcome(answer);
      setColumns([...answer.columns]);
      setAt(0);
      setAdded(0);
      setStep('checked');
    } catch (failure) {
      setProblem(messageOf(failure) ?? undefined);
      setStep(outcome ? 'checked' : 'choosing');
    }
  };

  /** An interrupted import continues where it stopped; a line is never added twice. */
  const run = async (whole: Sending): Promise<void> => {
    setStep('importing');
    setProblem(undefined);
    let from: number | undefined = at;
    let count = added;
    try {
      while (from !== undefined) {
        const part: Outcome = await send(whole, { dry_run: false, from });
        from = part.next;
        count += part.added;
        setAdded(count);
        setAt(from ?? part.rows);
      }
      // Shows the result of every line, with the reasons of those not imported.
      setOutcome(await send(whole, { dry_run: true }));
      setStep('done');
    } catch (failure) {
      setProblem(messageOf(failure) ?? 'The import stopped. Try again.');
      setStep('checked');
    }
    await queryClient.invalidateQueries({ queryKey: entityKey('account') });
  };

  const ready = sending && outcome && { ...sending, columns: outcome.columns };
  return (
    <Modal opened onClose={onClose} title="Import accounts" size="xl" closeOnClickOutside={!isBusy}>
      <Stack gap="md">
        {step !== 'done' && (
          <Text size="sm">
            Choose a CSV or XLSX file with one account a line, up to 10 000 lines. The first line has the headings, such
            as Name, Account code, Account type, Credit limit, Billing contact and Billing email. Nothing is added
            before you have seen the result of the check.
          </Text>
        )}
        {(step === 'choosing' || step === 'checking' || step === 'checked') && (
          <FileButton
            onChange={(file) => file && void check({ file })}
            accept=".csv,.txt,.xlsx,text/csv"
            disabled={isBusy}
          >
            {(button) => (
              <Button
                {...button}
                data-autofocus
                variant="default"
                loading={step === 'checking'}
                leftSection={<IconFileSpreadsheet size="1rem" aria-hidden />}
              >
                {sending ? 'Choose another file' : 'Choose a file'}
              </Button>
            )}
          </FileButton>
        )}
        {sending && (
          <Text size="sm" c="dimmed">
            {sending.file.name}
          </Text>
        )}
        {problem !== undefined && (
          <Notice variant="error" title={at > 0 ? 'The import stopped' : 'Couldn’t read the file'}>
            {problem}
          </Notice>
        )}
        {step === 'importing' && outcome && (
          <Stack gap="xs" role="status">
            <Text size="sm">{`Line ${at} of ${outcome.rows}`}</Text>
            <Progress value={(100 * at) / outcome.rows} aria-label="Import" animated />
          </Stack>
        )}
        {outcome && !isBusy && <Report outcome={outcome} added={step === 'done' ? added : undefined} />}
        {step === 'checked' && outcome && at === 0 && (
          <ColumnChoices {...outcome} columns={columns} choices={accountColumns} onChange={setColumns} />
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose} disabled={step === 'importing'}>
            {step === 'done' ? 'Done' : 'Cancel'}
          </Button>
          {step !== 'done' && sending && isRemapped && (
            <Button loading={isBusy} onClick={() => void check({ ...sending, columns })}>
              Check again
            </Button>
          )}
          {step !== 'done' && !isRemapped && (
            <Button disabled={!ready || outcome.added === 0} loading={isBusy} onClick={() => ready && void run(ready)}>
              {at > 0 ? 'Continue' : outcome && outcome.added > 0 ? `Import ${accountsText(outcome.added)}` : 'Import'}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Modal>
  );
}

interface ReportProps {
  readonly outcome: Outcome;
  /** Number of added accounts; undefined before. */
  readonly added: number | undefined;
}

function Report({ outcome, added }: ReportProps): ReactNode {
  const { failed, known, errors, failed_file: file } = outcome;
  const parts = [
    added === undefined ? `${accountsText(outcome.added)} can be added` : `${accountsText(added)} added`,
    ...(added === undefined && known > 0 ? [`${linesText(known)} imported before`] : []),
    ...(failed > 0 ? [`${linesText(failed)} with mistakes, which are skipped`] : []),
  ];
  return (
    <Stack gap="sm">
      <Notice
        variant={failed > 0 ? 'warning' : 'success'}
        title={added === undefined ? 'Checked, nothing added yet' : 'Imported'}
      >
        {parts.join('; ')}.
      </Notice>
      {errors.length > 0 && (
        <>
          <DataTable table={import_errors} rows={errors} />
          <Button
            variant="subtle"
            leftSection={<IconDownload size="1rem" aria-hidden />}
            onClick={() => saveFile(new Blob([`\uFEFF${file}`], { type: 'text/csv' }), 'failed-lines.csv')}
          >
            Download the lines with mistakes
          </Button>
        </>
      )}
    </Stack>
  );
}
