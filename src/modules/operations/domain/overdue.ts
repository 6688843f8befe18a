/** The filters for bulk collections that are open for longer than the provider allows (F348). */
import type { Settings } from '#generated/types.ts';
import type { WrittenFilters } from '#platform/domain/list-filters.ts';
import { openStatuses } from './collection-request.ts';

type OverdueSettings = Pick<
  Settings,
  | 'dashboard_stats_start_date'
  | 'dashboard_unclosed_collection_requests_duration'
  | 'dashboard_unclosed_collection_requests_exclude_statuses'
>;

/** `today`: the current day in business time. With a duration of 0 a request is overdue the next morning. */
export function overdueFilters(settings: OverdueSettings, today: string): WrittenFilters {
  const excluded = settings.dashboard_unclosed_collection_requests_exclude_statuses ?? [];
  const days = (settings.dashboard_unclosed_collection_requests_duration ?? 2) + 1;
  const last = new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
  return {
    status: openStatuses.filter((status) => !excluded.includes(status)).join(','),
    created_at: `${settings.dashboard_stats_start_date ?? ''}..${last}`,
  };
}
