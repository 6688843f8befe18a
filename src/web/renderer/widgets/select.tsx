/** One of several choices; with many of them, typing narrows the list. */

import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { choicesOf, constantOf, withStored } from '../choices.ts';
import { textOf } from '../text-of.ts';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';

const searchableFrom = 9;

export default function SelectWidget(props: WidgetProps): ReactNode {
  const chosen = props.value === undefined || props.value === null ? null : textOf(props.value);
  const choices = withStored(choicesOf(props.schema), chosen === null ? [] : [chosen]);
  return (
    <Select
      {...inputAttributes(props)}
      value={chosen}
      data={choices.map(({ value, label }) => ({ value, label }))}
      onChange={(value) => props.onChange(value === null ? undefined : constantOf(props.schema, value))}
      onBlur={props.onBlur}
      readOnly={props.readOnly}
      error={props.invalid}
      allowDeselect={false}
      searchable={choices.length >= searchableFrom}
      openOnFocus={false}
      nothingFoundMessage="No such choice"
      placeholder={props.placeholder ?? 'Choose'}
      maxDropdownHeight={320}
    />
  );
}
