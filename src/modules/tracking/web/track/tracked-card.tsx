/** One shipment: where it is in four steps, when it arrives, and what happened, the newest first. */
import { shipment_status } from '#generated/enums.ts';
import type { TrackedShipment } from '#generated/types.ts';
import { CopyButton } from '#platform/web/ui/data/copy-button.tsx';
import { exactDate } from '#platform/web/ui/data/clock.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { StatusBadge, type StatusColour } from '#platform/web/ui/data/status-badge.tsx';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Steps } from './steps.tsx';
import styles from './track.module.css';

const members = new Map(shipment_status.map((member) => [member.const as string, member]));

function titleOf(status: string): string {
  return members.get(status)?.title ?? status;
}

export function TrackedCard({ shipment }: { shipment: TrackedShipment }) {
  const { tracking_reference: reference, tracking_events: events } = shipment;
  const colour = (members.get(shipment.status)?.['x-colour'] ?? 'blue') as StatusColour;
  return (
    <Card title={reference} aside={<StatusBadge colour={colour}>{titleOf(shipment.status)}</StatusBadge>}>
      <Steps steps={shipment.tracking_steps} />
      <Facts>
        <Fact name="Waybill number">
          <span className={styles['reference']}>
            {reference}
            <CopyButton text={reference} label={`Copy ${reference}`} />
          </span>
        </Fact>
        {shipment.collection_town !== null && shipment.delivery_town !== null && (
          <Fact name="Route">
            {shipment.collection_town} to {shipment.delivery_town}
          </Fact>
        )}
        <Fact name="Service">{shipment.service_level_name}</Fact>
        <Fact name="Parcels">{String(shipment.parcel_count)}</Fact>
        <Arrival shipment={shipment} />
      </Facts>
      {events.length > 0 && (
        <ol className={styles['events']} aria-label={`What happened to ${reference}`}>
          {events.map((event) => (
            <li key={event.id} className={styles['event']}>
              <span className={styles['when']}>
                <RelativeDate value={event.date} />
              </span>
              <span>
                <strong>{titleOf(event.status)}</strong>
                {event.parcel_tracking_reference !== null && ` (parcel ${event.parcel_tracking_reference})`}
                {event.location !== null && `, ${event.location}`}
                {event.message !== null && <span className={styles['message']}>{event.message}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** When it was delivered, or else when it should be. */
function Arrival({ shipment }: { shipment: TrackedShipment }) {
  const { delivered_date: delivered, estimated_delivery_from: from, estimated_delivery_to: to } = shipment;
  if (delivered !== null) return <Fact name="Delivered">{exactDate(new Date(delivered))}</Fact>;
  const isOver = shipment.tracking_steps.every(({ state }) => state !== 'current');
  if (to === null || isOver) return null;
  const dates = [from, to].filter((date) => date !== null).map((date) => dayOf(new Date(date)));
  return <Fact name="Estimated delivery">{[...new Set(dates)].join(' to ')}</Fact>;
}

const day = new Intl.DateTimeFormat('en-ZA', { weekday: 'long', day: 'numeric', month: 'long' });

function dayOf(date: Date): string {
  return day.format(date);
}
