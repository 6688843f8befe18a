/** Formats dates, relative and exact, always in the business time zone, whatever that of the computer. */
import { businessZone as timeZone } from '#platform/domain/time.ts';

const locale = 'en-ZA';
const minute = 60_000;
/** How far the clock of a server may be ahead. */
const skew = 10_000;
const day = 86_400_000;

const exact = new Intl.DateTimeFormat(locale, {
  timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const thisYear = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short' });
const otherYear = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
const weekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
const weekdayOfYear = new Intl.DateTimeFormat(locale, {
  ...{ timeZone, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
});
/** Sortable as text: the Swedish locale writes ISO dates. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

export function exactDate(date: Date): string {
  return `${exact.format(date)} (SAST)`;
}

/** Independent of the current time, such as for print: `24 Sept 2026, 14:05`. */
export function dateOnPaper(date: Date): string {
  return `${otherYear.format(date)}, ${clock.format(date)}`;
}

export function relativeDate(date: Date, now: Date): string {
  const ago = now.getTime() - date.getTime();
  if (ago > -skew && ago < minute) return 'just now';
  if (ago >= 0 && ago < 60 * minute) return `${Math.floor(ago / minute)} min ago`;
  return dayAndTime(date, now);
}

/** For what is expected: one that has just passed is not something that happened `5 min ago`. */
export function dayAndTime(date: Date, now: Date): string {
  const time = clock.format(date);
  const isoDate = calendar.format(date);
  if (isoDate === calendar.format(now)) return `today ${time}`;
  if (isoDate === calendar.format(new Date(now.getTime() - day))) return `yesterday ${time}`;
  if (isoDate === calendar.format(new Date(now.getTime() + day))) return `tomorrow ${time}`;
  const sameYear = isoDate.slice(0, 4) === calendar.format(now).slice(0, 4);
  return `${(sameYear ? thisYear : otherYear).format(date)}, ${time}`;
}

/** A day as a heading: `Today`, `Yesterday`, `Tue, 24 Sept`, with the year where it is not the current one. */
export function dayName(date: string, now: Date): string {
  if (date === calendar.format(now)) return 'Today';
  if (date === calendar.format(new Date(now.getTime() - day))) return 'Yesterday';
  const noon = new Date(`${date}T12:00:00+02:00`);
  return (date.slice(0, 4) === calendar.format(now).slice(0, 4) ? weekday : weekdayOfYear).format(noon);
}

/** A day without a time, given as `2026-09-24`. */
export function calendarDate(date: string): string {
  const noon = new Date(`${date}T12:00:00+02:00`);
  return Number.isNaN(noon.getTime()) ? date : otherYear.format(noon);
}
