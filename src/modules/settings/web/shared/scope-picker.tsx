/** Shows the current scope, and lets the user choose another: the provider, a branch, an account, a user. */
import { CheckIcon, Combobox, InputBase, Text, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState, type ReactNode } from 'react';
import { parseScope, scopeText } from '#platform/domain/scope.ts';
import type { ScopeKind, ScopeRef } from '#platform/domain/scope-bar.ts';
import { useDropdownOnUse } from '#platform/web/form/widgets/choice/dropdown-on-use.ts';
import { noOptions } from '#platform/web/ui/theme/theme.ts';
import { offersFor, useFoundScopes, type FindScopes, type Offer, type OfferGroup } from './found-scopes.ts';
import styles from './scope.module.css';

export interface ScopePickerProps {
  readonly selected: ScopeRef;
  /** Those that need no search. */
  readonly general: readonly Offer[];
  /** Constant. */
  readonly find: FindScopes;
  readonly onPick: (scope: ScopeRef) => void;
}

/** Delay in milliseconds before typing starts a search. */
const pauseMs = 250;

/** Until its name is known, or where the user may not know it. */
const defaultNames: Readonly<Record<ScopeKind, string>> = {
  platform: 'Every provider',
  provider: 'Everyone',
  branch: 'A branch',
  account: 'An account',
  user: 'A user',
};

interface Offers {
  readonly groups: readonly OfferGroup[];
  /** The label of the current scope. */
  readonly label: string;
  readonly isLoading: boolean;
}

function useOffers(typed: string, { selected, general, find }: ScopePickerProps): Offers {
  const [text] = useDebouncedValue(typed, pauseMs);
  const { found, isLoading } = useFoundScopes(text, selected, find);
  const now = scopeText(selected);
  const all = offersFor('', general, found).flatMap(({ offers }) => offers);
  const label = all.find(({ value }) => value === now)?.label;
  const unnamed = label === undefined ? [{ value: now, label: defaultNames[selected.kind] }] : [];
  return {
    groups: offersFor(typed, general, found, unnamed),
    label: label ?? defaultNames[selected.kind],
    isLoading: isLoading || text !== typed,
  };
}

function Choice({ offer, shown }: { readonly offer: Offer; readonly shown: boolean }): ReactNode {
  return (
    <Combobox.Option value={offer.value} active={shown} className={styles['choice'] ?? ''}>
      {shown && <CheckIcon size="0.75rem" aria-hidden />}
      <span>{offer.label}</span>
    </Combobox.Option>
  );
}

export function ScopePicker(props: ScopePickerProps): ReactNode {
  const { selected, onPick } = props;
  const [typed, setTyped] = useState<string>();
  const dropdown = useDropdownOnUse();
  const { groups, label, isLoading } = useOffers(typed?.trim() ?? '', props);
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.updateSelectedOptionIndex('active', { scrollIntoView: true }),
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const values = groups.flatMap(({ offers }) => offers.map(({ value }) => value)).join();
  const { selectFirstOption, dropdownOpened } = combobox;
  const typing = typed !== undefined;
  // Highlights the first match, which Enter chooses, also when new matches arrive.
  useEffect(() => {
    if (typing && dropdownOpened && values !== '') selectFirstOption();
  }, [values, typing, dropdownOpened, selectFirstOption]);
  const now = scopeText(selected);
  return (
    <Combobox
      store={combobox}
      {...dropdown.comboboxProps}
      withinPortal
      onOptionSubmit={(value) => {
        combobox.closeDropdown();
        setTyped(undefined);
        const scope = parseScope(value);
        if (scope && value !== now) onPick(scope);
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <InputBase
          aria-label="Settings for"
          w={{ base: '100%', sm: '22rem' }}
          value={typed ?? label}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onClick={(event) => {
            if (!typing) event.currentTarget.select();
            combobox.openDropdown();
          }}
          onFocus={(event) => {
            dropdown.onFocus();
            event.currentTarget.select();
          }}
          onBlur={() => {
            combobox.closeDropdown();
            setTyped(undefined);
          }}
          leftSection={
            <Text size="sm" c="dimmed" aria-hidden>
              For
            </Text>
          }
          leftSectionWidth="2.6rem"
          leftSectionPointerEvents="none"
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={360} className={styles['choices'] ?? ''} aria-label="Settings for">
          {groups.map(({ title, offers }) => {
            const choices = offers.map((offer) => (
              <Choice key={offer.value} offer={offer} shown={offer.value === now} />
            ));
            return title === undefined ? (
              choices
            ) : (
              <Combobox.Group key={title} label={title}>
                {choices}
              </Combobox.Group>
            );
          })}
          {groups.length === 0 && <Combobox.Empty>{isLoading ? 'Searching…' : noOptions}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
