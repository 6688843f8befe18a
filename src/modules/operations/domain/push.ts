/** The hours and texts of drivers' push notifications about new jobs (F324). */
import type { Settings, ShipmentLeg } from '#generated/types.ts';
import { instantOn, wallClock } from '#platform/domain/time.ts';
import { legs } from '#modules/geography/domain/address.ts';

const dayMs = 86_400_000;

/** The first time from `now` at which notifications may be sent; the end of the hours is exclusive. */
export function nextActive(
  now: Date,
  {
    push_notifications_active_hours_from: from = '00:00',
    push_notifications_active_hours_to: to = '24:00',
  }: Pick<Settings, 'push_notifications_active_hours_from' | 'push_notifications_active_hours_to'>,
): Date {
  const { date, time } = wallClock(now);
  if (time >= from && time < to) return now;
  const day = time < from ? date : wallClock(new Date(now.getTime() + dayMs)).date;
  return instantOn(`${day}T${from}`) ?? now;
}

export interface NewJob {
  readonly leg: ShipmentLeg;
  readonly tracking_reference: string;
  readonly place: string;
  /** Time of day; null without a limit. */
  readonly before: string | null;
}

/** The content of the notification, and the screen that it opens. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  readonly link: string;
}

/** One notification for all jobs; `jobs` must not be empty. */
export function noticeOf(jobs: readonly NewJob[]): PushNotice {
  const link = '/tripsheet';
  const [only] = jobs;
  if (only && jobs.length === 1) {
    const { leg, place, before, tracking_reference: reference } = only;
    const until = before === null ? '' : ` before ${before}`;
    return { title: `New ${leg}${until}`, body: [place, reference].filter((part) => part !== '').join(' · '), link };
  }
  const counted = legs.map((leg) => {
    const count = jobs.filter((job) => job.leg === leg).length;
    const plural = leg === 'collection' ? 'collections' : 'deliveries';
    return count === 0 ? '' : `${count} ${count === 1 ? leg : plural}`;
  });
  return { title: `${jobs.length} new jobs`, body: counted.filter((text) => text !== '').join(' and '), link };
}
