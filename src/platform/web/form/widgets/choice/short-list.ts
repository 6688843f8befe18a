/** Long dropdowns show a hundred options first; the last line says how many more there are and shows them (F417). */
import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { useState } from 'react';

export const mostOptions = 100;

/** No choice has this value: choices are texts that users can type. */
export const more = '\u0000more';

/** The last line of a list that goes on: choosing it shows the rest. */
export function moreOption(rest: number): ComboboxItem {
  return { value: more, label: `+ ${rest} more` };
}

/** The options to show; the rest is represented by one more option that shows them. */
export function shortened(found: readonly ComboboxItem[], isWhole: boolean): ComboboxItem[] {
  const rest = found.length - mostOptions;
  if (isWhole || rest <= 0) return [...found];
  return [...found.slice(0, mostOptions), moreOption(rest)];
}

function matching(options: readonly ComboboxItem[], search: string): readonly ComboboxItem[] {
  const typed = search.trim().toLowerCase();
  return options.filter(({ value, label }) => value !== more && label.toLowerCase().includes(typed));
}

interface ShortList {
  readonly data: ComboboxItem[];
  readonly filter: OptionsFilter;
  readonly dropdownOpened: boolean;
  readonly onDropdownOpen: () => void;
  readonly onDropdownClose: () => void;
}

interface Shortening {
  /** For a Select or MultiSelect. */
  readonly list: ShortList;
  /** Whether the chosen option is the one that shows the rest. */
  readonly isMore: (chosen: string | null | undefined) => boolean;
}

export function useShortList(choices: readonly ComboboxItem[]): Shortening {
  const [isWhole, setWhole] = useState(false);
  const [dropdownOpened, setOpened] = useState(false);
  const further = choices.length > mostOptions && !isWhole ? [{ value: more, label: 'More' }] : [];
  const list: ShortList = {
    data: [...choices.map(({ value, label, disabled = false }) => ({ value, label, disabled })), ...further],
    filter: ({ options, search }) => shortened(matching(options as ComboboxItem[], search), isWhole),
    dropdownOpened,
    onDropdownOpen: () => setOpened(true),
    onDropdownClose: () => setOpened(false),
  };
  const isMore = (chosen: string | null | undefined): boolean => {
    if (chosen !== more) return false;
    setWhole(true);
    // Choosing closes the list, but this option is not a choice.
    requestAnimationFrame(() => setOpened(true));
    return true;
  };
  return { list, isMore };
}
