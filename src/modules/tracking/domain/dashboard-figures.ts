/**
 * The figures of the dashboard: each counts a filtered list of shipments, so that its number matches the list that it
 * links to.
 */
import type { Settings, ShipmentStatus } from '#generated/types.ts';
import { hasFlag, statuses, statusesWith } from '#modules/shipments/domain/status.ts';
import type { WrittenFilters } from '#platform/domain/list-filters.ts';

export interface Figure {
  readonly id: string;
  readonly title: string;
  readonly filters: WrittenFilters;
}

type DashboardSettings = Pick<
  Settings,
  | 'dashboard_stats_start_date'
  | 'dashboard_uncollected_shipments_duration'
  | 'dashboard_uncollected_shipments_date_to_use'
  | 'dashboard_uncollected_shipments_exclude_statuses'
  | 'dashboard_undelivered_shipments_duration'
  | 'dashboard_undelivered_shipments_exclude_statuses'
>;

const handedOver: readonly ShipmentStatus[] = ['collected-from-locker', 'collected-from-counter'];

/** Booked, and neither handed over nor ended otherwise. */
export const activeStatuses: readonly ShipmentStatus[] = statuses.filter(
  (status) => (hasFlag(status, 'active') || status === 'on-hold') && !handedOver.includes(status),
);

const deliveredStatuses: readonly ShipmentStatus[] = [...statusesWith('delivered'), ...handedOver];

/** `today`: the current day in business time. Bookings before `dashboard_stats_start_date` are not counted. */
export function dashboardFigures(settings: DashboardSettings, today: string): readonly Figure[] {
  const uncollected = activeStatuses.filter((status) => !hasFlag(status, 'past_collection'));
  const undelivered = activeStatuses.filter((status) => hasFlag(status, 'past_collection'));
  const { dashboard_uncollected_shipments_date_to_use: chosen = 'collection_min_date' } = settings;
  // Few customers ask for a day; without one the promised day counts.
  const collectionDate = chosen === 'collection_min_date' ? 'collection_due_date' : chosen;
  const lastUncollected = daysBefore(today, (settings.dashboard_uncollected_shipments_duration ?? 1) + 1);
  const lastUndelivered = daysBefore(today, (settings.dashboard_undelivered_shipments_duration ?? 3) + 1);
  const figures: readonly Figure[] = [
    { id: 'active', title: 'Active', filters: { status: written(activeStatuses) } },
    { id: 'out-for-delivery', title: 'Out for delivery', filters: { status: 'out-for-delivery' } },
    { id: 'needs-intervention', title: 'Needs intervention', filters: { needs_intervention: 'true' } },
    {
      id: 'uncollected',
      title: 'Uncollected and undelivered',
      filters: {
        status: written(without(uncollected, settings.dashboard_uncollected_shipments_exclude_statuses)),
        [collectionDate]: `..${lastUncollected}`,
      },
    },
    {
      id: 'undelivered',
      title: 'Collected but undelivered',
      filters: {
        status: written(without(undelivered, settings.dashboard_undelivered_shipments_exclude_statuses)),
        collected_date: `..${lastUndelivered}`,
      },
    },
  ];
  return figures.map((figure) => ({ ...figure, filters: since(settings, figure.filters) }));
}

/** Deliveries of the last thirty days, for the on-time percentage. */
export function deliveredFigure(settings: DashboardSettings, today: string): Figure {
  const filters = { status: written(deliveredStatuses), delivered_date: `${daysBefore(today, 29)}..${today}` };
  return { id: 'delivered', title: 'Delivered in the last 30 days', filters: since(settings, filters) };
}

/** Active shipments, to be counted by service level and branch. */
export function activeFilters(settings: DashboardSettings): WrittenFilters {
  return since(settings, { status: written(activeStatuses) });
}

/** An existing filter on the booking date is at least as narrow as the start of the figures. */
function since({ dashboard_stats_start_date: start }: DashboardSettings, filters: WrittenFilters): WrittenFilters {
  if (!start) return filters;
  const { time_created: own = '..' } = filters;
  return { ...filters, time_created: own.startsWith('..') ? `${start}${own}` : own };
}

/** `2026-03-01` and 1 → `2026-02-28`. */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

function without(all: readonly ShipmentStatus[], excluded: readonly ShipmentStatus[] = []): readonly ShipmentStatus[] {
  return all.filter((status) => !excluded.includes(status));
}

function written(chosen: readonly ShipmentStatus[]): string {
  return chosen.join(',');
}

/** The filters for the list of one day in the trend. */
export function dayFilters(date: string): { readonly booked: WrittenFilters; readonly delivered: WrittenFilters } {
  const day = `${date}..${date}`;
  return { booked: { time_created: day }, delivered: { status: written(deliveredStatuses), delivered_date: day } };
}
