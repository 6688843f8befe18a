/** The filters of the search as a menu; choosing one writes it into the search. */

import { Button, Menu } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { lazy, memo, Suspense, type ReactNode, type RefObject } from 'react';
import { parseQuery } from '#engine/search/search-query.ts';

const FilterItems = lazy(async () => ({ default: (await import('./filter-items.tsx')).FilterItems }));

interface FilterMenuProps {
  /** How many filters are in the search. */
  readonly chosen: number;
  /** What the search holds; read when the menu opens. */
  readonly typed: RefObject<string>;
  readonly onText: (text: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** How many filters a search holds. */
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

/** Words that are typed draw it no second time. */
export const FilterMenu = memo(FilterButton);
