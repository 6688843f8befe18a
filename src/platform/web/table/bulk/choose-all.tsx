/** Offers the rows of every page once all rows of this page are chosen. */
import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ListTable } from '#engine/tables/table.ts';
import { numberText } from '#platform/domain/amount.ts';
import { valueAt } from '#platform/domain/cell-text.ts';
import { pagesOf, type ListPage } from '../../client/read-list.ts';
import { toastFailure } from '../../ui/feedback/toast.ts';

/** As many as the calls of actions accept. */
const mostChosen = 5000;

export interface ChooseAllProps {
  readonly table: Pick<ListTable, 'call' | 'id' | 'key'>;
  /** The query of the list's call, whose page is ignored. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly page: ListPage;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

export function ChooseAll({ table, query, page, chosen, onChoose }: ChooseAllProps): ReactNode {
  const [found, setFound] = useState<number>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const isWhole = page.count <= mostChosen && !page.isMinimum;
  const total = isWhole ? page.count : mostChosen;
  const choose = async (): Promise<void> => {
    const aborting = new AbortController();
    reading.current = aborting;
    setFound(0);
    try {
      const keys = await readKeys(table, query, total, { signal: aborting.signal, onFound: setFound });
      if (!aborting.signal.aborted) onChoose(keys);
    } catch (failure) {
      if (!aborting.signal.aborted) toastFailure(failure);
    }
    setFound(undefined);
  };
  if (found !== undefined)
    return (
      <>
        <Text size="sm">{`Choosing ${numberText(found)} of ${numberText(total)}`}</Text>
        <Button size="xs" variant="subtle" onClick={() => reading.current?.abort()}>
          Stop
        </Button>
      </>
    );
  const those = new Set(chosen);
  const isPageChosen = page.rows.every((row) => those.has(String(valueAt(row, table.key))));
  if (!isPageChosen || chosen.length >= total) return null;
  return (
    <Button size="xs" variant="subtle" onClick={() => void choose()}>
      {isWhole ? `Choose all ${numberText(total)}` : `Choose the first ${numberText(total)}`}
    </Button>
  );
}

interface Reading {
  readonly signal: AbortSignal;
  /** Called after each page with the number of rows so far. */
  readonly onFound: (count: number) => void;
}

/** The keys of the first rows of the list. Throws the error of a page, also when it was aborted. */
async function readKeys(
  table: ChooseAllProps['table'],
  query: ChooseAllProps['query'],
  most: number,
  { signal, onFound }: Reading,
): Promise<readonly string[]> {
  // Rows that move while they are read may be in two pages.
  const keys = new Set<string>();
  for await (const { rows } of pagesOf(table, query, { most, signal })) {
    for (const row of rows) keys.add(String(valueAt(row, table.key)));
    onFound(Math.min(keys.size, most));
  }
  return [...keys].slice(0, most);
}
