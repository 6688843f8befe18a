/** Long dropdowns begin with a hundred of their options; the last line says how many more there are and shows them (F417). */
import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { useState } from 'react';

export const mostOptions = 100;
export const noOptions = 'No options.';

/** No choice has it: choices are texts that people can type. */
const more = '\u0000more';

/** What of the options is shown; the rest is one more option that only shows it. */
export function shortened(found: readonly ComboboxItem[], isWhole: boolean): ComboboxItem[] {
  const rest = found.length - mostOptions;
  if (isWhole || rest <= 0) return [...found];
  return [...found.slice(0, mostOptions), { value: more, label: `+ ${rest} more` }];
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
  readonly nothingFoundMessage: string;
}

interface Shortening {
  /** For a Select or MultiSelect. */
  readonly list: ShortList;
  /** Whether what was chosen only asks for the rest, which is then shown. */
  readonly isMore: (chosen: string | null | undefined) => boolean;
}

export function useShortList(choices: readonly ComboboxItem[]): Shortening {
  const [isWhole, setWhole] = useState(false);
  const [dropdownOpened, setOpened] = useState(false);
  const asking = choices.length > mostOptions && !isWhole ? [{ value: more, label: 'More' }] : [];
  const list: ShortList = {
    data: [...choices.map(({ value, label, disabled = false }) => ({ value, label, disabled })), ...asking],
    filter: ({ options, search }) => shortened(matching(options as ComboboxItem[], search), isWhole),
    dropdownOpened,
    onDropdownOpen: () => setOpened(true),
    onDropdownClose: () => setOpened(false),
    nothingFoundMessage: noOptions,
  };
  const isMore = (chosen: string | null | undefined): boolean => {
    if (chosen !== more) return false;
    setWhole(true);
    // Choosing closes the list; this was no choice.
    requestAnimationFrame(() => setOpened(true));
    return true;
  };
  return { list, isMore };
}
