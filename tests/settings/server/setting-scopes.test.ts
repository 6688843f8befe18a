/** Who may read and set which scope, from the platform to one user, and that the most specific one applies. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '#generated/catalogue.ts';
import type { Setting } from '#engine/schema/catalogue.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp();
const emails = {
  platform: 'platform@kestrel.test',
  admin: 'staff@kestrel.test',
  ops: 'ops@kestrel.test',
  support: 'support@kestrel.test',
  driver: 'driver@kestrel.test',
  owner: 'owner@acme.test',
  user: 'user@acme.test',
  prepaid: 'owner@prepaid.test',
  foreign: 'staff@protea.test',
} as const;
type Who = keyof typeof emails;
const whoever = Object.keys(emails) as Who[];
const people = Object.fromEntries(
  await Promise.all(whoever.map(async (who) => [who, await signIn(site, emails[who])] as const)),
) as Record<Who, Caller>;

const ids = await asOwner(site.database.owner, async (tx) => {
  const branches = await tx.selectFrom('branches').select(['id', 'code']).where('provider_id', '=', 1).execute();
  const accounts = await tx
    .selectFrom('accounts')
    .select(['id', 'account_code'])
    .where('provider_id', '=', 1)
    .execute();
  const users = await tx.selectFrom('users').select(['id', 'email']).execute();
  const user = (who: Who) => users.find(({ email }) => email === emails[who])!.id;
  const account = (code: string) => accounts.find(({ account_code }) => account_code === code)!.id;
  const branch = (code: string) => branches.find((one) => one.code === code)!.id;
  return { jnb: branch('JNB'), cpt: branch('CPT'), acme: account('ACME'), karoo: account('KAROO'), user };
});

/** One setting of each scope, with a value that is not the default. */
const places = {
  platform: { scope: { kind: 'platform' }, settings: { map_max_node_count: 901 } },
  provider: { scope: { kind: 'provider' }, settings: { map_max_node_count: 902 } },
  'own branch': { scope: { kind: 'branch', id: ids.jnb }, settings: { work_hours_from: '05:30' } },
  'other branch': { scope: { kind: 'branch', id: ids.cpt }, settings: { work_hours_from: '05:30' } },
  acme: { scope: { kind: 'account', id: ids.acme }, settings: { auto_add_address_book: true } },
  karoo: { scope: { kind: 'account', id: ids.karoo }, settings: { auto_add_address_book: true } },
  oneself: { scope: { kind: 'user' }, settings: { map_default_zoom: 7 } },
  'acme user': { scope: { kind: 'user', id: ids.user('user') }, settings: { map_default_zoom: 7 } },
} as const;
type Where = keyof typeof places;

/** r: may read; w: may read and set; blank: neither. */
const rights: Readonly<Record<Exclude<Who, 'foreign'>, string>> = {
  //         plat prov own  oth  acme karo self user
  platform: 'w    w    w    w    w    w    w    w',
  admin: '-    w    w    w    w    w    w    w',
  ops: '-    r    w    -    r    r    w    -',
  support: '-    -    -    -    r    r    w    -',
  driver: '-    -    -    -    -    -    w    -',
  owner: '-    -    -    -    w    -    w    w',
  user: '-    -    -    -    r    -    w    w',
  prepaid: '-    -    -    -    -    w    w    -',
};

const matrix = Object.entries(rights).flatMap(([who, row]) =>
  row.split(/\s+/).map((right, index) => [who as Who, Object.keys(places)[index] as Where, right] as const),
);

function nameOf(where: Where): string {
  const { kind, id } = places[where].scope as { kind: string; id?: number };
  return id === undefined ? kind : `${kind}:${id}`;
}

