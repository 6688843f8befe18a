/** Staff manage everything that makes up a price: price lists and their drafts, rate groups, surcharges, adjustments and levies. */
import { describe, expect, test } from 'vitest';
import type { RateShipmentAnswer200, ReadTariffAnswer200, RateRevision } from '#generated/types.ts';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp({ clock: () => new Date('2026-11-23T08:00:00+02:00') });
const staff = await signIn(site, 'staff@kestrel.test');
const support = await signIn(site, 'support@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');

const read = async () => (await staff.get('/api/rates/revisions')).json<Required<ReadTariffAnswer200>>();

async function change(body: object, caller: Caller = staff) {
  const answer = await site.request({
    ...{ method: 'PATCH', url: '/api/rates/revisions', payload: body },
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}` },
  });
  type Refused = { code: string; errors: { field: string; message: string }[] };
  return { status: answer.statusCode, ...answer.json<ReadTariffAnswer200 & Refused>() };
}

interface Priced {
  readonly base: number;
  readonly total: number;
  readonly surcharges: readonly (string | undefined)[];
  readonly adjustments: readonly (string | undefined)[];
}

/** A parcel from Sandton to Pretoria for the guest account in the economy service, optionally with another price list. */
async function price(list?: number, caller: Caller = staff): Promise<Priced | number> {
  const place = { country: 'ZA', type: 'business' };
  const answer = await caller.post('/api/rates', {
    ...(caller === staff && { account_id: 1 }),
    ...(list !== undefined && { rate_revision_id: list }),
    collection_address: { ...place, code: '2196', lat: -26.107, lng: 28.057 },
    delivery_address: { ...place, code: '0002', lat: -25.7463, lng: 28.2091 },
    parcels: [{ submitted_length_cm: 20, submitted_width_cm: 20, submitted_height_cm: 10, submitted_weight_kg: 2 }],
  });
  if (answer.statusCode !== 200) return answer.statusCode;
  const rate = answer.json<RateShipmentAnswer200>().rates.find((one) => one.service_level.code === 'ECO');
  if (!rate) return 0;
  return {
    base: rate.base_rate.charge,
    total: rate.rate,
    surcharges: rate.surcharges.map(({ name }) => name),
    adjustments: rate.rate_adjustments.map(({ name }) => name),
  };
}

const current = (lists: readonly RateRevision[]) => lists.find(({ valid_from }) => valid_from === '2026-03-01')!;

describe('F370 a surcharge', () => {
  const item = { id: 90, name: 'Everywhere', applies_to: 'either', charge_type: 'flat', charge_value: 12.5 };

  test('added by staff is charged immediately, can be changed, and ends when it is removed', async () => {
    const list = current((await read()).tariff.revisions);
    const before = (await price()) as Priced;
    expect(await change({ surcharge: { rate_revision_id: list.id, item } })).toMatchObject({ status: 200 });
    expect(await price()).toMatchObject({ total: before.total + 12.5, surcharges: ['Everywhere'] });
    await change({ surcharge: { rate_revision_id: list.id, item: { ...item, charge_value: 20 } } });
    expect(await price()).toMatchObject({ total: before.total + 20 });
    await change({ surcharge: { rate_revision_id: list.id, item, remove: true } });
    const again = await change({ surcharge: { rate_revision_id: list.id, item, remove: true } });
    expect(again).toMatchObject({ status: 404, code: 'unknown_part' });
    expect(await price()).toEqual(before);
    const audit = (await staff.get('/api/audit/events?type=tariff&limit=1')).json<{ audit_events: object[] }>();
    expect(audit.audit_events).toMatchObject([{ object_id: 'surcharge:90' }]);
  });

  test('of an unknown zone, service level or price list is rejected, and adding one requires permission', async () => {
    const { id } = current((await read()).tariff.revisions);
    expect(await change({ surcharge: { rate_revision_id: id, item: { ...item, zone_ids: [1] } } })).toMatchObject({
      ...{ status: 422, code: 'invalid_tariff', errors: [{ field: 'zone_ids' }] },
    });
    expect(
      await change({ surcharge: { rate_revision_id: id, item: { ...item, service_level_ids: [999] } } }),
    ).toMatchObject({ status: 422, errors: [{ field: 'service_level_ids' }] });
    expect(await change({ surcharge: { rate_revision_id: 999, item } })).toMatchObject({
      ...{ status: 404, code: 'unknown_price_list' },
    });
    expect(await change({ surcharge: { rate_revision_id: id, item } }, support)).toMatchObject({ status: 403 });
  });
});

test('an invalid formula is reported at the field of the rate that has to change', async () => {
  const { id: rate_revision_id, groups } = current((await read()).tariff.revisions);
  const { id: rate_group_id, rates } = groups[0]!;
  const { base_weight_kg: _weight, steps: _steps, ...rate } = { ...rates[0]!, formula_type: 'formula' };
  const saved = (more: object) => change({ rate: { rate_revision_id, rate_group_id, rate: { ...rate, ...more } } });
  expect(await saved({})).toMatchObject({ status: 422, errors: [{ field: 'base_weight_kg' }] });
  const steps = [
    { up_to_kg: 10, charge_per_kg: 2 },
    { up_to_kg: 5, charge_per_kg: 1 },
  ];
  expect(await saved({ steps })).toMatchObject({ status: 422, errors: [{ field: 'steps.1.up_to_kg' }] });
});

test('an adjustment for an account, one for a time and a levy are saved', async () => {
  const { tariff } = await read();
  const { id: rate_revision_id } = current(tariff.revisions);
  const charge = { charge_type: 'flat', charge_value: 5 };
  const before = (await price()) as Priced;
  await change({ rate_adjustment: { rate_revision_id, item: { ...charge, id: 90, name: 'Guest', account_ids: [1] } } });
  expect(await price()).toMatchObject({ adjustments: expect.arrayContaining(['Guest']) as string[] });
  const unknownAccount = { ...charge, id: 91, name: 'Nobody', account_ids: [987_654] };
  expect(await change({ rate_adjustment: { rate_revision_id, item: unknownAccount } })).toMatchObject({
    ...{ status: 422, errors: [{ field: 'account_ids', message: 'There is no account 987654.' }] },
  });
  await change({
    time_based_rate_adjustment: {
      rate_revision_id,
      item: { ...charge, id: 90, name: 'Mondays', applies_to: 'collection', days: [1] },
    },
  });
  const percentages = [{ from_date: '2026-01-01', percentage: 50 }];
  await change({ fuel_levy: { item: { ...tariff.fuel_levies[0], percentages } } });
  const after = (await price()) as Priced;
  expect(after.total).toBeGreaterThan(before.total + 10);
  await change({ fuel_levy: { item: tariff.fuel_levies[0]! } });
  for (const name of ['rate_adjustment', 'time_based_rate_adjustment'])
    await change({
      [name]: { rate_revision_id, item: { ...charge, id: 90, name, applies_to: 'collection' }, remove: true },
    });
});

describe('a rate group', () => {
  test('starts with the rates of another, applies to its accounts, and keeps its rates when its terms change', async () => {
    const { tariff } = await read();
    const { id: rate_revision_id, groups } = current(tariff.revisions);
    const model = groups.find(({ is_default }) => is_default)!;
    const item = { id: 9, name: 'Guests', account_ids: [1] };
    await change({ rate_group: { rate_revision_id, item, copy_of: model.id } });
    const added = current((await read()).tariff.revisions).groups.find(({ id }) => id === 9);
    expect(added).toMatchObject({ name: 'Guests', account_ids: [1], rates: model.rates });
    const answer = await change({ rate_group: { rate_revision_id, item: { ...item, name: 'Walk-ins' } } });
    const renamed = await read();
    expect(answer).toMatchObject(renamed);
    expect(current(renamed.tariff.revisions).groups.find(({ id }) => id === 9)).toMatchObject({
      ...{ name: 'Walk-ins', rates: model.rates },
    });
    expect(renamed.accounts.some(({ id }) => id === 1)).toBe(true);
    await change({ rate_group: { rate_revision_id, item, remove: true } });
    expect(current((await read()).tariff.revisions).groups.map(({ id }) => id)).toEqual(groups.map(({ id }) => id));
  });

  test('that is the default can’t be removed, and an account is in one group only', async () => {
    const { id: rate_revision_id, groups } = current((await read()).tariff.revisions);
    const standard = groups.find(({ is_default }) => is_default)!;
    const removed = { rate_group: { rate_revision_id, item: { id: standard.id }, remove: true } };
    expect(await change(removed)).toMatchObject({ status: 422, code: 'invalid_tariff' });
    const taken = groups.flatMap(({ account_ids: ids = [] }) => ids)[0]!;
    const twice = { rate_group: { rate_revision_id, item: { id: 9, name: 'Twice', account_ids: [taken] } } };
    expect(await change(twice)).toMatchObject({ status: 422, errors: [{ field: 'account_ids' }] });
  });
});

describe('the terms of a tariff', () => {
  test('decide whether VAT is in the prices or comes on top', async () => {
    const { tariff } = await read();
    const { road_factor } = tariff;
    const before = (await price()) as Priced;
    expect(await change({ terms: { prices_include_vat: false, road_factor } })).toMatchObject({ status: 200 });
    expect(await price()).toMatchObject({ base: before.base, total: Math.round(before.total * 115) / 100 });
    await change({ terms: { prices_include_vat: true, road_factor } });
    expect(await price()).toEqual(before);
    const audit = (await staff.get('/api/audit/events?type=tariff&limit=1')).json<{ audit_events: object[] }>();
    expect(audit.audit_events).toMatchObject([{ object_id: 'terms' }]);
  });

  test('set up the first rates of a provider that has none, and nothing else does', async () => {
    const platform = await signIn(site, 'platform@kestrel.test');
    const added = await platform.post('/api/providers', {
      ...{ name: 'Fynbos Parcels', origin: 'fynbos.localhost', branch_code: 'CPT', branch_name: 'Cape Town' },
      ...{ admin_name: 'Ann Fynbos', admin_email: 'ann@fynbos.test', tariff: 'none' },
    });
    const { id: provider_id } = added.json<{ provider: { id: number } }>().provider;
    const first = { provider_id, price_list: { item: { id: 1, name: 'First', valid_from: '2026-11-23' } } };
    expect(await change(first, platform)).toMatchObject({ status: 404, code: 'unknown_tariff' });
    const begun = await change({ provider_id, terms: { prices_include_vat: false } }, platform);
    expect(begun).toMatchObject({ status: 200, revision: 1, tariff: { prices_include_vat: false } });
    expect(begun.tariff!.service_levels.map(({ code }) => code)).toEqual(['ECO', 'ONX']);
    expect(begun.tariff!.revisions).toMatchObject([{ valid_from: '2026-11-23', groups: [{ is_default: true }] }]);
  });
});

describe('a service level', () => {
  test('added by mistake can be removed, but not one that price lists or fuel levies name', async () => {
    const { service_levels: levels } = (await read()).tariff;
    const [economy] = levels;
    await change({ service_level: { ...economy!, id: 95, code: 'OOPS', name: 'Oops' } });
    const levy = { id: 96, name: 'Oops levy', percentages: [], service_level_ids: [95] };
    await change({ fuel_levy: { item: levy } });
    expect(await change({ remove_service_level: 95 })).toMatchObject({
      ...{ status: 422, code: 'invalid_tariff' },
      message: 'Oops levy still has rates or charges for this service level. Remove them first.',
    });
    await change({ fuel_levy: { item: levy, remove: true } });
    expect((await change({ remove_service_level: 95 })).tariff?.service_levels).toEqual(levels);
    expect(await change({ remove_service_level: economy!.id })).toMatchObject({
      ...{ status: 422, message: expect.stringMatching(/^Rates of 20\d\d still has/) as string },
    });
  });
});

describe('a part that is wrong by itself', () => {
  test('is refused at its field', async () => {
    const { id: rate_revision_id } = current((await read()).tariff.revisions);
    const item = { id: 91, name: 'Evening', applies_to: 'delivery', charge_type: 'flat', charge_value: 10 };
    const hours = { from_time: '20:00', to_time: '06:00' };
    expect(
      await change({ time_based_rate_adjustment: { rate_revision_id, item: { ...item, ...hours } } }),
    ).toMatchObject({ status: 422, code: 'invalid_tariff', errors: [{ field: 'to_time' }] });
  });
});

describe('a price list', () => {
  test('that is copied is a draft: staff can try it out, it applies to nobody, and to everybody once it is published', async () => {
    const { tariff } = await read();
    const before = (await price()) as Priced;
    const list = current(tariff.revisions);
    const item = { id: 50, name: 'Dearer', valid_from: '2026-11-01', is_draft: true };
    await change({ price_list: { item, copy_of: list.id, raise_percentage: 10 } });
    expect(await price()).toEqual(before);
    expect(await price(50)).toMatchObject({ base: Math.round(before.base * 110) / 100 });
    expect(await price(50, customer)).toBe(403);
    expect(await price(51)).toBe(404);
    await change({ price_list: { item: { ...item, is_draft: false } } });
    expect(await price()).toMatchObject({ base: Math.round(before.base * 110) / 100 });
    await change({ price_list: { item, remove: true } });
    expect(await price()).toEqual(before);
  });

  test('without a name or first day, and a second one of a day, are rejected', async () => {
    const { id, valid_from } = current((await read()).tariff.revisions);
    const published = (item: object) =>
      change({ price_list: { item: { id: 60, is_draft: false, ...item }, copy_of: id } });
    expect(await published({ valid_from: '2026-12-01' })).toMatchObject({ status: 422, errors: [{ field: 'name' }] });
    expect(await published({ name: 'No day' })).toMatchObject({ status: 422, errors: [{ field: 'valid_from' }] });
    expect(await published({ name: 'Twice', valid_from })).toMatchObject({
      status: 422,
      errors: [{ field: 'valid_from' }],
    });
  });

  test('that leaves an area without any price can be saved as a draft, but not published', async () => {
    const item = { id: 70, name: 'Empty', valid_from: '2026-12-24', is_draft: true };
    expect(await change({ price_list: { item } })).toMatchObject({ status: 200 });
    const published = await change({ price_list: { item: { ...item, is_draft: false } } });
    expect(published).toMatchObject({ status: 422, code: 'invalid_tariff' });
    expect(published.errors[0]!.message).toMatch(/^No rate leads to or from .+\. Add one, or one that says no rate\.$/);
    expect(await change({ price_list: { item, remove: true } })).toMatchObject({ status: 200 });
  });

  test('that is the only published one can be neither removed nor made a draft', async () => {
    const { revisions } = (await read()).tariff;
    const published = revisions.filter(({ is_draft: isDraft }) => isDraft !== true);
    const [last, ...others] = published.map(({ id, name, valid_from }) => ({ id, name, valid_from }));
    for (const item of others)
      expect(await change({ price_list: { item, remove: true } })).toMatchObject({ status: 200 });
    const refusal = { status: 422, code: 'invalid_tariff', errors: [{ field: 'is_draft' }] };
    expect(await change({ price_list: { item: last!, remove: true } })).toMatchObject(refusal);
    expect(await change({ price_list: { item: { ...last!, is_draft: true } } })).toMatchObject(refusal);
  });
});
