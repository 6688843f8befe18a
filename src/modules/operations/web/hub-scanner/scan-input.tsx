/** The field that scanners type into; Enter sends, and the next number goes into the same field. */
import { Box, Button } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { ScanField } from '../scanning/scan-field.tsx';

interface ScanInputProps {
  readonly onScan: (number: string) => void;
  /** For a screen that returns the focus to the field. */
  readonly field?: RefObject<HTMLInputElement | null>;
}

/** Accepts the next number at once, while the previous one is being sent. */
export function ScanInput({ onScan, field }: ScanInputProps): ReactNode {
  const [number, setNumber] = useState('');
  const [isMissing, setMissing] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  // The scanner types into the focused element.
  useEffect(() => input.current?.focus(), [input]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const scanned = number.trim();
    setNumber('');
    input.current?.focus();
    setMissing(scanned === '');
    if (scanned !== '') onScan(scanned);
  };
  return (
    <Box component="form" mb="md" onSubmit={submit}>
      <ScanField
        input={input}
        label="Waybill or parcel number"
        value={number}
        error={isMissing && 'Scan or type a number first.'}
        onChange={(typed) => {
          setNumber(typed);
          setMissing(false);
        }}
        size="lg"
      >
        <Button type="submit" size="lg">
          Scan
        </Button>
      </ScanField>
    </Box>
  );
}
