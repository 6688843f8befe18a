/** The PIN that the receiver gives when a parcel is handed over. */
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface PinFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (pin: string) => void;
  /** Whether it has the focus once its dialog is open. */
  readonly isFirst?: boolean;
}

export function PinField({ label, value, error, onChange, isFirst = false }: PinFieldProps): ReactNode {
  return (
    <TextInput
      label={label}
      required
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      // A dialog that is opened for a correction: a wrong PIN is entered anew, not continued.
      onFocus={(event) => {
        if (error !== undefined) event.currentTarget.select();
      }}
      error={error}
      maxLength={12}
      size="md"
      data-autofocus={isFirst || undefined}
    />
  );
}
