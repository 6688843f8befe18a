/** One of several choices; when there are many, typing filters the list. */

import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { choicesOf, constantOf, withStored, type Choice } from './choices.ts';
import { useShortList } from './short-list.ts';
import { textOf } from '../text/text-of.ts';
import { inputAttributes, isOptional, type WidgetProps } from '../widget-props.ts';
import { useDropdownOnUse } from './dropdown-on-use.ts';

const searchableFrom = 9;

/** A new item of a list holds an empty string until something is chosen. */
function chosenOf(value: unknown, offered: readonly Choice[]): string | null {
  if (value === undefined || value === null) return null;
  return value === '' && !offered.some((choice) => choice.value === '') ? null : textOf(value);
}

export default function SelectWidget(props: WidgetProps): ReactNode {
  const offered = choicesOf(props.schema);
  const chosen = chosenOf(props.value, offered);
  const choices = withStored(offered, chosen === null ? [] : [chosen]);
  const { list, isMore } = useShortList(choices);
  const dropdown = useDropdownOnUse();
  return (
    <Select
      {...inputAttributes(props)}
      {...dropdown}
      {...list}
      value={chosen}
      onChange={(value) => {
        if (!isMore(value)) props.onChange(value === null ? undefined : constantOf(props.schema, value));
      }}
      onBlur={props.onBlur}
      readOnly={props.readOnly}
      error={props.invalid}
      clearable={isOptional(props)}
      clearButtonProps={{ 'aria-label': `Clear ${props.label}` }}
      searchable={choices.length >= searchableFrom}
      openOnFocus={false}
      placeholder={props.placeholder ?? 'Choose'}
      maxDropdownHeight={320}
    />
  );
}
