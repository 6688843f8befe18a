/** The input for scanners; Enter submits, and the next number goes into the same field. */
import { Button, Group, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';

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
    <form onSubmit={submit}>
      <Group align="end" wrap="nowrap" mb="md">
        <TextInput
          ref={input}
          label="Waybill or parcel number"
          value={number}
          error={isMissing && 'Scan or type a number first.'}
          onChange={(event) => {
            setNumber(event.currentTarget.value);
            setMissing(false);
          }}
          size="lg"
          flex={1}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" size="lg">
          Scan
        </Button>
      </Group>
    </form>
  );
}
