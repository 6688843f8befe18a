/** Staff manage prices: one rate or service level at a time, with conflict detection, and changes apply immediately. */
import { describe, expect, test } from 'vitest';
import type { RateShipmentAnswer200, ReadTariffAnswer200, Tariff, ZoneRate } from '#generated/types.ts';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp({ clock: () => new Date('2026-11-23T08:00:00+02:00') });
const staff = await signIn(site, 'staff@kestrel.test');
const manager = await signIn(site, 'manager@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');

const read = async (caller = staff) => (await caller.get('/api/rates/revisions')).json<Required<ReadTariffAnswer200>>();

async function change(body: object, caller: Caller = staff) {
  const answer = await site.request({
    ...{ method: 'PATCH', url: '/api/rates/revisions', payload: body },
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}` },
  });
  return {
    status: answer.statusCode,
    ...answer.json<ReadTariffAnswer200 & { code: string; errors: { field: string }[] }>(),
  };
}

/** The price of a parcel from Sandton to Pretoria for guests, who use the default group, in the economy service. */
async function price(): Promise<number | undefined> {
  const place = { country: 'ZA', type: 'business' };
  const answer = await staff.post('/api/rates', {
    account_id: 1,
    collection_address: { ...place, code: '2196', lat: -26.107, lng: 28.057 },
    delivery_address: { ...place, code: '0002', lat: -25.7463, lng: 28.2091 },
    parcels: [{ submitted_length_cm: 20, submitted_width_cm: 20, submitted_height_cm: 10, submitted_weight_kg: 2 }],
  });
  const { rates } = answer.json<RateShipmentAnswer200>();
  return rates.find(({ service_level }) => service_level.code === 'ECO')?.base_rate.charge;
}

/** Origin and destination of the parcel: towns, and the province that applies if no rate names a town. */
const onTheWay = ['Johannesburg', 'Pretoria', 'Gauteng, outlying'];

/** The default group of the current list, and its economy rates for that parcel. */
function economy({ tariff }: { readonly tariff: Tariff }) {
  const level = tariff.service_levels.find(({ code }) => code === 'ECO')!;
  const list = tariff.revisions.filter(({ valid_from }) => valid_from <= '2026-11-23').at(-1)!;
  const group = list.groups.find(({ is_default }) => is_default)!;
  const zones = tariff.zones.filter(({ name }) => onTheWay.includes(name)).map(({ id }) => id);
  const counts = (zone: number | null | undefined) => typeof zone === 'number' && zones.includes(zone);
  const rates = group.rates.filter(
    ({ service_level_id, from_zone_id, to_zone_id }) =>
      service_level_id === level.id && counts(from_zone_id) && counts(to_zone_id),
  );
  return { level, list, group, rates };
}

test('F367 only staff with permission see the tariff, completely', async () => {
  const { revision, tariff } = await read();
  expect(revision).toBe(1);
  expect(tariff.service_levels.length).toBeGreaterThan(3);
  expect(tariff.zones.every((zone) => !('polygons' in zone))).toBe(true);
  for (const caller of [customer, manager]) expect((await caller.get('/api/rates/revisions')).statusCode).toBe(403);
});

describe('a rate', () => {
  test('that is changed applies immediately, and the audit trail has both values', async () => {
    const before = await read();
    const { list, group, rates } = economy(before);
    const was = await price();
    const place = { rate_revision_id: list.id, rate_group_id: group.id };
    for (const rate of rates) {
      const dearer: ZoneRate = { ...rate, base_charge: (rate.base_charge ?? 0) + 100 };
      expect(await change({ rate: { ...place, rate: dearer } })).toMatchObject({ status: 200 });
    }
    expect(await price()).toBeCloseTo(was! + 100, 1);
    const audit = (await staff.get('/api/audit/events?type=tariff&limit=1')).json<{ audit_events: object[] }>();
    expect(audit.audit_events).toMatchObject([
      { change: { change_to: { base_charge: (rates.at(-1)!.base_charge ?? 0) + 100 } } },
    ]);
  });

  test('that is removed has no price any more', async () => {
    const { list, group, rates } = economy(await read());
    for (const rate of rates)
      await change({ rate: { rate_revision_id: list.id, rate_group_id: group.id, rate, remove: true } });
    expect(await price()).toBeUndefined();
    expect(economy(await read()).rates).toEqual([]);
  });

  test('between unknown zones is rejected at its field, and so is an unknown group', async () => {
    const { list, group, level } = economy(await read());
    const rate = { service_level_id: level.id, formula_type: 'flat', base_charge: 10, from_zone_id: 999_999 };
    const place = { rate_revision_id: list.id, rate_group_id: group.id };
    expect(await change({ rate: { ...place, rate } })).toMatchObject({
      ...{ status: 422, code: 'invalid_tariff', errors: [{ field: 'from_zone_id' }] },
    });
    expect(await change({ rate: { ...place, rate_group_id: 999, rate } })).toMatchObject({ status: 404 });
    expect(await change({})).toMatchObject({ status: 422, code: 'nothing_to_change' });
  });
});

describe('a service level', () => {
  test('is added, and changed by its number; duplicate codes are rejected', async () => {
    const { tariff } = await read();
    const [first] = tariff.service_levels;
    const id = Math.max(...tariff.service_levels.map((level) => level.id)) + 1;
    const added = await change({ service_level: { ...first, id, code: 'NEW', name: 'New' } });
    expect(added.tariff?.service_levels.at(-1)).toMatchObject({ id, code: 'NEW' });
    expect(await change({ service_level: { ...first, id, code: 'NEW', name: 'Renamed' } })).toMatchObject({
      status: 200,
    });
    expect((await read()).tariff.service_levels.at(-1)?.name).toBe('Renamed');
    expect(await change({ service_level: { ...first, id: id + 1 } })).toMatchObject({
      status: 422,
      code: 'invalid_tariff',
    });
  });

  test('changed by two users is saved only by the first, and requires permission', async () => {
    const { revision, tariff } = await read();
    const [service_level] = tariff.service_levels;
    const body = { base_revision: revision, service_level };
    const answers = await Promise.all([change(body), change(body), change(body)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await change({ service_level }, manager)).toMatchObject({ status: 403, code: 'forbidden' });
  });
});
