/** Confirms retiring a branch, and lists its uses. */
import { List, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BranchRecord } from '#generated/types.ts';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { retireBranch, useBranchUse } from './branch-calls.ts';

interface RetireDialogProps {
  readonly branch: BranchRecord;
  readonly onClose: () => void;
}

export function RetireDialog({ branch, onClose }: RetireDialogProps): ReactNode {
  const use = useBranchUse(branch.id);
  return (
    <Confirm
      opened
      danger
      title={`Retire ${branch.name}?`}
      action="Retire branch"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void retireBranch(branch, true);
      }}
    >
      <Text size="sm">A retired branch gets no new people or shipments. The ones it has stay.</Text>
      {!use && <Skeleton height="3rem" mt="sm" />}
      {use && use.uses.length > 0 && (
        <List size="sm" mt="sm">
          {use.uses.map(({ title, count, prevents }) => (
            <List.Item key={title}>
              {title}: {count}
              {prevents && '. Change them first: the branch can’t be retired before.'}
            </List.Item>
          ))}
        </List>
      )}
    </Confirm>
  );
}
