/** Lists of shipments, parcels and quotes over HTTP: content and access. */
import { describe, expect, test } from 'vitest';
import type { Row } from '#generated/database.ts';
import { displayedStatus, statuses, statusOf } from '#modules/shipments/domain/status.ts';
import { displayedStatusSql } from '#modules/shipments/server/services/shipment-statuses.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import type { Parcel, Shipment, ShipmentQuote, TrackingEvent } from '#generated/types.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const branchStaff = await signIn(site, 'ops@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const withoutBilling = await signIn(site, 'nobilling@acme.test');
const other = await signIn(site, 'owner@prepaid.test');
const stranger = await signIn(site, 'staff@protea.test');

const built = await inTenant(site.database.owner, 1, async (tx) => {
  const idOf = async (table: 'accounts' | 'branches', column: 'account_code' | 'code', value: string) =>
    (await tx.selectFrom(table).select('id').where(column, '=', value).executeTakeFirstOrThrow()).id;
  const acme = await idOf('accounts', 'account_code', 'ACME');
  const shared = { provider_id: 1, account_id: acme };
  const [jnb, cpt] = [await idOf('branches', 'code', 'JNB'), await idOf('branches', 'code', 'CPT')];
  const booked = await buildStoredShipment(
    tx,
    { ...shared, customer_reference: 'PO-7731', collection_branch_id: cpt, delivery_branch_id: jnb },
    [{}, { alternative_tracking_reference: 'BOX-0002' }],
  );
  const held = await buildStoredShipment(tx, { ...shared, status: 'on-hold-internal', collection_branch_id: cpt });
  const valid = new Date('2026-12-24T12:00:00+02:00');
  const quote = await buildStoredShipment(tx, { ...shared, status: 'quote', quote_valid_until: valid });
  const expired = await buildStoredShipment(tx, { ...shared, status: 'quote-expired', quote_valid_until: valid });
  return { acme, booked, held, quote, expired };
});

