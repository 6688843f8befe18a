/** The tools above the grid: which rows to show, on a phone which columns, and the keyboard help. */

import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './matrix.module.css';
import { everyRow, type Only, type RowFilter } from './row-filter.ts';

const choices: readonly { readonly value: Only; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'on', label: 'On' },
  { value: 'modified', label: 'Modified' },
  { value: 'unsaved', label: 'Unsaved' },
];

interface MatrixToolsProps {
  readonly filter: RowFilter;
  readonly shown: number;
  readonly of: number;
  onFilter: (filter: RowFilter) => void;
}

export function MatrixTools({ filter, shown, of, onFilter }: MatrixToolsProps): ReactNode {
  const filtered = filter !== everyRow && (filter.text !== '' || filter.only !== 'all');
  return (
    <div className={styles['tools']}>
      <TextInput
        className={styles['find'] ?? ''}
        aria-label="Find a row"
        placeholder="Find a row"
        value={filter.text}
        onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
        leftSection={<IconSearch size="1rem" aria-hidden />}
      />
      <SegmentedControl
        aria-label="Rows to show"
        value={filter.only}
        onChange={(value) => onFilter({ ...filter, only: choices.find((one) => one.value === value)?.value ?? 'all' })}
        data={[...choices]}
      />
      <span className={styles['shown']} role="status">
        {filtered ? `${shown} of ${of} rows` : `${of} rows`}
      </span>
      {filtered && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onFilter(everyRow)}>
          Show all rows
        </Button>
      )}
    </div>
  );
}

interface GroupPickerProps {
  readonly titles: readonly string[];
  readonly chosen: number;
  onChoose: (index: number) => void;
}

/** When the grid is too wide for the screen, it shows one group of columns at a time. */
export function GroupPicker({ titles, chosen, onChoose }: GroupPickerProps): ReactNode {
  return (
    <SegmentedControl
      fullWidth
      className={styles['groups'] ?? ''}
      aria-label="Columns to show"
      value={String(chosen)}
      onChange={(value) => onChoose(Number(value))}
      data={titles.map((label, index) => ({ value: String(index), label }))}
    />
  );
}

const keys: readonly (readonly [string, string])[] = [
  ['Arrow keys', 'move'],
  ['Space', 'switches a cell'],
  ['Shift + Space', 'the row'],
  ['Ctrl + Space', 'the column'],
  ['Ctrl + A', 'everything shown'],
  ['Ctrl + Z', 'takes an unsaved change back'],
  ['Delete', 'resets'],
];

interface KeyHelpProps {
  /** The effect of Enter in a cell. */
  readonly enter: string | undefined;
  /** The mark of cells with details. */
  readonly details: string | undefined;
}

export function KeyHelp({ enter, details }: KeyHelpProps): ReactNode {
  return (
    <>
      <p className={styles['legend']}>
        <span>
          <i data-mark="own" /> Differs from the default
        </span>
        {details && (
          <span>
            <i data-mark="details" /> {details}
          </span>
        )}
      </p>
      <p className={styles['keys']}>
        {[...keys, ...(enter ? [['Enter', enter.toLowerCase()] as const] : [])].map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      </p>
    </>
  );
}
