/** Booking over HTTP: who books what on which account, prices, and that nothing is booked twice or partially. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Shipment, ShipmentRequest, TrackingEvent } from '#generated/types.ts';
import { expirePayment } from '#modules/shipments/server/expiry/expire-payment.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';
import { flyer, plain, pretoria, sandton } from './booking-requests.ts';

const clock = () => new Date('2026-11-23T08:00:00+02:00');
const site = await testApp({ clock });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const prepaid = await signIn(site, 'owner@prepaid.test');
const guest = callerWith(site, null);

/** The price of the plain shipment for Acme, which has contract rates. */
const acmePrice = 78.37;

interface Answer {
  readonly status: number;
  readonly id: number;
  readonly shipment: Shipment;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

async function send(caller: Caller, url: string, body: object, key?: string): Promise<Answer> {
  const answer = await caller.post(`/api/${url}`, body, key === undefined ? {} : { 'idempotency-key': key });
  return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
}

const book = (caller: Caller, more: ShipmentRequest = {}, key?: string) =>
  send(caller, 'shipments', { ...plain, ...more }, key);

async function booked(caller: Caller, more: ShipmentRequest = {}): Promise<Shipment> {
  const answer = await book(caller, more);
  expect(answer.status, `${answer.message} ${JSON.stringify(answer.errors)}`).toBe(200);
  return answer.shipment;
}

async function account(code: string) {
  return inTenant(site.database.owner, 1, (tx) =>
    tx
      .selectFrom('accounts')
      .select(['id', 'balance_cents'])
      .where('provider_id', '=', 1)
      .where('account_code', '=', code)
      .executeTakeFirstOrThrow(),
  );
}

const shipmentsOf = async (accountId: number): Promise<number> =>
  inTenant(site.database.owner, 1, async (tx) => {
    const count = tx.selectFrom('shipments').select(({ fn }) => fn.countAll<number>().as('count'));
    return (await count.where('account_id', '=', accountId).executeTakeFirstOrThrow()).count;
  });

/** Pending jobs of a task, by shipment. */
async function jobsOf(task: string) {
  const { rows } = await site.database.owner.pool.query<{ id: number; run_at: Date }>(
    `select (j.payload->'data'->>'id')::int as id, j.run_at from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [task],
  );
  return rows;
}

describe('a customer', () => {
  test('F159 books on their own account, which is charged the displayed price', async () => {
    const before = await account('ACME');
    const shipment = await booked(customer, { customer_reference: 'PO-1', expected_rate: acmePrice });
    expect(shipment).toMatchObject({
      account_id: before.id,
      status: 'submitted',
      rate: acmePrice,
      service_level_code: 'ECO',
      customer_reference: 'PO-1',
      pod_method: 'pin-with-fallback',
      is_return: false,
      parcel_count: 1,
      created_by: 'Olwethu Owner',
      revision: 1,
    });
    expect(shipment.short_tracking_reference).toMatch(/^[2-9A-HJKMNP-TW-Z]{6}$/);
    expect(shipment.parcels[0]?.tracking_reference).toBe(`${shipment.tracking_reference}/1`);
    expect(shipment.tracking_url).toContain(shipment.tracking_reference);
    expect((await account('ACME')).balance_cents).toBe(before.balance_cents - 7837);
    const history = (await customer.get(`/api/shipments/history?id=${shipment.id}`)).json<{
      tracking_events: TrackingEvent[];
    }>();
    expect(history.tracking_events).toMatchObject([{ status: 'submitted', source: 'booking' }]);
    const trail = await staff.get(`/api/audit/events?type=shipment&object_id=${shipment.id}`);
    expect(trail.json()).toMatchObject({ audit_events: [{ user: { name: 'Olwethu Owner' } }] });
  });

  test('F175 F185 uses a PIN as proof of delivery by default, and is collected when the service level says', async () => {
    const shipment = await booked(customer);
    const { service_level: level } = shipment.rate_breakdown as { service_level: { collection_date: string } };
    expect(new Date(shipment.estimated_collection!)).toEqual(new Date(level.collection_date));
    expect(shipment.pod_method).toBe('pin-with-fallback');
    expect(await booked(staff, { account_id: (await account('ACME')).id, pod_method: 'grv' })).toMatchObject({
      pod_method: 'grv',
    });
    expect(await book(staff, { pod_method: 'fax' as 'grv' })).toMatchObject({ status: 400 });
  });

  test('F224 adds both ends to the address book if the account enables it, and only there', async () => {
    const bookedFor = async (company: string) => {
      await booked(customer, { collection_address: { ...sandton, company } });
      const answer = await customer.get(`/api/accounts/address-books?search=${encodeURIComponent(company)}`);
      return answer.json<{ address_book_entries: { source: string }[] }>().address_book_entries;
    };
    const account_id = (await account('ACME')).id;
    const want = (value: boolean | null) =>
      customer.post('/api/accounts/settings', { account_id, setting: 'auto_add_address_book', value });
    await want(false);
    expect(await bookedFor('Unwanted Wool')).toEqual([]);
    await want(true);
    expect(await bookedFor('Overberg Wool')).toMatchObject([{ source: 'automatic' }]);
    await want(null);
  });

  test('can’t book on another account, for agents, or a return of an unknown shipment', async () => {
    const { id } = await account('KAROO');
    expect(await book(customer, { account_id: id })).toMatchObject({ status: 403, code: 'forbidden' });
    const shipment = await booked(customer, { collection_agent_id: 5, is_return: true });
    expect(shipment).not.toHaveProperty('collection_agent_id');
    expect(shipment.is_return).toBe(false);
  });

  test('can’t lower the price with measured sizes of their own, nor route the parcel', async () => {
    const heavy = { ...flyer, submitted_weight_kg: 40 };
    const { rate } = await booked(customer, { parcels: [heavy] });
    const small = { actual_length_cm: 1, actual_width_cm: 1, actual_height_cm: 1, actual_weight_kg: 0.1 };
    const shipment = await booked(customer, { parcels: [{ ...heavy, ...small }], routing_code: 'CPT' });
    expect(shipment.rate).toBe(rate);
    expect(shipment).not.toHaveProperty('routing_code');
    expect(shipment.parcels[0]).not.toHaveProperty('actual_weight_kg');
  });

  test('a changed price since it was displayed is reported, and nothing is booked', async () => {
    const { id } = await account('ACME');
    const before = await shipmentsOf(id);
    expect(await book(customer, { expected_rate: 90 })).toMatchObject({
      status: 409,
      code: 'price_changed',
      message: 'The price changed from R\u00A090.00 to R\u00A078.37. Check it and book again.',
    });
    expect(await shipmentsOf(id)).toBe(before);
  });

  test('submitting one form twice creates one shipment', async () => {
    const { id } = await account('ACME');
    const before = await shipmentsOf(id);
    const key = randomUUID();
    const [first, second] = await Promise.all([book(customer, {}, key), book(customer, {}, key)]);
    expect(first?.status).toBe(200);
    expect(second?.id).toBe(first?.id);
    const reordered = Object.fromEntries(Object.entries(plain).reverse());
    expect((await send(customer, 'shipments', reordered, key)).id).toBe(first?.id);
    expect(await shipmentsOf(id)).toBe(before + 1);
    expect(await book(customer, { note: 'Other' }, key)).toMatchObject({ status: 422, code: 'idempotency_mismatch' });
  });
});

describe('staff', () => {
  test('book for any account, and get an error for a missing or unknown one', async () => {
    const { id } = await account('KAROO');
    expect(await booked(staff, { account_id: id })).toMatchObject({ account: { name: 'Karoo Crafts' } });
    expect(await book(staff)).toMatchObject({ status: 422, errors: [{ field: 'account_id' }] });
    expect(await book(staff, { account_id: 987_654_321 })).toMatchObject({ status: 404, code: 'unknown_account' });
  });
});

describe('a guest', () => {
  test('F165 F166 F213 books on the guest account if the provider allows it, and pays before collection', async () => {
    const shipment = await booked(guest);
    expect(shipment).toMatchObject({ status: 'payment-pending', account: { account_type: 'guest' }, rate: 95.2 });
    const key = randomUUID();
    const [one, two] = [await book(guest, {}, key), await book(guest, {}, key)];
    expect(two.id).toBe(one.id);
    const waiting = await jobsOf('expire_payment');
    expect(waiting.find(({ id }) => id === shipment.id)?.run_at).toEqual(new Date('2026-12-23T06:00:00Z'));
    const expire = () => expirePayment.run(site.database.worker, { provider_id: 1, data: { id: one.id } }, {} as never);
    await Promise.all([expire(), expire()]);
    const { shipments } = (await staff.get(`/api/shipments?id=${one.id}`)).json<{ shipments: Shipment[] }>();
    expect(shipments).toMatchObject([{ status: 'cancelled', cancellation_reason: 'Not paid in time' }]);
    const failed = await booked(guest);
    await inTenant(site.database.owner, 1, (tx) =>
      tx.updateTable('shipments').set({ status: 'payment-failed' }).where('id', '=', failed.id).execute(),
    );
    await expirePayment.run(site.database.worker, { provider_id: 1, data: { id: failed.id } }, {} as never);
    expect((await staff.get(`/api/shipments?id=${failed.id}`)).json()).toMatchObject({
      shipments: [{ status: 'cancelled' }],
    });
    const paid = await booked(customer);
    await expirePayment.run(site.database.worker, { provider_id: 1, data: { id: paid.id } }, {} as never);
    expect((await staff.get(`/api/shipments?id=${paid.id}`)).json()).toMatchObject({
      shipments: [{ status: 'submitted' }],
    });
    await inTenant(site.database.owner, 1, (tx) =>
      buildSettings(tx, { provider_id: 1, settings: { unused_feature_guest_shipment_creation: true } }),
    );
    expect(await book(guest)).toMatchObject({ status: 403, code: 'guests_not_allowed' });
  });

  test('F388 an inactive provider takes no bookings of guests', async () => {
    const become = (status: 'active' | 'inactive') =>
      asOwner(site.database.owner, (tx) => tx.updateTable('providers').set({ status }).where('id', '=', 1).execute());
    await become('inactive');
    expect(await book(guest)).toMatchObject({ status: 403, code: 'provider_inactive' });
    await become('active');
  });
});

describe('an account that can’t pay', () => {
  test('gets an error, and nothing is booked: on hold, without balance', async () => {
    const { id: held } = await account('BUSHVELD');
    expect(await book(staff, { account_id: held })).toMatchObject({ status: 422, code: 'account_on_hold' });
    const karoo = await account('KAROO');
    const before = await shipmentsOf(karoo.id);
    const heavy = { parcels: Array.from({ length: 10 }, () => ({ ...flyer, submitted_weight_kg: 25 })) };
    expect(await book(prepaid, heavy)).toMatchObject({ status: 422, code: 'insufficient_balance' });
    expect(await shipmentsOf(karoo.id)).toBe(before);
    expect((await account('KAROO')).balance_cents).toBe(karoo.balance_cents);
  });

  test('doesn’t tell users who don’t see billing its balance, nor the price', async () => {
    const blind = await signIn(site, 'nobilling@acme.test');
    expect(await book(customer, { expected_rate: 1 })).toMatchObject({ code: 'price_changed' });
    expect(await book(blind, { expected_rate: 1 })).toMatchObject({ status: 200 });
    const limit = (credit_limit_cents: number) =>
      inTenant(site.database.owner, 1, (tx) =>
        tx.updateTable('accounts').set({ credit_limit_cents }).where('account_code', '=', 'ACME').execute(),
      );
    await limit(1);
    const message = 'The account can’t pay for this. Ask a colleague who manages its billing.';
    expect(await book(blind)).toMatchObject({ status: 422, code: 'credit_limit_exceeded', message });
    expect((await book(customer)).message).toMatch(/^This costs R/);
    await limit(2_500_000);
  });

  test('never exceeds its limit, however many book concurrently', async () => {
    const { id } = await inTenant(site.database.owner, 1, (tx) =>
      tx
        .insertInto('accounts')
        .values({
          ...{ provider_id: 1, account_code: 'LIMIT', name: 'Limit', account_type: 'postpaid' },
          credit_limit_cents: 3 * 9520 + 100,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(staff, { account_id: id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['credit_limit_exceeded']),
    );
    expect((await account('LIMIT')).balance_cents).toBe(-3 * 9520);
    expect(await shipmentsOf(id)).toBe(3);
  });
});

describe('requests as clients of the public API send them', () => {
  test('are accepted with empty texts, times instead of days, and null for unknown values', async () => {
    const shipment = await booked(customer, {
      collection_address: { ...sandton, entered_address: '', lat: null, lng: null },
      delivery_address: { ...pretoria, company: '' },
      collection_contact: { name: 'Sender', mobile_number: '', email: 'sender@example.test' },
      delivery_contact: { name: 'Receiver', mobile_number: '', email: null },
      parcels: [{ ...flyer, parcel_description: 'Standard flyer' }],
      opt_in_rates: [],
      opt_in_time_based_rates: [],
      special_instructions_collection: 'Gate 2',
      special_instructions_delivery: '',
      declared_value: 1100,
      collection_min_date: '2026-11-24T00:00:00.000Z',
      collection_after: '08:00',
      collection_before: '16:00',
      delivery_min_date: '2026-11-24T00:00:00.000Z',
      delivery_after: '10:00',
      delivery_before: '17:00',
      custom_tracking_reference: '',
      customer_reference: 'ORDERNO123',
      service_level_code: 'ECO',
      mute_notifications: false,
    });
    expect(shipment).toMatchObject({
      collection_min_date: '2026-11-24',
      declared_value: 1100,
      customer_reference: 'ORDERNO123',
      special_instructions_collection: 'Gate 2',
      mute_notifications: false,
    });
    expect(shipment).not.toHaveProperty('special_instructions_delivery');
    expect(shipment.tracking_reference).toBe(shipment.short_tracking_reference);
  });

  test('F162 request no day that is over in South Africa; staff record days that were agreed earlier', async () => {
    // One minute before and one after midnight in South Africa.
    const [yesterday, today] = ['2026-11-22T21:59:00Z', '2026-11-22T22:01:00Z'];
    const refused = {
      ...{ status: 422, code: 'invalid_shipment', message: 'Choose today or a later day.' },
      errors: [{ field: 'collection_min_date', code: 'date_in_past', message: 'Choose today or a later day.' }],
    };
    expect(await book(customer, { collection_min_date: yesterday })).toMatchObject(refused);
    const quote = { ...plain, collection_min_date: '2026-11-22' };
    expect(await send(customer, 'shipment-quotes', quote)).toMatchObject(refused);
    expect(await booked(customer, { collection_min_date: today })).toMatchObject({ collection_min_date: '2026-11-23' });
    const { id } = await account('ACME');
    expect(await booked(staff, { account_id: id, collection_min_date: yesterday })).toMatchObject({
      collection_min_date: '2026-11-22',
    });
  });

  test('F226 name the country of an address by its code in any case, or in English', async () => {
    const named = (country: string) => ({ collection_address: { ...sandton, country } });
    for (const country of ['za', ' South Africa '])
      expect(await booked(customer, named(country)), country).toMatchObject({ collection_address: { country: 'ZA' } });
    expect(await book(customer, named('Atlantis'))).toMatchObject({
      ...{ status: 422, errors: [{ field: 'collection_address.country' }] },
    });
    const route = { delivery_address: pretoria, parcels: [flyer] };
    // Without coordinates, the country decides about the zone.
    const { lat: _lat, lng: _lng, ...place } = sandton;
    const priced = async (country: string) =>
      (await customer.post('/api/rates', { ...route, collection_address: { ...place, country } })).json<object>();
    expect(await priced('South Africa')).toEqual(await priced('ZA'));
    const entry = { name: 'Depot', address: { ...sandton, country: 'south africa' } };
    const saved = await customer.post('/api/accounts/address-books', entry);
    expect(saved.json(), saved.body).toMatchObject({ address_book_entry: { address: { country: 'ZA' } } });
    const found = await customer.post('/api/geocode', { city: 'Pretoria', country: 'South Africa' });
    expect(found.json(), found.body).toMatchObject({ address: { city: 'Pretoria', country: 'ZA' } });
  });

  test('F226 name the province of an address by its code or in any spelling', async () => {
    const named = (zone: string, more = {}) => ({ collection_address: { ...sandton, ...more, zone } });
    for (const zone of ['GP', 'gauteng '])
      expect(await booked(customer, named(zone)), zone).toMatchObject({ collection_address: { zone: 'Gauteng' } });
    const { id } = await booked(customer, {});
    const saved = await customer.post('/api/accounts/address-books', {
      name: 'Coast',
      address: { ...sandton, zone: 'KZN' },
    });
    expect(saved.json(), saved.body).toMatchObject({ address_book_entry: { address: { zone: 'KwaZulu-Natal' } } });
    const patched = await site.request({
      ...{ method: 'PATCH', url: '/api/shipments', payload: { id, delivery_address: { ...pretoria, zone: 'gp' } } },
      headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
    });
    expect(patched.json(), patched.body).toMatchObject({ shipment: { delivery_address: { zone: 'Gauteng' } } });
  });

  test('customers see which of their colleagues booked a shipment, but not which member of staff', async () => {
    const { id: account_id } = await account('ACME');
    const booker = async (id: number, caller: Caller) =>
      (await caller.get(`/api/shipments?id=${id}`)).json<{ shipments: Shipment[] }>().shipments[0]!.created_by;
    const { id } = await booked(staff, { account_id });
    expect([await booker(id, staff), await booker(id, customer)]).toEqual(['Sipho Staff', undefined]);
    const { id: own } = await booked(customer, {});
    expect([await booker(own, staff), await booker(own, customer)]).toEqual(['Olwethu Owner', 'Olwethu Owner']);
  });

  test('select a service level by its number, and cancel with only a reference', async () => {
    const { service_level_code: _, ...rest } = plain;
    const { rates } = (
      await customer.post('/api/rates', {
        ...{ collection_address: sandton, delivery_address: pretoria, parcels: [flyer] },
      })
    ).json<{
      rates: { rate: number; service_level: { id: number; code: string } }[];
    }>();
    const economy = rates.find(({ service_level }) => service_level.code === 'ECO')!;
    const byId = await send(customer, 'shipments', {
      ...rest,
      service_level_id: economy.service_level.id,
      expected_rate: economy.rate,
    });
    expect(byId).toMatchObject({ status: 200, shipment: { service_level_code: 'ECO' } });
    const { tracking_reference } = byId.shipment;
    expect(
      await send(customer, 'shipments/cancel', { tracking_reference: tracking_reference.toLowerCase() }),
    ).toMatchObject({
      status: 200,
      shipment: { status: 'cancelled' },
    });
  });

  test('get errors in one format', async () => {
    const answer = await book(customer, { service_level_code: 'NONE' });
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'service_level_code' }] });
    const abroad = await book(customer, { delivery_address: { ...pretoria, country: 'FR' } });
    expect(abroad).toMatchObject({ status: 422, errors: [{ field: 'delivery_address.country' }] });
  });
});

describe('F173 custom references', () => {
  let karoo: number;
  beforeAll(async () => {
    karoo = (await account('KAROO')).id;
    await inTenant(site.database.owner, 1, async (tx) => {
      await tx.updateTable('accounts').set({ tracking_prefix: 'KAROO' }).where('id', '=', karoo).execute();
      await buildSettings(tx, { provider_id: 1, settings: { auto_add_custom_references: true } });
    });
  });

  test('start with the prefix, are unique per shipment, and are generated if missing', async () => {
    const shipment = await booked(staff, { account_id: karoo, custom_tracking_reference: '1234567' });
    expect(shipment).toMatchObject({ tracking_reference: 'KAROO1234567', custom_tracking_reference: 'KAROO1234567' });
    expect(await book(staff, { account_id: karoo, custom_tracking_reference: 'KAROO1234567' })).toMatchObject({
      status: 422,
      errors: [{ field: 'custom_tracking_reference', message: 'Another shipment has this custom tracking reference.' }],
    });
    expect((await booked(staff, { account_id: karoo })).custom_tracking_reference).toMatch(/^KAROO-\d{6}$/);
  });
});

test('F207 a shipment stores its collecting and delivering branches, and that of the account', async () => {
  const { id } = await account('HARBOUR');
  const branchOf = (code: string) =>
    inTenant(site.database.owner, 1, (tx) =>
      tx.selectFrom('branches').select('id').where('code', '=', code).executeTakeFirstOrThrow(),
    );
  const [johannesburg, durban] = [await branchOf('JNB'), await branchOf('DUR')];
  const shipment = await booked(staff, { account_id: id, customer_reference: 'HP-207' });
  expect(shipment).toMatchObject({
    account_branch_id: johannesburg.id,
    collection_branch_id: johannesburg.id,
    delivery_branch_id: expect.any(Number) as number,
  });
  await inTenant(site.database.owner, 1, (tx) =>
    tx.updateTable('accounts').set({ branch_id: durban.id }).where('id', '=', id).execute(),
  );
  const stored = await staff.get(`/api/shipments?id=${shipment.id}`);
  expect(stored.json()).toMatchObject({ shipments: [{ id: shipment.id, account_branch_id: johannesburg.id }] });
});

describe('invalid input is reported at its field, and nothing is booked', () => {
  const nowhere = { ...pretoria, local_area: 'Nowhere', city: 'Nowhere', code: '9999', lat: -60, lng: 10 };
  test.each<[string, ShipmentRequest, string, string]>([
    ['no parcels', { parcels: [] }, 'parcels', 'This field is required.'],
    [
      'a parcel of nothing',
      { parcels: [{ ...flyer, submitted_weight_kg: 0 }] },
      'parcels.0.submitted_weight_kg',
      'Enter a number above zero.',
    ],
    [
      'a giant parcel',
      { parcels: [{ ...flyer, submitted_weight_kg: 1e9 }] },
      'parcels.0.submitted_weight_kg',
      'Must be at most 10000.',
    ],
    [
      'an address out of the area',
      { delivery_address: nowhere },
      'service_level_code',
      'Economy has no rate for this route and weight.',
    ],
    [
      'a window that ends before it begins',
      { collection_after: '15:00', collection_before: '09:00' },
      'collection_before',
      'The "collection to" time cannot be earlier than the "collection from" time.',
    ],
  ])('%s', async (_what, more, field, message) => {
    const { balance_cents: before } = await account('ACME');
    const answer = await book(customer, more);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.errors).toContainEqual(expect.objectContaining({ field, message }));
    expect((await account('ACME')).balance_cents).toBe(before);
  });
});
