/** Calendar days as whole numbers, so that going through a calendar is adding one. */

/** Days since 1 January 1970. */
export type DayNumber = number;

const dayMs = 86_400_000;

/** `2026-11-22` as a number. */
export function dayNumber(date: string): DayNumber {
  return Math.floor(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / dayMs);
}

/** The number of a day as `2026-11-22`. */
export function dateOf(day: DayNumber): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Sunday 0 to Saturday 6; the first of January 1970 was a Thursday. */
export function weekdayOf(day: DayNumber): number {
  return (day + 4) % 7;
}

/** A set of days of the week as bits, Sunday the lowest. */
export function weekdayMask(days: readonly number[]): number {
  return days.reduce((mask, day) => mask | (1 << day), 0);
}

export function isInMask(mask: number, day: DayNumber): boolean {
  return (mask & (1 << weekdayOf(day))) !== 0;
}

export const everyDay = 0b1111111;
