/** The events of a shipment by day, newest first. */
import type { ReactNode } from 'react';
import { shipment_status } from '#generated/enums.ts';
import type { TrackedEvent, TrackedShipment } from '#generated/types.ts';
import { wallClock } from '#platform/domain/time.ts';
import { dayName } from '#platform/web/ui/data/clock.ts';
import { useNow } from '#platform/web/ui/data/use-now.ts';
import styles from './track.module.css';

export interface Day {
  /** `2026-11-23` */
  readonly date: string;
  readonly events: readonly TrackedEvent[];
}

/** In the order of the events. */
export function daysOf(events: readonly TrackedEvent[]): readonly Day[] {
  const days = new Map<string, TrackedEvent[]>();
  for (const event of events) {
    const { date } = wallClock(new Date(event.date));
    days.set(date, [...(days.get(date) ?? []), event]);
  }
  return [...days].map(([date, own]) => ({ date, events: own }));
}

export function Timeline({ shipment }: { readonly shipment: TrackedShipment }): ReactNode {
  const now = useNow();
  if (shipment.tracking_events.length === 0) return null;
  return (
    <section className={styles['timeline']} aria-label={`What happened to ${shipment.tracking_reference}`}>
      {daysOf(shipment.tracking_events).map(({ date, events }) => (
        <div key={date}>
          <h3 className={styles['day']}>{dayName(date, now)}</h3>
          <ol className={styles['events']}>
            {events.map((event) => (
              <Happened key={event.id} event={event} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function Happened({ event }: { readonly event: TrackedEvent }): ReactNode {
  const { date, status, parcel_tracking_reference: parcel, location, message } = event;
  const title = shipment_status.find((member) => member.const === status)?.title ?? status;
  return (
    <li className={styles['event']}>
      <time className={styles['when']} dateTime={date}>
        {wallClock(new Date(date)).time}
      </time>
      <span>
        <strong>{title}</strong>
        {parcel !== null && ` (parcel ${parcel})`}
        {location !== null && `, ${location}`}
        {message !== null && <span className={styles['message']}>{message}</span>}
      </span>
    </li>
  );
}
