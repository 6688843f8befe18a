/** Whether the office is open, from the provider's office hours and closed days. */

import { minutesOf, wallClock } from './time.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const dayMs = 86_400_000;
/** Longer, in days, than any closed period that is worth announcing. */
const daysAhead = 30;

export interface OfficeHours {
  /** Times of day, `08:00`. */
  readonly from: string;
  readonly to: string;
  /** Days on which the office is closed, with the reason shown to customers. */
  readonly closed?: readonly { readonly date: string; readonly reason: string }[] | undefined;
}

/**
 * Whether the office is open: from the opening time until just before the closing time, in business time, on every day
 * that is not listed as closed. Working weekdays are not a setting, so none is assumed. Hours whose end is not after
 * their start run past midnight.
 */
export function isOfficeOpen(hours: OfficeHours, now: Date): boolean {
  const { date, time } = wallClock(now);
  const [from, to, minute] = [minutesOf(hours.from), minutesOf(hours.to), minutesOf(time)];
  if (closedOn(hours, date)) return false;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** The closed day that is today, or else the next one. */
export function nextClosedDay(
  hours: OfficeHours,
  now: Date,
): { readonly date: string; readonly reason: string } | undefined {
  const { date: today } = wallClock(now);
  return [...(hours.closed ?? [])].sort((a, b) => (a.date < b.date ? -1 : 1)).find(({ date }) => date >= today);
}

/**
 * When the office opens next, as people say it: `today at 07:30`, `tomorrow at 07:30`, `Monday at 07:30`, and from a week ahead on with its
 * date, `Monday 30 November at 07:30`. Undefined while every day of the next month is listed as closed.
 */
export function opensAgain(hours: OfficeHours, now: Date): string | undefined {
  const { time } = wallClock(now);
  for (let ahead = minutesOf(hours.from) > minutesOf(time) ? 0 : 1; ahead <= daysAhead; ahead += 1) {
    const { date, weekday } = wallClock(new Date(now.getTime() + ahead * dayMs));
    if (!closedOn(hours, date)) return `${dayInWords(ahead, weekday, date)} at ${hours.from}`;
  }
  return undefined;
}

function dayInWords(ahead: number, weekday: number, date: string): string {
  const name = weekdays[weekday] ?? '';
  if (ahead <= 1) return ahead === 0 ? 'today' : 'tomorrow';
  if (ahead < 7) return name;
  return `${name} ${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]}`;
}

function closedOn(hours: OfficeHours, date: string): boolean {
  return hours.closed?.some((day) => day.date === date) ?? false;
}
