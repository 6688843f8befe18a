/** Prices over HTTP: permissions, accounts, and the format of the response. */
import { expect, test } from 'vitest';
import type {
  RateShipmentAnswer200,
  OptInRate,
  ReadOptInsAnswer200,
  ReadPickupPointsAnswer200,
  ReadServiceAreasAnswer200,
} from '#generated/types.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';

const site = await testApp({ clock: () => new Date('2026-11-23T08:00:00+02:00') });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const guest = callerWith(site, null);

/** As clients of the public API send it. */
const shipment = {
  collection_address: {
    type: 'business',
    company: 'Karoo Outfitters',
    street_address: '1 Long Street',
    local_area: 'City Bowl',
    city: 'Cape Town',
    zone: 'Western Cape',
    country: 'ZA',
    code: '8001',
    lat: -33.9258,
    lng: 18.4232,
  },
  delivery_address: {
    type: 'residential',
    company: null,
    street_address: '12 Main Road',
    local_area: 'Marshalltown',
    city: 'Johannesburg',
    zone: 'Gauteng',
    country: 'ZA',
    code: '2001',
    lat: -26.2052,
    lng: 28.0498,
  },
  parcels: [{ submitted_length_cm: 20, submitted_width_cm: 20, submitted_height_cm: 10, submitted_weight_kg: 2 }],
  declared_value: 1500,
  collection_min_date: '2026-11-23T00:00:00.000Z',
  delivery_min_date: '2026-11-23',
  collection_after: '08:00',
  collection_before: '16:00',
};

async function rates(caller: Caller, changes: object = {}): Promise<RateShipmentAnswer200> {
  const answer = await caller.post('/api/rates', { ...shipment, ...changes });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<RateShipmentAnswer200>();
}

async function optIns(caller: Caller): Promise<readonly OptInRate[]> {
  const { collection_address, delivery_address } = shipment;
  const answer = await caller.post('/api/rates/opt-in', { collection_address, delivery_address });
  const { opt_in_rates, opt_in_time_based_rates } = answer.json<ReadOptInsAnswer200>();
  return [...opt_in_rates, ...opt_in_time_based_rates];
}

async function accountId(code: string): Promise<number> {
  return asOwner(site.database.owner, async (tx) => {
    const one = tx.selectFrom('accounts').select('id').where('account_code', '=', code);
    return (await one.executeTakeFirstOrThrow()).id;
  });
}

const economy = ({ rates: all }: RateShipmentAnswer200) =>
  all.find(({ service_level: level }) => level.code === 'ECO')!;

test('F368 the parts of a price are grouped, and add up to the cent', async () => {
  const { rates: all, declined } = await rates(guest);
  expect(all.length).toBeGreaterThan(2);
  expect(declined.every(({ message }) => message.length > 10)).toBe(true);
  for (const rate of all) {
    const parts = [
      rate.base_rate.charge,
      ...[...rate.surcharges, ...rate.rate_adjustments, ...rate.time_based_rate_adjustments].map(({ value }) => value),
      ...rate.extras.map(({ insurance_charge }) => insurance_charge),
    ];
    const cents = parts.reduce((sum, part) => sum + Math.round(part * 100), 0);
    expect(cents, rate.service_level.code).toBe(
      Math.round((rate.prices_include_vat ? rate.rate : rate.rate_excluding_vat) * 100),
    );
  }
});

test('F165 guests of the main provider see prices where they may book: everywhere but in production', async () => {
  const host = 'parcels.kestrel.co.za';
  const turnInto = (kind: string) =>
    asOwner(site.database.owner, (tx) => tx.updateTable('providers').set({ kind }).where('id', '=', 1).execute());
  await asOwner(site.database.owner, (tx) =>
    tx.insertInto('provider_origins').values({ origin: host, provider_id: 1 }).execute(),
  );
  await turnInto('marketplace');
  expect((await guest.post('/api/rates', shipment)).statusCode).toBe(200);
  expect((await callerWith(site, null, host).post('/api/rates', shipment)).statusCode).toBe(401);
  await turnInto('courier');
});

test('F208 the insurance charge is one of the extras', async () => {
  expect(economy(await rates(guest)).extras).toMatchObject([{ insurance_charge: 25, vat_type: 'standard' }]);
  expect(economy(await rates(guest, { declared_value: 10_000 })).extras).toMatchObject([{ insurance_charge: 150 }]);
});

