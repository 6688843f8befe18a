/** The time of delivery, or the pickup point where the parcel waits for someone, or else the expected one; a changed time is shown with the previous one. */
import type { ReactNode } from 'react';
import type { TrackedShipment } from '#generated/types.ts';
import { businessZone as timeZone } from '#platform/domain/time.ts';
import { isPast } from '#platform/web/ui/data/clock.ts';
import styles from './track.module.css';

const locale = 'en-ZA';
const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export function Arrival({ shipment }: { readonly shipment: TrackedShipment }): ReactNode {
  const { delivered_date: delivered, estimated_delivery_from: from, estimated_delivery_to: to } = shipment;
  if (delivered !== null) {
    const at = new Date(delivered);
    return <Said lead="Delivered">{`${day.format(at)}, ${clock.format(at)}`}</Said>;
  }
  if (shipment.waits_at !== null) {
    const lead = shipment.status === 'awaiting-dropoff' ? 'To be dropped off at' : 'Ready for the receiver at';
    const { drop_off_last_day: last } = shipment;
    return (
      <Said lead={lead}>
        {shipment.waits_at}
        {last !== null && `, until ${day.format(new Date(`${last}T12:00:00+02:00`))}`}
      </Said>
    );
  }
  const isOver = shipment.tracking_steps.every(({ state }) => state !== 'current');
  if (to === null || isOver) return null;
  const before = shipment.previous_delivery_to;
  const now = windowText(from, to);
  const was = before === null ? now : windowText(shipment.previous_delivery_from, before);
  return (
    <Said lead={isPast(to) ? 'Was expected' : 'Estimated delivery'}>
      {now}
      {was !== now && (
        <span className={styles['was']}>
          {' '}
          was <s>{was}</s>
        </span>
      )}
    </Said>
  );
}

function Said({ lead, children }: { readonly lead: string; readonly children: ReactNode }): ReactNode {
  return (
    <p className={styles['arrival']}>
      <span className={styles['lead']}>{lead}</span>
      <span className={styles['moment']}>{children}</span>
    </p>
  );
}

/** One day with its hours, or the first and last of several days. */
export function windowText(from: string | null, to: string): string {
  const end = new Date(to);
  const start = from === null ? end : new Date(from);
  const [first, last] = [day.format(start), day.format(end)];
  if (first !== last) return `${first} to ${last}`;
  const [opens, closes] = [clock.format(start), clock.format(end)];
  return opens === closes ? first : `${first}, ${opens} to ${closes}`;
}
