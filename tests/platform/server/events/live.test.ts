/** Live updates: which open page receives which event, events of processes that died unannounced, and reconnecting. */
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { signIn, testApp } from '../../../app.ts';
import { buildAccount } from '../../../factories/account.ts';
import { buildBranch } from '../../../factories/branch.ts';
import { buildUser, roleIds } from '../../../factories/user.ts';

const site = await testApp();
await site.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = site.app.server.address() as AddressInfo;

interface Message {
  position: number;
  moved: { entity: string; id: number | null; revision: number | null }[];
  everything?: boolean;
}

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** The messages that a browser receives, from the first on. */
async function listen(email?: string, since?: number): Promise<Message[]> {
  return listenAs(email === undefined ? undefined : (await signIn(site, email)).token, since);
}

async function listenAs(token: string | undefined, since?: number): Promise<Message[]> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const received: Message[] = [];
  const path = `/api/events${since === undefined ? '' : `?since=${since}`}`;
  const request = get({ port, host: '127.0.0.1', path, headers: { host: 'localhost', ...authorization } }, (answer) => {
    answer.setEncoding('utf8').on('data', (text: string) => {
      for (const [, data] of text.matchAll(/^data: (.*)$/gm)) received.push(JSON.parse(data ?? '') as Message);
    });
  });
  open.push(() => request.destroy());
  await expect.poll(() => received.length).toBeGreaterThan(0);
  return received;
}

/** The status of one more stream, which stays open if it is answered with 200. */
async function statusOfOneMore(token?: string): Promise<number> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { host: 'localhost', ...authorization };
  return new Promise((resolve, reject) => {
    const request = get({ port, host: '127.0.0.1', path: '/api/events', headers }, (answer) => {
      answer.resume().on('error', () => undefined);
      resolve(answer.statusCode ?? 0);
    }).on('error', reject);
    open.push(() => request.destroy());
  });
}

function answered(account: number, revision: number, providerId = 1): Promise<void> {
  const payload = { account_id: account, field_ids: ['f'], revision };
  return inTenant(site.database.app, providerId, async (tx) => emit(tx, 'account_answers_changed', payload));
}

/** Simulates a process that dies right after its commit, without announcing the event. */
function unannounced(ruleId: number, providerId = 1): Promise<unknown> {
  const event = { provider_id: providerId, name: 'integration_rules_changed' };
  const payload = JSON.stringify({ rule_id: ruleId, revision: ruleId });
  return asOwner(site.database.owner, (tx) =>
    tx
      .insertInto('events')
      .values({ ...event, payload })
      .execute(),
  );
}

const movedIn = (received: readonly Message[], entity: string) =>
  received.flatMap(({ moved }) => moved.filter((one) => one.entity === entity).map(({ id }) => id));

test('staff receive events of every account, customers of their own, guests and other providers none', async () => {
  const acme = await asOwner(site.database.owner, (tx) =>
    tx.selectFrom('users').select('account_id').where('email', '=', 'owner@acme.test').executeTakeFirstOrThrow(),
  );
  const own = acme.account_id!;
  const [staff, customer, guest] = await Promise.all([
    listen('staff@kestrel.test'),
    listen('owner@acme.test'),
    listen(),
  ]);
  await answered(own + 1000, 1);
  await answered(own, 2);
  await answered(own, 3, 2);
  await inTenant(site.database.app, 1, async (tx) => {
    emit(tx, 'integration_rules_changed', { rule_id: 5, revision: 9 });
    emit(tx, 'account_answers_changed', { account_id: own, field_ids: ['last'], revision: 4 });
  });
  await expect.poll(() => movedIn(staff, 'account').at(-1)).toBe(own);
  await expect.poll(() => movedIn(staff, 'integration_rule')).toEqual([5]);
  expect(new Set(movedIn(staff, 'account'))).toEqual(new Set([own, own + 1000]));
  await expect.poll(() => customer.at(-1)?.moved.at(-1)?.revision).toBe(4);
  expect(new Set(movedIn(customer, 'account'))).toEqual(new Set([own]));
  expect(movedIn(customer, 'integration_rule')).toEqual([]);
  expect(guest.flatMap(({ moved }) => moved).filter(({ entity }) => entity !== 'setting_revision')).toEqual([]);
  expect(JSON.stringify([staff, customer])).not.toContain('field_ids');
});

