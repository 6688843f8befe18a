/** The day that a request of a price or a booking asks for. */
import { wallClock } from '#platform/domain/time.ts';

/**
 * The business day of what clients send: a day, or an instant in it; anything else is returned unchanged, so that the rules
 * refuse it. A time without an offset is in business time, whatever the time zone of this machine.
 */
export function dayOf(text: string): string {
  const [, day, zone] = /^(\d{4}-\d{2}-\d{2})[T ][\d:.]+ ?(Z|[+-][\d:]+)?$/i.exec(text) ?? [];
  if (day === undefined || zone === undefined) return day ?? text;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? text : wallClock(instant).date;
}
