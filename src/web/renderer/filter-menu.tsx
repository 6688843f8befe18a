/** The filters of the search as a menu, each with how many settings it leaves; choosing one writes it into the search. */

import { Button, Menu, Text } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { hasFilter, parseQuery, searchStates, toggleFilter, type SearchState } from '#engine/search-query.ts';
import { useForm } from './form-context.ts';
import { openTabs } from './places.ts';
import { stateOf, useIndex } from './search-state.ts';

interface Filter {
  readonly text: string;
  readonly label: string;
}

const stateLabels: Readonly<Record<SearchState, string>> = {
  modified: 'Set here',
  overridden: 'Set differently further down',
  invalid: 'Not valid',
  secret: 'Secrets',
  locked: 'Locked for you',
  deprecated: 'Deprecated',
};

const states: readonly Filter[] = searchStates.map((state) => ({ text: `@${state}`, label: stateLabels[state] }));

const scopes: readonly Filter[] = [
  { text: '@scope:platform', label: 'For every provider' },
  { text: '@scope:branch', label: 'For a branch' },
  { text: '@scope:account', label: 'For an account' },
  { text: '@scope:user', label: 'For one person' },
];

interface FilterMenuProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Counted when the menu opens: how many settings each choice would leave, beside what is typed already. */
function Items({ text, onText }: Omit<FilterMenuProps, 'input'>): ReactNode {
  const { model, reach } = useForm();
  const { catalogue, caller, scope } = model.base;
  const index = useIndex(model);
  const holds = stateOf(model, reach);
  const tabs = openTabs(catalogue, caller, scope).map(({ id, title }) => ({ text: `@tab:${id}`, label: title }));
  const item = (filter: Filter): ReactNode => {
    const on = hasFilter(text, filter.text);
    const left = index.search(on ? text : `${text} ${filter.text}`, holds).length;
    return (
      <Menu.CheckboxItem
        key={filter.text}
        checked={on}
        closeMenuOnClick
        rightSection={
          <Text size="xs" c="dimmed" className="figures">
            {left}
          </Text>
        }
        onChange={() => onText(toggleFilter(text, filter.text))}
      >
        {filter.label}
      </Menu.CheckboxItem>
    );
  };
  return (
    <>
      <Menu.Label>Show only</Menu.Label>
      {states.map(item)}
      <Menu.Label>Can be set</Menu.Label>
      {scopes.map(item)}
      <Menu.Label>In tab</Menu.Label>
      {tabs.map(item)}
    </>
  );
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
        <Items text={text} onText={choose} />
      </Menu.Dropdown>
    </Menu>
  );
}