async function read<Name extends string, Item>(caller: Caller, path: string): Promise<Record<Name, readonly Item[]>> {
  const answer = await caller.get(`/api/${path}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Record<Name, readonly Item[]>>();
}

const shipments = async (caller: Caller, query = ''): Promise<readonly Shipment[]> =>
  (await read<'shipments', Shipment>(caller, `shipments${query}`)).shipments;
/** The demo's own shipments are all older. */
const mine = new Set([built.booked, built.held, built.quote, built.expired].map(({ id }) => id));
const idsOf = (rows: readonly { readonly id?: number }[]) =>
  rows.flatMap(({ id }) => (id !== undefined && mine.has(id) ? [id] : [])).toSorted((a, b) => a - b);

test('shipments of one cost centre are found; staff see which account is a VIP, and customers don’t', async () => {
  await inTenant(site.database.owner, 1, (tx) =>
    tx.updateTable('shipments').set({ cost_center: 'Marketing' }).where('id', '=', built.booked.id).execute(),
  );
  const [found, ...others] = await shipments(staff, '?cost_center=Marketing');
  expect(others).toEqual([]);
  expect(found).toMatchObject({ id: built.booked.id, cost_center: 'Marketing', account: { is_vip: true } });
  const [own] = await shipments(customer, '?cost_center=Marketing');
  expect(own).toMatchObject({ id: built.booked.id, cost_center: 'Marketing' });
  expect(own?.account).not.toHaveProperty('is_vip');
});

test('F161 a shipment is found by its id and its references, with its parcels', async () => {
  const { booked } = built;
  const [found] = await shipments(staff, `?tracking_reference=${booked.tracking_reference}`);
  expect(found).toMatchObject({ id: booked.id, rate: 115, parcel_count: 2, account: { name: 'Acme Trading' } });
  expect(found?.parcels.map(({ tracking_reference }) => tracking_reference)).toEqual([
    `${booked.tracking_reference}/1`,
    `${booked.tracking_reference}/2`,
  ]);
  expect(idsOf(await shipments(staff, `?id=${booked.id}`))).toEqual([booked.id]);
  expect(idsOf(await shipments(staff, '?customer_reference=PO-7731'))).toEqual([booked.id]);
  // Our own numbers in any letters, as clients may have sent them.
  const small = booked.tracking_reference.toLowerCase();
  for (const written of [small, `%${small}%`])
    expect(idsOf(await shipments(staff, `?tracking_reference=${encodeURIComponent(written)}`))).toEqual([booked.id]);
  expect(
    (await read<'parcels', Parcel>(staff, `shipments/parcels?tracking_reference=${small}/1`)).parcels,
  ).toHaveLength(1);
  const { parcels } = await read<'parcels', Parcel>(staff, 'shipments/parcels?alternative_tracking_reference=BOX-0002');
  expect(parcels).toMatchObject([{ shipment_id: booked.id, alternative_tracking_reference: 'BOX-0002' }]);
});

test('customers see their own shipments, staff of a branch what it collects and delivers, other providers nothing', async () => {
  const { booked, held, quote, expired } = built;
  expect(idsOf(await shipments(staff))).toEqual(idsOf([booked, held, quote, expired]));
  expect(idsOf(await shipments(customer))).toEqual(idsOf([booked, held]));
  expect(idsOf(await shipments(branchStaff))).toEqual([booked.id]);
  for (const caller of [other, stranger]) {
    expect(idsOf(await shipments(caller))).toEqual([]);
    const { parcels } = await read<'parcels', Parcel>(caller, 'shipments/parcels?limit=100');
    expect(parcels.filter(({ shipment_id }) => shipment_id !== undefined && mine.has(shipment_id))).toEqual([]);
  }
});

test('prices are for users who may see them, and holds are internal to the provider', async () => {
  const { booked, held } = built;
  const [seen] = await shipments(customer, `?id=${booked.id}`);
  expect(seen).toMatchObject({ rate: 115, rate_breakdown: { rate: 115 } });
  const [hidden] = await shipments(withoutBilling, `?id=${booked.id}`);
  expect(hidden).not.toHaveProperty('rate');
  expect(hidden).not.toHaveProperty('rate_breakdown');
  expect((await shipments(customer, `?id=${held.id}`))[0]?.status).toBe('at-hub');
  expect((await shipments(staff, `?id=${held.id}`))[0]?.status).toBe('on-hold-internal');
});

test('F212 quotes are a separate list, expired ones for staff only', async () => {
  const { quote, expired } = built;
  const quotes = async (caller: Caller) =>
    (await read<'shipment_quotes', ShipmentQuote>(caller, 'shipment-quotes')).shipment_quotes.filter(({ id }) =>
      mine.has(id),
    );
  expect(idsOf(await quotes(staff))).toEqual(idsOf([quote, expired]));
  expect(await quotes(customer)).toMatchObject([{ id: quote.id, account_name: 'Acme Trading', rate: 115 }]);
  expect((await quotes(withoutBilling))[0]).not.toHaveProperty('rate');
  expect(await quotes(other)).toEqual([]);
  const parcelsOf = async (caller: Caller, { tracking_reference: reference }: Row<'shipments'>) =>
    (await read<'parcels', object>(caller, `shipments/parcels?tracking_reference=${reference}/1`)).parcels.length;
  expect([
    await parcelsOf(customer, quote),
    await parcelsOf(customer, expired),
    await parcelsOf(staff, expired),
  ]).toEqual([1, 0, 1]);
});

test('the history of a shipment is for users who see the shipment', async () => {
  const url = `/api/shipments/history?id=${built.booked.id}`;
  const { tracking_events: events } = (await customer.get(url)).json<{ tracking_events: TrackingEvent[] }>();
  expect(events).toMatchObject([{ shipment_id: built.booked.id, status: 'submitted', source: 'booking' }]);
  for (const caller of [other, stranger]) {
    const answer = await caller.get(url);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'unknown_shipment']);
  }
});

describe('F150, F151 the displayed status', () => {
  test('is the same in the database as in code, for every user', async () => {
    const rows = await inTenant(site.database.owner, 1, async (tx) => {
      const all: Row<'shipments'>[] = [];
      for (const status of statuses)
        for (const agent of [null, 1]) {
          const agents = { collection_agent_id: agent, delivery_agent_id: agent };
          const valid = new Date('2026-12-24T12:00:00+02:00');
          const shared = { provider_id: 1, account_id: built.acme, quote_valid_until: valid };
          all.push(await buildStoredShipment(tx, { ...shared, ...agents, status }));
        }
      return all;
    });
    for (const viewer of ['staff', 'customer'] as const)
      for (const override of [false, true]) {
        const ids = rows.map(({ id }) => id);
        const found = await inTenant(site.database.owner, 1, (tx) =>
          tx
            .selectFrom('shipments as s')
            .select(['s.id', displayedStatusSql(viewer, override).as('shown')])
            .where('s.id', 'in', ids)
            .orderBy('s.id')
            .execute(),
        );
        const expected = rows.map((row) => displayedStatus({ ...row, status: statusOf(row) }, viewer, override));
        expect(found.map(({ shown }) => shown)).toEqual(expected);
      }
  });

  test('is what customers read, filter and sort by; staff read and filter the stored one', async () => {
    const { acme } = built;
    const rejected = await inTenant(site.database.owner, 1, (tx) =>
      buildStoredShipment(tx, { provider_id: 1, account_id: acme, status: 'delivery-rejected', delivery_agent_id: 4 }),
    );
    const statusesOf = async (caller: Caller, query: string) =>
      (await shipments(caller, query)).filter(({ id }) => id === rejected.id || id === built.held.id);
    const [own] = await statusesOf(staff, `?id=${rejected.id}`);
    expect(own).toMatchObject({ status: 'delivery-rejected', displayed_status: 'delivery-assigned' });
    const [theirs] = await statusesOf(customer, `?id=${rejected.id}`);
    expect(theirs).toMatchObject({ status: 'delivery-assigned', displayed_status: 'delivery-assigned' });
    expect(theirs?.parcels.map(({ status }) => status)).toEqual(['delivery-assigned']);
    const list = (status: string) => `?status=${encodeURIComponent(JSON.stringify([status]))}&limit=100`;
    expect(await statusesOf(customer, list('delivery-rejected'))).toEqual([]);
    expect(idsIn(await statusesOf(customer, list('delivery-assigned')))).toEqual([rejected.id]);
    expect(idsIn(await statusesOf(customer, list('at-hub')))).toEqual([built.held.id]);
    expect(idsIn(await statusesOf(customer, list('on-hold-internal')))).toEqual([]);
    expect(idsIn(await statusesOf(staff, list('on-hold-internal')))).toEqual([built.held.id]);
    const sorted = (await shipments(customer, '?sort=status&limit=100')).map(({ status }) => status);
    expect(sorted).toEqual(sorted.toSorted());
  });
});

const idsIn = (rows: readonly Shipment[]) => rows.map(({ id }) => id);
