/** The actions for the selected rows, in a bar at the bottom while rows are selected. */
import { Button, Group, Kbd, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { BulkAction, ListTable } from '#engine/tables/table.ts';
import type { CallName } from '#generated/calls.ts';
import { numberText } from '#platform/domain/amount.ts';
import { call } from '../../client/call.ts';
import { entityKey, queryClient } from '../../client/query-client.ts';
import { useClearOfBar } from '../../form/clear-of-bar.ts';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { toastFailure } from '../../ui/feedback/toast.ts';
import { ChooseAll, type ChooseAllProps } from './choose-all.tsx';
import styles from '../list.module.css';

interface BulkBarProps extends ChooseAllProps {
  readonly table: Pick<ListTable, 'call' | 'id' | 'key' | 'entity' | 'bulk_actions'>;
  /** Called when the bar disappears with the focus in it. */
  readonly onFocusLost: () => void;
  /** Actions of the screen besides those of the table. */
  readonly children?: ReactNode;
}

export default function BulkBar({ children, onFocusLost, ...choosing }: BulkBarProps): ReactNode {
  const { table, chosen, onChoose } = choosing;
  const bar = useRef<HTMLDivElement>(null);
  const hint = useId();
  useClearOfBar(bar, true, { ofKeyboard: true });
  useEffect(
    () => () => {
      if (document.activeElement === document.body) onFocusLost();
    },
    [onFocusLost],
  );
  const clear = (): void => onChoose([]);
  const [confirming, setConfirming] = useState<BulkAction>();
  const [busy, setBusy] = useState(false);
  const run = async (action: BulkAction): Promise<void> => {
    setConfirming(undefined);
    setBusy(true);
    try {
      const ids = chosen.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      await call(action.call as CallName, { body: { ids } });
      clear();
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: entityKey(table.entity) });
    }
  };
  return (
    <Group
      ref={bar}
      className={styles['bulk'] ?? ''}
      role="region"
      aria-label="Chosen rows"
      aria-describedby={hint}
      gap="sm"
      data-bulk-bar
    >
      <Text size="sm" role="status">
        {numberText(chosen.length)} chosen
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
      <Button size="xs" variant="subtle" color="gray" onClick={clear}>
        Clear
      </Button>
      {/* Last, so that nothing moves under the pointer when it goes. */}
      <ChooseAll {...choosing} />
      <Text id={hint} className={styles['hint'] ?? ''} size="xs" c="dimmed">
        Press <Kbd size="xs">A</Kbd> for the actions
      </Text>
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
