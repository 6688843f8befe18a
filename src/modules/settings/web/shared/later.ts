/** The time of a scheduled change: its default and its validation. */

import { instantOn, wallClock, withOffset } from '#platform/domain/time.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { JsonObject } from '#engine/values/json-value.ts';

const dayMs = 86_400_000;

/** Tomorrow at 08:00, the default for a scheduled change. */
export function tomorrowMorning(now = new Date()): string {
  return withOffset(instantOn(`${wallClock(new Date(now.getTime() + dayMs)).date}T08:00`) ?? now);
}

/** The time must be in the future. */
export function aheadFindings({ run_at: at }: JsonObject, now = new Date()): readonly FieldError[] {
  const instant = new Date(String(at));
  if (Number.isNaN(instant.getTime()) || instant > now) return [];
  return [{ field: 'run_at', code: 'invalid_value', message: 'Choose a time in the future.' }];
}
