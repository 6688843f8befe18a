/** Every answer of an account in a table: question, answer, and a link to its history. */

import { Badge, Button, VisuallyHidden } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { answer_state as states } from '#generated/enums.ts';
import { account_answers } from '#generated/tables.ts';
import type { AccountAnswer } from '#generated/types.ts';
import { DataTable, type CellOf } from '#platform/web/table/data-table.tsx';
import { AnswerHistory } from './answer-history.tsx';
import { AnswerText } from './answer-text.tsx';
import type { Details } from './use-details.ts';

function State({ state }: { readonly state: AccountAnswer['state'] }): ReactNode {
  const known = states.find((one) => one.const === state);
  return (
    <Badge
      variant="light"
      color={state === 'current' ? 'brand' : 'gray'}
      radius="sm"
      tt="none"
      title={known?.description}
    >
      {known?.title ?? state}
    </Badge>
  );
}

function Question({
  answer,
  onHistory,
}: {
  readonly answer: AccountAnswer;
  readonly onHistory: () => void;
}): ReactNode {
  return (
    <span>
      {answer.question}
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        ml="xs"
        leftSection={<IconHistory size="0.9rem" aria-hidden />}
        onClick={onHistory}
      >
        Earlier answers <VisuallyHidden>to {answer.question}</VisuallyHidden>
      </Button>
    </span>
  );
}

function cellsFor(onHistory: (answer: AccountAnswer) => void): Readonly<Record<string, CellOf<AccountAnswer>>> {
  return {
    question: (answer) => Question({ answer, onHistory: () => onHistory(answer) }),
    text: AnswerText,
    state: State,
    answered_by: ({ answered_by }) => answered_by ?? 'The platform',
  };
}

export function Answers({ details }: { readonly details: Details }): ReactNode {
  const [shown, setShown] = useState<AccountAnswer>();
  const cells = useMemo(() => cellsFor(setShown), []);
  const rows = [...details.answers].reverse();
  return (
    <>
      <DataTable<AccountAnswer> table={account_answers} rows={rows} cells={cells} />
      {shown && <AnswerHistory accountId={details.account.id} answer={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
