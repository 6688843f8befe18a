/** Several of a set of choices. */

import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { choicesOf, constantOf, withStored } from './choices.ts';
import { useShortList } from './short-list.ts';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';
import styles from '../widgets.module.css';

/** The members of a list value as text; anything that is no list has none. */
export function members(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** So many are taken off one by one. */
const few = 3;

export default function MultiSelectWidget(props: WidgetProps): ReactNode {
  const chosen = members(props.value);
  const { list, isMore } = useShortList(withStored(choicesOf(props.schema.items), chosen));
  return (
    <MultiSelect
      {...inputAttributes(props)}
      {...list}
      value={chosen}
      onChange={(values) => {
        if (!isMore(values.at(-1))) props.onChange(values.map((value) => constantOf(props.schema.items, value)));
      }}
      onBlur={props.onBlur}
      readOnly={props.readOnly}
      error={props.invalid}
      searchable
      openOnFocus={false}
      // Each of a few is taken off by itself, and leaves the button's room to the others.
      clearable={chosen.length > few}
      clearButtonProps={{ 'aria-label': `Clear ${props.label}` }}
      className={styles.chips}
      placeholder={chosen.length === 0 ? (props.placeholder ?? 'None selected') : ' '}
      maxDropdownHeight={320}
    />
  );
}
