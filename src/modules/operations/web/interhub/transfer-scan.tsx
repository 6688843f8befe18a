/**
 * Scans parcels onto a transfer and off it. A parcel for another branch is loaded only after the person has said so,
 * next to the result of its scan.
 */
import { Button } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import type { InterhubTransfer } from '#generated/types.ts';
import { sentence } from '#engine/values/sentence.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ScanInput } from '../scanning/scan-input.tsx';
import { ScanResults, useScanResults, type Scanned, type ScanResult } from '../scanning/scan-results.tsx';
import { transfersMoved } from './use-transfer.ts';

interface Result extends ScanResult {
  /** Whether it was refused because of its destination alone. */
  readonly isElsewhere?: boolean;
}

export function TransferScan({ transfer }: { readonly transfer: InterhubTransfer }): ReactNode {
  const { id, status, to_branch: to } = transfer;
  const { scans, add, remove } = useScanResults<Result>();
  const field = useRef<HTMLInputElement>(null);
  const scan = async (number: string, load_anyway = false): Promise<void> => {
    await add(number, () => send({ id, tracking_reference: number, load_anyway }));
    await transfersMoved();
  };
  const loadAnyway = ({ key, number }: Scanned<Result>): void => {
    // The button goes away; the scanner types into the focused element.
    field.current?.focus();
    remove(key);
    void scan(number, true);
  };
  const actionOf = (one: Scanned<Result>): ReactNode =>
    one.result?.isElsewhere && (
      <Button variant="default" mt="xs" onClick={() => loadAnyway(one)}>
        Load anyway
      </Button>
    );
  return (
    <Card title={status === 'open' ? 'Scan onto the manifest' : `Scan off at ${to}`}>
      <ScanInput field={field} onScan={(number) => void scan(number)} />
      <ScanResults scans={scans} actionOf={actionOf} />
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
