/** `/tripsheet` (F351): the driver’s stops of today, designed for phones. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { counted, sentence } from '#engine/values/sentence.ts';
import type { TripJob, TripStop } from '#generated/types.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useSession } from '#platform/web/client/session.ts';
import { useLive } from '#platform/web/client/use-live.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { PushSwitch } from '../push/push-switch.tsx';
import { prepareOffline } from '../offline/prepare-offline.ts';
import { keepDecoder } from '../scanning/keep-decoder.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { JobRow } from './job-row.tsx';
import { eventNow, isAtHub } from './report-now.ts';
import { SharePosition, useSharedPosition } from './share-position.tsx';
import styles from './tripsheet.module.css';
import { useReports, type Reports } from './use-reports.ts';
import { useTripSheet } from './use-trip-sheet.ts';

export default function TripsheetScreen(): ReactNode {
  const userId = useSession().user?.id ?? 0;
  const { data, error, refetch } = useTripSheet(userId);
  const position = useSharedPosition(userId);
  const outbox = useReports(userId);
  const reports: Reports = {
    ...outbox,
    send: (entry) => {
      position.send();
      return outbox.send(entry);
    },
    hold: (entry) => {
      position.send();
      return outbox.hold(entry);
    },
  };
  useLive('shipment', () => void queryClient.invalidateQueries({ queryKey: entityKey('trip_sheet') }));
  useEffect(() => {
    // Where the browser keeps nothing, the page needs a connection to open.
    prepareOffline('/tripsheet').catch(() => undefined);
    if (shownSettings().driver_must_scan_each_parcel === true) keepDecoder().catch(() => undefined);
  }, []);
  const stops = data?.answer.trip_sheet.stops ?? [];
  const count = counted(stops.length, 'stop', 'stops');
  return (
    <Page title="Tripsheet" description={data ? `${count} left today` : undefined}>
      <Stack gap="sm" mb="md">
        <SharePosition position={position} />
        <Unsent isWaiting={reports.waiting.size > 0} keptAt={data?.keptAt} />
        {data && <Stranded stops={stops} reports={reports} />}
      </Stack>
      <PushSwitch />
      {!data && error && (
        <Failure
          title="Couldn’t load the tripsheet"
          message={messageOf(error) ?? 'Try again.'}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <PageSkeleton rows={3} />}
      {data && stops.length === 0 && <Empty title="Nothing left to do today." />}
      {data && <Round stops={stops} reports={reports} />}
    </Page>
  );
}

interface UnsentProps {
  readonly isWaiting: boolean;
  /** When the stops were read, if that was before the connection was lost. */
  readonly keptAt: number | undefined;
}

function Unsent({ isWaiting, keptAt }: UnsentProps): ReactNode {
  if (!isWaiting && keptAt === undefined) return null;
  return (
    <Notice variant="warning" title={isWaiting ? 'Not sent yet' : 'No connection'}>
      {isWaiting
        ? 'What you did is kept on this phone and sent as soon as possible.'
        : 'What you do is kept on this phone and sent when you’re back online.'}
      {keptAt !== undefined && (
        <>
          {' '}
          Your stops were last updated <RelativeDate value={new Date(keptAt).toISOString()} />.
        </>
      )}
    </Notice>
  );
}

/** What was refused or begun about jobs that have left the tripsheet, so that nothing there leads to it. */
function Stranded({ stops, reports }: RoundProps): ReactNode {
  const here = new Set(stops.flatMap(({ jobs }) => jobs.map(({ id }) => id)));
  return [...new Map([...reports.drafts, ...reports.refused]).values()].map(({ jobId, waybill, refused }) =>
    here.has(jobId) ? null : (
      <Notice key={jobId} variant="error" title={`The delivery of ${waybill} wasn’t recorded`}>
        {refused ? sentence(refused.message) : 'What you captured is kept on this phone.'} It is no longer on your
        tripsheet: tell the office.
        <Group mt="xs">
          <Button size="md" variant="default" onClick={() => void reports.discard(jobId)}>
            Discard
          </Button>
        </Group>
      </Notice>
    ),
  );
}

interface RoundProps {
  readonly stops: readonly TripStop[];
  readonly reports: Reports;
}

function Round({ stops, reports }: RoundProps): ReactNode {
  const [delivering, setDelivering] = useState<TripJob>();
  return (
    <>
      <LoadButton jobs={stops.flatMap(({ jobs }) => jobs)} reports={reports} />
      <ol className={styles['stops']}>
        {stops.map((stop, at) => (
          <li key={stop.address} className={styles['stop']}>
            <Text fw={600}>
              {at + 1}. {stop.address}
            </Text>
            <Group gap="md">
              {stop.before !== null && <Text size="sm">Before {stop.before}</Text>}
              <Button
                component="a"
                href={directionsTo(stop)}
                target="_blank"
                rel="noreferrer"
                variant="subtle"
                size="md"
                px={0}
              >
                Directions
              </Button>
            </Group>
            <ul className={styles['jobs']}>
              {stop.jobs.map((job) => (
                <JobRow key={job.id} job={job} reports={reports} onDeliver={() => setDelivering(job)} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {delivering && (
        <DeliveryDialog
          job={delivering}
          kept={reports.drafts.get(delivering.id) ?? reports.refused.get(delivering.id)}
          reports={reports}
          onClose={() => setDelivering(undefined)}
        />
      )}
    </>
  );
}

/** Loads everything that waits at the hub; parcels with warnings are confirmed first. */
function LoadButton({ jobs, reports }: { readonly jobs: readonly TripJob[]; readonly reports: Reports }): ReactNode {
  const [isConfirming, setConfirming] = useState(false);
  const loadable = jobs.filter((job) => isAtHub(job) && !reports.waiting.has(job.id) && !reports.held.has(job.id));
  if (loadable.length === 0) return null;
  const title = `Load ${counted(loadable.length, 'delivery', 'deliveries')}`;
  const warned = loadable.filter(({ warnings }) => warnings.length > 0);
  const load = async (): Promise<void> => {
    setConfirming(false);
    for (const job of loadable) await reports.hold(eventNow(job, 'out-for-delivery'));
  };
  return (
    <>
      <Button fullWidth size="md" mb="md" onClick={() => (warned.length > 0 ? setConfirming(true) : void load())}>
        {title}
      </Button>
      {isConfirming && (
        <Confirm opened title="Load anyway?" action={title} onCancel={() => setConfirming(false)} onConfirm={load}>
          {warned.map(({ id, tracking_reference, warnings }) => (
            <Text key={id} size="sm">
              {tracking_reference}: {warnings.join('. ')}
            </Text>
          ))}
        </Confirm>
      )}
    </>
  );
}

function directionsTo({ address, lat, lng }: TripStop): string {
  const place = lat === null || lng === null ? address : `${lat},${lng}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}
