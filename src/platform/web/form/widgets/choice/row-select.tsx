/** Chooses one row of another list: typing searches the list, and the stored key is shown by its name. */

import { Loader, Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Reference } from '../../model/form-definition.ts';
import { Star, Starred } from '../../../ui/data/starred.tsx';
import { noOptions } from '../../../ui/theme/theme.ts';
import { useDropdownOnUse } from './dropdown-on-use.ts';
import { grouped, type ReferenceChoice } from './reference-choices.ts';
import { firstChoice, useChoices, useStoredChoice, type Narrowing } from './reference-rows.ts';
import { more, moreOption } from './short-list.ts';

const pauseMs = 200;

interface RowSelectProps extends Pick<
  SelectProps,
  'id' | 'label' | 'description' | 'placeholder' | 'required' | 'readOnly' | 'clearable' | 'error' | 'onBlur'
> {
  readonly reference: Reference;
  /** The parameters that narrow the list; undefined while nothing can be chosen yet. */
  readonly narrowing: Narrowing | undefined;
  /** The key of the chosen row. */
  readonly stored: string | null;
  readonly onChoose: (key: string | undefined) => void;
  /** For screen readers; a form draws the label itself. */
  readonly name: string;
}

export function RowSelect({ reference, narrowing, stored, onChoose, name, ...props }: RowSelectProps): ReactNode {
  const [text, setText] = useState('');
  const latest = useRef('');
  const [isOpen, setOpen] = useState(false);
  const [search] = useDebouncedValue(text.trim(), pauseMs);
  const [picked, setPicked] = useState<ReferenceChoice>();
  const isPicked = picked !== undefined && picked.value === stored;
  const read = useStoredChoice(reference, stored === null || isPicked ? undefined : stored);
  const chosen = isPicked ? picked : read;
  // The name of the chosen row in the input is not a search.
  const isTyped = search !== '' && search !== chosen?.label;
  const query = isOpen && narrowing ? { ...narrowing, ...(isTyped && { search }) } : undefined;
  const { found, further, readMore, failure } = useChoices(reference, query);
  const known = chosen && chosen.value === stored ? chosen : undefined;
  const shown = stored === null ? undefined : (known ?? { value: stored, label: stored });
  const others = (found ?? []).filter(({ value }) => value !== stored);
  const offered = grouped(reference, shown ? [shown, ...others] : others);
  const staysOpen = useRef(false);
  const choose = (choice: ReferenceChoice | undefined): void => {
    setPicked(choice);
    onChoose(choice?.value);
  };
  /** Enter may be pressed before the search returns: the first row is chosen as soon as it arrives. */
  const takeFirst = async (typed: string): Promise<void> => {
    const first = await firstChoice(reference, { ...narrowing, ...(typed !== '' && { search: typed }) });
    if (!first || latest.current.trim() !== typed) return;
    choose(first);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || !isOpen) return;
    const marked = event.currentTarget.getAttribute('aria-activedescendant');
    if (marked && document.getElementById(marked)) return;
    event.preventDefault();
    // A failed search runs again with the next key.
    void takeFirst(text.trim()).catch(() => undefined);
  };
  const onSearch = (typed: string): void => {
    latest.current = typed;
    setText(typed);
  };
  const onChange = (value: string | null): void => {
    // Choosing closes the list, but the line that shows more rows is not a choice.
    staysOpen.current = value === more;
    if (value === more) readMore();
    else choose(found?.find((one) => one.value === value));
  };
  const onClose = (): void => {
    setOpen(staysOpen.current);
    staysOpen.current = false;
  };
  const dropdown = useDropdownOnUse();
  return (
    <Select
      {...props}
      {...dropdown}
      aria-label={name}
      value={stored}
      data={further > 0 ? [...offered, moreOption(further)] : offered}
      // The server has already filtered the options.
      filter={({ options }) => options}
      searchable
      searchValue={text}
      onSearchChange={onSearch}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={onClose}
      onChange={onChange}
      onKeyDown={onKeyDown}
      dropdownOpened={isOpen}
      disabled={!narrowing}
      clearButtonProps={{ 'aria-label': `Clear ${name}` }}
      openOnFocus={false}
      {...(isOpen && !found && failure === undefined
        ? { rightSection: <Loader size="xs" aria-label="Loading" /> }
        : {})}
      nothingFoundMessage={failure ?? (found ? noOptions : 'Loading')}
      renderOption={({ option }) => <Starred star={(option as ReferenceChoice).star}>{option.label}</Starred>}
      leftSection={shown?.star !== undefined && text === shown.label && <Star title={shown.star} />}
      leftSectionPointerEvents="none"
      maxDropdownHeight={320}
    />
  );
}
