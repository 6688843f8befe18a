/** Several of a set of choices. */

import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { choicesOf, constantOf, withStored } from './choices.ts';
import { useShortList } from './short-list.ts';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';
import { useDropdownOnUse } from './dropdown-on-use.ts';
import styles from '../widgets.module.css';

/** The members of a list value as text; empty for anything that is not a list. */
export function members(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Up to this many chosen values can only be removed one by one. */
const few = 3;

export default function MultiSelectWidget(props: WidgetProps): ReactNode {
  const chosen = members(props.value);
  const { list, isMore } = useShortList(withStored(choicesOf(props.schema.items), chosen));
  const dropdown = useDropdownOnUse();
  return (
    <MultiSelect
      {...inputAttributes(props)}
      {...dropdown}
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
      // With only a few values no clear button is needed, which leaves its room to them.
      clearable={chosen.length > few}
      clearButtonProps={{ 'aria-label': `Clear ${props.label}` }}
      className={styles.chips}
      placeholder={chosen.length === 0 ? (props.placeholder ?? 'None selected') : ' '}
      maxDropdownHeight={320}
    />
  );
}
