/**
 * Scans parcels onto a transfer and off it. A parcel for another branch is loaded only after the person has said so,
 * next to the result of its scan.
 */
import { Button, Text } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import type { InterhubTransfer } from '#generated/types.ts';
import { sentence } from '#engine/values/sentence.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import styles from '../hub-scanner/hub-scanner.module.css';
import { ScanInput } from '../hub-scanner/scan-input.tsx';
import { beep } from '../hub-scanner/sound.ts';
import { transfersMoved } from './use-transfer.ts';

interface LastScan {
  readonly number: string;
  readonly state: 'moved' | 'refused' | 'warned';
  readonly message: string;
  /** Whether it was refused because of its destination alone. */
  readonly isElsewhere?: boolean;
}

export function TransferScan({ transfer }: { readonly transfer: InterhubTransfer }): ReactNode {
  const { id, status, to_branch: to } = transfer;
  const [last, setLast] = useState<LastScan>();
  const field = useRef<HTMLInputElement>(null);
  const scan = async (number: string, load_anyway = false): Promise<void> => {
    const scanned = await send({ id, tracking_reference: number, load_anyway });
    setLast({ number, ...scanned });
    beep(scanned.state === 'moved');
    await transfersMoved();
  };
  const loadAnyway = (number: string): void => {
    // The button goes away; the scanner types into the focused element.
    field.current?.focus();
    void scan(number, true);
  };
  return (
    <Card title={status === 'open' ? 'Scan onto the manifest' : `Scan off at ${to}`}>
      <ScanInput field={field} onScan={(number) => void scan(number)} />
      {last && (
        <div role="status" className={styles['last']} data-result={last.state}>
          <Text fw={700}>{last.number}</Text>
          <Text>{last.message}</Text>
          {last.isElsewhere && (
            <Button variant="default" mt="xs" onClick={() => loadAnyway(last.number)}>
              Load anyway
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

async function send(body: {
  readonly id: number;
  readonly tracking_reference: string;
  readonly load_anyway: boolean;
}): Promise<Omit<LastScan, 'number'>> {
  try {
    const { message, warning } = await call('scan_interhub_transfer', { body });
    if (warning === undefined) return { state: 'moved', message };
    return { state: 'warned', message: `${message}. ${sentence(warning)}` };
  } catch (failure) {
    const finding = failure instanceof CallError ? failure.errors[0] : undefined;
    return {
      state: 'refused',
      message: finding?.message ?? messageOf(failure) ?? 'Try again.',
      isElsewhere: failure instanceof CallError && failure.code === 'other_destination',
    };
  }
}
