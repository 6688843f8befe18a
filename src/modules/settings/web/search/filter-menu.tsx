/** The filters of the search as a menu; choosing one adds it to the text. */

import { Button, Menu } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { lazy, memo, Suspense, type ReactNode, type RefObject } from 'react';
import { parseQuery } from '#engine/search/search-query.ts';

const FilterItems = lazy(async () => ({ default: (await import('./filter-items.tsx')).FilterItems }));

interface FilterMenuProps {
  /** Number of filters in the search. */
  readonly chosen: number;
  /** The text of the search; read when the menu opens. */
  readonly typed: RefObject<string>;
  readonly onText: (text: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** The number of filters in a text. */
export function filtersIn(text: string): number {
  const { states: on, tabs, scopes: where } = parseQuery(text);
  return on.length + tabs.length + where.length;
}

function FilterButton({ chosen, typed, onText, input }: FilterMenuProps): ReactNode {
  const choose = (next: string): void => {
    onText(next);
    input.current?.focus();
  };
  return (
    <Menu position="bottom-start" withinPortal returnFocus={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconFilter size="1rem" aria-hidden />}>
          {chosen === 0 ? 'Filter' : `Filter (${chosen})`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        <Suspense fallback={<Menu.Label>Show only</Menu.Label>}>
          <FilterItems typed={typed} onText={choose} />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Typing words does not re-render it. */
export const FilterMenu = memo(FilterButton);
