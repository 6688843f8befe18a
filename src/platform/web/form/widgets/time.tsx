/** A time of day in half-hour steps, 00:00 to 23:30 (F426); a stored time between the steps stays selectable. */

import { Select } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { parseTime } from '#platform/domain/day-text.ts';
import { halfHours } from '#platform/domain/time.ts';
import { noOptions } from '../../ui/theme/theme.ts';
import { useDropdownOnUse } from './choice/dropdown-on-use.ts';
import { inputAttributes, isOptional, type WidgetProps } from './widget-props.ts';
import styles from './widgets.module.css';

const everyHalfHour = halfHours();

export default function TimeWidget(props: WidgetProps): ReactNode {
  const time = typeof props.value === 'string' && props.value !== '' ? props.value : null;
  const times = time === null || everyHalfHour.includes(time) ? everyHalfHour : [...everyHalfHour, time].sort();
  const dropdown = useDropdownOnUse();
  // A time typed in another way, such as 9h30, is stored when the user goes on.
  const keep = (typed: string): void => {
    const read = parseTime(typed);
    if (read !== undefined && read !== time && times.includes(read)) props.onChange(read);
  };
  return (
    <Select
      {...inputAttributes(props)}
      {...dropdown}
      className={styles.short}
      value={time}
      data={[...times]}
      onChange={(value) => props.onChange(value ?? undefined)}
      // A time typed in full is stored at once, without choosing it from the list, and one that is deleted is removed.
      onSearchChange={(typed) => {
        if (typed !== time && times.includes(typed)) props.onChange(typed);
        else if (typed === '' && time !== null && isOptional(props)) props.onChange(undefined);
      }}
      clearable={isOptional(props)}
      clearButtonProps={{ 'aria-label': `Clear ${props.label}` }}
      filter={({ options, search }) =>
        options.filter(
          (one) => 'label' in one && (one.label.includes(search.trim()) || one.label === parseTime(search)),
        )
      }
      onKeyDown={({ key, currentTarget: field }) => {
        if (key === 'Enter' && !field.getAttribute('aria-activedescendant')) keep(field.value);
      }}
      onBlur={(event) => {
        keep(event.currentTarget.value);
        props.onBlur();
      }}
      readOnly={props.readOnly}
      error={props.invalid}
      searchable
      openOnFocus={false}
      nothingFoundMessage={`${noOptions} Choose a time on the hour or half hour.`}
      placeholder={props.placeholder ?? 'hh:mm'}
      leftSection={<IconClock size="1rem" aria-hidden />}
      maxDropdownHeight={280}
    />
  );
}
