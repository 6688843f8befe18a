/** Picks one row of another list: typing searches the list, and the stored key is shown by its name. */

import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { messageOf } from '../../../client/call-error.ts';
import { entityKey, queryClient } from '../../../client/query-client.ts';
import { readList } from '../../../client/read-list.ts';
import type { Reference } from '../../model/form-definition.ts';
import type { RecordModel } from '../../model/record-model.ts';
import { RecordContext, useRecordReading } from '../../schema-form/record-context.ts';
import { Star, Starred } from '../../../ui/data/starred.tsx';
import { textOf } from '../text/text-of.ts';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';
import { useDropdownOnUse } from './dropdown-on-use.ts';
import { filtersOf, choicesIn, storedOf, type ReferenceChoice } from './reference-choices.ts';

type Narrowing = Readonly<Record<string, unknown>>;

const pauseMs = 200;
const offered = 20;

/** The query for the rows that match `query`. */
function rowsQuery({ call, rows, entity }: Reference, query: Narrowing | undefined) {
  return {
    queryKey: [...entityKey(entity), 'reference', call, query],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      readList({ call, id: rows }, { limit: offered, ...query }, signal),
  };
}

interface Rows {
  readonly rows?: readonly ReferenceChoice[];
  /** Why there are no rows. */
  readonly failure?: string;
}

/** The rows that `query` finds, once it is given. */
function useRows(reference: Reference, query: Narrowing | undefined): Rows {
  const options = { placeholderData: keepPreviousData, enabled: query !== undefined };
  const { data, error } = useQuery({ ...rowsQuery(reference, query), ...options }, queryClient);
  if (query === undefined) return {};
  if (data) return { rows: choicesIn(reference, data.rows) };
  return error ? { failure: messageOf(error) ?? '' } : {};
}

interface PickerProps extends WidgetProps {
  readonly reference: Reference;
  /** The parameters that narrow the list; undefined while the record does not supply them. */
  readonly narrowing: Narrowing | undefined;
}

function Picker({ reference, narrowing, ...props }: PickerProps): ReactNode {
  const [text, setText] = useState('');
  const latest = useRef('');
  const [isOpen, setOpen] = useState(false);
  const stored = props.value === undefined || props.value === null || props.value === '' ? null : textOf(props.value);
  const [search] = useDebouncedValue(text.trim(), pauseMs);
  const [picked, setPicked] = useState<ReferenceChoice>();
  const isPicked = picked !== undefined && picked.value === stored;
  const { rows: [read] = [] } = useRows(
    reference,
    stored === null || isPicked ? undefined : { [reference.key]: stored },
  );
  const chosen = isPicked ? picked : read;
  // The name of the chosen row in the input is not a search.
  const isTyped = search !== '' && search !== chosen?.label;
  const query = isOpen && narrowing ? { ...narrowing, ...(isTyped && { search }) } : undefined;
  const { rows: found, failure } = useRows(reference, query);
  const known = chosen && chosen.value === stored ? chosen : undefined;
  const shown = stored === null ? undefined : (known ?? { value: stored, label: stored });
  const others = (found ?? []).filter(({ value }) => value !== stored);
  const choose = (choice: ReferenceChoice | undefined): void => {
    setPicked(choice);
    props.onChange(choice && storedOf(props.schema, choice.value));
  };
  /** Enter may be pressed before the search returns: the first row is chosen as soon as it arrives. */
  const takeFirst = async (typed: string): Promise<void> => {
    const answer = await queryClient.fetchQuery(
      rowsQuery(reference, { ...narrowing, ...(typed !== '' && { search: typed }) }),
    );
    const [first] = choicesIn(reference, answer.rows);
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
  const dropdown = useDropdownOnUse();
  return (
    <Select
      {...inputAttributes(props)}
      {...dropdown}
      value={stored}
      data={shown ? [shown, ...others] : others}
      // The server has already filtered the options.
      filter={({ options }) => options}
      searchable
      searchValue={text}
      onSearchChange={onSearch}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onChange={(value) => choose(found?.find((one) => one.value === value))}
      onKeyDown={onKeyDown}
      dropdownOpened={isOpen}
      onBlur={props.onBlur}
      readOnly={props.readOnly}
      disabled={!narrowing}
      error={props.invalid}
      allowDeselect={false}
      clearable={!props.required && !props.readOnly}
      clearButtonProps={{ 'aria-label': `Clear ${props.label}` }}
      openOnFocus={false}
      {...(isOpen && !found && failure === undefined
        ? { rightSection: <Loader size="xs" aria-label="Loading" /> }
        : {})}
      nothingFoundMessage={failure ?? (found ? 'Nothing matches' : 'Loading')}
      placeholder={props.placeholder ?? 'Search'}
      renderOption={({ option }) => <Starred star={(option as ReferenceChoice).star}>{option.label}</Starred>}
      leftSection={shown?.star !== undefined && text === shown.label && <Star title={shown.star} />}
      leftSectionPointerEvents="none"
      maxDropdownHeight={320}
    />
  );
}

/** In a form, other fields can narrow the list. */
function PickerInRecord({
  model,
  ...props
}: Omit<PickerProps, 'narrowing'> & { readonly model: RecordModel }): ReactNode {
  const { query = {} } = props.reference;
  const topics = Object.values(query).map((from) => `value:${from.slice('value.'.length)}` as const);
  const narrowing = useRecordReading(model, ['schema', ...topics], ({ value }) => filtersOf(query, value));
  return <Picker {...props} narrowing={narrowing} />;
}

const nothing: Narrowing = {};

export default function ReferencePicker(props: WidgetProps): ReactNode {
  const model = use(RecordContext);
  const reference = props.schema['x-reference'] as Reference;
  return model ? (
    <PickerInRecord {...props} reference={reference} model={model} />
  ) : (
    <Picker {...props} reference={reference} narrowing={nothing} />
  );
}
