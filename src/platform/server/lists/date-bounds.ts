/** The two ends of a date filter: a day means all of it, `YYYY-MM-DD HH:mm:ssZ` a second (F414). */
import { enterDayOrSecond } from '#engine/validation/keyword-message.ts';
import { startOfDay, wallClock } from '#platform/domain/time.ts';
import { ApiError } from '../http/api-error.ts';

interface Given {
  readonly name: string;
  readonly value: unknown;
}

type Ends = readonly [from: Given, to: Given];

const dayMs = 86_400_000;
const shape = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2})(?:([+-]\d{2}):?(\d{2})|Z))?$/;

/** From the first instant, inclusive, to the second, exclusive; undefined for an open end. */
export function instantBounds([from, to]: Ends): { readonly from?: Date; readonly before?: Date } {
  const first = revisionOf(from);
  const last = revisionOf(to);
  return {
    ...(first && { from: first.instant }),
    ...(last && { before: new Date(last.instant.getTime() + (last.isDay ? dayMs : 1000)) }),
  };
}

/** Both days included; undefined for an open end. */
export function dayBounds([from, to]: Ends): { readonly from?: string; readonly to?: string } {
  const first = revisionOf(from);
  const last = revisionOf(to);
  return {
    ...(first && { from: wallClock(first.instant).date }),
    ...(last && { to: wallClock(last.instant).date }),
  };
}

function revisionOf({ name, value }: Given): { readonly instant: Date; readonly isDay: boolean } | undefined {
  if (typeof value !== 'string') return undefined;
  const [, day = '', time, hours, minutes] = shape.exec(value) ?? [];
  const offset = hours === undefined ? 'Z' : `${hours}:${minutes ?? '00'}`;
  const instant = time === undefined ? startOfDay(day) : new Date(`${day}T${time}${offset}`);
  // The date parser does not check the days of a month: 30 February would become a day in March. And there is no year 0.
  const isReal = !Number.isNaN(instant.getTime()) && instant.getUTCFullYear() > 0;
  if (!isReal || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) {
    const error = { field: name, message: enterDayOrSecond, code: 'date' };
    throw new ApiError(400, 'invalid_input', 'The request is not valid', [error]);
  }
  return { instant, isDay: time === undefined };
}