test.each(matrix)('%s at %s: %s', async (who, where, right) => {
  const caller = people[who];
  const read = await caller.get(`/api/providers/settings?provider_id=1&scope=${nameOf(where)}`);
  expect(read.statusCode, 'reading').toBe(right === '-' ? 403 : 200);
  const saved = await caller.post('/api/providers/settings', { provider_id: 1, base_revision: 0, ...places[where] });
  expect(saved.statusCode, 'saving').toBe(right === 'w' ? 200 : 403);
  const [[key, value]] = Object.entries(places[where].settings) as [[string, unknown]];
  const refused = { code: expect.stringMatching(/^(forbidden|scope_not_allowed|permission_denied)$/) as string };
  const expected = right === 'w' ? { settings: { [key]: value }, provenance: { [key]: { set_here: true } } } : refused;
  expect(saved.json()).toMatchObject(expected);
  const again = await caller.get(`/api/providers/settings?provider_id=1&scope=${nameOf(where)}`);
  expect(again.json()).toMatchObject(right === 'r' ? { provider_id: 1 } : expected);
});

test.each(Object.keys(places) as Where[])('staff of another provider access nothing at %s', async (where) => {
  const read = await people.foreign.get(`/api/providers/settings?provider_id=1&scope=${nameOf(where)}`);
  expect(read.statusCode).toBe(403);
  const own = await people.foreign.get(`/api/providers/settings?scope=${nameOf(where)}`);
  expect(own.statusCode).toBe(where === 'provider' || where === 'oneself' ? 200 : where === 'platform' ? 403 : 404);
  const { scope, settings } = places[where];
  const saved = await people.foreign.post('/api/providers/settings', { base_revision: 0, scope, settings });
  expect(saved.statusCode).toBe(where === 'provider' || where === 'oneself' ? 200 : where === 'platform' ? 403 : 404);
});

test('a user of one branch is told why nothing else may be changed', async () => {
  const body = { base_revision: 0, scope: { kind: 'provider' }, settings: { map_max_node_count: 500 } };
  const answer = await people.ops.post('/api/providers/settings', body);
  expect(answer.json()).toMatchObject({
    code: 'scope_not_allowed',
    message: expect.stringContaining('those of your branch') as string,
  });
});

test('settings that a customer may not read or change are staff-only, also in the customer’s own account', async () => {
  const scope = { kind: 'account', id: ids.acme };
  for (const settings of [
    { email_notifications_collection: [] },
    { site_wide_account_message: '<p>Mine</p>' },
    { enabled_features: [] },
  ]) {
    const answer = await people.owner.post('/api/providers/settings', { base_revision: 0, scope, settings });
    expect(answer.statusCode, JSON.stringify(settings)).toBe(403);
  }
  const { settings } = (await people.owner.get(`/api/providers/settings?scope=account:${ids.acme}`)).json<{
    settings: Record<string, unknown>;
  }>();
  expect(settings).not.toHaveProperty('email_notifications_collection');
});

test('the platform’s own screen shows the platform’s values, whatever this provider sets', async () => {
  const set = async (kind: string, map_max_node_count: number) => {
    const read = await people.platform.get(`/api/providers/settings?scope=${kind}`);
    const { revision: base_revision } = read.json<{ revision: number }>();
    const body = { provider_id: 1, base_revision, scope: { kind }, settings: { map_max_node_count } };
    expect((await people.platform.post('/api/providers/settings', body)).statusCode).toBe(200);
  };
  await set('platform', 911);
  await set('provider', 912);
  const read = async (scope: string) =>
    (await people.platform.get(`/api/providers/settings?provider_id=1&scope=${scope}`)).json<unknown>();
  expect(await read('platform')).toMatchObject({
    settings: { map_max_node_count: 911 },
    provenance: { map_max_node_count: { source: 'platform', set_here: true } },
  });
  expect(await read('provider')).toMatchObject({
    settings: { map_max_node_count: 912 },
    provenance: { map_max_node_count: { source: 'provider', inherited: { source: 'platform', value: 911 } } },
  });
});

test('an invalid scope is rejected', async () => {
  expect((await people.admin.get('/api/providers/settings?scope=planet:1')).statusCode).toBe(400);
  expect((await people.admin.get('/api/providers/settings?scope=account:987654')).statusCode).toBe(404);
  expect((await people.admin.get('/api/providers/settings?scope=user:987654')).statusCode).toBe(404);
  // Users who may not see users are not told whether one exists.
  expect((await people.support.get('/api/providers/settings?scope=user:987654')).statusCode).toBe(403);
});

