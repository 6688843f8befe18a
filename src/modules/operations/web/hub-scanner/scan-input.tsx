/** The field that scanners type into; Enter sends, and the next number goes into the same field. */
import { Box, Button } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ScanField } from '../scanning/scan-field.tsx';

/** Accepts the next number at once, while the previous one is being sent. */
export function ScanInput({ onScan }: { readonly onScan: (number: string) => void }): ReactNode {
  const [number, setNumber] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The scanner types into the focused element.
  useEffect(() => input.current?.focus(), []);
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
