/** The public tracking page; the numbers are in the address, so that it can be shared. */
import { IconRoute } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { Help } from './help.tsx';
import { ReferenceForm } from './reference-form.tsx';
import styles from './track.module.css';
import { TrackedCard } from './tracked-card.tsx';
import { askAgain, useTracked } from './use-tracked.ts';

export default function Track() {
  const [query, setQuery] = useSearchParams();
  const references = query.get('tracking_reference') ?? '';
  return (
    <Page title="Track a shipment" description="Enter a waybill number, your own reference or a parcel number.">
      <ReferenceForm
        references={references}
        onTrack={(next) => {
          setQuery({ tracking_reference: next });
          askAgain(next);
        }}
      />
      {references === '' ? (
        <>
          <Empty icon={<IconRoute size={32} stroke={1.5} />} title="No shipment yet">
            The number is on the label, and in every message that you receive about the shipment.
          </Empty>
          <Help references="" />
        </>
      ) : (
        <Shipments key={references} references={references} suggested={starsIn(query.get('stars'))} />
      )}
    </Page>
  );
}

/** The rating in the link of an email. */
function starsIn(text: string | null): number {
  return /^[1-5]$/.test(text ?? '') ? Number(text) : 0;
}

function missingText(missing: readonly string[]): string {
  if (missing.length === 1)
    return `No shipment has the number ${missing.join()}. Check it against the label or the message you received.`;
  return `No shipment has any of the numbers ${missing.join(', ')}. Check them against the labels or messages you received.`;
}

function Shipments({ references, suggested }: { references: string; suggested: number }): ReactNode {
  const { answer, failure, asOf, retry } = useTracked(references);
  if (!answer && failure === undefined) return <PageSkeleton rows={2} />;
  const { shipments = [], not_found: missing = [] } = answer ?? {};
  return (
    <>
      <div className={styles['results']} aria-live="polite">
        {failure !== undefined && <Failure title="Couldn’t track" message={failure} onRetry={retry} />}
        {asOf && (
          <Notice variant="info" title="This may be out of date">
            It was last checked <RelativeDate value={asOf.toISOString()} />. It is checked again as soon as you are
            online.
          </Notice>
        )}
        {missing.length > 0 && (
          <Notice variant="warning" title={missing.length === 1 ? 'Number not found' : 'Numbers not found'}>
            {missingText(missing)}
          </Notice>
        )}
        {shipments.map((shipment) => (
          <TrackedCard
            key={shipment.short_tracking_reference}
            shipment={shipment}
            isOnly={shipments.length === 1}
            suggested={suggested}
            onChanged={retry}
          />
        ))}
      </div>
      <Help references={references} shipment={shipments.length === 1 ? shipments[0] : undefined} />
    </>
  );
}
