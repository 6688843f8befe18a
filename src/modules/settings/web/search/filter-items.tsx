/** The filters of the search, each with its number of results, counted when the menu opens. */

import { Menu, Text } from '@mantine/core';
import { use, type ReactNode, type RefObject } from 'react';
import { hasFilter, searchStates, toggleFilter, type SearchState } from '#engine/search/search-query.ts';
import { ImpactContext, useForm } from '../shared/form-context.ts';
import { openTabs } from '../shared/places.ts';
import { stateOf, useIndex } from './search-state.ts';

interface Filter {
  readonly text: string;
  readonly label: string;
}

const stateLabels: Readonly<Record<SearchState, string>> = {
  modified: 'Set here',
  overridden: 'Overridden in a narrower scope',
  invalid: 'Not valid',
  secret: 'Secrets',
  locked: 'Locked',
  deprecated: 'Deprecated',
};

const states: readonly Filter[] = searchStates.map((state) => ({ text: `@${state}`, label: stateLabels[state] }));

const scopes: readonly Filter[] = [
  { text: '@scope:platform', label: 'For every provider' },
  { text: '@scope:branch', label: 'For a branch' },
  { text: '@scope:account', label: 'For an account' },
  { text: '@scope:user', label: 'For one person' },
];

interface FilterItemsProps {
  readonly typed: RefObject<string>;
  readonly onText: (text: string) => void;
}

/** The number of settings that each filter would leave, combined with the current text. */
export function FilterItems({ typed, onText }: FilterItemsProps): ReactNode {
  const text = typed.current;
  const { model } = useForm();
  const impact = use(ImpactContext);
  const { catalogue, caller, scope } = model.base;
  const index = useIndex(model);
  const holds = stateOf(model, impact);
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
