/** Roles created by a provider: nobody grants permissions they don’t have, and changes apply immediately. */
import { beforeAll, expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { buildRole } from '../../factories/role.ts';
import { buildUser } from '../../factories/user.ts';
import { signedIn } from '../../signed-in.ts';

const site = await testApp();
const kestrel = 1;
let admin: Caller;

type Role = {
  id: number;
  label: string;
  kind: string;
  permissions: string[];
  user_count: number;
  revision: number;
};
type Refusal = { code: string; message: string; errors: { field: string; code: string; message: string }[] };

beforeAll(async () => {
  admin = await signIn(site, 'staff@kestrel.test');
});

async function staffWith(permissions: string[]): Promise<{ caller: Caller; role: number }> {
  const { email, role_id } = await asOwner(site.database.owner, async (tx) => {
    const { id } = await buildRole(tx, { provider_id: kestrel, permissions });
    return buildUser(tx, { provider_id: kestrel, role_id: id });
  });
  return { caller: callerWith(site, await signedIn(site.database, email, 'localhost')), role: role_id };
}

function send(method: 'PATCH' | 'DELETE', caller: Caller, id: number, payload?: object) {
  return site.request({
    ...{ method, url: `/api/roles/${id}`, ...(payload && { payload }) },
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}` },
  });
}

async function add(caller: Caller, label: string, permissions: string[]) {
  const answer = await caller.post('/api/roles', { label, permissions });
  return { status: answer.statusCode, ...answer.json<{ role: Role } & Refusal>() };
}

async function all(caller: Caller): Promise<Role[]> {
  return (await caller.get('/api/roles?limit=100')).json<{ roles: Role[] }>().roles;
}

test('of requests for the same thing at the same moment one succeeds, and the others can be repeated', async () => {
  const statuses = async (requests: readonly Promise<{ statusCode: number }>[]) =>
    (await Promise.all(requests)).map(({ statusCode }) => statusCode).sort((a, b) => a - b);
  const four = [1, 2, 3, 4];
  const permissions = ['API_/users:GET'];
  expect(await statuses(four.map(() => admin.post('/api/roles', { label: 'At once', permissions })))).toEqual([
    ...[200, 409, 409, 409],
  ]);
  const user = { name: 'Thandi', email: 'at.once@kestrel.test', role_id: 7 };
  expect(await statuses(four.map(() => admin.post('/api/users', user)))).toEqual([200, 409, 409, 409]);
});

test('F371 built-in roles are listed as global, with their number of users, and cannot be changed', async () => {
  const roles = await all(admin);
  expect(roles.filter(({ kind }) => kind === 'global').map(({ label }) => label)).toEqual([
    ...['Provider administrator', 'Operations manager', 'Customer support', 'Account owner', 'Account user'],
    ...['Driver', 'Warehouse operator', 'Account user without billing'],
  ]);
  expect(roles.find(({ label }) => label === 'Account owner')).toMatchObject({ user_count: 2 });
  const [builtIn] = roles;
  expect((await send('PATCH', admin, builtIn!.id, { label: 'Mine' })).statusCode).toBe(404);
  expect((await send('DELETE', admin, builtIn!.id)).statusCode).toBe(404);
});

test('F380 a role stores permissions that only screens use separately, and its permissions apply immediately', async () => {
  const held = ['API_/shipments:GET', 'INLINE_reference_search'];
  const { role } = await add(admin, 'Quiet reader', held);
  expect(role).toMatchObject({ kind: 'custom', permissions: held, user_count: 0, revision: 1 });
  const person = await asOwner(site.database.owner, (tx) => buildUser(tx, { provider_id: kestrel, role_id: role.id }));
  const caller = callerWith(site, await signedIn(site.database, person.email, 'localhost'));
  const me = (await caller.get('/api/users/me')).json<{ user: { role: object } }>();
  expect(me.user.role).toMatchObject({
    permissions: ['API_/shipments:GET'],
    permissions_ui: ['INLINE_reference_search'],
  });
  expect((await caller.get('/api/branches')).statusCode).toBe(403);
  const permissions = [...held, 'API_/branches:GET'];
  const changed = await send('PATCH', admin, role.id, { permissions, base_revision: 1 });
  expect(changed.json()).toMatchObject({ role: { revision: 2, user_count: 1 } });
  expect((await caller.get('/api/branches')).statusCode).toBe(200);
});

test('F377 nobody creates a role with more permissions than they have, raises one above themselves, or changes or deletes one above, or changes their own', async () => {
  const own = ['GET', 'POST', 'PATCH', 'DELETE'].map((verb) => `API_/roles:${verb}`).concat('API_/shipments:GET');
  const { caller, role } = await staffWith(own);
  const refused = await add(caller, 'Boss', ['API_/shipments:GET', 'API_/users:POST']);
  expect(refused.status).toBe(422);
  expect(refused.errors).toMatchObject([
    { field: 'permissions', code: 'permission_not_allowed', message: expect.stringContaining('Add users') as string },
  ]);
  const { role: mine } = await add(caller, 'Reader', ['API_/shipments:GET']);
  expect((await send('PATCH', caller, mine.id, { permissions: ['API_/users:GET'] })).statusCode).toBe(422);
  expect((await send('PATCH', caller, role, { label: 'Me' })).json()).toMatchObject({ code: 'own_role' });
  const { role: above } = await add(admin, 'Above', ['API_/shipments:GET', 'API_/users:GET']);
  expect((await send('PATCH', caller, above.id, { label: 'Lower' })).statusCode).toBe(403);
  expect((await send('DELETE', caller, above.id)).statusCode).toBe(403);
  expect((await send('DELETE', caller, mine.id)).statusCode).toBe(200);
  // Permissions of the platform’s team and the full wildcard are not available to a provider’s role.
  const platform = await signIn(site, 'platform@kestrel.test');
  for (const permission of ['*', 'API_/providers:POST', 'API_/nothing:GET'])
    expect((await add(platform, `With ${permission}`, [permission])).status).toBe(422);
});

test('two administrators change one role: the second gets a conflict, and nothing of theirs is saved', async () => {
  const { role } = await add(admin, 'Counter', ['API_/shipments:GET']);
  expect((await send('PATCH', admin, role.id, { label: 'Counter A', base_revision: 1 })).statusCode).toBe(200);
  const second = await send('PATCH', admin, role.id, { label: 'Counter B', base_revision: 1 });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({ code: 'conflict' });
  expect((await all(admin)).find(({ id }) => id === role.id)).toMatchObject({ label: 'Counter A', revision: 2 });
});

test('role names are unique, and a role needs permissions', async () => {
  expect(await add(admin, 'Clerk', ['API_/shipments:GET'])).toMatchObject({ status: 200 });
  expect(await add(admin, 'CLERK', ['API_/shipments:GET'])).toMatchObject({
    ...{ status: 409, code: 'known_role' },
    errors: [{ field: 'label' }],
  });
  expect(await add(admin, 'driver', ['API_/shipments:GET'])).toMatchObject({ status: 409 });
  const bad = await admin.post('/api/roles', { label: ' ' });
  expect(bad.json<Refusal>().errors.map(({ field }) => field)).toEqual(['label', 'permissions']);
  expect((await admin.post('/api/roles', { label: 'Nothing' })).json<Refusal>().errors).toMatchObject([
    { field: 'permissions' },
  ]);
});

test('a role in use can’t be deleted; the audit trail shows who added and deleted one', async () => {
  const { role } = await add(admin, 'Short lived', ['API_/shipments:GET']);
  const person = await asOwner(site.database.owner, (tx) => buildUser(tx, { provider_id: kestrel, role_id: role.id }));
  const refused = await send('DELETE', admin, role.id);
  expect(refused.json()).toMatchObject({ code: 'role_in_use' });
  await asOwner(site.database.owner, (tx) => tx.deleteFrom('users').where('id', '=', person.id).execute());
  expect((await send('DELETE', admin, role.id)).statusCode).toBe(200);
  expect((await all(admin)).some(({ id }) => id === role.id)).toBe(false);
  const { audit_events: events } = (await admin.get(`/api/audit/events?type=role&object_id=${role.id}`)).json<{
    audit_events: { user: { name: string }; change: { change_from?: object; change_to?: object } }[];
  }>();
  expect(events.map(({ change }) => [typeof change.change_from, typeof change.change_to])).toEqual([
    ['object', 'undefined'],
    ['undefined', 'object'],
  ]);
  expect(events[0]!.user.name).toBe('Sipho Staff');
});

test('the calls that each permission allows are listed, with whether the current user can grant it', async () => {
  const { caller } = await staffWith(['API_/roles:GET', 'API_/shipments:*']);
  type Answer = {
    permissions: { permission: string; can_give: boolean; calls: string[]; screens_only: boolean; group: string }[];
    calls: { name: string; access: string; role_ids: number[] }[];
  };
  const { permissions, calls } = (await caller.get('/api/roles/permissions')).json<Answer>();
  const given = permissions.filter(({ can_give }) => can_give).map(({ permission }) => permission);
  expect(given).toEqual(['API_/shipments:GET', 'API_/shipments:POST', 'API_/shipments:PATCH', 'API_/roles:GET']);
  expect(permissions.map(({ permission }) => permission)).not.toContain('*');
  expect(permissions.find(({ permission }) => permission === 'API_/users:POST')).toMatchObject({
    ...{ group: 'Users', calls: expect.arrayContaining(['Invite a user']) as string[] },
  });
  expect(calls.find(({ name }) => name === 'read_roles')!.role_ids).toContain(2);
  expect(calls.find(({ name }) => name === 'read_roles')!.role_ids).not.toContain(3);
  expect(calls.find(({ name }) => name === 'login')).toMatchObject({ access: 'public' });
});
