/** Counts the figures of the dashboard with the queries of the lists that they link to. */
import { sql, type RawBuilder } from 'kysely';
import type { Dashboard, DashboardFigure, Settings, ShipmentStatus } from '#generated/types.ts';

import { filterQuery, type WrittenFilters } from '#platform/domain/list-filters.ts';
import { businessZone, withOffset } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { requestFor } from '#platform/server/lists/export/export-request.ts';
import type { ListRequest, RegisteredList } from '#platform/server/lists/list.ts';
import { conditionsFor } from '#platform/server/lists/find-rows.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { isOnTime } from '../services/on-time.ts';
import {
  activeFilters,
  dashboardFigures,
  dayFilters,
  daysBefore,
  deliveredFigure,
  type Figure,
} from '../../domain/dashboard-figures.ts';

export interface Looking {
  readonly tx: Transaction;
  /** The list of shipments. */
  readonly list: RegisteredList;
  readonly viewer: Viewer;
  readonly providerId: number;
  readonly settings: Settings;
  /** The current day in business time. */
  readonly today: string;
  readonly isStaff: boolean;
}

const trendDays = 14;
const mostProblems = 10;
const mostGroups = 12;

export async function readDashboard(looking: Looking): Promise<Dashboard> {
  const { settings, today, isStaff } = looking;
  const figures: DashboardFigure[] = [];
  for (const figure of dashboardFigures(settings, today)) figures.push(await counted(looking, figure));
  const problems = figures.find(({ id }) => id === 'needs-intervention')!;
  return {
    figures,
    on_time: await readOnTime(looking),
    rating: await readRatings(looking),
    trend: await readTrend(looking),
    oldest_problems: problems.count === 0 ? [] : await oldest(looking, problems.filters),
    by_service: await readGroups(looking, { id: 'service_level_id', title: sql`r.service_level_name` }),
    by_branch: isStaff
      ? await readGroups(looking, {
          id: 'delivery_branch_id',
          title: sql`(select b.name from branches b where b.id = r.delivery_branch_id)`,
        })
      : [],
  };
}

/** The rows of the list with these filters, as alias `r`. */
async function listed({ tx, list, viewer, providerId, today }: Looking, filters: WrittenFilters) {
  const query = filterQuery(list.table, filters, today);
  const listRequest = { viewer, providerId, query } as unknown as ListRequest<'read_shipments'>;
  const request = await requestFor(tx, list.table, list.list, listRequest);
  return sql`${request.rows} as r where ${sql.join(conditionsFor(request), sql` and `)}`;
}

async function select<Row>(looking: Looking, columns: RawBuilder<unknown>, filters: WrittenFilters, end = sql``) {
  const { rows } = await sql<Row>`select ${columns} from ${await listed(looking, filters)} ${end}`.execute(looking.tx);
  return rows;
}

async function counted(looking: Looking, figure: Figure): Promise<DashboardFigure> {
  const rows = await select<{ count: number }>(looking, sql`count(*)::int as count`, figure.filters);
  return { ...figure, filters: { ...figure.filters }, count: rows[0]!.count };
}

async function readOnTime(looking: Looking): Promise<Dashboard['on_time']> {
  const { settings, today } = looking;
  const figure = deliveredFigure(settings, today);
  const [row] = await select<{ delivered: number; on_time: number }>(
    looking,
    sql`count(*)::int as delivered, (count(*) filter (where ${isOnTime('r', settings)}))::int as on_time`,
    figure.filters,
  );
  const { delivered, on_time } = row!;
  const share = delivered === 0 ? null : Math.round((on_time / delivered) * 1000) / 10;
  return { delivered: { ...figure, filters: { ...figure.filters }, count: delivered }, on_time, share };
}

/** Ratings of the same deliveries. */
async function readRatings(looking: Looking): Promise<Dashboard['rating']> {
  const stars = sql`(select t.stars from shipment_ratings t where t.provider_id = ${looking.providerId} and t.shipment_id = r.id)`;
  const [row] = await select<Dashboard['rating']>(
    looking,
    sql`round(avg(${stars}), 1)::float8 as average, count(${stars})::int as count`,
    deliveredFigure(looking.settings, looking.today).filters,
  );
  return row!;
}

async function readTrend(looking: Looking): Promise<Dashboard['trend']> {
  const { settings, today } = looking;
  const start = settings.dashboard_stats_start_date ?? '';
  const days = Array.from({ length: trendDays }, (_, at) => daysBefore(today, trendDays - 1 - at));
  const whole = `${days[0]}..${today}`;
  const byDay = async (field: string, filters: WrittenFilters) => {
    const date = sql`to_char(${sql.ref(`r.${field}`)} at time zone ${businessZone}, 'YYYY-MM-DD')`;
    const columns = sql`${date} as date, count(*)::int as count`;
    const rows = await select<{ date: string; count: number }>(looking, columns, filters, sql`group by 1`);
    return new Map(rows.map((row) => [row.date, row.count]));
  };
  const booked = await byDay('time_created', { ...dayFilters(today).booked, time_created: whole });
  const delivered = await byDay('delivered_date', { ...dayFilters(today).delivered, delivered_date: whole });
  return days
    .filter((date) => date >= start)
    .map((date) => ({ date, booked: booked.get(date) ?? 0, delivered: delivered.get(date) ?? 0 }));
}

async function oldest(looking: Looking, filters: WrittenFilters): Promise<Dashboard['oldest_problems']> {
  type Problem = Dashboard['oldest_problems'][number];
  // Few shipments have a problem: found by status first, not by reading all from the oldest on.
  const vip = looking.isStaff ? sql`, r."account.is_vip" as is_vip` : sql``;
  const vipsFirst = looking.isStaff ? sql`is_vip desc,` : sql``;
  const problems = sql<Omit<Problem, 'time_created'> & { time_created: Date }>`with problems as materialized (
      select r.id, r.short_tracking_reference, r.displayed_status as status, r.time_created,
        r.delivery_address ->> 'city' as delivery_town${vip}
      from ${await listed(looking, filters)})
    select * from problems order by ${vipsFirst} time_created, id limit ${mostProblems}`;
  const { rows } = await problems.execute(looking.tx);
  return rows.map((row) => ({
    ...row,
    status: row.status satisfies ShipmentStatus,
    time_created: withOffset(row.time_created),
  }));
}

interface Grouping {
  /** The column, and the filter of the list for one group. */
  readonly id: string;
  readonly title: RawBuilder<unknown>;
}

async function readGroups(looking: Looking, { id, title }: Grouping): Promise<DashboardFigure[]> {
  const filters = activeFilters(looking.settings);
  const columns = sql`${sql.ref(`r.${id}`)}::text as id, min(${title}) as title, count(*)::int as count`;
  const end = sql`and ${sql.ref(`r.${id}`)} is not null group by ${sql.ref(`r.${id}`)} order by 3 desc, 2 limit ${mostGroups}`;
  const rows = await select<{ id: string; title: string; count: number }>(looking, columns, filters, end);
  return rows.map((row) => ({ ...row, filters: { ...filters, [id]: row.id } }));
}