test('F376 users limited to a branch receive what happens to records of that branch or of none', async () => {
  const limited = await inTenant(site.database.owner, 1, async (tx) => {
    const branch = await buildBranch(tx, { provider_id: 1 });
    const user = { provider_id: 1, role_id: roleIds.opsManager, limit_user_to_branch: branch.id };
    return { branch, user: await buildUser(tx, user) };
  });
  const own = limited.branch.id;
  const [staff, clerk] = await Promise.all([listen('staff@kestrel.test'), listen(limited.user.email)]);
  const shipment = { account_id: 1, revision: 2, status: 'submitted' as const, fields: ['tags'] };
  await inTenant(site.database.app, 1, async (tx) => {
    emit(tx, 'shipment_updated', { ...shipment, shipment_id: 91, branch_ids: [own + 1000] });
    emit(tx, 'shipment_updated', { ...shipment, shipment_id: 92, branch_ids: [own, own + 1000] });
    emit(tx, 'shipment_updated', { ...shipment, shipment_id: 93, branch_ids: [] });
    emit(tx, 'integration_rules_changed', { rule_id: 94, revision: 9 });
  });
  await expect.poll(() => movedIn(staff, 'shipment')).toEqual([91, 92, 93]);
  await expect.poll(() => movedIn(clerk, 'integration_rule')).toEqual([94]);
  expect(movedIn(clerk, 'shipment')).toEqual([92]);
});

test('users receive only changes of what their role lets them read', async () => {
  const driver = await inTenant(site.database.owner, 1, (tx) =>
    buildUser(tx, { provider_id: 1, role_id: roleIds.driver }),
  );
  const [staff, limited] = await Promise.all([listen('staff@kestrel.test'), listen(driver.email)]);
  const shipment = { account_id: 1, revision: 2, status: 'submitted' as const, fields: ['tags'], branch_ids: [] };
  await inTenant(site.database.app, 1, async (tx) => {
    emit(tx, 'invoice_changed', { account_id: 1, invoice_id: 61 });
    emit(tx, 'integration_rules_changed', { rule_id: 62, revision: 9 });
    emit(tx, 'shipment_updated', { ...shipment, shipment_id: 63 });
  });
  await expect.poll(() => movedIn(limited, 'shipment')).toEqual([63]);
  await expect.poll(() => movedIn(staff, 'invoice')).toEqual([61]);
  expect(['invoice', 'integration_rule'].flatMap((entity) => movedIn(limited, entity))).toEqual([]);
});

test('unannounced events are found, once', async () => {
  const received = await listen('staff@kestrel.test');
  await unannounced(71);
  await expect.poll(() => movedIn(received, 'integration_rule')).toEqual([71]);
  await answered(1, 5);
  await unannounced(72);
  await expect.poll(() => movedIn(received, 'integration_rule')).toEqual([71, 72]);
  expect(movedIn(received, 'account')).toEqual([1]);
});

test('a reconnecting browser receives missed events, including those of a transaction that was open when it disconnected', async () => {
  const late = await site.database.app.pool.connect();
  await late.query(`begin; select set_config('app.provider_id', '1', true);
    select app.emit_event('integration_rules_changed', '{"rule_id": 81, "revision": 81}')`);
  await unannounced(82);
  const first = await listen('staff@kestrel.test');
  const { position } = first[0]!;
  for (const close of open.splice(0)) close();
  await late.query('commit');
  late.release();
  await unannounced(83);
  const again = await listen('staff@kestrel.test', position);
  expect(again[0]?.everything).toBeUndefined();
  expect(movedIn(again.slice(0, 1), 'integration_rule')).toEqual(expect.arrayContaining([81, 83]));
  const strange = await listen('staff@kestrel.test');
  await expect.poll(() => strange.some(({ everything }) => everything)).toBe(true);
});

test('for a large number of records one message says that any may have changed', async () => {
  const received = await listen('staff@kestrel.test');
  await inTenant(site.database.app, 1, async (tx) => {
    for (let id = 1; id <= 60; id += 1)
      emit(tx, 'account_answers_changed', { account_id: id, field_ids: ['f'], revision: id });
  });
  await expect.poll(() => movedIn(received, 'account')).toEqual([null]);
});

