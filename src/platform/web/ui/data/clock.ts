/** Formats dates, relative and exact, always in the business time zone, whatever that of the computer. */
import { businessZone as timeZone, wallClock } from '#platform/domain/time.ts';

const locale = 'en-ZA';
const minute = 60_000;
/** How far the clock of a server may be ahead. */
const skew = 10_000;
const day = 86_400_000;

/** Created when first used: the first one of a page takes tens of milliseconds, and no list should wait for that. */
function formatter(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (date) => (made ??= new Intl.DateTimeFormat(locale, { timeZone, ...options })).format(date);
}

const ofYear = { day: 'numeric', month: 'short' } as const;
const thisYear = formatter(ofYear);
const otherYear = formatter({ ...ofYear, year: 'numeric' });
const weekday = formatter({ ...ofYear, weekday: 'short' });
const weekdayOfYear = formatter({ ...ofYear, weekday: 'short', year: 'numeric' });
const exact = formatter({
  ...{ ...ofYear, weekday: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
});

export function exactDate(date: Date): string {
  return `${exact(date)} (SAST)`;
}

/** Independent of the current time, such as for print: `24 Sept 2026, 14:05`. */
export function dateOnPaper(date: Date): string {
  return `${otherYear(date)}, ${wallClock(date).time}`;
}

export function relativeDate(date: Date, now: Date): string {
  const ago = now.getTime() - date.getTime();
  if (ago > -skew && ago < minute) return 'just now';
  if (ago >= 0 && ago < 60 * minute) return `${Math.floor(ago / minute)} min ago`;
  return dayAndTime(date, now);
}

/** For what is expected: one that has just passed is not something that happened `5 min ago`. */
export function dayAndTime(date: Date, now: Date): string {
  const { date: on, time } = wallClock(date);
  if (on === dateAt(now)) return `today ${time}`;
  if (on === dateAt(now, -1)) return `yesterday ${time}`;
  if (on === dateAt(now, 1)) return `tomorrow ${time}`;
  return `${(isThisYear(on, now) ? thisYear : otherYear)(date)}, ${time}`;
}

/** A day as a heading: `Today`, `Yesterday`, `Tue, 24 Sept`, with the year where it is not the current one. */
export function dayName(date: string, now: Date): string {
  if (date === dateAt(now)) return 'Today';
  if (date === dateAt(now, -1)) return 'Yesterday';
  const noon = new Date(`${date}T12:00:00+02:00`);
  return (isThisYear(date, now) ? weekday : weekdayOfYear)(noon);
}

/** A day without a time, given as `2026-09-24`. */
export function calendarDate(date: string): string {
  const noon = new Date(`${date}T12:00:00+02:00`);
  return Number.isNaN(noon.getTime()) ? date : otherYear(noon);
}

/** The calendar day, or one that many days later. */
function dateAt(now: Date, later = 0): string {
  return wallClock(new Date(now.getTime() + later * day)).date;
}

function isThisYear(date: string, now: Date): boolean {
  return date.slice(0, 4) === dateAt(now).slice(0, 4);
}

export function isPast(instant: string, now = Date.now()): boolean {
  return new Date(instant).getTime() < now;
}
