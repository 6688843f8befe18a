/** Several statuses, each in the colour that it has everywhere else. */

import { Badge, CloseButton, Group, MultiSelect } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { choicesOf, withStored, type Choice } from './choices.ts';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';
import { useDropdownOnUse } from './dropdown-on-use.ts';
import { members } from './multi-select.tsx';
import styles from '../widgets.module.css';

function StatusBadge({ choice }: { readonly choice: Choice }): ReactNode {
  return (
    <Badge variant="light" color={choice.colour ?? 'gray'} tt="none" className={styles.status}>
      {choice.label}
    </Badge>
  );
}

export default function StatusListWidget(props: WidgetProps): ReactNode {
  const chosen = members(props.value);
  const choices = withStored(choicesOf(props.schema.items), chosen);
  const byValue = new Map(choices.map((choice) => [choice.value, choice]));
  const dropdown = useDropdownOnUse();
  return (
    <MultiSelect
      {...inputAttributes(props)}
      {...dropdown}
      value={chosen}
      data={choices.map(({ value, label }) => ({ value, label }))}
      onChange={props.onChange}
      onBlur={props.onBlur}
      readOnly={props.readOnly}
      error={props.invalid}
      searchable
      openOnFocus={false}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${props.label}` }}
      placeholder={chosen.length === 0 ? (props.placeholder ?? 'No statuses') : ''}
      maxDropdownHeight={320}
      renderPill={({ option, value, onRemove }) => {
        const choice = byValue.get(String(option?.value ?? value));
        if (!choice) return null;
        return (
          <Badge
            variant="light"
            color={choice.colour ?? 'gray'}
            tt="none"
            className={styles.status}
            rightSection={
              props.readOnly ? null : (
                <CloseButton
                  size="xs"
                  variant="transparent"
                  onMouseDown={onRemove ?? undefined}
                  tabIndex={-1}
                  aria-label={`Remove ${choice.label}`}
                />
              )
            }
          >
            {choice.label}
          </Badge>
        );
      }}
      renderOption={({ option, checked }) => {
        const choice = byValue.get(option.value);
        return (
          <Group gap="xs" wrap="nowrap">
            <IconCheck size="0.9rem" aria-hidden visibility={checked ? 'visible' : 'hidden'} />
            {choice && <StatusBadge choice={choice} />}
          </Group>
        );
      }}
    />
  );
}
