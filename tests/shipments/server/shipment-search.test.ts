/** The search of shipments and quotes by names, phone numbers, addresses and references. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import type { Shipment, ShipmentQuote } from '#generated/types.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const otherCustomer = await signIn(site, 'owner@prepaid.test');

const json = (value: object) => JSON.stringify(value);
const receiver = { name: 'Zoë Quagga', email: 'zoe@quagga.test', mobile_number: '+27829876543' };
const address = {
  ...{ company: 'Quagga 100% Wool', street_address: '7 Xhariep Lane', local_area: 'Oudtshoorn North' },
  ...{ type: 'business', city: 'Oudtshoorn', zone: 'Western Cape', code: '6625', country: 'ZA' },
};

const built = await inTenant(site.database.owner, 1, async (tx) => {
  const { id: account } = await tx
    .selectFrom('accounts')
    .select('id')
    .where('account_code', '=', 'ACME')
    .executeTakeFirstOrThrow();
  const shared = {
    provider_id: 1,
    account_id: account,
    delivery_contact: json(receiver),
    delivery_address: json(address),
  };
  const booked = await buildStoredShipment(tx, { ...shared, customer_reference: 'Wool-77' });
  const valid = new Date('2026-12-24T12:00:00+02:00');
  const quote = await buildStoredShipment(tx, { ...shared, status: 'quote', quote_valid_until: valid });
  return { account, booked, quote };
});

async function find(caller: Caller, search: string, more = ''): Promise<readonly number[]> {
  const answer = await caller.get(`/api/shipments?search=${encodeURIComponent(search)}${more}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { shipments, count } = answer.json<{ shipments: readonly Shipment[]; count: number }>();
  expect(count).toBe(shipments.length);
  return shipments.map(({ id }) => id).toSorted((a, b) => a - b);
}

test.each([
  ['a part of a name in any case', 'QUAG'],
  ['a name without its accent', 'zoe quagga'],
  ['a name with its accent, decomposed', 'Zoe\u0308'],
  ['words of several fields in any order', 'oudtshoorn, zoë'],
  ['a phone number as people write it', '082 987 6543'],
  ['the end of a phone number', '9876543'],
  ['an email address', 'zoe@quagga'],
  ['a street', 'xhariep lane'],
  ['a postal code and a name', '6625 quagga'],
  ['a character with a meaning in patterns', '100%'],
  ['the customer’s reference', 'wool-77'],
])('shipments are found by %s', async (_, search) => {
  // Staff find quotes among the shipments, too.
  expect(await find(staff, search)).toEqual(
    search === 'wool-77' ? [built.booked.id] : [built.booked.id, built.quote.id],
  );
  expect(await find(customer, search)).toEqual([built.booked.id]);
});

test('a phone number is found however it was sent, also next to other words', async () => {
  const delivery_contact = json({ name: 'Kagiso Blue', mobile_number: '083 765-43 21' });
  const { id } = await inTenant(site.database.owner, 1, (tx) =>
    buildStoredShipment(tx, { provider_id: 1, account_id: built.account, delivery_contact }),
  );
  for (const search of ['0837654321', '+27 83 765 4321', 'kagiso (083) 765 4321', '083 765 4321 blue'])
    expect(await find(customer, search), search).toEqual([id]);
  expect(await find(customer, 'thandi 083 765 4321')).toEqual([]);
});

test('a search finds nothing that has only some of the words, and is combined with other filters', async () => {
  expect(await find(staff, 'quagga durban')).toEqual([]);
  expect(await find(staff, 'q_agga')).toEqual([]);
  expect(await find(staff, String.raw`quagga\ `)).toEqual([]);
  expect(await find(staff, 'quagga', '&customer_reference=Wool-77')).toEqual([built.booked.id]);
  expect(await find(staff, 'quagga', '&customer_reference=other')).toEqual([]);
});

test('F414 a part of a reference is found at its place in that field, not in another one', async () => {
  const found = async (filter: string, value: string): Promise<readonly number[]> => {
    const answer = await staff.get(`/api/shipments?${filter}=${encodeURIComponent(value)}`);
    return answer.json<{ shipments: readonly Shipment[] }>().shipments.map(({ id }) => id);
  };
  for (const part of ['%ool-7%', 'wOOl%', '%-77'])
    expect(await found('customer_reference', part)).toEqual([built.booked.id]);
  for (const part of ['ool%', '%wool', '%quagg%']) expect(await found('customer_reference', part)).toEqual([]);
  const { tracking_reference: waybill } = built.booked;
  expect(await found('tracking_reference', `%${waybill.slice(1, -1)}%`)).toEqual([built.booked.id]);
  expect(await found('tracking_reference', '%wool-77%')).toEqual([]);
});

test('quotes are found by the same search', async () => {
  const answer = await customer.get('/api/shipment-quotes?search=zoe%20oudtshoorn');
  const { shipment_quotes: found } = answer.json<{ shipment_quotes: readonly ShipmentQuote[] }>();
  expect(found.map(({ id }) => id)).toEqual([built.quote.id]);
  expect(found[0]).not.toHaveProperty('provider_id');
});

test('a changed receiver is found by the new name and not by the old one; a changed status leaves the text alone', async () => {
  const moved = await inTenant(site.database.owner, 1, async (tx) => {
    const { id } = await buildStoredShipment(tx, {
      provider_id: 1,
      account_id: built.account,
      customer_reference: 'Moved-1',
    });
    const set = (values: object) => tx.updateTable('shipments').set(values).where('id', '=', id).execute();
    await set({ delivery_contact: json({ ...receiver, name: 'Old Aardwolf' }) });
    await set({ delivery_contact: json({ ...receiver, name: 'New Bontebok' }) });
    return id;
  });
  const written = (tx: Transaction) =>
    sql<{ xmin: string }>`select xmin from shipment_search where shipment_id = ${moved}`.execute(tx);
  const before = await inTenant(site.database.owner, 1, written);
  await inTenant(site.database.owner, 1, (tx) =>
    tx.updateTable('shipments').set({ status: 'delivered' }).where('id', '=', moved).execute(),
  );
  expect((await inTenant(site.database.owner, 1, written)).rows).toEqual(before.rows);
  expect([await find(staff, 'bontebok'), await find(staff, 'aardwolf')]).toEqual([[moved], []]);
});

test('nothing of other accounts and providers is found', async () => {
  expect(await find(otherCustomer, 'quagga')).toEqual([]);
  expect(await find(await signIn(site, 'staff@protea.test'), 'quagga')).toEqual([]);
  const ids = (tx: Transaction) => sql`select app.find_shipments(array['%quagga%'], 10) as ids`.execute(tx);
  expect((await inTenant(site.database.app, 2, ids)).rows).toEqual([{ ids: [] }]);
  const { rows } = await site.database.app.pool.query("select app.find_shipments(array['%quagga%'], 10) as ids");
  expect(rows).toEqual([{ ids: [] }]);
});

test('a search among thousands returns the same results: frequent words, rare ones, and both', async () => {
  const { protea, first } = await inTenant(site.database.owner, 2, async (tx) => {
    const { id: account } = await tx.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
    const { id } = await buildStoredShipment(tx, {
      provider_id: 2,
      account_id: account,
      delivery_contact: json({ ...receiver, name: 'Rare Pangolin' }),
    });
    const columns = Object.keys(
      await tx.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    const own = new Set([
      'id',
      'short_tracking_reference',
      'tracking_reference',
      'account_shipment_id',
      'delivery_contact',
    ]);
    const copied = sql.join(columns.filter((name) => !own.has(name)).map((name) => sql.ref(name)));
    // References of letters that no other shipment of the provider has: the numbers are written in base 8.
    await sql`insert into shipments (short_tracking_reference, tracking_reference, account_shipment_id, delivery_contact, ${copied})
      select translate(lpad((n / 512 % 8)::text || (n / 64 % 8)::text || (n / 8 % 8)::text || (n % 8)::text, 6, '0'), '01234567', 'WMNPQRST'),
        'MANY' || n, 1000000 + n,
        jsonb_build_object('name', case when n % 3 = 0 then 'Common Springbok ' else 'Plain Eland ' end || n), ${copied}
      from shipments, generate_series(1, 4000) n where id = ${id}`.execute(tx);
    await sql`insert into parcels (provider_id, shipment_id, number, tracking_reference, status, submitted_length_cm,
        submitted_width_cm, submitted_height_cm, submitted_weight_kg)
      select provider_id, id, 1, tracking_reference || '/1', status, 1, 1, 1, 1 from shipments
      where tracking_reference like 'MANY%'`.execute(tx);
    return { protea: await signIn(site, 'staff@protea.test'), first: id };
  });
  const counted = async (search: string) => {
    const answer = await protea.get(`/api/shipments?limit=1&search=${encodeURIComponent(search)}`);
    const { count, shipments } = answer.json<{ count: number; shipments: readonly Shipment[] }>();
    return [count, shipments.length];
  };
  // More than a thousand matches aren't counted.
  expect(await counted('springbok')).toEqual([1000, 1]);
  expect(await counted('springbok many3999')).toEqual([1, 1]);
  expect(await find(protea, 'pangolin')).toEqual([first]);
  expect(await find(protea, 'rare pangolin springbok')).toEqual([]);
});
