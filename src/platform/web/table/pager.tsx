/** The range of rows shown, the previous and next page, and the page size. */
import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { countLimit, pageSizes } from '#engine/tables/table.ts';
import { numberText } from '#platform/domain/amount.ts';
import type { ListPage } from '../client/read-list.ts';
import styles from './list.module.css';

interface PagerProps {
  readonly page: ListPage;
  readonly number: number;
  readonly size: number;
  readonly onPage: (number: number) => void;
  readonly onSize: (size: number) => void;
  /** Whether the list is continuous, without pages. */
  readonly isContinuous: boolean;
  readonly onContinuous: () => void;
}

const continuous = 'continuous';

export function Pager(props: PagerProps): ReactNode {
  const { number, size, isContinuous, onPage, onSize, onContinuous } = props;
  const { rows, count, isMinimum } = props.page;
  const first = (number - 1) * size;
  const isLast = first + rows.length >= count || first + size >= countLimit;
  const total = `${isMinimum ? 'more than ' : ''}${numberText(count)}`;
  return (
    <Group justify="space-between" mt="md" gap="sm" role="navigation" aria-label="Pages">
      <Text size="sm" c="dimmed" className="figures" role="status">
        {isContinuous && `${total} rows`}
        {!isContinuous &&
          (rows.length === 0
            ? `None of ${total}`
            : `${numberText(first + 1)}–${numberText(first + rows.length)} of ${total}`)}
        {!isContinuous && isMinimum && isLast && '. Filter the list to see the others'}
      </Text>
      <Group gap="xs" wrap="nowrap" className={styles['paging']}>
        <NativeSelect
          size="xs"
          aria-label="Rows a page"
          value={isContinuous ? continuous : String(size)}
          data={[
            ...pageSizes.map((one) => ({ value: String(one), label: `${one} rows` })),
            { value: continuous, label: 'All, continuous' },
          ]}
          onChange={({ currentTarget: { value } }) => (value === continuous ? onContinuous() : onSize(Number(value)))}
        />
        <ActionIcon
          variant="default"
          size="md"
          aria-label="Previous page"
          disabled={isContinuous || number === 1}
          onClick={() => onPage(number - 1)}
        >
          <IconChevronLeft size="1rem" aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="md"
          aria-label="Next page"
          disabled={isContinuous || isLast}
          onClick={() => onPage(number + 1)}
        >
          <IconChevronRight size="1rem" aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  );
}
