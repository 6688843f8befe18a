/** A time of day in half-hour steps, 00:00 to 23:30 (F426); a stored time between the steps stays selectable. */

import { Select } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
      onBlur={props.onBlur}
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
