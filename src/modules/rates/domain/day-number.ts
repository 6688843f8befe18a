/** Calendar days as integers, so that iterating over a calendar is incrementing. */

/** Days since 1 January 1970. */
export type DayNumber = number;

const dayMs = 86_400_000;

/** `2026-11-22` as a number. */
export function dayNumber(date: string): DayNumber {
  return Math.floor(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / dayMs);
}

/** The number of a day as `2026-11-22`. */
export function dateOf(day: DayNumber): string {
  // Counted from 1 March of the year 0, so that a leap day is the last of its year; using Date would take ten times as
  // long.
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const march = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * march + 2) / 5) + 1;
  const month = march < 10 ? march + 3 : march - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** Sunday 0 to Saturday 6; 1 January 1970 was a Thursday. */
export function weekdayOf(day: DayNumber): number {
  return (day + 4) % 7;
}

/** A set of weekdays as a bit mask, Sunday the lowest bit. */
export function weekdayMask(days: readonly number[]): number {
  return days.reduce((mask, day) => mask | (1 << day), 0);
}

export function isInMask(mask: number, day: DayNumber): boolean {
  return (mask & (1 << weekdayOf(day))) !== 0;
}

export const everyDay = 0b1111111;
