/** The actions for the selected rows, in a bar at the bottom while rows are selected. */
import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { BulkAction, ListTable } from '#engine/tables/table.ts';
import type { CallName } from '#generated/calls.ts';
import { call } from '../client/call.ts';
import { entityKey, queryClient } from '../client/query-client.ts';
import { Confirm } from '../ui/feedback/confirm.tsx';
import { toastFailure } from '../ui/feedback/toast.ts';
import styles from './list.module.css';

interface BulkBarProps {
  readonly table: Pick<ListTable, 'entity' | 'bulk_actions'>;
  readonly chosen: readonly string[];
  readonly onClear: () => void;
  /** Actions of the screen besides those of the table. */
  readonly children?: ReactNode;
}

export function BulkBar({ table, chosen, onClear, children }: BulkBarProps): ReactNode {
  const [confirming, setConfirming] = useState<BulkAction>();
  const [busy, setBusy] = useState(false);
  const run = async (action: BulkAction): Promise<void> => {
    setConfirming(undefined);
    setBusy(true);
    try {
      const ids = chosen.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      await call(action.call as CallName, { body: { ids } });
      onClear();
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: entityKey(table.entity) });
    }
  };
  return (
    <Group className={styles['bulk'] ?? ''} role="region" aria-label="Chosen rows" gap="sm">
      <Text size="sm" role="status">
        {chosen.length} chosen
      </Text>
      {table.bulk_actions?.map((action) => (
        <Button
          key={action.title}
          size="xs"
          disabled={busy}
          onClick={() => (action.confirm === undefined ? void run(action) : setConfirming(action))}
        >
          {action.title}
        </Button>
      ))}
      {children}
      <Button size="xs" variant="subtle" color="gray" onClick={onClear}>
        Clear
      </Button>
      {confirming && (
        <Confirm
          opened
          title={confirming.title}
          action={confirming.title}
          onConfirm={() => run(confirming)}
          onCancel={() => setConfirming(undefined)}
        >
          {confirming.confirm}
        </Confirm>
      )}
    </Group>
  );
}
