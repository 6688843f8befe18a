/** Reports count what their filters match, and their totals include all groups, for every user. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewRow } from '#generated/database.ts';
import { isOnTime } from '#modules/tracking/server/services/on-time.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { buildUser, roleIds } from '../../factories/user.ts';

const now = new Date('2026-11-23T10:00:00+02:00');
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const operations = await signIn(site, 'ops@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const stranger = await signIn(site, 'staff@protea.test');
const ids = { acme: 0, driver: 0, johannesburg: 0, durban: 0 };

const at = (text: string) => new Date(`${text}+02:00`);

beforeAll(async () => {
  await inTenant(site.database.owner, 1, async (tx) => {
    const one = async (table: 'accounts' | 'users' | 'branches', column: string, value: string) =>
      (
        (await tx
          .selectFrom(table)
          .select('id')
          .where(column as never, '=', value as never)
          .executeTakeFirst()) as { id: number }
      ).id;
    ids.acme = await one('accounts', 'account_code', 'ACME');
    ids.driver = await one('users', 'email', 'driver@kestrel.test');
    ids.johannesburg = await one('branches', 'code', 'JNB');
    ids.durban = await one('branches', 'code', 'DUR');
    const book = (attributes: Partial<NewRow<'shipments'>>) => bookIn(tx, attributes);
    const delivered = {
      ...{ status: 'delivered', delivery_agent_id: ids.driver, collection_agent_id: ids.driver },
      ...{ collected_date: at('2026-03-02T12:00:00'), estimated_delivery_to: at('2026-03-03T17:00:00') },
      ...{ time_created: at('2026-03-02T08:00:00'), rate_cents: 10_000, charged_weight: 2 },
    };
    const rated = await book({ ...delivered, delivered_date: at('2026-03-03T12:00:00') });
    await book({
      ...delivered,
      delivered_date: at('2026-03-04T12:00:00'),
      delivery_branch_id: ids.durban,
    });
    await book({ ...delivered, status: 'cancelled', time_created: at('2026-03-02T08:00:00') });
    await book({ status: 'quote', time_created: delivered.time_created, quote_valid_until: at('2026-03-09T08:00:00') });
    await book({
      status: 'submitted',
      collection_min_date: '2026-03-05',
      time_created: at('2026-03-04T08:00:00'),
      rate_cents: 7_500,
      charged_weight: 1.5,
      failed_collection_attempts: 1,
      // Measured heavier than booked.
      ...{ payment_intervention_status: 'awaiting-payment', outstanding_cents: 2_500 },
    });
    await book({
      status: 'submitted',
      collection_min_date: '2026-11-23',
      time_created: at('2026-11-22T08:00:00'),
      rate_cents: 5_000,
    });
    await tx.insertInto('shipment_ratings').values({ provider_id: 1, shipment_id: rated.id, stars: 4 }).execute();
  });
});

function bookIn(tx: Transaction, attributes: Partial<NewRow<'shipments'>>) {
  return buildStoredShipment(tx, {
    ...{ provider_id: 1, account_id: ids.acme, collection_branch_id: ids.johannesburg },
    ...{ delivery_branch_id: ids.johannesburg, ...attributes },
  });
}

const march = 'start_date=2026-03-01&end_date=2026-03-31';

interface Report {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly count: number;
  readonly totals: Readonly<Record<string, number | null>>;
  readonly chart: readonly object[];
  readonly chart_count: number;
}

async function read(report: string, query = march, caller = staff): Promise<Report> {
  const answer = (await caller.get(`/api/reports/${report}?${query}`)).json<Record<string, unknown>>();
  const [rows] = Object.values(answer);
  return { ...answer, rows } as unknown as Report;
}

describe('F382 /reports with reports:GET', () => {
  test('F006 volumes: shipments by collecting branch and status, without quotes; totals and bars are of all groups', async () => {
    const answer = await read('volumes', `${march}&limit=1`);
    expect(answer).toMatchObject({
      count: 3,
      rows: [{ branch: 'Johannesburg', status: 'delivered', shipments: 2, charged_weight: 4 }],
      totals: { shipments: 4, charged_weight: 7.5 },
    });
    expect(answer.chart).toContainEqual({ label: 'delivered', value: 2 });
    expect(answer.chart).toHaveLength(3);
    expect(answer.chart_count).toBe(3);
    const one = await read('volumes', `${march}&status=${encodeURIComponent('["submitted"]')}`);
    expect(one.totals).toMatchObject({ shipments: 1 });
  });

  test('on-time delivery: by delivering branch and service, on time by the last promised day', async () => {
    const answer = await read('on-time', `${march}&sort=-on_time_share`);
    expect(answer.rows).toMatchObject([
      { branch: 'Johannesburg', delivered: 1, on_time: 1, late: 0, on_time_share: 100, days: 1 },
      { branch: 'Durban', delivered: 1, on_time: 0, late: 1, on_time_share: 0, days: 2 },
    ]);
    expect(answer.totals).toMatchObject({ delivered: 2, on_time: 1, on_time_share: 50, days: 1.5 });
  });

  test('revenue: amounts charged to accounts, without cancelled shipments, for users who may see prices', async () => {
    const answer = await read('revenue');
    expect(answer.rows).toMatchObject([{ shipments: 3, revenue: 250, average: 83.33, charged_weight: 5.5 }]);
    expect(answer.totals).toEqual({ shipments: 3, revenue: 250, average: 83.33, charged_weight: 5.5 });
    expect((await operations.get('/api/reports/revenue')).statusCode).toBe(403);
  });

  test('cost centres: what an account was charged for each, also for its own users, who see no other account', async () => {
    await inTenant(site.database.owner, 1, async (tx) => {
      const other = await buildAccount(tx, { provider_id: 1, account_code: 'OTHERCC', name: 'Other' });
      const month = { status: 'delivered' as const, time_created: at('2026-02-10T08:00:00'), rate_cents: 10_000 };
      for (const cost_center of ['Marketing', 'Marketing', null]) await bookIn(tx, { ...month, cost_center });
      await bookIn(tx, { ...month, cost_center: 'Marketing', status: 'cancelled' });
      await bookIn(tx, { ...month, cost_center: 'Marketing', account_id: other.id });
    });
    const february = 'start_date=2026-02-01&end_date=2026-02-28';
    const own = await read('cost-centers', february, customer);
    expect(own.rows).toMatchObject([
      { account: 'Acme Trading', cost_center: 'Marketing', shipments: 2, cost: 200, average: 100 },
      { cost_center: 'No cost centre', shipments: 1, cost: 100 },
    ]);
    expect(own.totals).toMatchObject({ shipments: 3, cost: 300 });
    expect(own.chart).toContainEqual({ label: 'Marketing', value: 200 });
    expect(
      (await read('cost-centers', `${february}&cost_center=${encodeURIComponent('%market%')}`)).totals,
    ).toMatchObject({ shipments: 3 });
    const blind = await signIn(site, 'nobilling@acme.test');
    expect((await blind.get(`/api/reports/cost-centers?${february}`)).statusCode).toBe(403);
  });

  test('payments: by who received them and how, without reversed ones', async () => {
    const { id: account_id } = await inTenant(site.database.owner, 1, (tx) => buildAccount(tx, { provider_id: 1 }));
    const pay = async (amount: number) => {
      const body = { account_id, type: 'payment', amount, description: 'Paid' };
      return (await staff.post('/api/billing/transactions', body)).json<{ id: number }>().id;
    };
    await pay(100);
    const refunded = await pay(20.5);
    const refund = { id: refunded, amount: 5.15, reason: 'Paid too much', way: 'outside' };
    expect((await staff.post('/api/billing/payments/refunds', refund)).statusCode).toBe(200);
    const wrong = await pay(999);
    await staff.post('/api/billing/transactions/reverse', { id: wrong, reason: 'Typed wrong' });
    const of = `account_id=${encodeURIComponent(`[${account_id}]`)}`;
    expect(await read('payments', of)).toMatchObject({
      rows: [
        {
          ...{ received_by: 'Sipho Staff', provider: 'manual', type: 'manual-eft' },
          ...{ payments: 2, amount: 120.5, refunded: 5.15 },
        },
      ],
      totals: { payments: 2, amount: 120.5, refunded: 5.15 },
    });
    expect(await read('payments', `${of}&start_date=2020-01-01&end_date=2020-01-31`)).toMatchObject({ rows: [] });
    expect((await operations.get('/api/reports/payments')).statusCode).toBe(403);
  });

  test('driver performance: collections, deliveries, failed attempts, on time, stars', async () => {
    const answer = await read('drivers');
    expect(answer.rows).toMatchObject([
      { id: ids.driver, collected: 3, delivered: 2, failed_attempts: 0, on_time: 1, on_time_share: 50, rating: 4 },
    ]);
  });

  test('driver performance: a failed attempt counts on its day for who made it, whoever delivers later or never', async () => {
    await inTenant(site.database.owner, 1, async (tx) => {
      const { id: other } = await buildUser(tx, { provider_id: 1, role_id: roleIds.driver, name: 'Other driver' });
      const april = { delivery_agent_id: other, time_created: at('2026-04-01T08:00:00') };
      const never = await bookIn(tx, { ...april, status: 'delivery-failed-attempt' });
      const later = await bookIn(tx, { ...april, status: 'delivered', delivered_date: at('2026-04-06T00:30:00') });
      const tried = { provider_id: 1, status: 'delivery-failed-attempt' as const };
      const driven = { ...tried, source: 'driver', user_id: ids.driver };
      const events = [
        { ...driven, shipment_id: later.id, date: at('2026-04-02T00:10:00') },
        { ...driven, shipment_id: later.id, date: at('2026-04-01T23:50:00') },
        { ...tried, shipment_id: never.id, source: 'staff', date: at('2026-04-02T09:00:00') },
      ];
      await tx.insertInto('tracking_events').values(events).execute();
    });
    const { rows, totals } = await read('drivers', 'start_date=2026-04-02&end_date=2026-04-05&sort=driver');
    expect(rows.map((row) => [row['driver'], row['delivered'], row['failed_attempts']])).toEqual([
      ['Dumi Driver', 0, 1],
      ['Other driver', 0, 1],
    ]);
    expect(totals).toMatchObject({ delivered: 0, failed_attempts: 2, rating: null });
  });

  test('missed collections: due on an earlier day and still waiting', async () => {
    const answer = await read('missed-collections');
    expect(answer.rows).toMatchObject([
      { due_date: '2026-03-05', days_late: 263, failed_attempts: 1, branch: 'Johannesburg', status: 'submitted' },
    ]);
    const rest = await read('missed-collections', 'start_date=2026-11-23');
    expect(rest.rows).toEqual([]);
  });

  test('a period without data has no rows, and totals of zero', async () => {
    const answer = await read('revenue', 'start_date=2020-01-01&end_date=2020-01-31');
    expect(answer).toMatchObject({
      count: 0,
      rows: [],
      chart: [],
      chart_count: 0,
      totals: { shipments: 0, revenue: 0 },
    });
  });

  test('an export has the groups, not the shipments', async () => {
    const exported = await staff.post(`/api/reports/volumes/export?${march}&format=csv`, {});
    const { url } = exported.json<{ url: string }>();
    const lines = (await staff.get(url)).body.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toBe('Johannesburg,Delivered,2,2,4');
  });

  test('customers are rejected, and another provider’s data is not counted', async () => {
    expect((await customer.get('/api/reports/volumes')).statusCode).toBe(403);
    expect(await read('volumes', march, stranger)).toMatchObject({ count: 0, totals: { shipments: 0 } });
  });

  test('staff of a branch see the figures of their branch', async () => {
    const answer = await read('on-time', march, operations);
    const { branch_id } = await inTenant(site.database.owner, 1, (tx) =>
      tx.selectFrom('users').select('branch_id').where('email', '=', 'ops@kestrel.test').executeTakeFirstOrThrow(),
    );
    const own = branch_id === ids.durban ? 'Durban' : 'Johannesburg';
    expect(branch_id).not.toBeNull();
    expect(answer.rows.map(({ branch }) => branch)).toEqual([own]);
  });
});

test('figures of a report that count the same have the same text, so that the database counts once', async () => {
  const settings = { exclude_collection_day_from_performance_calculations: true };
  const parameters = await inTenant(site.database.app, 1, async (tx) => isOnTime('c', settings).compile(tx).parameters);
  expect(parameters).toEqual([]);
});
