/** The history of an answer, with the texts of each time. */

import { Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { account_answer_changes } from '#generated/tables.ts';
import type { AccountAnswer, AccountAnswerChange } from '#generated/types.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { DataTable, type CellOf } from '#platform/web/table/data-table.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { AnswerText } from './answer-text.tsx';

const cells: Readonly<Record<string, CellOf<AccountAnswerChange>>> = {
  text: ({ text, value }) => (value === null ? 'Removed' : AnswerText({ text, value })),
  changed_by: ({ changed_by }) => changed_by ?? 'The platform',
};

interface AnswerHistoryProps {
  readonly accountId: number;
  readonly answer: AccountAnswer;
  readonly onClose: () => void;
}

export function AnswerHistory({ accountId, answer, onClose }: AnswerHistoryProps): ReactNode {
  const query = { account_id: accountId, field_id: answer.field_id };
  const { data, error: failure } = useQuery(
    {
      queryKey: [...entityKey(account_answer_changes.entity), query],
      queryFn: ({ signal }) => call('read_answer_history', { query, signal }),
    },
    queryClient,
  );
  useReturnFocus();
  const changes = data?.changes;
  const error = failure === null ? undefined : (messageOf(failure) ?? 'Couldn’t load. Try again.');
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={`Earlier answers: ${answer.question}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {error !== undefined && (
        <Text role="alert" c="var(--error)" size="sm">
          {error}
        </Text>
      )}
      {!changes && error === undefined && <Loader size="sm" aria-label="Loading" />}
      {changes && <DataTable<AccountAnswerChange> table={account_answer_changes} rows={changes} cells={cells} />}
    </Modal>
  );
}
