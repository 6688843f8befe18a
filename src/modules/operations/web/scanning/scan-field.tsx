/** A field that scanners type into, with its button: what is said of it is below both, so that the button stays where it is. */
import { Group, Input } from '@mantine/core';
import type { KeyboardEvent, ReactNode, Ref } from 'react';

interface ScanFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: ReactNode;
  readonly size: 'md' | 'lg';

  readonly input?: Ref<HTMLInputElement>;
  /** Whether the window that it is in gives it the focus. */
  readonly isFirst?: boolean;
  readonly onChange: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** The button. */
  readonly children: ReactNode;
}

export function ScanField(props: ScanFieldProps): ReactNode {
  const { label, value, error, size, input, isFirst = false, onChange, onKeyDown, children } = props;
  return (
    <Input.Wrapper label={label} error={error} size={size}>
      <Group wrap="nowrap">
        <Input
          {...(input !== undefined && { ref: input })}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          error={Boolean(error)}
          size={size}
          flex={1}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus={isFirst || undefined}
        />
        {children}
      </Group>
    </Input.Wrapper>
  );
}
