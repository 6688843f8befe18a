/** Whether a pickup point is open, and a summary of its trading hours. */
import type { TradingHours } from '#generated/types.ts';
import { minutesOf, wallClock } from '#platform/domain/time.ts';

/** Monday first; the numbers of the enumeration, Sunday 0. */
const week = [1, 2, 3, 4, 5, 6, 0] as const;
const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const lastMinute = '23:59';

/** From the opening time until just before the closing time, in South African time; 23:59 means until midnight. */
export function isOpenAt(hours: readonly TradingHours[], instant: Date): boolean {
  const { weekday, time } = wallClock(instant);
  const minute = minutesOf(time);
  return hours.some(
    ({ day, from, to }) =>
      day === weekday && minute >= minutesOf(from) && (to === lastMinute || minute < minutesOf(to)),
  );
}

/** `Mon–Fri 08:30–17:00, Sat 08:30–13:00`; `Open 24 hours` when it never closes; empty when unknown. */
export function tradingHoursText(hours: readonly TradingHours[]): string {
  const texts = week.map((day) => textOfDay(hours.filter((one) => one.day === day)));
  if (texts.every((text) => text === `00:00–${lastMinute}`)) return 'Open 24 hours';
  const parts: string[] = [];
  for (let first = 0; first < week.length;) {
    let last = first;
    while (last + 1 < week.length && texts[last + 1] === texts[first]) last += 1;
    if (texts[first] !== '') parts.push(`${daysText(first, last)} ${texts[first]}`);
    first = last + 1;
  }
  return parts.join(', ');
}

function textOfDay(hours: readonly TradingHours[]): string {
  return hours
    .map(({ from, to }) => `${from}–${to}`)
    .sort()
    .join(' and ');
}

function daysText(first: number, last: number): string {
  const [from, to] = [names[week[first] ?? 0], names[week[last] ?? 0]];
  return first === last ? from : `${from}–${to}`;
}
