/** What one question was answered over time, in the words of each time. */

import { Loader, Modal, Text } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { tables } from '#generated/tables.ts';
import type { AccountAnswer, AccountAnswerChange } from '#generated/types.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { SchemaTable, type CellOf } from '#platform/web/table/table.tsx';
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
  const [changes, setChanges] = useState<readonly AccountAnswerChange[]>();
  const [error, setError] = useState<string>();
  useReturnFocus();
  useEffect(() => {
    const stopped = new AbortController();
    const query = { account_id: accountId, field_id: answer.field_id };
    call('read_answer_history', { query, signal: stopped.signal }).then(
      (found) => setChanges(found.changes),
      (failure: unknown) => !stopped.signal.aborted && setError(messageOf(failure) ?? 'Couldn’t load. Try again.'),
    );
    return () => stopped.abort();
  }, [accountId, answer.field_id]);
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={`Earlier answers: ${answer.question}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {error !== undefined && (
        <Text role="alert" c="red" size="sm">
          {error}
        </Text>
      )}
      {!changes && error === undefined && <Loader size="sm" aria-label="Loading" />}
      {changes && (
        <SchemaTable<AccountAnswerChange>
          table={tables.account_answer_changes}
          rows={changes}
          keyOf={({ id }) => id}
          cells={cells}
        />
      )}
    </Modal>
  );
}
