/** Push notifications of new jobs to drivers: sent once, encrypted, signed, and only within the provider's hours. */
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { legRules } from '#modules/shipments/domain/driver-jobs.ts';
import { readKeys } from '#modules/operations/server/push/keys.ts';
import { rotateSecrets } from '#platform/server/db/rotate-secrets.ts';
import { parseKeyRing } from '#platform/server/db/secrets.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { pushHost, startPushService, type Subscription } from '../../simulators/push-service.ts';

const service = await startPushService();
afterAll(() => service.close());
// Later than the database's clock, so that due jobs run only when a test runs them.
let now = new Date('2030-01-15T10:00:00+02:00');
const site = await testApp({
  jobs: true,
  clock: () => now,
  env: { OUTBOUND_TRUSTED: `${pushHost}:443=127.0.0.1:${service.port}` },
});

const [staff, driver, customer] = (await Promise.all(
  ['staff@kestrel.test', 'driver@kestrel.test', 'owner@acme.test'].map((email) => signIn(site, email)),
)) as [Caller, Caller, Caller];

const path = '/api/push-subscriptions';
const driverId = await asOwner(site.database.owner, async (tx) => {
  const user = tx.selectFrom('users').select('id').where('email', '=', 'driver@kestrel.test');
  return (await user.executeTakeFirstOrThrow()).id;
});

/** Around the clock, or not before tomorrow. */
function hours(from: string, to: string) {
  const settings = { push_notifications_active_hours_from: from, push_notifications_active_hours_to: to };
  return inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { provider_id: 1, settings }));
}

async function subscribe(caller: Caller = driver): Promise<Subscription> {
  const { public_key } = (await caller.get(`${path}/key`)).json<{ public_key: string }>();
  const subscription = service.subscribe(public_key);
  expect((await caller.post(path, subscription)).statusCode).toBe(200);
  return subscription;
}

/** References of two collections and a delivery without a driver. */
const book = (...legs: readonly ('collection' | 'delivery')[]) =>
  inTenant(site.database.owner, 1, async (tx) => {
    const account_id = await accountId(tx);
    const ids: number[] = [];
    for (const leg of legs) {
      const status = legRules[leg].waiting[0]!;
      const before = { [`${leg}_before`]: '12:00' };
      const { id } = await buildStoredShipment(tx, { provider_id: 1, account_id, status, ...before });
      ids.push(id * 2 + (leg === 'delivery' ? 1 : 0));
    }
    return ids;
  });

async function assign(ids: readonly number[], to: number | null = driverId): Promise<void> {
  const answer = await staff.post('/api/trip-sheet/jobs', { ids, driver_id: to });
  expect(answer.json()).toMatchObject({ assigned: ids });
}

const receivedBy = ({ endpoint }: Subscription) => service.received.filter((one) => one.endpoint === endpoint);
const waiting = () =>
  asOwner(site.database.owner, (tx) => tx.selectFrom('push_jobs').select(['user_id', 'leg']).execute());

const jobs = () =>
  asOwner(site.database.owner, async (tx) => {
    const { rows } = await sql<{ run_at: Date; last_error: string | null }>`
      select run_at, last_error from graphile_worker.jobs where key like ${`%push-${driverId}`}`.execute(tx);
    return rows;
  });
const due = async () => (await jobs()).map(({ run_at }) => run_at.toISOString());

/** Runs pending notifications now, as soon as `count` jobs are waiting. */
async function runNow(count: number): Promise<void> {
  await expect.poll(async () => (await waiting()).length).toBe(count);
  await asOwner(site.database.owner, async (tx) => {
    await sql`select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs
              where key like ${`%push-${driverId}`}`.execute(tx);
    // Notifies the worker like the queue does for new jobs; otherwise it polls a few seconds later.
    await sql`select pg_notify('jobs:insert', '{"count": 1}')`.execute(tx);
  });
}

test('F324 every phone of the driver gets one notification of jobs assigned together, and the details of a single one', async () => {
  await hours('00:00', '23:30');
  now = new Date('2030-01-15T10:00:00+02:00');
  const [phone, tablet] = [await subscribe(), await subscribe()];
  await assign(await book('collection', 'collection', 'delivery'));
  await runNow(3);
  const several = { title: '3 new jobs', body: '2 collections and 1 delivery', link: '/tripsheet' };
  await expect.poll(() => receivedBy(phone)).toMatchObject([{ message: several, topic: 'new-jobs', ttl: 14_400 }]);
  await expect.poll(() => receivedBy(tablet)).toMatchObject([{ message: several }]);
  expect(receivedBy(phone)[0]?.subject).toMatch(/^mailto:.+@.+/);
  await expect.poll(waiting).toEqual([]);
  expect((await driver.post(`${path}/delete`, { endpoint: tablet.endpoint })).statusCode).toBe(200);
  await assign(await book('delivery'));
  await runNow(1);
  await expect.poll(() => receivedBy(phone)[1]?.message).toMatchObject({ title: 'New delivery before 12:00' });
  expect(receivedBy(tablet)).toHaveLength(1);
});

