/** The buttons of a form that creates something: `Create shipment`, in place of the save bar. */

import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { keepFocus } from '../keep-focus.ts';
import { useRecord, useRecordReading } from './record-context.ts';

interface SubmitButtonsProps {
  /** A verb and what it makes: `Create shipment`. */
  readonly label: string;
  readonly onSubmit: () => void;
  /** Label of the second action: `Save as quote`. */
  readonly also: string | undefined;
  readonly onAlso: () => void;
}

export function SubmitButtons({ label, onSubmit, also, onAlso }: SubmitButtonsProps): ReactNode {
  const saving = useRecordReading(useRecord(), ['status'], (state) => state.saving);
  const isSaving = saving === 'saving';
  return (
    <Group gap="xs">
      {also !== undefined && (
        <Button variant="default" disabled={isSaving} onMouseDown={keepFocus} onClick={onAlso}>
          {also}
        </Button>
      )}
      <Button
        onMouseDown={keepFocus}
        onClick={onSubmit}
        loading={isSaving}
        aria-busy={isSaving}
        aria-keyshortcuts="Control+S Meta+S"
        title="Ctrl+S"
      >
        {label}
      </Button>
    </Group>
  );
}
