/** When an API key expires, or expired, so that people see why a program stopped. */
import type { ReactNode } from 'react';
import type { ApiKey } from '#generated/types.ts';
import { wallClock } from '#platform/domain/time.ts';
import { calendarDate, isPast } from '#platform/web/ui/data/clock.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';

export function hasExpired({ expires_at: at }: Pick<ApiKey, 'expires_at'>): boolean {
  return at !== undefined && isPast(at);
}

/** Nothing for a key that doesn’t expire. */
export function KeyExpiry({ apiKey }: { readonly apiKey: Pick<ApiKey, 'expires_at'> }): ReactNode {
  const { expires_at: at } = apiKey;
  if (at === undefined) return null;
  if (!hasExpired(apiKey)) return <RelativeDate value={at} isExpected />;
  return <span data-overdue>Expired on {calendarDate(wallClock(new Date(at)).date)}</span>;
}
