/** Following shipments by their numbers, for anyone who holds one; the address holds the numbers, so that it can be shared. */
import { IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { queryClient } from '#platform/web/client/query-client.ts';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { ReferenceForm } from './reference-form.tsx';
import styles from './track.module.css';
import { TrackedCard } from './tracked-card.tsx';

/** A page that stays open shows what happened meanwhile. */
const refreshMs = 60_000;

const keyOf = (references: string) => ['tracked_shipment', references];

export default function Track() {
  const [query, setQuery] = useSearchParams();
  const references = query.get('tracking_reference') ?? '';
  return (
    <Page title="Track a shipment" description="Enter a waybill number, your own reference or a parcel number.">
      <ReferenceForm
        key={references}
        references={references}
        onTrack={(next) => {
          setQuery({ tracking_reference: next });
          // Asking again for the same numbers means: is there anything new?
          void queryClient.invalidateQueries({ queryKey: keyOf(next) });
        }}
      />
      {references === '' ? (
        <Empty icon={<IconRoute size={32} stroke={1.5} />} title="No shipment yet">
          The number is on the label, and in every message that you got about the shipment.
        </Empty>
      ) : (
        <Shipments references={references} />
      )}
    </Page>
  );
}

function Shipments({ references }: { references: string }): ReactNode {
  const { data, error, refetch, isPending } = useQuery(
    {
      queryKey: keyOf(references),
      queryFn: ({ signal }) => call('track_shipments', { query: { tracking_reference: references }, signal }),
      refetchInterval: refreshMs,
      refetchOnReconnect: true,
    },
    queryClient,
  );
  if (isPending) return <PageSkeleton rows={2} />;
  const failure = error && (messageOf(error) ?? 'Couldn’t load. Try again.');
  const missing = data?.not_found ?? [];
  return (
    <div className={styles['results']} aria-live="polite">
      {failure && <Failure title="Couldn’t track" message={failure} onRetry={() => void refetch()} />}
      {missing.length > 0 && (
        <Notice variant="warning" title={missing.length === 1 ? 'Number not found' : 'Numbers not found'}>
          No shipment has the number {missing.join(', ')}. Check it against the label or the message that you got.
        </Notice>
      )}
      {data?.shipments.map((shipment) => (
        <TrackedCard key={shipment.short_tracking_reference} shipment={shipment} />
      ))}
    </div>
  );
}
