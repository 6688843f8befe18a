/** Branches: creating and changing them, and retiring one only if no user would lose access. */
import { beforeAll, expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildUser, roleIds } from '../../factories/user.ts';

const site = await testApp();
const kestrel = 1;
let admin: Caller;

type Branch = { id: number; code: string; state: string; city?: string; revision: number };

beforeAll(async () => {
  admin = await signIn(site, 'staff@kestrel.test');
});

function patch(caller: Caller, id: number, payload: object) {
  return site.request({
    ...{ method: 'PATCH', url: `/api/branches/${id}`, payload },
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}` },
  });
}

async function add(code: string): Promise<Branch> {
  return (await admin.post('/api/branches', { code, name: `Branch ${code}` })).json<{ branch: Branch }>().branch;
}

test('a branch has a completed address, hours and an audit trail', async () => {
  const address = {
    street_address: '1 Voortrekker Road',
    local_area: 'Bellville',
    city: 'Cape Town',
    code: '7530',
    country: 'ZA',
  };
  const hours = [{ day: 1, from: '08:00', to: '17:00' }];
  const sent = { code: 'blv', name: ' Bellville ', address, trading_hours: hours };
  const made = (await admin.post('/api/branches', sent)).json<{ branch: Branch }>().branch;
  expect(made).toMatchObject({
    ...{ code: 'BLV', name: 'Bellville', state: 'open', city: 'Cape Town', trading_hours: hours },
    address: { zone: 'Western Cape' },
  });
  const { audit_events } = (await admin.get(`/api/audit/events?type=branch&object_id=${made.id}`)).json<{
    audit_events: unknown[];
  }>();
  expect(audit_events).toHaveLength(1);
});

test('errors are reported at their field: a code in use, a closing time before the opening time', async () => {
  const taken = await admin.post('/api/branches', { code: 'JNB', name: 'Another' });
  expect(taken.statusCode).toBe(409);
  expect(taken.json()).toMatchObject({ code: 'known_code', errors: [{ field: 'code' }] });
  const backwards = { code: 'BAK', name: 'Back', trading_hours: [{ day: 1, from: '17:00', to: '08:00' }] };
  expect((await admin.post('/api/branches', backwards)).json()).toMatchObject({
    ...{ code: 'invalid_branch', errors: [{ field: 'trading_hours.0.to' }] },
  });
});

test('a stale revision of a branch is rejected; open pages hear of each change', async () => {
  const heard = () =>
    asOwner(site.database.owner, (tx) =>
      tx.selectFrom('events').select('payload').where('name', '=', 'branch_changed').orderBy('id').execute(),
    );
  const before = (await heard()).length;
  const { id } = await add('TWO');
  const event = { payload: { branch_id: id, branch_ids: [id] } };
  expect((await heard()).slice(before)).toEqual([event]);
  expect((await patch(admin, id, { name: 'First', base_revision: 1 })).statusCode).toBe(200);
  expect((await heard()).slice(before)).toEqual([event, event]);
  expect((await patch(admin, id, { name: 'Second', base_revision: 1 })).json()).toMatchObject({ code: 'conflict' });
});

test('a branch with users limited to it can’t be retired; a retired one can’t be assigned', async () => {
  const { id } = await add('OLD');
  const person = await asOwner(site.database.owner, (tx) =>
    buildUser(tx, {
      ...{ provider_id: kestrel, role_id: roleIds.opsManager },
      ...{ branch_id: id, limit_user_to_branch: id },
    }),
  );
  const use = (await admin.get(`/api/branches/${id}/use`)).json<{ can_retire: boolean; uses: object[] }>();
  expect(use).toMatchObject({
    can_retire: false,
    uses: [
      { title: 'People who see this branch only', count: 1, prevents: true },
      { title: 'People who work here', count: 1, prevents: false },
    ],
  });
  const refused = await patch(admin, id, { is_retired: true });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'branch_in_use' });
  await asOwner(site.database.owner, (tx) =>
    tx.updateTable('users').set({ limit_user_to_branch: null }).where('id', '=', person.id).execute(),
  );
  expect((await patch(admin, id, { is_retired: true })).json()).toMatchObject({ branch: { state: 'retired' } });
  const { branches } = (await admin.get('/api/general-data')).json<{ branches: { id: number }[] }>();
  expect(branches.some((branch) => branch.id === id)).toBe(false);
  const invited = await admin.post('/api/users', {
    ...{ name: 'New', email: 'new@kestrel.test', role_id: roleIds.driver, branch_id: id },
  });
  expect(invited.json()).toMatchObject({ errors: [{ field: 'branch_id', code: 'retired_branch' }] });
  const reopened = await patch(admin, id, { is_retired: false });
  expect(reopened.json()).toMatchObject({ branch: { state: 'open' } });
});

test('users who may see branches but not change them get 403', async () => {
  const support = await signIn(site, 'support@kestrel.test');
  const { branches } = (await admin.get('/api/branches?search=Johannesburg')).json<{ branches: Branch[] }>();
  expect((await patch(support, branches[0]!.id, { name: 'Mine' })).statusCode).toBe(403);
  expect((await support.get(`/api/branches/${branches[0]!.id}/use`)).statusCode).toBe(403);
});