test('a page hears at once that its user or role was changed, and that its session is over, whatever the user may read', async () => {
  const admin = await signIn(site, 'staff@kestrel.test');
  const { driver, other, clerk } = await inTenant(site.database.owner, 1, async (tx) => ({
    driver: await buildUser(tx, { provider_id: 1, role_id: roleIds.driver }),
    other: await buildUser(tx, { provider_id: 1, role_id: roleIds.driver }),
    clerk: await buildUser(tx, { provider_id: 1, role_id: roleIds.support }),
  }));
  const [blocked, renamed, bystander] = [
    await listen(driver.email),
    await listen(clerk.email),
    await listen(other.email),
  ];
  const before = bystander.length;
  const change = (id: number, payload: object) =>
    site.request({
      ...{ method: 'PATCH', url: `/api/users/${id}`, payload },
      headers: { host: 'localhost', authorization: `Bearer ${admin.token}` },
    });
  expect((await change(driver.id, { is_blocked: true })).statusCode).toBe(200);
  expect((await change(clerk.id, { name: 'Thandi Clerk' })).statusCode).toBe(200);
  await expect.poll(() => blocked.at(-1)?.everything).toBe(true);
  await expect.poll(() => movedIn(renamed, 'user_record')).toEqual([clerk.id]);
  expect(movedIn(bystander.slice(before), 'user_record')).toEqual([]);
});

test('the streams of a closed account, and of the users of an inactive provider, end; a new one hears what guests hear', async () => {
  const provider_id = 1;
  const { account, owner } = await inTenant(site.database.owner, provider_id, async (tx) => {
    const { id } = await buildAccount(tx, { provider_id });
    return {
      account: id,
      owner: await buildUser(tx, { provider_id, role_id: roleIds.accountOwner, account_id: id, branch_id: null }),
    };
  });
  const [customer, staff, guest] = [await listen(owner.email), await listen('staff@kestrel.test'), await listen()];
  const admin = await signIn(site, 'staff@kestrel.test');
  const closing = await admin.post('/api/accounts/close', { account_id: account, reason: 'Moved away' });
  expect(closing.statusCode, closing.body).toBe(200);
  // The first message of each says so as well.
  const wasEnded = (received: readonly Message[]) => received.slice(1).some(({ everything }) => everything);
  await expect.poll(() => wasEnded(customer)).toBe(true);
  expect(wasEnded(staff)).toBe(false);

  const become = (status: 'active' | 'inactive') =>
    asOwner(site.database.owner, (tx) => tx.updateTable('providers').set({ status }).where('id', '=', 1).execute());
  await become('inactive');
  try {
    await site.app.services.streams.beat();
    await expect.poll(() => wasEnded(staff)).toBe(true);
    const ended = staff.length;
    const again = await listen('staff@kestrel.test');
    await answered(77, 1);
    const saved = { scope: 'provider' as const, scope_id: 0, keys: [], revision: 1 };
    await inTenant(site.database.owner, provider_id, async (tx) => emit(tx, 'settings_changed', saved));
    await expect.poll(() => movedIn(again, 'setting_revision')).toEqual([null]);
    expect([staff.length, movedIn(again, 'account')]).toEqual([ended, []]);
    expect(wasEnded(guest)).toBe(false);
  } finally {
    await become('active');
  }
});

test('a browser that reconnects after its session ended reads everything again', async () => {
  const first = await listen();
  const since = first[0]!.position;
  const received = await listenAs('of-nobody', since);
  expect(received[0]?.everything).toBe(true);
});

test('one user can’t hold all connections: further streams are refused, those of others are not, and closing makes room', async () => {
  const { token } = await signIn(site, 'owner@acme.test');
  const statuses = await Promise.all(Array.from({ length: 60 }, () => statusOfOneMore(token)));
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await statusOfOneMore()).toBe(200);
  expect(await statusOfOneMore((await signIn(site, 'staff@kestrel.test')).token)).toBe(200);
  for (const close of open.splice(0)) close();
  await expect.poll(() => statusOfOneMore(token)).toBe(200);
});
