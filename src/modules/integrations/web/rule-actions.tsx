/** The actions on a rule: copy it, or delete it after confirmation. */
import { ActionIcon } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface RuleActionsProps {
  readonly name: string;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

export function RuleActions({ name, onDuplicate, onDelete }: RuleActionsProps): ReactNode {
  const actions = [
    { title: 'Duplicate', Icon: IconCopy, onClick: onDuplicate },
    { title: 'Delete', Icon: IconTrash, onClick: onDelete },
  ];
  return actions.map(({ title, Icon, onClick }) => (
    <ActionIcon
      key={title}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={`${title} ${name}`}
      title={title}
      onClick={onClick}
    >
      <Icon size="1.1rem" aria-hidden />
    </ActionIcon>
  ));
}
