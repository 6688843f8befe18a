/** Business time: South Africa, one time zone without daylight saving; instants keep their offset. */

export const businessZone = 'Africa/Johannesburg';

/** The zone's offset; it has had no daylight saving since 1944, so that no calendar is needed: `Intl` takes far longer. */
const offset = '+02:00';
const offsetMs = 2 * 3_600_000;

/** Date and time in the business time zone. */
export interface WallClock {
  /** `2026-03-09` */
  readonly date: string;
  /** `14:05` */
  readonly time: string;
  readonly seconds: string;
  /** Sunday 0, Monday 1 … Saturday 6 (F428). */
  readonly weekday: number;
}

/** Date and time of an instant in the business time zone. Throws a RangeError for an invalid date. */
export function wallClock(instant: Date): WallClock {
  const shifted = new Date(instant.getTime() + offsetMs);
  const text = shifted.toISOString();
  return {
    date: text.slice(0, 10),
    time: text.slice(11, 16),
    seconds: text.slice(17, 19),
    weekday: shifted.getUTCDay(),
  };
}

/** An instant as ISO 8601 with the business zone's offset: `2026-03-09T14:05:30+02:00`. Throws a RangeError for an invalid date. */
export function withOffset(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 19) + offset;
}

/** The first instant of a calendar day, for filters such as start_date (F414). */
export function startOfDay(date: string): Date {
  return new Date(`${date}T00:00:00.000${offset}`);
}

/** The instant of a date and time in the business time zone, `2026-03-09T14:05`; undefined for invalid input. */
export function instantOn(wall: string): Date | undefined {
  const instant = new Date(`${wall}:00${offset}`);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall) && !Number.isNaN(instant.getTime()) ? instant : undefined;
}

/** The times of a pick list in half-hour steps, both ends included (F426). */
export function halfHours(from = '00:00', to = '23:30'): readonly string[] {
  const times: string[] = [];
  for (let minutes = Math.ceil(minutesOf(from) / 30) * 30; minutes <= minutesOf(to); minutes += 30) {
    times.push(`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);
  }
  return times;
}

/** Minutes since midnight of a time of day, `08:30` → 510. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The same day a year later, the last one that people may ask for; a day later is a slip of the keys, such as 2062. */
export function lastDayToAsk(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

export function isPast(instant: string, now = Date.now()): boolean {
  return new Date(instant).getTime() < now;
}
