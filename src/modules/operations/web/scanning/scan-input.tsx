/** The field that scanners type into; Enter sends, and the next number goes into the same field. */
import { Box, Button } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { isLink } from '#modules/shipments/domain/tracking-url.ts';
import { scannedLink } from '../../domain/door-scan.ts';
import { ScanField } from './scan-field.tsx';

interface ScanInputProps {
  readonly onScan: (number: string) => void;
  /** For a screen that returns the focus to the field. */
  readonly field?: RefObject<HTMLInputElement | null>;
}

/** Accepts the next number at once, while the previous one is being sent. */
export function ScanInput({ onScan, field }: ScanInputProps): ReactNode {
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<string>();
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  // The scanner types into the focused element.
  useEffect(() => input.current?.focus(), [input]);
  const accept = (scanned: string): void => {
    const found = scanned === '' ? 'Scan or type a number first.' : isLink(scanned) ? scannedLink : undefined;
    setProblem(found);
    if (found === undefined) onScan(scanned);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setNumber('');
    input.current?.focus();
    accept(number.trim());
  };
  return (
    <Box component="form" mb="md" onSubmit={submit}>
      <ScanField
        input={input}
        label="Waybill or parcel number"
        value={number}
        error={problem}
        onChange={(typed) => {
          setNumber(typed);
          setProblem(undefined);
        }}
        onCode={accept}
        size="lg"
      >
        <Button type="submit" size="lg">
          Scan
        </Button>
      </ScanField>
    </Box>
  );
}
