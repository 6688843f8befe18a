/** An input with asynchronous results: the first result is highlighted when they arrive, and Enter always chooses one. */
import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

export interface SearchOption {
  readonly value: string;
  readonly label: string;
}

interface SearchBoxProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly icon: ReactNode;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly groups: readonly { readonly title?: string; readonly options: readonly SearchOption[] }[];
  readonly isSearching: boolean;
  /** The message without results; undefined for none. */
  readonly nothing: string | undefined;
  readonly onOpen?: () => void;
  readonly onChoose: (value: string) => void;
}

export function SearchBox(props: SearchBoxProps): ReactNode {
  const { typed, groups, isSearching, nothing, onOpen, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  // By a click, by typing, and by the arrow keys.
  const combobox = useCombobox({ opened: isOpen, onOpenedChange: setOpen, ...(onOpen && { onDropdownOpen: onOpen }) });
  const shown = groups.flatMap(({ options }) => options.map(({ value }) => value)).join('\n');
  const mark = useEffectEvent((hasResults: boolean) => {
    if (hasResults) combobox.selectFirstOption();
    else combobox.resetSelectedOption();
  });
  useEffect(() => mark(isOpen && typed !== '' && shown !== ''), [isOpen, typed, shown]);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(value) => {
        combobox.closeDropdown();
        onChoose(value);
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          id={props.id}
          aria-label={props.label}
          aria-autocomplete="list"
          placeholder={props.placeholder}
          leftSection={props.icon}
          rightSection={isSearching ? <Loader size="xs" aria-label="Searching" /> : null}
          value={typed}
          onChange={(event) => {
            props.onType(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          autoComplete="off"
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={shown === '' && nothing === undefined}>
        <Combobox.Options aria-label={props.label} mah={320} style={{ overflowY: 'auto' }}>
          {groups.map(({ title, options }) => {
            const drawn = options.map(({ value, label }) => (
              <Combobox.Option key={value} value={value}>
                {label}
              </Combobox.Option>
            ));
            return title === undefined ? (
              drawn
            ) : (
              <Combobox.Group key={title} label={title}>
                {drawn}
              </Combobox.Group>
            );
          })}
          {shown === '' && nothing !== undefined && <Combobox.Empty>{nothing}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
