/** A select outside forms whose list may be long, such as all drivers: a hundred first, and how many more there are. */
import { Select, type ComboboxItem, type SelectProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useShortList } from './short-list.ts';

interface LongSelectProps extends Omit<SelectProps, 'data'> {
  readonly data: readonly ComboboxItem[];
}

export function LongSelect({ data, onChange, ...props }: LongSelectProps): ReactNode {
  const { list, isMore } = useShortList(data);
  return (
    <Select
      searchable
      {...props}
      {...list}
      onChange={(value, option) => {
        if (!isMore(value)) onChange?.(value, option);
      }}
    />
  );
}
