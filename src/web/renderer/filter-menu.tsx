/** The filters of the search as a menu; choosing one writes it into the search. */

import { Button, Menu } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode, type RefObject } from 'react';
import { parseQuery } from '#engine/search-query.ts';

const FilterItems = lazy(async () => ({ default: (await import('./filter-items.tsx')).FilterItems }));

interface FilterMenuProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

export function FilterMenu({ text, onText, input }: FilterMenuProps): ReactNode {
  const { states: on, tabs, scopes: where } = parseQuery(text);
  const chosen = on.length + tabs.length + where.length;
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
          <FilterItems text={text} onText={choose} />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}
