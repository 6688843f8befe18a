/** Sends a form that makes something new: `Create shipment` in place of the bar that saves changes. */

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useRecord, useRecordReading } from './record-context.ts';

interface SubmitButtonProps {
  /** A verb and what it makes: `Create shipment`. */
  readonly label: string;
  readonly onSubmit: () => void;
}

export function SubmitButton({ label, onSubmit }: SubmitButtonProps): ReactNode {
  const saving = useRecordReading(useRecord(), ['status'], (state) => state.saving);
  return (
    <Button
      onClick={onSubmit}
      loading={saving === 'saving'}
      aria-busy={saving === 'saving'}
      aria-keyshortcuts="Control+S Meta+S"
      title="Ctrl+S"
    >
      {label}
    </Button>
  );
}
