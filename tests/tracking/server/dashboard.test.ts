/** The dashboard: every figure is the number of rows of the list that it links to, for every user. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewRow } from '#generated/database.ts';
import { shipments } from '#generated/tables.ts';
import type { Dashboard, Settings } from '#generated/types.ts';
import { dayFilters } from '#modules/tracking/domain/dashboard-figures.ts';
import { filterQuery, type WrittenFilters } from '#platform/domain/list-filters.ts';
import { queryString } from '#platform/web/client/address/query-string.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';

const now = new Date('2026-11-22T10:00:00+02:00');
const today = '2026-11-22';
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const branchStaff = await signIn(site, 'ops@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const protea = await signIn(site, 'staff@protea.test');

async function dashboard(caller: Caller): Promise<Dashboard> {
  const answer = await caller.get('/api/dashboard');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Dashboard>();
}

async function listCount(caller: Caller, filters: WrittenFilters): Promise<number> {
  const query = queryString({ ...filterQuery(shipments, filters, today), limit: 1 });
  const answer = await caller.get(`/api/shipments?${query.replace(/^\?/, '')}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ count: number }>().count;
}

const set = (settings: Partial<Settings>) =>
  inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { provider_id: 1, settings }));

/** Shipments of a separate account would hide errors in account limits; these are among the demo's. */
async function book(attributes: Partial<NewRow<'shipments'>>): Promise<void> {
  await inTenant(site.database.owner, 1, async (tx) => {
    const account_id = await accountId(tx);
    await buildStoredShipment(tx, { provider_id: 1, account_id, ...attributes });
  });
}

beforeAll(async () => {
  await book({ status: 'submitted', collection_min_date: '2026-11-20' });
  await book({ status: 'submitted', collection_min_date: '2026-11-21' });
  await book({ status: 'at-hub', collected_date: new Date('2026-11-18T09:00:00+02:00') });
  await book({ status: 'on-hold', collected_date: new Date('2026-11-01T09:00:00+02:00') });
});

test.each([
  ['staff', staff],
  ['staff of one branch', branchStaff],
  ['a customer', customer],
])('F347 for %s each figure agrees with the list that it links to', async (who, caller) => {
  const { figures, on_time, by_service, by_branch, trend } = await dashboard(caller);
  const all = [...figures, on_time.delivered, ...by_service, ...by_branch];
  for (const { title, count, filters } of all) expect(await listCount(caller, filters), title).toBe(count);
  for (const { date, booked, delivered } of trend.slice(-3)) {
    const lists = dayFilters(date);
    expect([await listCount(caller, lists.booked), await listCount(caller, lists.delivered)], date).toEqual([
      booked,
      delivered,
    ]);
  }
  expect(figures.find(({ id }) => id === 'active')!.count).toBeGreaterThan(0);
  expect(by_branch.length > 0).toBe(who !== 'a customer');
});

test('another provider’s figures are its own', async () => {
  const { figures, oldest_problems } = await dashboard(protea);
  expect(figures.map(({ count }) => count)).toEqual(figures.map(() => 0));
  expect(oldest_problems).toEqual([]);
});

test('shipments that need intervention are listed, oldest first', async () => {
  const { oldest_problems: problems, figures } = await dashboard(staff);
  const count = figures.find(({ id }) => id === 'needs-intervention')!.count;
  expect(problems).toHaveLength(Math.min(count, 10));
  const dates = problems.map(({ time_created }) => Date.parse(time_created));
  expect(dates).toEqual(dates.toSorted((a, b) => a - b));
});

test('F238 staff find the shipments of VIP accounts first among those that need intervention; customers don’t see who is one', async () => {
  await book({ status: 'collection-exception', time_created: now });
  const mark = (is_vip: boolean) =>
    inTenant(site.database.owner, 1, async (tx) =>
      tx
        .updateTable('accounts')
        .set({ is_vip })
        .where('id', '=', await accountId(tx))
        .execute(),
    );
  const found = async (caller: Caller) => (await dashboard(caller)).oldest_problems;
  await mark(true);
  const vips = (await found(staff)).map((one) => one.is_vip === true);
  expect(vips).toEqual(vips.toSorted((a, b) => Number(b) - Number(a)));
  expect(vips[0]).toBe(true);
  expect(JSON.stringify(await found(customer))).not.toContain('is_vip');
  await mark(false);
  expect((await found(staff)).some((one) => one.is_vip === true)).toBe(false);
});

