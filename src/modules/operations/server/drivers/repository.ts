/** Statements about drivers, their areas, and open collections and deliveries. */
import { sql, type Expression } from 'kysely';
import type { Driver, ShipmentLeg } from '#generated/types.ts';
import { legRules } from '#modules/shipments/domain/driver-jobs.ts';
import { dueDay } from '#modules/shipments/server/services/due-day.ts';
import { roles } from '#platform/domain/role.ts';
import { businessZone } from '#platform/domain/time.ts';
import type { ListRequest } from '#platform/server/lists/list.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** Drivers who can log in, with their areas, and where they were last seen. */
export function driverRows(tx: Transaction, { viewer }: ListRequest<'read_drivers'>): Expression<unknown> {
  const only = onlyDriverOf(viewer);
  const rows = wholeDrivers(tx)
    .leftJoin('driver_positions as p', (join) =>
      join.onRef('p.provider_id', '=', 'u.provider_id').onRef('p.driver_id', '=', 'u.id'),
    )
    .select(
      sql<object | null>`case when p.driver_id is not null
        then jsonb_build_object('lat', p.lat, 'lng', p.lng, 'date',
          to_char(p.recorded_at at time zone ${businessZone}, 'YYYY-MM-DD"T"HH24:MI:SS"+02:00"')) end`.as('position'),
    );
  return only === null ? rows : rows.where('u.id', '=', only);
}

/** Drivers have the permission for their own tripsheet, and see no more than that here either. */
export function onlyDriverOf({ user }: Viewer): number | null {
  return user.role_id === roles.driver ? user.id : null;
}

function wholeDrivers(tx: Transaction) {
  return tx
    .selectFrom('users as u')
    .leftJoin('driver_areas as d', (join) =>
      join.onRef('d.provider_id', '=', 'u.provider_id').onRef('d.driver_id', '=', 'u.id'),
    )
    .leftJoin('branches as b', (join) =>
      join.onRef('b.provider_id', '=', 'u.provider_id').onRef('b.id', '=', 'u.branch_id'),
    )
    .where('u.role_id', '=', roles.driver)
    .where('u.is_disabled', '=', false)
    .select(['u.id', 'u.name', 'u.branch_id', 'b.name as branch', 'd.outline'])
    .select([
      sql<boolean>`coalesce(d.collects, false)`.as('collects'),
      sql<boolean>`coalesce(d.delivers, false)`.as('delivers'),
      sql<string[]>`coalesce(d.postal_codes, '{}')`.as('postal_codes'),
      sql<number[]>`coalesce(d.working_days, '{}')`.as('working_days'),
      sql<number>`coalesce(d.revision, 0)`.as('revision'),
      sql<number>`((select count(*) from shipments s where s.provider_id = u.provider_id and s.collection_agent_id = u.id
          and s.status = any (${statusesOf('collection')}))
        + (select count(*) from shipments s where s.provider_id = u.provider_id and s.delivery_agent_id = u.id
          and s.status = any (${statusesOf('delivery')})))::int`.as('open_jobs'),
    ]);
}

/** Drivers with automatic assignment. */
export function findAreas(tx: Transaction) {
  return wholeDrivers(tx)
    .where((area) => area.or([area('d.collects', '=', true), area('d.delivers', '=', true)]))
    .execute();
}

export async function findDriver(tx: Transaction, id: number): Promise<Driver | undefined> {
  const row = await wholeDrivers(tx).where('u.id', '=', id).executeTakeFirst();
  return row && serializeDriver(row);
}

/** The entity of a row of `driverRows`, without empty fields. */
export function serializeDriver(row: Readonly<Record<string, unknown>>): Driver {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Driver;
}

function statusesOf(leg: ShipmentLeg) {
  return sql`${sql.val([...legRules[leg].open])}::text[]`;
}

/** Every open collection and delivery; a job's id is twice that of its shipment, plus one for a delivery. */
export function jobRows(tx: Transaction, { viewer }: ListRequest<'read_driver_jobs'>): Expression<unknown> {
  const only = onlyDriverOf(viewer);
  return jobsOf(tx, 'collection', only).unionAll(jobsOf(tx, 'delivery', only));
}

function jobsOf(tx: Transaction, leg: ShipmentLeg, only: number | null) {
  const address = sql.ref(`s.${leg}_address`);
  const agent = sql.ref(`s.${leg}_agent_id`);
  const [after, before] = [sql.ref(`s.${leg}_after`), sql.ref(`s.${leg}_before`)];
  const rows = tx
    .selectFrom('shipments as s')
    .leftJoin('branches as b', (join) =>
      join.onRef('b.provider_id', '=', 's.provider_id').onRef('b.id', '=', `s.${leg}_branch_id`),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.provider_id', '=', 's.provider_id').onRef('u.id', '=', `s.${leg}_agent_id`),
    )
    .where('s.status', 'in', legRules[leg].open)
    .$if(only !== null, (open) => open.where(agent, '=', only))
    .select([
      sql<number>`s.id * 2 + ${sql.lit(leg === 'delivery' ? 1 : 0)}`.as('id'),
      's.id as shipment_id',
      sql<ShipmentLeg>`${sql.lit(leg)}::text`.as('leg'),
      's.tracking_reference',
      's.status',
      sql<string>`case when ${agent} is not null then 'assigned' when s.status = ${legRules[leg].rejected} then 'rejected'
        else 'unassigned' end`.as('assignment'),
      sql<string | null>`case when ${agent} is null and s.status = ${legRules[leg].rejected} then (
        select e.message from tracking_events e where e.provider_id = s.provider_id and e.shipment_id = s.id
          and e.status = s.status order by e.id desc limit 1) end`.as('reason'),
      sql<string | null>`${sql.ref(`s.${leg}_contact`)} ->> 'name'`.as('contact'),
      sql<string>`concat_ws(', ', coalesce(nullif(${address} ->> 'local_area', ''), ${address} ->> 'city'),
        nullif(${address} ->> 'company', ''))`.as('place'),
      sql<string>`concat_ws(', ', ${address} ->> 'company', ${address} ->> 'street_address', ${address} ->> 'local_area',
        ${address} ->> 'city', ${address} ->> 'code')`.as('address'),
      dueDay('s', leg).as('due_date'),
      sql<
        string | null
      >`case when ${after} is null then 'until ' || ${before} when ${before} is null then 'from ' || ${after}
        else ${after} || '–' || ${before} end`.as('times'),
      's.service_level_code',
      's.parcel_count',
      `s.${leg}_branch_id as branch_id`,
      'b.name as branch',
      `s.${leg}_agent_id as driver_id`,
      'u.name as driver',
      's.time_created',
    ]);
  // What was not dropped off yet concerns only a driver who was chosen beforehand.
  if (leg === 'collection')
    return rows.where((row) => row.or([row('s.status', '<>', 'awaiting-dropoff'), row(agent, 'is not', null)]));
  // A parcel at another branch's hub waits for transport, not for a driver.
  return rows.where((row) =>
    row.or([
      row('s.status', '<>', 'at-hub'),
      row('s.delivery_branch_id', 'is', null),
      row('s.delivery_agent_id', 'is not', null),
      sql<boolean>`s.delivery_branch_id is not distinct from s.collection_branch_id`,
    ]),
  );
}
