/** What can be done with a whole rule: copy it, or delete it after a question. */
import { ActionIcon } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface RuleActionsProps {
  readonly name: string;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

export function RuleActions({ name, onDuplicate, onDelete }: RuleActionsProps): ReactNode {
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Duplicate ${name}`}
        title="Duplicate"
        onClick={onDuplicate}
      >
        <IconCopy size="1.1rem" aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={onDelete}
      >
        <IconTrash size="1.1rem" aria-hidden />
      </ActionIcon>
    </>
  );
}
