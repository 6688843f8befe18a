/** The results of scans, newest first. Refusals and warnings stay in sight: a scanner is faster than its user reads. */
import { Text } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import styles from '../hub-scanner/hub-scanner.module.css';
import { beep } from './sound.ts';

export interface ScanResult {
  readonly state: 'moved' | 'refused' | 'warned';
  readonly message: string;
}

export interface Scanned<Result extends ScanResult> {
  readonly key: number;
  readonly number: string;
  /** Undefined until the response. */
  readonly result: Result | undefined;
}

interface Scans<Result extends ScanResult> {
  readonly scans: readonly Scanned<Result>[];
  /** Sends a scanned number; resolves once its result is shown. */
  readonly add: (number: string, send: () => Promise<Result>) => Promise<void>;
  readonly remove: (key: number) => void;
}

export function useScanResults<Result extends ScanResult>(): Scans<Result> {
  const [scans, setScans] = useState<readonly Scanned<Result>[]>([]);
  const next = useRef(1);
  const add = async (number: string, send: () => Promise<Result>): Promise<void> => {
    const key = next.current;
    next.current += 1;
    setScans((before) => [{ key, number, result: undefined }, ...before]);
    const result = await send();
    setScans((before) => before.map((one) => (one.key === key ? { key, number, result } : one)));
    beep(result.state === 'moved');
  };
  const remove = (key: number): void => setScans((before) => before.filter((one) => one.key !== key));
  return { scans, add, remove };
}

interface ScanResultsProps<Result extends ScanResult> {
  readonly scans: readonly Scanned<Result>[];
  /** What the user can do about a result. */
  readonly actionOf?: (scan: Scanned<Result>) => ReactNode;
}

export function ScanResults<Result extends ScanResult>({ scans, actionOf }: ScanResultsProps<Result>): ReactNode {
  const [last, ...others] = scans;
  // What moved is in the table of the page.
  const earlier = others.filter(({ result }) => result?.state !== 'moved');
  const contentOf = (one: Scanned<Result>): ReactNode => (
    <>
      <Text fw={700}>{one.number}</Text>
      <Text>{one.result?.message ?? 'Sending'}</Text>
      {actionOf?.(one)}
    </>
  );
  const stateOf = ({ result }: Scanned<Result>): string => result?.state ?? 'sending';
  return (
    <>
      {last && (
        <div role="status" className={styles['last']} data-result={stateOf(last)}>
          {contentOf(last)}
        </div>
      )}
      {earlier.length > 0 && (
        <ol className={styles['scans']} aria-label="Earlier scans">
          {earlier.map((one) => (
            <li key={one.key} data-result={stateOf(one)}>
              {contentOf(one)}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