describe('settings', () => {
  const countOf = async (id: string) => (await dashboard(customer)).figures.find((one) => one.id === id)!.count;

  test('F348 days, excluded statuses and the date field determine what is overdue', async () => {
    const rest = {
      dashboard_uncollected_shipments_exclude_statuses: [],
      dashboard_undelivered_shipments_exclude_statuses: [],
    };
    await set({ ...rest, dashboard_uncollected_shipments_duration: 1, dashboard_undelivered_shipments_duration: 3 });
    const [uncollected, undelivered] = [await countOf('uncollected'), await countOf('undelivered')];
    await set({ dashboard_uncollected_shipments_duration: 0, dashboard_undelivered_shipments_duration: 4 });
    expect(await countOf('uncollected')).toBeGreaterThan(uncollected);
    expect(await countOf('undelivered')).toBeLessThan(undelivered);
    await set({ dashboard_uncollected_shipments_exclude_statuses: ['submitted'] });
    const excluded = await countOf('uncollected');
    expect(excluded).toBeLessThan(uncollected);
    await set({
      dashboard_uncollected_shipments_exclude_statuses: [],
      dashboard_uncollected_shipments_date_to_use: 'time_created',
    });
    for (const figure of (await dashboard(customer)).figures)
      expect(await listCount(customer, figure.filters), figure.title).toBe(figure.count);
  });

  test('F145 a shipment for which no day was requested is uncollected after the promised day, or that of the booking', async () => {
    await set({
      ...{ dashboard_uncollected_shipments_duration: 0 },
      dashboard_uncollected_shipments_date_to_use: 'collection_min_date',
    });
    const before = await countOf('uncollected');
    const yesterday = new Date('2026-11-21T12:00:00+02:00');
    await book({ status: 'submitted', time_created: yesterday, estimated_collection: yesterday });
    await book({ status: 'submitted', time_created: yesterday, estimated_collection: null });
    await book({ status: 'submitted', time_created: yesterday, estimated_collection: now });
    await book({ status: 'submitted', time_created: yesterday, collection_min_date: today });
    expect(await countOf('uncollected')).toBe(before + 2);
  });

  test('F348 nothing before the start date counts, in the figures or in their lists', async () => {
    await set({ dashboard_stats_start_date: '2026-11-15' });
    const { figures, trend, on_time } = await dashboard(staff);
    expect(trend[0]!.date).toBe('2026-11-15');
    for (const { title, count, filters } of [...figures, on_time.delivered])
      expect(await listCount(staff, filters), title).toBe(count);
    await set({ dashboard_stats_start_date: '2026-01-01' });
  });

  test('F350 a late collection costs no day if the day of collection does not count', async () => {
    const late = { status: 'delivered', service_level_code: 'LATE' };
    const day = (date: string) => new Date(`${date}T12:00:00+02:00`);
    const before = (await dashboard(customer)).on_time;
    await book({
      ...{ ...late, estimated_collection: day('2026-11-16'), collected_date: day('2026-11-17') },
      ...{ estimated_delivery_to: day('2026-11-18'), delivered_date: day('2026-11-19') },
    });
    await set({ exclude_collection_day_from_performance_calculations: false });
    const counted = (await dashboard(customer)).on_time;
    expect(counted.delivered.count).toBe(before.delivered.count + 1);
    await set({ exclude_collection_day_from_performance_calculations: true });
    const excluded = (await dashboard(customer)).on_time;
    expect(excluded.on_time).toBeGreaterThan(counted.on_time);
    expect(excluded.share).toBe(Math.round((excluded.on_time / excluded.delivered.count) * 1000) / 10);
  });
});
