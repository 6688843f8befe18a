/** The filters of a list: a search box, and one chip per filter that opens its editor, shows its value and removes it. */
import { Button, CloseButton, Group, Menu, Popover, TextInput } from '@mantine/core';
import { IconChevronDown, IconPlus, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ListTable, TableFilter } from '#engine/tables/table.ts';
import { useTypedText } from '../../client/address/typed-text.ts';
import { usePanel } from '../../ui/layout/use-panel.ts';
import { FilterEditor } from './filter-editor.tsx';
import { filterText } from './filter-text.ts';
import { useReferenceName } from './use-reference.ts';
import styles from '../list.module.css';
import type { ListView } from '../list-address.ts';
import { isInBar, isOffered, useAddedFilters } from './added-filters.ts';

interface FilterBarProps {
  readonly table: Pick<ListTable, 'id' | 'filters' | 'title'>;
  readonly filters: ListView['filters'];
  /** Undefined removes a filter. */
  readonly onChange: (name: string, value: string | undefined) => void;
  readonly onClear: () => void;
}

export function FilterBar({ table, filters, onChange, onClear }: FilterBarProps): ReactNode {
  const offered = table.filters.filter((filter) => isOffered(filter, filters));
  const set = offered.filter(({ name }) => filters[name] !== undefined);
  const { added, add, opening } = useAddedFilters(table);
  const shown = offered.filter((filter) => isInBar(offered, filter, [...added, ...set.map(({ name }) => name)]));
  const others = offered.filter((filter) => !shown.includes(filter));
  return (
    <Group
      gap="xs"
      className={styles['filters'] ?? ''}
      role="search"
      aria-label={`Filter ${table.title.toLowerCase()}`}
    >
      {shown.map((filter) => {
        const written = filters[filter.name];
        const change = (value: string | undefined): void => onChange(filter.name, value);
        return filter.kind === 'search' ? (
          <SearchBox
            key={filter.name}
            title={filter.title}
            list={table.title}
            written={written ?? ''}
            onChange={change}
          />
        ) : (
          <FilterChip
            key={filter.name}
            filter={filter}
            written={written}
            opensAtOnce={filter.name === opening}
            onChange={change}
          />
        );
      })}
      {others.length > 0 && <MoreFilters filters={others} onAdd={add} />}
      {set.length > 1 && (
        <Button variant="subtle" color="gray" size="xs" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </Group>
  );
}

interface SearchBoxProps {
  readonly title: string;
  readonly list: string;
  readonly written: string;
  readonly onChange: (value: string | undefined) => void;
}

function SearchBox({ title, list, written, onChange }: SearchBoxProps): ReactNode {
  const { text, type, flush } = useTypedText(written, (next) => onChange(next || undefined));
  return (
    <TextInput
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      // Before whatever is clicked acts: an address that is written late would call its reader back.
      onBlur={flush}
      onKeyDown={(event) => {
        if (event.key === 'Enter') flush();
      }}
      size="xs"
      leftSection={<IconSearch size="1rem" aria-hidden />}
      aria-label={`Search ${list.toLowerCase()}`}
      placeholder={title}
      maxLength={80}
      className={styles['search'] ?? ''}
    />
  );
}

interface MoreFiltersProps {
  readonly filters: readonly TableFilter[];
  readonly onAdd: (name: string) => void;
}

/** Filters that are used less often: once chosen, they stay in the bar. */
function MoreFilters({ filters, onAdd }: MoreFiltersProps): ReactNode {
  return (
    <Menu position="bottom-start" withinPortal returnFocus={false}>
      <Menu.Target>
        <Button variant="subtle" size="xs" leftSection={<IconPlus size="0.875rem" aria-hidden />}>
          More filters
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles['viewList'] ?? ''}>
        {filters.map(({ name, title }) => (
          <Menu.Item key={name} onClick={() => onAdd(name)}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface FilterChipProps {
  readonly filter: TableFilter;
  readonly written: string | undefined;
  /** Whether the filter was just added, so that its editor opens. */
  readonly opensAtOnce: boolean;
  readonly onChange: (value: string | undefined) => void;
}

function FilterChip({ filter, written, opensAtOnce, onChange }: FilterChipProps): ReactNode {
  const panel = usePanel();
  const isSet = written !== undefined;
  const name = useReferenceName(filter, written);
  const button = useRef<HTMLButtonElement>(null);
  const open = useRef(() => panel.onChange(true));
  useEffect(() => {
    if (!opensAtOnce) return;
    // A panel returns the focus to the element that had it when it opened.
    button.current?.focus();
    open.current();
  }, [opensAtOnce]);
  const remove = (): void => {
    // The cross disappears with the value.
    button.current?.focus();
    onChange(undefined);
  };
  return (
    <Popover {...panel} position="bottom-start" trapFocus returnFocus withinPortal>
      <div className={styles['chip']} data-set={isSet || undefined}>
        <Popover.Target>
          <Button
            ref={button}
            variant={isSet ? 'light' : 'default'}
            size="xs"
            onClick={() => panel.onChange(!panel.opened)}
            rightSection={isSet ? undefined : <IconChevronDown size="0.875rem" aria-hidden />}
          >
            {isSet ? `${filter.title}: ${name ?? filterText(filter, written)}` : filter.title}
          </Button>
        </Popover.Target>
        {isSet && (
          <CloseButton size="sm" aria-label={`Remove the filter ${filter.title.toLowerCase()}`} onClick={remove} />
        )}
      </div>
      <Popover.Dropdown>
        <FilterEditor
          filter={filter}
          written={written ?? ''}
          onChange={onChange}
          onDone={() => panel.onChange(false)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
