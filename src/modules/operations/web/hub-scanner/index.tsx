/** `/hub-scanner` (F352): scan or type numbers one after the other; each moves the parcel and shows its bay. */
import { Button, Select, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ShipmentStatus } from '#generated/types.ts';
import { scanStatuses } from '#modules/shipments/domain/scans.ts';
import { statusTitle } from '#modules/shipments/domain/status.ts';
import { queryClient } from '#platform/web/client/query-client.ts';
import { PermittedLink } from '#platform/web/shell/permitted-link.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { prepareOffline } from '../offline/prepare-offline.ts';
import { FloorCheck } from './floor-check.tsx';
import { useHub, type Hub } from './hub-choice.tsx';
import { hubSettings } from './hub-settings.ts';
import styles from './hub-scanner.module.css';
import { ScanInput } from '../scanning/scan-input.tsx';
import { beep } from '../scanning/sound.ts';
import { useScans, type Scan } from './use-scans.ts';

const floorCheck = 'floor-check';

export default function HubScannerScreen(): ReactNode {
  const [chosen, setMode] = useState<string>(scanStatuses[0]!);
  const { hub, isMissing, isLoading, choice } = useHub();
  const isReady = !isMissing && !isLoading;
  const { data } = useQuery({ ...hubSettings(hub?.id), enabled: isReady }, queryClient);
  const hasFloorCheck = data?.floor_check === true;
  const mode = chosen === floorCheck && !hasFloorCheck ? scanStatuses[0]! : chosen;
  useEffect(() => {
    // Where the browser keeps nothing, the page needs a connection to open.
    prepareOffline('/hub-scanner').catch(() => undefined);
  }, []);
  const modes = [
    ...scanStatuses.map((value) => ({ value: value as string, label: statusTitle(value) })),
    ...(hasFloorCheck ? [{ value: floorCheck, label: 'Floor check' }] : []),
  ];
  return (
    <Page title="Hub scanner" description="Scan waybills or parcels one after the other.">
      {choice}
      <Select
        label="Set status to"
        data={modes}
        value={mode}
        onChange={(next) => next !== null && setMode(next)}
        mb="md"
      />
      {isMissing && <Text>Choose the hub first. Scans are recorded there.</Text>}
      {isReady && mode === floorCheck && <FloorCheck key={hub?.id} hub={hub} />}
      {isReady && mode !== floorCheck && (
        <Scanner key={`${mode} ${hub?.id}`} status={mode as ShipmentStatus} hub={hub} />
      )}
    </Page>
  );
}

interface ScannerProps {
  readonly status: ShipmentStatus;
  readonly hub: Hub | undefined;
}

function Scanner({ status, hub }: ScannerProps): ReactNode {
  const { scans, scan, undo } = useScans(status, hub);
  const last = scans[0];
  const field = useRef<HTMLInputElement>(null);
  const run = async (number: string): Promise<void> => beep(await scan(number));
  const takeBack = (wrong: Scan): void => {
    // The button goes away; the scanner types into the focused element.
    field.current?.focus();
    void undo(wrong);
  };
  return (
    <>
      <ScanInput field={field} onScan={(number) => void run(number)} />
      {last && (
        <div role="status" className={styles['last']} data-result={last.warnings ? 'warned' : last.state}>
          <Text fw={700}>{last.number}</Text>
          <Text>{last.message}</Text>
          {last.warnings && <Text fw={600}>{last.warnings.join('. ')}</Text>}
          {last.bay && <Text className={styles['bay']}>Bay {last.bay}</Text>}
        </div>
      )}
      {last && isRecorded(last) && (
        <Button variant="default" mb="md" onClick={() => takeBack(last)}>
          Undo last scan
        </Button>
      )}
      <History scans={scans} />
    </>
  );
}

function isRecorded({ state }: Scan): boolean {
  return state === 'moved' || state === 'recorded' || state === 'held';
}

function History({ scans }: { readonly scans: readonly Scan[] }): ReactNode {
  if (scans.length === 0) return null;
  return (
    <section aria-label="Scans">
      <Text size="sm" mb="xs">
        {summaryOf(scans)}
      </Text>
      <ol className={styles['scans']}>
        {scans.map((one) => (
          <li key={one.key} data-result={one.state}>
            {one.shipmentId === undefined ? (
              <Text fw={600}>{one.number}</Text>
            ) : (
              <PermittedLink to={`/shipments/${one.shipmentId}`}>{one.number}</PermittedLink>
            )}
            <Text size="sm">
              {one.message}
              {one.bay && `, bay ${one.bay}`}
              {one.warnings && `. ${one.warnings.join('. ')}`}
            </Text>
            {one.state === 'refused' && <VisuallyHidden>Not recorded</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function summaryOf(scans: readonly Scan[]): string {
  const counts = [
    [scans.filter(isRecorded).length, 'recorded'],
    [countOf(scans, 'repeated'), 'already scanned'],
    [countOf(scans, 'refused'), 'not recorded'],
    [countOf(scans, 'waiting'), 'waiting for a connection'],
  ] as const;
  const [[recorded], ...others] = counts;
  return [`${recorded} recorded`, ...others.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []))].join(
    ', ',
  );
}

function countOf(scans: readonly Scan[], wanted: Scan['state']): number {
  return scans.filter(({ state }) => state === wanted).length;
}
