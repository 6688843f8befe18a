/** Whether somebody answers the phone now, from the office hours and closed days that the provider set. */

import { minutesOf, wallClock } from './time.ts';

export interface OfficeHours {
  /** Times of day, `08:00`. */
  readonly from: string;
  readonly to: string;
  /** Days on which nobody answers, with the reason that customers are told. */
  readonly closed?: readonly { readonly date: string; readonly reason: string }[] | undefined;
}

/**
 * Whether the office is open: from the opening time up to, not including, the closing time, on the business's own clock, on every
 * day that is not listed as closed. Which weekdays are worked is not a setting, so none is assumed. Hours whose end
 * is not after their beginning run past midnight.
 */
export function isOfficeOpen(hours: OfficeHours, now: Date): boolean {
  const { date, time } = wallClock(now);
  const [from, to, minute] = [minutesOf(hours.from), minutesOf(hours.to), minutesOf(time)];
  if (closedOn(hours, date)) return false;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** The closed day that today is, or else the next one to come. */
export function nextClosedDay(
  hours: OfficeHours,
  now: Date,
): { readonly date: string; readonly reason: string } | undefined {
  const { date: today } = wallClock(now);
  return [...(hours.closed ?? [])].sort((a, b) => (a.date < b.date ? -1 : 1)).find(({ date }) => date >= today);
}

function closedOn(hours: OfficeHours, date: string): boolean {
  return hours.closed?.some((day) => day.date === date) ?? false;
}
