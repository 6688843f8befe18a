/** Picks rows of another list: typing searches it, chosen rows stay on top. */
import { Button, Checkbox, Loader, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { textOf } from '../../form/widgets/text/text-of.ts';
import { noOptions } from '../../ui/theme/theme.ts';
import { Starred } from '../../ui/data/starred.tsx';
import type { FilterEditorProps } from './filter-editor.tsx';
import { useReferenceRows } from './use-reference.ts';

export function ReferenceEditor({ filter, written, onChange }: FilterEditorProps): ReactNode {
  const { key = 'id', label = 'name', star } = filter.reference ?? {};
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 250);
  const { rows, further, readMore, failure } = useReferenceRows(filter, search);
  const chosen = written === '' ? [] : written.split(',');
  return (
    <Stack gap="xs">
      <TextInput
        label={filter.title}
        placeholder="Search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      {failure !== undefined && <Text size="sm">{failure}</Text>}
      {!rows && failure === undefined && <Loader size="sm" aria-label="Loading" />}
      {rows?.length === 0 && <Text size="sm">{noOptions}</Text>}
      <Checkbox.Group
        aria-label={filter.title}
        value={chosen}
        onChange={(values) => onChange(values.length === 0 ? undefined : values.join(','))}
      >
        <Stack gap="xs">
          {rows?.map((row) => (
            <Checkbox
              key={textOf(row[key])}
              value={textOf(row[key])}
              label={
                <Starred star={star && row[star.field] === true ? star.title : undefined}>{textOf(row[label])}</Starred>
              }
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {further > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={readMore}>
          + {further} more
        </Button>
      )}
    </Stack>
  );
}
