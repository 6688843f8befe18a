/** The columns of a list that the user sees: chosen here, stored in this browser. */
import { ActionIcon, Checkbox, Popover, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Table } from '#engine/tables/table.ts';
import { usePanel } from '../ui/layout/use-panel.ts';
import { recall, remember } from '../client/memory.ts';

interface Columns {
  /** Fields of hidden columns. */
  readonly hidden: readonly string[];
  readonly change: (hidden: readonly string[]) => void;
}

const keyFor = (id: string): string => `hidden_columns_${id}`;

export function useColumns({ id, columns }: Pick<Table, 'id' | 'columns'>): Columns {
  const [hidden, setHidden] = useState(
    () => recalled(id) ?? columns.filter((one) => one.hidden).map(({ field }) => field),
  );
  const change = (next: readonly string[]): void => {
    setHidden(next);
    remember(keyFor(id), JSON.stringify(next));
  };
  return { hidden, change };
}

/** The columns of a view that the address names: changing them changes the view, not the stored choice. */
export function columnsOfView(
  { columns }: Pick<Table, 'columns'>,
  shown: readonly string[],
  onShow: (shown: readonly string[]) => void,
): Columns {
  const without = (hidden: readonly string[]): readonly string[] =>
    columns.map(({ field }) => field).filter((field) => !hidden.includes(field));
  return {
    hidden: without([...shown, ...columns.slice(0, 1).map(({ field }) => field)]),
    change: (hidden) => onShow(without(hidden)),
  };
}

function recalled(id: string): readonly string[] | undefined {
  try {
    const stored: unknown = JSON.parse(recall(keyFor(id)) ?? 'null');
    return Array.isArray(stored) ? stored.filter((field): field is string => typeof field === 'string') : undefined;
  } catch {
    return undefined;
  }
}

interface ColumnChoiceProps extends Columns {
  readonly columns: Table['columns'];
}

/** The first column names the row and cannot be hidden. */
export function ColumnChoice({ columns, hidden, change }: ColumnChoiceProps): ReactNode {
  const offered = columns.slice(1);
  const panel = usePanel();
  return (
    <Popover {...panel} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size="md"
          aria-label="Choose columns"
          title="Choose columns"
          onClick={() => panel.onChange(!panel.opened)}
        >
          <IconColumns3 size="1rem" aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group
          label="Columns"
          value={offered.map(({ field }) => field).filter((field) => !hidden.includes(field))}
          onChange={(shown) => change(offered.map(({ field }) => field).filter((field) => !shown.includes(field)))}
        >
          <Stack gap="xs" mt="xs">
            {offered.map(({ field, title }) => (
              <Checkbox key={field} value={field} label={title} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
