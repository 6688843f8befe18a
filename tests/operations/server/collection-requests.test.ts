/** Bulk collections through the API: requested, assigned, scanned until the last parcel closes them, and permissions. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { collection_request_status } from '#generated/enums.ts';
import type { NewRow, Row } from '#generated/database.ts';
import type { CollectionRequest, CollectionRequestStatus, Settings } from '#generated/types.ts';
import { createRequest, noteCollected } from '#modules/operations/server/collection-requests.ts';
import { nextStatuses } from '#modules/operations/domain/collection-request.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { buildRole } from '../../factories/role.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { buildUser, roleIds } from '../../factories/user.ts';
import { signedIn } from '../../signed-in.ts';

const now = new Date('2026-11-22T10:00:00+02:00');
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const prepaid = await signIn(site, 'owner@prepaid.test');
const stranger = await signIn(site, 'staff@protea.test');
const acme = await inTenant(site.database.owner, 1, (tx) => accountId(tx));

function book(attributes: Partial<NewRow<'shipments'>> = {}): Promise<Row<'shipments'>> {
  return inTenant(site.database.owner, 1, (tx) =>
    buildStoredShipment(tx, { provider_id: 1, account_id: acme, ...attributes }),
  );
}

const author: AuditAuthor = {
  ...{ request_id: '', client_version: '', source: 'api', user_id: null, user_name: null },
  ...{ impersonated_user_id: null, impersonated_user_name: null },
};

const path = '/api/collection-requests';
const day = '2026-11-23';

const request = (caller: Caller, references: string, more: object = {}) =>
  caller.post(path, { references, collection_date: day, ...more });

async function requested(caller: Caller, ...shipments: readonly Row<'shipments'>[]): Promise<CollectionRequest> {
  const answer = await request(caller, shipments.map((one) => one.tracking_reference).join('\n'));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ collection_request: CollectionRequest }>().collection_request;
}

const change = (caller: Caller, payload: object) =>
  site.request({
    ...{ method: 'PATCH', url: path, payload },
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}` },
  });

const scan = (caller: Caller, id: number, tracking_reference: string) =>
  caller.post(`${path}/scan`, { id, tracking_reference });

async function read(caller: Caller, id: number): Promise<CollectionRequest | undefined> {
  const answer = await caller.get(`${path}?id=${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ collection_requests: CollectionRequest[] }>().collection_requests[0];
}

const set = (settings: Partial<Settings>) =>
  inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { provider_id: 1, settings }));

async function driver(): Promise<number> {
  const found = await inTenant(site.database.owner, 1, (tx) =>
    tx.selectFrom('users').select('id').where('email', '=', 'driver@kestrel.test').executeTakeFirstOrThrow(),
  );
  return found.id;
}

describe('requesting', () => {
  test('customers see which of their colleagues requested a collection, but not which member of staff', async () => {
    const { tracking_reference } = await book();
    const answer = await request(staff, tracking_reference, { account_id: acme });
    const { collection_request: ofStaff } = answer.json<{ collection_request: CollectionRequest }>();
    const own = await requested(customer, await book());
    const names = async (caller: Caller) => [
      (await read(caller, ofStaff.id))?.created_by,
      (await read(caller, own.id))?.created_by,
    ];
    expect(await names(staff)).toEqual(['Sipho Staff', 'Olwethu Owner']);
    expect(await names(customer)).toEqual([null, 'Olwethu Owner']);
  });

  test('F358, F360 a customer requests several shipments at once and gets COL and six digits', async () => {
    const [first, second] = [
      await requested(customer, await book(), await book()),
      await requested(customer, await book()),
    ];
    expect(first).toMatchObject({
      status: 'collection-unassigned',
      shipment_count: 2,
      collected_count: 0,
      account_id: acme,
    });
    expect(first.reference).toMatch(/^COL\d{6}$/);
    expect(Number(second.reference.slice(3))).toBe(Number(first.reference.slice(3)) + 1);
    expect(await read(customer, first.id)).toEqual(first);
    expect(await read(stranger, first.id)).toBeUndefined();
  });

  test('staff who choose no account are told so at its field', async () => {
    const answer = await request(staff, (await book()).tracking_reference);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'unknown_account', errors: [{ field: 'account_id' }] });
  });

  test('a shipment that is requested twice at once is in one bulk collection', async () => {
    const shipment = await book();
    let second: ReturnType<typeof request> | undefined;
    await inTenant(site.database.app, 1, async (tx) => {
      const input = { accountId: acme, collectionDate: day, references: shipment.tracking_reference, note: null };
      await createRequest(tx, { providerId: 1, author, now }, input);
      second = request(customer, shipment.tracking_reference);
      const waiting = () => sql`select from pg_locks where not granted`.execute(tx);
      await expect.poll(async () => (await waiting()).rows.length).toBeGreaterThan(0);
    });
    expect((await second)!.statusCode).toBe(422);
  });

  test('each number that cannot be collected is reported with the reason, and nothing is saved', async () => {
    const [open, done] = [await book(), await book({ status: 'delivered' })];
    const { reference } = await requested(customer, open);
    const answer = await request(customer, `${open.tracking_reference}, ${done.tracking_reference} NOSUCH`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: { message: string }[] }>().errors.map(({ message }) => message)).toEqual([
      `${open.tracking_reference} is in ${reference} already.`,
      `${done.tracking_reference} doesn’t wait for its collection.`,
      'NOSUCH is no shipment of this account.',
    ]);
    const yesterday = await request(customer, (await book()).tracking_reference, { collection_date: '2026-11-21' });
    expect(yesterday.json()).toMatchObject({ errors: [{ field: 'collection_date' }] });
    const slip = await request(customer, (await book()).tracking_reference, { collection_date: '2062-11-24' });
    expect(slip.json()).toMatchObject({
      errors: [{ field: 'collection_date', message: 'Choose a day within a year.' }],
    });
  });

  test('F376 a user limited to a branch requests only what is collected or delivered there', async () => {
    const branches = await inTenant(site.database.owner, 1, (tx) =>
      tx.selectFrom('branches').select('id').orderBy('id').limit(2).execute(),
    );
    const [own, other] = branches.map(({ id }) => id) as [number, number];
    const user = await inTenant(site.database.owner, 1, (tx) =>
      buildUser(tx, { provider_id: 1, role_id: roleIds.opsManager, limit_user_to_branch: own }),
    );
    const limited = callerWith(site, await signedIn(site.database, user.email, 'localhost'));
    const [seen, hidden] = [await book({ delivery_branch_id: own }), await book({ collection_branch_id: other })];
    const references = `${seen.tracking_reference} ${hidden.tracking_reference}`;
    const answer = await request(limited, references, { account_id: acme });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: [{ message: `${hidden.tracking_reference} is no shipment of this account.` }] },
    ]);
    const allowed = await request(limited, seen.tracking_reference, { account_id: acme });
    expect(allowed.statusCode, allowed.body).toBe(200);
  });

  test('a repeated request with the same key creates one collection', async () => {
    const { tracking_reference: references } = await book();
    const send = () => customer.post(path, { references, collection_date: day }, { 'idempotency-key': 'collect-once' });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    expect(first.statusCode).toBe(200);
  });

  test('F361 the switches turn it off for everyone or for customers; prepaid accounts have none', async () => {
    const { tracking_reference } = await book();
    expect((await request(prepaid, tracking_reference)).statusCode).toBe(403);
    expect((await prepaid.get(path)).json()).toMatchObject({ collection_requests: [] });
    await set({ unused_feature_collection_request_accounts: true });
    expect((await request(customer, tracking_reference)).statusCode).toBe(403);
    expect((await staff.get(path)).statusCode).toBe(200);
    await set({ unused_feature_collection_requests: true });
    expect((await staff.get(path)).statusCode).toBe(403);
    await set({ unused_feature_collection_requests: false, unused_feature_collection_request_accounts: false });
    expect((await request(customer, tracking_reference)).statusCode).toBe(200);
  });
});

describe('statuses', () => {
  const all = collection_request_status.map((one) => one.const);
  const put = (id: number, status: CollectionRequestStatus) =>
    inTenant(site.database.owner, 1, (tx) =>
      tx.updateTable('collection_requests').set({ status }).where('id', '=', id).execute(),
    );

  test('F358 staff may make every transition of the table manually, and no other', async () => {
    const { id } = await requested(customer, await book());
    for (const from of all)
      for (const to of all) {
        await put(id, from);
        const allowed = nextStatuses(from).includes(to);
        const expected = allowed || (from === to && nextStatuses(from).length > 0) ? 200 : 409;
        expect((await change(staff, { id, status: to })).statusCode, `${from} to ${to}`).toBe(expected);
      }
  });

  test('a driver is assigned and unassigned; a stale revision is a conflict; a customer can only cancel', async () => {
    const { id, revision } = await requested(customer, await book());
    const assigned = await change(staff, { id, driver_id: await driver(), base_revision: revision });
    expect(assigned.json()).toMatchObject({
      collection_request: { status: 'collection-assigned', driver_id: await driver() },
    });
    expect((await change(staff, { id, driver_id: null, base_revision: revision })).statusCode).toBe(409);
    expect((await change(staff, { id, driver_id: 1 })).statusCode).toBe(422);
    const off = await change(staff, { id, driver_id: null });
    expect(off.json()).toMatchObject({ collection_request: { status: 'collection-unassigned', driver_id: null } });
    expect((await change(customer, { id, driver_id: await driver() })).statusCode).toBe(403);
    expect((await change(prepaid, { id, status: 'cancelled' })).statusCode).toBe(404);
    expect((await change(customer, { id, status: 'cancelled' })).statusCode).toBe(200);
  });
});

describe('scanning', () => {
  test('each scan collects a shipment; the last closes the request, a cancelled shipment does not hold it up', async () => {
    const [first, second, cancelled] = [await book(), await book(), await book()];
    const { id } = await requested(customer, first, second, cancelled);
    await inTenant(site.database.owner, 1, (tx) =>
      tx.updateTable('shipments').set({ status: 'cancelled' }).where('id', '=', cancelled.id).execute(),
    );
    expect((await scan(staff, id, (await book()).tracking_reference)).statusCode).toBe(422);
    expect((await scan(customer, id, first.tracking_reference)).statusCode).toBe(403);
    const one = await scan(staff, id, first.short_tracking_reference.toLowerCase());
    expect(one.json()).toMatchObject({ collection_request: { status: 'collection-unassigned', collected_count: 1 } });
    const again = await scan(staff, id, first.tracking_reference);
    expect(again.json()).toMatchObject({ collection_request: { collected_count: 1 } });
    const last = await scan(staff, id, second.tracking_reference);
    expect(last.json()).toMatchObject({ collection_request: { status: 'closed', collected_count: 2 } });
    expect((await scan(staff, id, second.tracking_reference)).statusCode).toBe(409);
    const history = await staff.get(`/api/shipments?id=${first.id}`);
    expect(history.json()).toMatchObject({ shipments: [{ status: 'collected' }] });
  });

  test('concurrent scans of the last two shipments close it once', async () => {
    const shipments = [await book(), await book()];
    const { id } = await requested(customer, ...shipments);
    const answers = await Promise.all(shipments.map((one) => scan(staff, id, one.tracking_reference)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await read(staff, id)).toMatchObject({ status: 'closed', collected_count: 2 });
  });

  test('a shipment collected by a driver counts too', async () => {
    const shipment = await book();
    const { id } = await requested(customer, shipment);
    await inTenant(site.database.worker, 1, (tx) => noteCollected(tx, { providerId: 1, author, now }, shipment.id));
    expect(await read(staff, id)).toMatchObject({ status: 'closed', collected_count: 1 });
  });
});

test('F359 bulk collections require collection-requests:POST', async () => {
  const holder = await inTenant(site.database.owner, 1, async (tx) => {
    const permissions = ['API_/shipments:GET', 'API_/collection-requests:GET'];
    const role = await buildRole(tx, { provider_id: 1, permissions });
    return buildUser(tx, { provider_id: 1, email: 'reader@kestrel.test', role_id: role.id });
  });
  const reader = callerWith(site, await signedIn(site.database, holder.email, 'localhost'));
  const shipment = await book();
  expect((await reader.get(path)).statusCode).toBe(200);
  expect((await request(reader, shipment.tracking_reference)).statusCode).toBe(403);
  expect((await request(customer, shipment.tracking_reference)).statusCode).toBe(200);
});