test('a change in a scope moves its revision, and only the scope itself shows that it is set there', async () => {
  const path = `/api/providers/settings?scope=branch:${ids.jnb}`;
  const { revision } = (await people.ops.get(path)).json<{ revision: number }>();
  await people.ops.post('/api/providers/settings', {
    base_revision: revision,
    scope: { kind: 'branch', id: ids.jnb },
    settings: { work_hours_from: '06:30' },
  });
  expect((await people.ops.get(`${path}&since=${revision}`)).json()).toMatchObject({
    settings: { work_hours_from: '06:30' },
    provenance: { work_hours_from: { source: 'branch', set_here: true } },
  });
  const mine = await people.ops.get('/api/providers/settings?scope=user');
  expect(mine.json()).toMatchObject({
    settings: { work_hours_from: '06:30' },
    provenance: { work_hours_from: { source: 'branch', set_here: false } },
  });
});

function settingDefault(key: 'map_default_zoom'): unknown {
  return catalogue.settings[key].schema.default;
}

test('the most specific scope with a value applies, whatever else is set and reset', async () => {
  const where = [
    [people.admin, { kind: 'provider' }, 'provider'],
    [people.admin, { kind: 'branch', id: ids.jnb }, 'branch'],
    [people.ops, { kind: 'user' }, 'user'],
  ] as const;
  const zoom = fc.option(fc.integer({ min: 3, max: 18 }), { nil: null });
  const initial = (await people.ops.get('/api/providers/settings?scope=user')).json<{ revision: number }>();
  expect(initial.revision).toBeGreaterThan(0);
  await fc.assert(
    fc.asyncProperty(fc.tuple(zoom, zoom, zoom), async (values) => {
      for (const [index, [caller, scope]] of where.entries()) {
        const value = values[index];
        const edits =
          value === null || value === undefined
            ? { reset: ['map_default_zoom'] }
            : { settings: { map_default_zoom: value } };
        const { revision } = (await caller.get('/api/providers/settings')).json<{ revision: number }>();
        const saved = await caller.post('/api/providers/settings', { base_revision: revision, scope, ...edits });
        expect(saved.statusCode).toBe(200);
      }
      const nearest = where.findLastIndex((_, index) => values[index] !== null);
      const { settings, provenance } = (await people.ops.get('/api/providers/settings?scope=user')).json<{
        settings: Record<string, unknown>;
        provenance: Record<string, { source: string; set_here: boolean }>;
      }>();
      const source = where[nearest]?.[2] ?? 'default';
      expect(provenance['map_default_zoom']).toMatchObject({ source, set_here: source === 'user' });
      expect(settings['map_default_zoom']).toBe(values[nearest] ?? settingDefault('map_default_zoom'));
    }),
    { numRuns: 12 },
  );
});

test('F304 users who do not manage the provider get the values that apply to them, without settings only for those who do', async () => {
  const administrative = Object.values<Setting>(catalogue.settings).filter(
    (setting) => setting.permission.read_any !== undefined && setting.exposure === 'staff',
  );
  expect(administrative.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['payment_methods_payfast_merchant_id', 'owner_email_addresses', 'email_smtp_host']),
  );
  const settings = { notification_email_address: 'desk@kestrel.test' };
  const saved = await people.platform.post('/api/providers/settings', { provider_id: 1, base_revision: 0, settings });
  expect(saved.statusCode).toBe(200);
  const of = async (who: Who, address: string) => (await people[who].get(address)).body;
  for (const address of ['/api/providers/settings', '/api/general-data', '/api/providers/settings?scope=user']) {
    for (const who of ['support', 'driver'] as const) {
      const body = await of(who, address);
      expect(body).not.toContain('desk@kestrel.test');
      for (const { key } of administrative) expect(body, `${who} ${address}`).not.toContain(`"${key}"`);
      // Settings that their work requires are included.
      expect(body).toContain('"driver_must_scan_each_parcel"');
    }
  }
  expect(await of('ops', '/api/providers/settings')).toContain('desk@kestrel.test');
});