test('a customer is rated with their own account, staff with the one they name, guests with the default group', async () => {
  const account_id = await accountId('ACME');
  const own = economy(await rates(customer));
  expect(own.base_rate.group_name).toBe('Contract customers');
  expect(economy(await rates(staff, { account_id }))).toEqual(own);
  expect(economy(await rates(customer, { account_id }))).toEqual(own);
  const everybody = economy(await rates(guest));
  expect(everybody.base_rate.group_name).toBe('Default group');
  expect(economy(await rates(staff))).toEqual(everybody);
});

test('accounts of others and unknown ones are rejected', async () => {
  const account_id = await accountId('KAROO');
  expect((await customer.post('/api/rates', { ...shipment, account_id })).statusCode).toBe(403);
  expect((await guest.post('/api/rates', { ...shipment, account_id })).statusCode).toBe(403);
  expect((await staff.post('/api/rates', { ...shipment, account_id: 987_654_321 })).json()).toMatchObject({
    code: 'unknown_account',
  });
});

test('an existing shipment is rated with its own account, for users who may see it', async () => {
  const { id } = await storeShipment(site.database);
  const account_id = await accountId('ACME');
  expect(economy(await rates(staff, { shipment_id: id }))).toEqual(economy(await rates(staff, { account_id })));
  const { collection_address, delivery_address } = shipment;
  const route = { collection_address, delivery_address, shipment_id: id };
  const extras = await staff.post('/api/rates/opt-in', route);
  expect(extras.statusCode, extras.body).toBe(200);
  const other = await signIn(site, 'owner@prepaid.test');
  for (const caller of [guest, other])
    expect((await caller.post('/api/rates', { ...shipment, shipment_id: id })).json()).toMatchObject({
      code: 'unknown_shipment',
    });
});

test('users who may not see prices choose among service levels and extras without them', async () => {
  const person = await signIn(site, 'nobilling@acme.test');
  const without = await rates(person);
  expect(without.rates).toEqual([]);
  expect(without.service_levels).toEqual((await rates(customer)).rates.map(({ service_level: level }) => level));
  const priced = await optIns(customer);
  expect(priced[0]?.charge_value).toBeGreaterThan(0);
  const unpriced = priced.map(({ charge_type: _type, charge_value: _value, ...extra }) => extra);
  expect(await optIns(person)).toEqual(unpriced);
});

test('an address without a pin is rated from the centre of its suburb or town', async () => {
  const { lat: _lat, lng: _lng, code: _code, ...typed } = shipment.delivery_address;
  expect(economy(await rates(guest, { delivery_address: typed }))).toEqual(economy(await rates(guest)));
});

test('a driver, who may not book, may not request prices', async () => {
  const driver = await signIn(site, 'driver@kestrel.test');
  for (const url of ['/api/rates', '/api/rates/opt-in'])
    expect((await driver.post(url, { ...shipment, parcels: [] })).statusCode).toBe(url === '/api/rates' ? 403 : 400);
  expect((await driver.get('/api/rates/service-areas')).statusCode).toBe(403);
});

test.each([
  [{ parcels: [] }, 'parcels', 'Add at least one parcel.'],
  [
    { parcels: [{ submitted_length_cm: -1, submitted_weight_kg: 2 }] },
    'parcels[0].submitted_length_cm',
    'Enter a number that is not below zero.',
  ],
  [{ parcels: [{}] }, 'parcels[0].submitted_weight_kg', 'Enter a weight above zero.'],
  [{ declared_value: 50_001 }, 'declared_value', 'The declared value cannot be more than R\u00A050\u00A0000.00.'],
  [
    { collection_after: '12:00', collection_before: '11:00' },
    'collection_before',
    'The "collection to" time cannot be earlier than the "collection from" time.',
  ],
  [{ collection_min_date: '2026-13-01' }, 'collection_min_date', 'Enter a date such as 2026-11-23.'],
  [{ delivery_min_date: '2027-02-30' }, 'delivery_min_date', 'Enter a date such as 2026-11-23.'],
  [
    { delivery_address: { city: 'Nowhere' } },
    'delivery_address',
    'Enter a postal code, or a suburb and town that are known.',
  ],
  [{ service_level_code: 'XXX' }, 'service_level_code', 'There is no such service level.'],
])('a request that cannot be priced is rejected at its field: %j', async (changes, field, message) => {
  const answer = await guest.post('/api/rates', { ...shipment, ...changes });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'invalid_shipment', errors: [{ field, message }] });
});

