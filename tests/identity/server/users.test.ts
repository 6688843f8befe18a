/** Managing users: invitations, roles, and that nobody gets more than their own permissions. */
import { beforeAll, expect, test } from 'vitest';
import { sendLinkJob } from '#modules/identity/server/passwords/send-link-job.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { buildRole } from '../../factories/role.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildUser, roleIds } from '../../factories/user.ts';
import { signedIn } from '../../signed-in.ts';
import { runWaiting } from '../../waiting-jobs.ts';

const site = await testApp();
const kestrel = 1;
let admin: Caller;
let acme: number;
let clerkRole: number;

type User = { id: number; name: string; email: string; state: string; revision: number; role: string };

beforeAll(async () => {
  admin = await signIn(site, 'staff@kestrel.test');
  const { accounts } = (await admin.get('/api/accounts?account_code=ACME')).json<{ accounts: { id: number }[] }>();
  acme = accounts[0]!.id;
  await asOwner(site.database.owner, async (tx) => {
    const permissions = ['API_/shipments:GET', 'API_/users:GET', 'API_/users:POST', 'API_/users:PATCH'];
    clerkRole = (await buildRole(tx, { provider_id: kestrel, label: 'Clerk', permissions })).id;
  });
});

function patch(caller: Caller, id: number, payload: object) {
  return site.request({
    method: 'PATCH',
    url: `/api/users/${id}`,
    payload,
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}` },
  });
}

async function invite(caller: Caller, more: object) {
  const answer = await caller.post('/api/users', { name: 'Thandi', role_id: roleIds.driver, ...more });
  return { status: answer.statusCode, body: answer.json<{ user: User; code: string; errors: { field: string }[] }>() };
}

async function userNamed(email: string): Promise<User> {
  const { users } = (await admin.get('/api/users?limit=100')).json<{ users: User[] }>();
  return users.find((user) => user.email === email)!;
}

async function lastMail() {
  return inTenant(site.database.app, kestrel, (tx) =>
    tx.selectFrom('mails').select(['kind', 'recipients', 'body']).orderBy('id', 'desc').executeTakeFirstOrThrow(),
  );
}

test('F373 an invited user sets a password by email, logs in, and is active from then on', async () => {
  const { status, body } = await invite(admin, { email: 'new.driver@kestrel.test', phone_number: '+27825550142' });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ name: 'Thandi', role: 'Driver', state: 'invited' });
  const mail = await lastMail();
  expect(mail).toMatchObject({ kind: 'password_invitation', recipients: ['new.driver@kestrel.test'] });
  const token = new URL(/https?:\S+/.exec(mail.body)![0]).searchParams.get('verification')!;
  const guest = callerWith(site, null);
  const link = await guest.post('/api/users/reset-password/link', { token });
  expect(link.json()).toMatchObject({ kind: 'invitation', name: 'Thandi' });
  const password = 'a driver with words';
  expect((await guest.post('/api/users/update-password', { token, password })).statusCode).toBe(200);
  expect((await guest.post('/api/login', { email: 'new.driver@kestrel.test', password })).statusCode).toBe(200);
  expect(await userNamed('new.driver@kestrel.test')).toMatchObject({ state: 'active' });
  // A second attempt is rejected, whoever makes it.
  const stranger = await signIn(site, 'owner@acme.test');
  for (const caller of [guest, stranger]) {
    const again = await caller.post('/api/users/update-password', { token, password: 'another with words' });
    expect(again.statusCode).toBe(410);
    expect(again.json<{ message: string }>().message).toContain('used');
  }
  expect((await guest.post('/api/login', { email: 'new.driver@kestrel.test', password })).statusCode).toBe(200);
});

test('an invitation greets by name, but not by one that says and links to something else', async () => {
  const greetings = [];
  for (const name of ['Thandi M. Mokoena', 'Pay now: https://evil.test/pay', 'evil.test', 'Thandi\n\nPay the driver']) {
    await invite(admin, { email: `greeted.${greetings.length}@kestrel.test`, name, phone_number: '+27825550145' });
    greetings.push((await lastMail()).body.split('\n\n')[0]);
  }
  expect(greetings).toEqual(['Hello Thandi M. Mokoena,', 'Hello,', 'Hello,', 'Hello,']);
});

test('an invitation opened many times at once is accepted by one, and no request hangs', async () => {
  await invite(admin, { email: 'at.once@kestrel.test', phone_number: '+27825550144' });
  const token = new URL(/https?:\S+/.exec((await lastMail()).body)![0]).searchParams.get('verification')!;
  const guest = callerWith(site, null);
  // More than there are database connections.
  const passwords = Array.from({ length: 15 }, (_, at) => `password of person ${at}`);
  const answers = await Promise.all(
    passwords.map((password) => guest.post('/api/users/update-password', { token, password })),
  );
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code !== 410)).toEqual([200]);
  const own = passwords[codes.indexOf(200)]!;
  const works = (password: string) => guest.post('/api/login', { email: 'at.once@kestrel.test', password });
  expect((await works(own)).statusCode).toBe(200);
  expect((await works(passwords.find((one) => one !== own)!)).statusCode).toBe(401);
});

test('an invitation belongs to the invited user, whoever is signed in, and is not valid at another provider', async () => {
  await invite(admin, { email: 'only.me@kestrel.test', phone_number: '+27825550143' });
  const token = new URL(/https?:\S+/.exec((await lastMail()).body)![0]).searchParams.get('verification')!;
  const elsewhere = await site.request({
    method: 'POST',
    url: '/api/users/update-password',
    payload: { token, password: 'a stranger with words' },
    headers: { host: 'protea.localhost' },
  });
  expect(elsewhere.statusCode).toBe(410);
  const other = await signIn(site, 'support@kestrel.test');
  const password = 'the invited one with words';
  expect((await other.post('/api/users/update-password', { token, password })).statusCode).toBe(200);
  const guest = callerWith(site, null);
  expect((await guest.post('/api/login', { email: 'only.me@kestrel.test', password })).statusCode).toBe(200);
  expect((await guest.post('/api/login', { email: 'support@kestrel.test', password })).statusCode).toBe(401);
});

test('missing and duplicate values are reported at their field, and nothing is saved', async () => {
  const bad = await invite(admin, { name: ' ', email: 'nameless@kestrel.test', branch_id: 9_999_999 });
  expect(bad.status).toBe(422);
  expect(bad.body.errors.map(({ field }) => field)).toEqual(['name', 'branch_id']);
  const odd = await invite(admin, { email: 'not an address', phone_number: '12' });
  expect(odd.body.errors.map(({ field }) => field)).toEqual(['email', 'phone_number']);
  expect(await userNamed('nameless@kestrel.test')).toBeUndefined();
  const taken = await invite(admin, { email: 'OPS@kestrel.test' });
  expect(taken.status).toBe(409);
  expect(taken.body).toMatchObject({ code: 'known_email', errors: [{ field: 'email' }] });
});

test('nobody assigns a role with more permissions than their own; only the platform creates administrators', async () => {
  const clerk = await asOwner(site.database.owner, (tx) => buildUser(tx, { provider_id: kestrel, role_id: clerkRole }));
  const caller = callerWith(site, await signedIn(site.database, clerk.email, 'localhost'));
  const offered = async (who: Caller, query = '') =>
    (await who.get(`/api/users/roles${query}`)).json<{ roles: { label: string }[] }>().roles.map(({ label }) => label);
  expect(await offered(caller)).toEqual(['Clerk']);
  expect(await offered(admin)).toEqual([
    'Operations manager',
    'Customer support',
    'Driver',
    'Warehouse operator',
    'Clerk',
  ]);
  const platform = await signIn(site, 'platform@kestrel.test');
  expect(await offered(platform)).toContain('Provider administrator');
  expect(await offered(await signIn(site, 'manager@kestrel.test'))).toEqual([
    ...['Operations manager', 'Driver', 'Warehouse operator', 'Clerk'],
  ]);
  // The form of another administrator names their role; a role that allows more stays unknown.
  expect(await offered(admin, `?id=${roleIds.providerAdmin}`)).toEqual(['Provider administrator']);
  expect(await offered(caller, `?id=${roleIds.providerAdmin}`)).toEqual([]);
  expect(await offered(admin, `?account_id=${acme}`)).toEqual([
    'Account owner',
    'Account user',
    'Account user without billing',
  ]);
  for (const role_id of [roleIds.driver, roleIds.providerAdmin, roleIds.platformAdmin]) {
    const refused = await invite(caller, { email: `x${role_id}@kestrel.test`, role_id });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ field: 'role_id', code: 'role_not_allowed' }]);
  }
  expect((await invite(admin, { email: 'x@kestrel.test', role_id: roleIds.accountOwner })).status).toBe(422);
  const driver = await userNamed('driver@kestrel.test');
  expect((await patch(caller, driver.id, { name: 'Renamed' })).statusCode).toBe(403);
  expect((await caller.post(`/api/users/${driver.id}/invite`, {})).statusCode).toBe(403);
});

test('F377 operations managers, support and warehouse operators are appointed by operations managers and those above them, whatever else a role allows', async () => {
  const [support] = (await admin.get('/api/users/roles?search=support')).json<{
    roles: Record<'permissions' | 'permissions_ui', string[]>[];
  }>().roles;
  const lead = await asOwner(site.database.owner, async (tx) => {
    const permissions = [...support!.permissions, ...support!.permissions_ui, 'API_/users:GET', 'API_/users:POST'];
    const { id } = await buildRole(tx, { provider_id: kestrel, label: 'Support lead', permissions });
    return buildUser(tx, { provider_id: kestrel, role_id: id });
  });
  const caller = callerWith(site, await signedIn(site.database, lead.email, 'localhost'));
  const offered = (await caller.get('/api/users/roles')).json<{ roles: { label: string }[] }>();
  expect(offered).toMatchObject({ roles: [{ label: 'Support lead' }] });
  const refused = await invite(caller, { email: 'helper@kestrel.test', role_id: roleIds.support });
  expect(refused.body.errors).toMatchObject([{ field: 'role_id', code: 'role_not_allowed' }]);
  const manager = await signIn(site, 'manager@kestrel.test');
  expect((await invite(manager, { email: 'scanner@kestrel.test', role_id: roleIds.warehouse })).status).toBe(200);
});

test('F144 each user has a page mode, which the session returns', async () => {
  const { body } = await invite(admin, { email: 'capture@kestrel.test', role_id: roleIds.support });
  expect((await patch(admin, body.user.id, { shipment_page_mode: 'data-capturing' })).statusCode).toBe(200);
  const capturing = callerWith(site, await signedIn(site.database, 'capture@kestrel.test', 'localhost'));
  const { user } = (await capturing.get('/api/general-data')).json<{ user: object }>();
  expect(user).toMatchObject({ shipment_page_mode: 'data-capturing' });
});

test('an account owner sees and invites only users of their own account', async () => {
  const owner = await signIn(site, 'owner@acme.test');
  const { users } = (await owner.get('/api/users?limit=100')).json<{ users: { account_id: number }[] }>();
  expect(new Set(users.map(({ account_id }) => account_id))).toEqual(new Set([acme]));
  const made = await invite(owner, { email: 'clerk@acme.test', role_id: roleIds.accountUser, account_id: acme });
  expect(made.body.user).toMatchObject({ account_id: acme, state: 'invited' });
  const bare = await invite(owner, { email: 'clerk2@acme.test', role_id: roleIds.accountUser });
  expect(bare.body.user).toMatchObject({ account_id: acme, state: 'invited' });
  expect((await invite(owner, { email: 'y@acme.test', role_id: roleIds.driver, account_id: acme })).status).toBe(422);
  expect(
    (await invite(owner, { email: 'z@acme.test', role_id: roleIds.accountUser, account_id: acme + 1 })).status,
  ).toBe(403);
  const staff = await userNamed('driver@kestrel.test');
  expect((await patch(owner, staff.id, { name: 'Mine' })).statusCode).toBe(404);
});

test('F376 nobody lets a user, or themselves, see more than they see', async () => {
  const owner = await signIn(site, 'owner@acme.test');
  const { accounts } = (await admin.get('/api/accounts?account_code=KAROO')).json<{ accounts: { id: number }[] }>();
  const other = accounts[0]!.id;
  const [self, colleague] = [await userNamed('owner@acme.test'), await userNamed('user@acme.test')];
  const refused = (field: string) => ({ code: 'invalid_user', errors: [{ field, code: 'limit_not_allowed' }] });
  for (const { id } of [self, colleague]) {
    const moved = await patch(owner, id, { account_id: other });
    expect(moved.json()).toMatchObject(refused('account_id'));
    const both = await patch(owner, id, { account_id: other, limit_user_to_account: null });
    expect(both.json()).toMatchObject(refused('account_id'));
    const widened = await patch(owner, id, { limit_user_to_account: other });
    expect(widened.json()).toMatchObject(refused('limit_user_to_account'));
  }
  const spy = { email: 'spy@acme.test', role_id: roleIds.accountUser, account_id: acme, limit_user_to_account: other };
  expect((await invite(owner, spy)).body).toMatchObject(refused('limit_user_to_account'));
  expect((await invite(admin, spy)).body).toMatchObject(refused('limit_user_to_account'));
  expect((await patch(owner, colleague.id, { limit_user_to_account: null })).statusCode).toBe(200);

  const { branches } = (await admin.get('/api/branches')).json<{ branches: { id: number }[] }>();
  const [branch, another] = branches.map(({ id }) => id);
  await asOwner(site.database.owner, (tx) =>
    buildUser(tx, {
      ...{ provider_id: kestrel, email: 'branch.clerk@kestrel.test', role_id: clerkRole },
      limit_user_to_branch: branch!,
    }),
  );
  const clerk = callerWith(site, await signedIn(site.database, 'branch.clerk@kestrel.test', 'localhost'));
  const { id } = await userNamed('branch.clerk@kestrel.test');
  for (const limit_user_to_branch of [null, another])
    expect((await patch(clerk, id, { limit_user_to_branch })).json()).toMatchObject(refused('limit_user_to_branch'));
  expect((await patch(clerk, id, { name: 'Still limited' })).statusCode).toBe(200);
});

test('F376 the list says which users the caller may change, as the server decides', async () => {
  const { email } = await asOwner(site.database.owner, (tx) =>
    buildUser(tx, { provider_id: kestrel, role_id: clerkRole }),
  );
  const clerk = callerWith(site, await signedIn(site.database, email, 'localhost'));
  type Listed = User & { can_change: boolean };
  const listed = async (caller: Caller, search: string): Promise<Listed> =>
    (await caller.get(`/api/users?search=${search}`)).json<{ users: Listed[] }>().users[0]!;
  for (const [caller, search, can_change] of [
    [clerk, 'staff@kestrel.test', false],
    [clerk, 'owner@acme.test', true],
    [clerk, email, true],
    [admin, email, true],
  ] as const) {
    const user = await listed(caller, search);
    expect(user, search).toMatchObject({ can_change });
    const answer = await patch(caller, user.id, { base_revision: user.revision, name: user.name });
    expect(answer.statusCode, search).toBe(can_change ? 200 : 403);
  }
});

test('F376 a user who moves to another account is limited to that one', async () => {
  const { accounts } = (await admin.get('/api/accounts?account_code=KAROO')).json<{ accounts: { id: number }[] }>();
  const to = accounts[0]!.id;
  const limited = { role_id: roleIds.accountUser, account_id: acme, limit_user_to_account: acme };
  const { body } = await invite(admin, { email: 'moves@acme.test', ...limited });
  const moved = await patch(admin, body.user.id, { account_id: to });
  expect(moved.json()).toMatchObject({ user: { account_id: to, limit_user_to_account: to } });
});

test('with a new email address, links that went to the old one end, and an invitation goes to the new one', async () => {
  const tokenOf = (body: string) => new URL(/https?:\S+/.exec(body)![0]).searchParams.get('verification')!;
  const opened = async (token: string) =>
    (await callerWith(site, null).post('/api/users/reset-password/link', { token })).statusCode;
  const { body } = await invite(admin, { email: 'typing.error@kestrel.test' });
  const first = tokenOf((await lastMail()).body);
  expect(await opened(first)).toBe(200);
  expect((await patch(admin, body.user.id, { email: 'right@kestrel.test' })).statusCode).toBe(200);
  expect(await opened(first)).toBe(410);
  const second = await lastMail();
  expect(second).toMatchObject({ kind: 'password_invitation', recipients: ['right@kestrel.test'] });
  expect(await opened(tokenOf(second.body))).toBe(200);

  // Of a user who has a password, and so of a customer: the old address can't reset it.
  await callerWith(site, null).post('/api/users/reset-password', { email: 'nobilling@acme.test' });
  await runWaiting(site, sendLinkJob(site.app));
  const reset = tokenOf((await lastMail()).body);
  const { id } = await userNamed('nobilling@acme.test');
  expect((await patch(admin, id, { email: 'nadia@acme.test' })).statusCode).toBe(200);
  expect(await opened(reset)).toBe(410);
  // The new one gets no link, and the old one is told.
  expect(await lastMail()).toMatchObject({ kind: 'email_changed', recipients: ['nobilling@acme.test'] });
});

test('a new email address ends the sessions of its user, except the one in which it was changed', async () => {
  const build = () =>
    inTenant(site.database.owner, kestrel, (tx) =>
      buildUser(tx, { provider_id: kestrel, role_id: roleIds.opsManager, branch_id: null }),
    );
  const { id, email } = await build();
  const other = await signIn(site, email);
  expect((await patch(admin, id, { email: 'new.manager@kestrel.test' })).statusCode).toBe(200);
  expect((await other.get('/api/users/me')).statusCode).toBe(401);
  const again = await signIn(site, 'new.manager@kestrel.test');
  expect((await patch(admin, id, { name: 'Another Name' })).statusCode).toBe(200);
  expect((await again.get('/api/users/me')).statusCode).toBe(200);

  const self = await build();
  const [here, there] = [await signIn(site, self.email), await signIn(site, self.email)];
  expect((await patch(here, self.id, { email: 'myself@kestrel.test' })).statusCode).toBe(200);
  const stati = [here, there].map(async (session) => (await session.get('/api/users/me')).statusCode);
  expect(await Promise.all(stati)).toEqual([200, 401]);
});

test('pages of a user and of whoever manages users hear of every change, those who assign drivers of each driver', async () => {
  const heard = async () => {
    const last = (tx: Parameters<Parameters<typeof inTenant>[2]>[0]) =>
      tx.selectFrom('events').select(['name', 'payload']).orderBy('id', 'desc').executeTakeFirstOrThrow();
    return inTenant(site.database.app, kestrel, last);
  };
  const role = { role_id: roleIds.accountUser, account_id: acme };
  const { id } = (await invite(admin, { email: 'heard@acme.test', ...role })).body.user;
  const changed = { name: 'user_changed', payload: { user_id: id, account_id: acme } };
  expect(await heard()).toMatchObject(changed);
  await patch(admin, id, { is_blocked: true });
  expect(await heard()).toMatchObject(changed);
  await patch(admin, id, { is_blocked: true });
  const driver = (await invite(admin, { email: 'heard@kestrel.test', role_id: roleIds.driver })).body.user;
  await patch(admin, driver.id, { is_blocked: true });
  const ofDrivers = await inTenant(site.database.app, kestrel, (tx) =>
    tx.selectFrom('events').select('payload').where('name', '=', 'driver_changed').execute(),
  );
  const ofDriver = ofDrivers.filter(({ payload }) => (payload as { driver_id: number }).driver_id === driver.id);
  expect(ofDriver).toHaveLength(2);
  const made = (await admin.post('/api/roles', { label: 'Heard', permissions: ['API_/users:GET'] })).json<{
    role: { id: number };
  }>();
  expect(await heard()).toMatchObject({ name: 'role_changed', payload: { role_id: made.role.id } });
});

test('a wrong choice is one error that lists the choices', async () => {
  const { id } = await userNamed('driver@kestrel.test');
  const message = 'Must be default, data-capturing, kiosk or kiosk-with-payment-flow.';
  const answer = await patch(admin, id, { shipment_page_mode: 'sideways' });
  expect(answer.json()).toMatchObject({ errors: [{ field: 'shipment_page_mode', message, code: 'enum' }] });
  // Also where the value may be null.
  const platform = await signIn(site, 'platform@kestrel.test');
  const provider = await site.request({
    ...{ method: 'PATCH', url: '/api/providers/1', payload: { status: 'gone' } },
    headers: { host: 'localhost', authorization: `Bearer ${platform.token}` },
  });
  expect(provider.json<{ errors: object[] }>().errors).toEqual([
    { field: 'status', message: 'Must be active, overdue or inactive.', code: 'enum' },
  ]);
});

test('a blocked user is logged out everywhere immediately, cannot log in, and can be unblocked', async () => {
  const support = await signIn(site, 'support@kestrel.test');
  const { id, revision } = await userNamed('support@kestrel.test');
  const blocked = await patch(admin, id, { is_blocked: true, base_revision: revision });
  expect(blocked.json()).toMatchObject({ user: { state: 'blocked', revision: revision + 1 } });
  expect((await support.get('/api/users/me')).statusCode).toBe(401);
  expect((await admin.post(`/api/users/${id}/invite`, {})).statusCode).toBe(409);
  expect((await patch(admin, id, { is_blocked: false })).json()).toMatchObject({ user: { state: 'active' } });
  expect((await support.get('/api/users/me')).statusCode).toBe(401);
});

test('two users change one user: the second gets a conflict, and nothing of theirs is saved', async () => {
  const { id, revision } = await userNamed('manager@kestrel.test');
  expect((await patch(admin, id, { name: 'First', base_revision: revision })).statusCode).toBe(200);
  const second = await patch(admin, id, { name: 'Second', base_revision: revision });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({ code: 'conflict' });
  expect(await userNamed('manager@kestrel.test')).toMatchObject({ name: 'First' });
});

test('what users change of themselves is not lost to an administrator who has seen them before', async () => {
  const support = await signIn(site, 'support@kestrel.test');
  const { id, revision } = await userNamed('support@kestrel.test');
  const own = await site.request({
    ...{ method: 'PATCH', url: '/api/users', payload: { name: 'Married Name' } },
    headers: { host: 'localhost', authorization: `Bearer ${support.token}` },
  });
  expect(own.statusCode, own.body).toBe(200);
  const late = await patch(admin, id, { name: 'Old Name', base_revision: revision });
  expect(late.json()).toMatchObject({ code: 'conflict', record: { name: 'Married Name' } });
  expect(await userNamed('support@kestrel.test')).toMatchObject({ name: 'Married Name' });
});

test('the last administrator can’t be removed or limited, and nobody blocks, demotes or limits themselves', async () => {
  const { id } = await userNamed('staff@kestrel.test');
  const refused = { code: 'last_administrator' };
  const at = (field: string) => ({ ...refused, errors: [{ field }] });
  const { branches } = (await admin.get('/api/branches')).json<{ branches: { id: number }[] }>();
  const limit = { limit_user_to_branch: branches[0]!.id };
  expect((await patch(admin, id, { is_blocked: true })).json()).toMatchObject(refused);
  expect((await patch(admin, id, { role_id: roleIds.driver })).json()).toMatchObject(at('role_id'));
  expect((await patch(admin, id, limit)).json()).toMatchObject(at('limit_user_to_branch'));
  const platform = await signIn(site, 'platform@kestrel.test');
  expect((await patch(platform, id, { is_blocked: true })).json()).toMatchObject(refused);
  expect((await patch(platform, id, limit)).json()).toMatchObject(at('limit_user_to_branch'));
  await asOwner(site.database.owner, (tx) => buildUser(tx, { provider_id: kestrel, ...limit }));
  expect((await patch(platform, id, { is_blocked: true })).json()).toMatchObject(refused);
  await asOwner(site.database.owner, (tx) => buildUser(tx, { provider_id: kestrel }));
  expect((await patch(platform, id, { is_blocked: true })).json()).toMatchObject({ user: { state: 'blocked' } });
  expect((await patch(platform, id, { is_blocked: false })).statusCode).toBe(200);
});

test('of two administrators who block each other at the same moment, one stays', async () => {
  const pair = ['first.admin@kestrel.test', 'second.admin@kestrel.test'] as const;
  const build = (email: string) => asOwner(site.database.owner, (tx) => buildUser(tx, { provider_id: kestrel, email }));
  const [one, other] = [await build(pair[0]), await build(pair[1])];
  const [first, second] = [await signIn(site, pair[0]), await signIn(site, pair[1])];
  // Users of other tests may be administrators, too.
  const others = await asOwner(site.database.owner, (tx) =>
    tx
      .updateTable('users')
      .set({ is_disabled: true })
      .where('is_disabled', '=', false)
      .where('email', 'not in', pair)
      .returning('id')
      .execute(),
  );
  const answers = await Promise.all([
    patch(first, other.id, { is_blocked: true }),
    patch(second, one.id, { is_blocked: true }),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  await asOwner(site.database.owner, async (tx) => {
    await tx.updateTable('users').set({ is_disabled: true }).where('email', 'in', pair).execute();
    const ids = others.map(({ id }) => id);
    await tx.updateTable('users').set({ is_disabled: false }).where('id', 'in', ids).execute();
  });
});

test('F143 the kiosk with payment is available only at providers with counters', async () => {
  const set = (enable_ram_counters: boolean) =>
    asOwner(site.database.owner, (tx) =>
      buildSettings(tx, { provider_id: kestrel, settings: { enable_ram_counters } }),
    );
  const more = { email: 'kiosk@kestrel.test', role_id: roleIds.support, shipment_page_mode: 'kiosk-with-payment-flow' };
  const staff = await signIn(site, 'platform@kestrel.test');
  await set(false);
  expect(await invite(staff, more)).toMatchObject({ status: 422, body: { errors: [{ field: 'shipment_page_mode' }] } });
  await set(true);
  const { status, body } = await invite(staff, more);
  expect(status).toBe(200);
  await set(false);
  // An existing assignment stays valid.
  expect((await patch(staff, body.user.id, { name: 'Renamed' })).statusCode).toBe(200);
  await set(true);
});