test('F324 outside the hours it waits until they begin, and jobs unassigned meanwhile are omitted', async () => {
  await hours('06:00', '20:00');
  now = new Date('2030-01-15T21:00:00+02:00');
  const phone = await subscribe();
  const [remaining, lost] = (await book('collection', 'collection')) as [number, number];
  await assign([remaining, lost]);
  // Handled when it was assigned, and postponed.
  await runNow(2);
  await expect.poll(due).toEqual(['2030-01-16T04:00:00.000Z']);
  expect(receivedBy(phone)).toEqual([]);
  await assign([lost], null);
  now = new Date('2030-01-16T06:00:00+02:00');
  await runNow(2);
  await expect.poll(() => receivedBy(phone)).toMatchObject([{ message: { title: 'New collection before 12:00' } }]);
  await expect.poll(waiting).toEqual([]);
});

const subscribed = () =>
  asOwner(site.database.owner, async (tx) => {
    const rows = await tx.selectFrom('push_subscriptions').select('endpoint').execute();
    return rows.map(({ endpoint }) => endpoint);
  });

test('an address in our own network is never called and is removed; the driver’s phone gets one notification', async () => {
  await hours('00:00', '23:30');
  const phone = await subscribe();
  const inside = { ...phone, endpoint: `https://127.0.0.1:${service.port}/inside` };
  expect((await driver.post(path, inside)).statusCode).toBe(200);
  await assign(await book('collection'));
  await runNow(1);
  await expect.poll(subscribed).not.toContain(inside.endpoint);
  await expect.poll(waiting).toEqual([]);
  await expect.poll(jobs).toEqual([]);
  expect(receivedBy(phone)).toHaveLength(1);
  expect(await subscribed()).toContain(phone.endpoint);
});

test('a phone that unsubscribed at its push service is removed; logging out ends the subscription', async () => {
  await hours('00:00', '23:30');
  const gone = await subscribe();
  service.answer(gone.endpoint, 410);
  const other = await signIn(site, 'driver@kestrel.test');
  const left = await subscribe(other);
  expect((await other.post('/api/logout', {})).statusCode).toBeLessThan(300);
  await assign(await book('collection'));
  await runNow(1);
  await expect.poll(subscribed).not.toContain(gone.endpoint);
  expect(receivedBy(left)).toEqual([]);
});

test.each([
  [{ endpoint: 'http://push.test/x' }, 'endpoint'],
  [{ keys: { p256dh: 'short', auth: 'A'.repeat(22) } }, 'keys.p256dh'],
  [{ keys: { p256dh: 'A'.repeat(87), auth: '' } }, 'keys.auth'],
  // Of the right length, but not a point on the curve.
  [{ keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }, 'keys.p256dh'],
])('%j is rejected at its field', async (wrong, field) => {
  const right = { endpoint: 'https://push.test/x', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } };
  const answer = await driver.post(path, { ...right, ...wrong });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ field }] });
});

test('customers can’t subscribe; the private key is always stored encrypted', async () => {
  expect((await customer.get(`${path}/key`)).statusCode).toBe(403);
  const [row] = await asOwner(site.database.owner, (tx) => tx.selectFrom('push_keys').selectAll().execute());
  expect(row?.private_key.length).toBeGreaterThan(43);
});

test('if the key can’t be decrypted nothing is lost: pending notifications are sent once it can be again', async () => {
  now = new Date('2030-01-17T10:00:00+02:00');
  const phone = await subscribe();
  const setKey = (private_key: Buffer) =>
    asOwner(site.database.owner, (tx) => tx.updateTable('push_keys').set({ private_key }).execute());
  const stored = await asOwner(site.database.owner, (tx) =>
    tx.selectFrom('push_keys').select('private_key').executeTakeFirstOrThrow(),
  );
  await setKey(Buffer.concat([stored.private_key.subarray(0, 20), Buffer.alloc(stored.private_key.length - 20)]));
  await assign(await book('collection'));
  await runNow(1);
  const failure = async () => (await jobs()).map(({ last_error }) => last_error).join();
  await expect.poll(failure).toContain('was damaged');
  await setKey(stored.private_key);
  await runNow(1);
  await expect.poll(() => receivedBy(phone)).toMatchObject([{ message: { title: 'New collection before 12:00' } }]);
});

test('after key rotation the new encryption key decrypts it, and the signing key is unchanged', async () => {
  const { keys } = site.app.services;
  const [oldKey, newKey] = [keys.keys.get(keys.current)!, Buffer.alloc(32, 'new')].map((key) => key.toString('base64'));
  expect((await rotateSecrets(site.database, parseKeyRing(`${newKey},${oldKey}`))).rotated).toBeGreaterThan(0);
  const readWith = (ring: string) => inTenant(site.database.app, 1, (tx) => readKeys(tx, parseKeyRing(ring), 1));
  expect((await readWith(newKey!))?.publicKey).toBe((await readWith(`${newKey},${oldKey}`))?.publicKey);
  await expect(readWith(oldKey!)).rejects.toThrow(/key/);
});