test('a requested time without an offset is in business time, as in a booking', async () => {
  const deliveries = async (delivery_min_date: string) =>
    (await rates(guest, { delivery_min_date })).rates.map(({ service_level: level }) => level.delivery_date_from);
  const asked = await deliveries('2026-12-01');
  expect(asked[0]).toContain('2026-12-01');
  expect(await deliveries('2026-12-01T23:30')).toEqual(asked);
  expect(await deliveries('2026-12-01 23:30:00')).toEqual(asked);
  expect(await deliveries('2026-11-30T22:30:00Z')).toEqual(asked);
});

test('F184 opt-ins of the route are returned with the reference requirements of the account', async () => {
  const { collection_address, delivery_address } = shipment;
  const send = async (caller: Caller, account_id?: number) => {
    const answer = await caller.post('/api/rates/opt-in', { collection_address, delivery_address, account_id });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<ReadOptInsAnswer200>();
  };
  const found = await send(guest);
  expect(found).toMatchObject({ customer_reference_required: false, customer_reference_prefix: '' });
  expect(found.opt_in_rates.map(({ name, charge_value }) => [name, charge_value])).toContainEqual([
    'Gift wrapping',
    50,
  ]);
  expect(found.opt_in_time_based_rates.map(({ name }) => name)).toContain('Saturday delivery');
  const { id } = await asOwner(site.database.owner, async (tx) => {
    const { provider_id } = await tx
      .selectFrom('accounts')
      .select('provider_id')
      .where('account_code', '=', 'ACME')
      .executeTakeFirstOrThrow();
    return buildAccount(tx, { provider_id, customer_reference_required: true, customer_reference_prefix: 'PO-' });
  });
  expect(await send(staff, id)).toMatchObject({ customer_reference_required: true, customer_reference_prefix: 'PO-' });
});

test('F184 F187 a pickup point replaces an address; one that is not offered is rejected at its field', async () => {
  const { collection_address: _from, delivery_address, parcels } = shipment;
  const { pickup_points: points } = (
    await guest.get('/api/pickup-points?limit=1&type=locker')
  ).json<ReadPickupPointsAnswer200>();
  const { pickup_point_id, pickup_point_provider, address, lat, lng } = points[0]!;
  const point = {
    collection_pickup_point_id: pickup_point_id,
    collection_pickup_point_provider: pickup_point_provider,
  };
  const query = { delivery_address, parcels };
  const atPoint = await guest.post('/api/rates', { ...query, ...point });
  expect(atPoint.statusCode, atPoint.body).toBe(200);
  const there = await guest.post('/api/rates', {
    ...query,
    collection_address: { ...address, type: 'locker', lat, lng },
  });
  expect(atPoint.json()).toEqual(there.json());
  expect((await guest.post('/api/rates/opt-in', { delivery_address, ...point })).statusCode).toBe(200);
  const nowhere = await guest.post('/api/rates', { ...query, ...point, collection_pickup_point_id: 'NOWHERE' });
  expect(nowhere.statusCode).toBe(422);
  expect(nowhere.json()).toMatchObject({
    errors: [{ field: 'collection_pickup_point_id', message: 'This pickup point isn’t available.' }],
  });
  expect((await guest.post('/api/rates', query)).json()).toMatchObject({ errors: [{ field: 'collection_address' }] });
});

test('F366 service areas are the rate zones with a rate', async () => {
  const answer = await guest.get('/api/rates/service-areas?is_default=true');
  const { service_areas: areas } = answer.json<ReadServiceAreasAnswer200>();
  expect(areas.map(({ name }) => name)).toContain('Upington');
  expect(new Set(areas.map(({ layer }) => layer))).toEqual(new Set(['rates']));
  const protea = callerWith(site, null, 'protea.localhost');
  expect((await protea.get('/api/rates/service-areas')).json()).toEqual({ service_areas: [] });
});

test('guests get prices only if the provider accepts their shipments', async () => {
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const settings = { unused_feature_guest_shipment_creation: true };
  await staff.post('/api/providers/settings', { base_revision: revision, settings });
  expect((await guest.post('/api/rates', shipment)).statusCode).toBe(401);
  expect((await customer.post('/api/rates', shipment)).statusCode).toBe(200);
});
