/** Floor check (F354): compares the parcels expected at the hub with the scans, and lists those missing. */
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import type { Shipment } from '#generated/types.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { expectedOn, floorStatuses, isAtBranch, isExpected, missingFrom } from '../../domain/hub-scan.ts';
import type { Hub } from './hub-choice.tsx';
import styles from './hub-scanner.module.css';
import { ScanInput } from '../scanning/scan-input.tsx';
import { beep } from '../scanning/sound.ts';

const pageSize = 100;
const mostPages = 10;

interface Floor {
  readonly shipments: readonly Shipment[];
  /** Whether there are more than can be checked. */
  readonly isPart: boolean;
}

async function onTheFloor(signal: AbortSignal): Promise<Floor> {
  const page = (offset: number) =>
    call('read_shipments', { query: { status: [...floorStatuses], offset, limit: pageSize }, signal });
  const first = await page(0);
  const found = [...first.shipments];
  for (let next = 1; next < Math.min(mostPages, Math.ceil(first.count / pageSize)); next += 1)
    found.push(...(await page(next * pageSize)).shipments);
  return { shipments: found, isPart: first.count > found.length };
}

/** Without a hub it checks the parcels of all. */
export function FloorCheck({ hub }: { readonly hub: Hub | undefined }): ReactNode {
  const [scanned, setScanned] = useState<readonly string[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const { data, error, refetch } = useQuery(
    // Parcels that arrive during the check belong to the next one.
    {
      queryKey: [...entityKey('floor_check')],
      queryFn: ({ signal }) => onTheFloor(signal),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  if (error && !data)
    return (
      <Failure
        title="Couldn’t load the parcels"
        message={messageOf(error) ?? 'Try again.'}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <PageSkeleton rows={2} />;
  const expected = expectedOn(data.shipments.filter((shipment) => hub === undefined || isAtBranch(shipment, hub.id)));
  const missing = missingFrom(expected, scanned);
  const last = scanned[0];
  const isStrange = last !== undefined && !isExpected(expected, last);
  const scan = (number: string): void => {
    setScanned((before) => [number, ...before]);
    beep(isExpected(expected, number));
  };
  return (
    <>
      <ScanInput field={field} onScan={scan} />
      {data.isPart && (
        <Notice variant="warning" title="Not all parcels are checked">
          {`Only those of the ${counted(data.shipments.length, 'newest shipment', 'newest shipments')}.`}
        </Notice>
      )}
      {isStrange && (
        <Notice variant="warning" title={`${last} shouldn’t be here`}>
          No parcel with this number is at the hub. Scan it as arrived.
        </Notice>
      )}
      <Text mb="xs" role="status">
        {missing.length} of {expected.length} parcels missing
      </Text>
      {missing.length === 0 && <Empty title="Nothing is missing." />}
      <ul className={styles['scans']} aria-label="Missing parcels">
        {missing.map(({ reference }) => (
          <li key={reference}>{reference}</li>
        ))}
      </ul>
      <Button
        variant="default"
        onClick={() => {
          // The scanner would press the button again.
          field.current?.focus();
          setScanned([]);
          void refetch();
        }}
      >
        Start again
      </Button>
    </>
  );
}
