/** Platform administration: a new provider works immediately, and its status takes effect. */
import { expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp } from '../../app.ts';
import { buildRole } from '../../factories/role.ts';
import { buildUser } from '../../factories/user.ts';
import { signedIn } from '../../signed-in.ts';

const site = await testApp();
const platform = await signIn(site, 'platform@kestrel.test');
const staff = await signIn(site, 'staff@kestrel.test');

type Provider = { id: number; name: string; status: string; origins: string[]; revision: number };

const karoo = {
  ...{ name: 'Karoo Parcels', origin: 'karoo.localhost', theme_primary: '#7A3E1D' },
  ...{ branch_code: 'BFW', branch_name: 'Beaufort West', admin_name: 'Anna Karoo', admin_email: 'anna@karoo.test' },
};

function patch(id: number, payload: object, token = platform.token) {
  return site.request({
    ...{ method: 'PATCH', url: `/api/providers/${id}`, payload },
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
  });
}

async function all(): Promise<Provider[]> {
  return (await platform.get('/api/providers/all?limit=100')).json<{ providers: Provider[] }>().providers;
}

test('F008 a new provider is reachable at its address with its colour, and its administrator can book a shipment', async () => {
  const answer = await platform.post('/api/providers', karoo);
  expect(answer.statusCode, answer.body).toBe(200);
  const { provider } = answer.json<{ provider: Provider }>();
  expect(provider).toMatchObject({ name: 'Karoo Parcels', status: 'active', origins: ['karoo.localhost'] });

  const guest = callerWith(site, null, 'karoo.localhost');
  const start = (await guest.get('/api/providers')).json<{ provider: object; provider_settings: object }>();
  expect(start).toMatchObject({
    provider: { id: provider.id, name: 'Karoo Parcels' },
    provider_settings: {
      ...{ provider_title: 'Karoo Parcels', theme_primary: '#7A3E1D' },
      ...{
        theme_primary_light: expect.stringMatching(/^#[ef]/i) as string,
        theme_primary_dark: expect.stringMatching(/^#[0-6]/) as string,
      },
    },
  });

  const mail = await asOwner(site.database.owner, (tx) =>
    tx
      .selectFrom('mails')
      .select(['recipients', 'body'])
      .where('provider_id', '=', provider.id)
      .executeTakeFirstOrThrow(),
  );
  expect(mail.recipients).toEqual(['anna@karoo.test']);
  const link = new URL(/https?:\S+/.exec(mail.body)![0]);
  expect(link.hostname).toBe('karoo.localhost');
  const password = 'a provider with words';
  const token = link.searchParams.get('verification')!;
  expect((await guest.post('/api/users/update-password', { token, password })).statusCode).toBe(200);
  const login = await guest.post('/api/login', { email: 'anna@karoo.test', password });
  const anna = callerWith(site, login.json<{ access_token: string }>().access_token, 'karoo.localhost');

  const { branches } = (await anna.get('/api/branches')).json<{ branches: object[] }>();
  expect(branches).toMatchObject([{ code: 'BFW', name: 'Beaufort West' }]);
  const made = await anna.post('/api/accounts', {
    name: 'First Customer',
    account_type: 'postpaid',
    credit_limit: 5000,
  });
  const { account } = made.json<{ account: { id: number } }>();
  const address = (street: string, area: string, code: string) => ({
    ...{ type: 'business', company: 'Shop', street_address: street, local_area: area, city: 'Cape Town', code },
    ...{ zone: 'Western Cape', country: 'ZA' },
  });
  const booked = await anna.post('/api/shipments', {
    account_id: account.id,
    collection_address: address('7 Long Street', 'City Bowl', '8001'),
    delivery_address: address('4 Main Road', 'Claremont', '7708'),
    collection_contact: { name: 'Thandi', mobile_number: '0825550142' },
    delivery_contact: { name: 'Pieter', mobile_number: '0835550101' },
    parcels: [{ submitted_length_cm: 20, submitted_width_cm: 20, submitted_height_cm: 10, submitted_weight_kg: 2 }],
    service_level_code: 'ECO',
  });
  expect(booked.statusCode, booked.body).toBe(200);
});

test('a value in use is reported at its field, and nothing of the provider is saved', async () => {
  const before = (await all()).length;
  const taken = await platform.post('/api/providers', { ...karoo, origin: 'protea.localhost' });
  expect(taken.json()).toMatchObject({ code: 'known_origin', errors: [{ field: 'origin' }] });
  const { id } = (await all()).find(({ name }) => name === 'Kestrel Couriers')!;
  const second = await patch(id, { origins: ['localhost', 'protea.localhost'] });
  expect(second.json()).toMatchObject({ code: 'known_origin', errors: [{ field: 'origins.1' }] });
  expect((await platform.post('/api/providers', { ...karoo, origin: 'No Host' })).statusCode).toBe(400);
  expect(await all()).toHaveLength(before);
});

test('F388 users of an inactive provider can’t sign in; staff of an overdue provider see a warning', async () => {
  const { id, revision } = (await all()).find(({ name }) => name === 'Protea Parcels')!;
  const pumla = await signIn(site, 'staff@protea.test');
  const overdue = await patch(id, { status: 'overdue', base_revision: revision });
  expect(overdue.json()).toMatchObject({ provider: { status: 'overdue', revision: revision + 1 } });
  expect((await pumla.get('/api/users/me')).statusCode).toBe(200);
  const guest = callerWith(site, null, 'protea.localhost');
  expect((await guest.get('/api/providers')).json()).toMatchObject({ provider: { status: 'overdue' } });
  expect((await patch(id, { status: 'active', base_revision: revision })).json()).toMatchObject({ code: 'conflict' });
  expect((await patch(id, { status: 'inactive' })).statusCode).toBe(200);
  expect((await pumla.get('/api/branches')).statusCode).toBe(423);
  const login = { email: 'staff@protea.test', password: 'demo-pass-123' };
  expect((await guest.post('/api/login', login)).json()).toMatchObject({ code: 'provider_inactive' });
  expect((await patch(id, { status: 'active' })).statusCode).toBe(200);
  expect((await pumla.get('/api/branches')).statusCode).toBe(200);
});

test('only platform administrators manage providers, regardless of roles of a provider', async () => {
  expect((await staff.get('/api/providers/all')).statusCode).toBe(403);
  expect((await staff.post('/api/providers', karoo)).statusCode).toBe(403);
  const { email } = await asOwner(site.database.owner, async (tx) => {
    const { id: role_id } = await buildRole(tx, { provider_id: 1, permissions: ['*'] });
    return buildUser(tx, { provider_id: 1, role_id });
  });
  const everything = callerWith(site, await signedIn(site.database, email, 'localhost'));
  const { providers } = (await everything.get('/api/providers/all')).json<{ providers: Provider[] }>();
  expect(providers.map(({ name }) => name)).toEqual(['Kestrel Couriers']);
  expect((await everything.post('/api/providers', karoo)).statusCode).toBe(403);
  expect((await patch(2, { name: 'Mine' }, everything.token)).statusCode).toBe(403);
});
