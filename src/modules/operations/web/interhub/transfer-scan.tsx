/**
 * Scans parcels onto a transfer and off it. Refusals and warnings stay in sight: a scanner is faster than
 * its user reads. A parcel for another branch is loaded only after the person has said so, next to the result of its scan.
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

interface Result {
  readonly state: 'moved' | 'refused' | 'warned';
  readonly message: string;
  /** Whether it was refused because of its destination alone. */
  readonly isElsewhere?: boolean;
}

interface Scan extends Omit<Result, 'state'> {
  readonly key: number;
  readonly number: string;
  readonly state: Result['state'] | 'sending';
}

export function TransferScan({ transfer }: { readonly transfer: InterhubTransfer }): ReactNode {
  const { id, status, to_branch: to } = transfer;
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const next = useRef(1);
  const field = useRef<HTMLInputElement>(null);
  const scan = async (number: string, load_anyway = false): Promise<void> => {
    const key = next.current;
    next.current += 1;
    setScans((before) => [{ key, number, state: 'sending', message: 'Sending' }, ...before]);
    const result = await send({ id, tracking_reference: number, load_anyway });
    setScans((before) => before.map((one) => (one.key === key ? { key, number, ...result } : one)));
    beep(result.state === 'moved');
    await transfersMoved();
  };
  const loadAnyway = ({ key, number }: Scan): void => {
    // The button goes away; the scanner types into the focused element.
    field.current?.focus();
    setScans((before) => before.filter((one) => one.key !== key));
    void scan(number, true);
  };
  const [last, ...others] = scans;
  // Parcels that moved are in the table.
  const earlier = others.filter(({ state }) => state !== 'moved');
  const contentOf = (one: Scan): ReactNode => (
    <>
      <Text fw={700}>{one.number}</Text>
      <Text>{one.message}</Text>
      {one.isElsewhere && (
        <Button variant="default" mt="xs" onClick={() => loadAnyway(one)}>
          Load anyway
        </Button>
      )}
    </>
  );
  return (
    <Card title={status === 'open' ? 'Scan onto the manifest' : `Scan off at ${to}`}>
      <ScanInput field={field} onScan={(number) => void scan(number)} />
      {last && (
        <div role="status" className={styles['last']} data-result={last.state}>
          {contentOf(last)}
        </div>
      )}
      {earlier.length > 0 && (
        <ol className={styles['scans']} aria-label="Earlier scans">
          {earlier.map((one) => (
            <li key={one.key} data-result={one.state}>
              {contentOf(one)}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

async function send(body: {
  readonly id: number;
  readonly tracking_reference: string;
  readonly load_anyway: boolean;
}): Promise<Result> {
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
