/** Sending a shipment to a connected system manually, and the request log: it contains no secrets, and failed requests are retried. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IntegrationRequest } from '#generated/types.ts';
import { integrations } from '#modules/integrations/server/module.ts';
import { encryptSecret } from '#platform/server/db/secrets.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp } from '../../app.ts';
import { buildIntegrationRule } from '../../factories/integration-rule.ts';
import { buildRole } from '../../factories/role.ts';
import { buildSettings } from '../../factories/settings.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';
import { buildUser } from '../../factories/user.ts';
import { signedIn } from '../../signed-in.ts';
import { startGateways } from '../../simulators/gateway-server.ts';

let status = 200;
/** Sent instead of JSON; `hang up` closes the connection. */
let instead: Buffer | 'hang up' | undefined;
const system = await startGateways({
  answer: (_request, response) => {
    if (instead === undefined) return { status, body: { received: true } };
    if (instead === 'hang up') response.destroy();
    else response.writeHead(status).end(instead);
    return undefined;
  },
});
afterAll(() => system.close());
const site = await testApp({ env: { OUTBOUND_TRUSTED: `127.0.0.1:${system.port}` } });
const staff = await signIn(site, 'staff@kestrel.test');
const operations = await signIn(site, 'manager@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const stranger = await signIn(site, 'staff@protea.test');
const shipment = await storeShipment(site.database, { proof_of_delivery_pin: '482193' });
const { keys } = site.app.services;
const [sendJob] = integrations.jobs!(site.app);
let ruleId = 0;

beforeAll(async () => {
  const place = (scope_id: number) =>
    ({ provider_id: 1, scope: 'integration_rule', scope_id, key: 'signing_secret' }) as const;
  const config = JSON.stringify({ url: `http://127.0.0.1:${system.port}/hook`, method: 'PUT' });
  const rule = await inTenant(site.database.owner, 1, (tx) =>
    buildIntegrationRule(tx, { provider_id: 1, name: 'Warehouse', config }, (id) =>
      encryptSecret(keys, place(id), 'whsec-hidden'),
    ),
  );
  ruleId = rule.id;
});

const trigger = (caller = staff, rule_id = ruleId, shipment_id = shipment.id) =>
  caller.post('/api/integration/third-party-integration-rules/trigger', { rule_id, shipment_id });

async function triggered(rule = ruleId): Promise<number> {
  const answer = await trigger(staff, rule);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ id: number }>().id;
}

async function waitingJobs(id: number): Promise<unknown> {
  const found = await site.database.owner.pool.query(
    `select attempts, max_attempts from graphile_worker.jobs where key like '%:integration_request:${id}'`,
  );
  return found.rows;
}

/** Runs the job, as its first or last attempt. */
const send = (request_id: number, attempts = 5) =>
  sendJob!.run(site.database.worker, { provider_id: 1, data: { request_id } }, {
    job: { attempts, max_attempts: 5 },
  } as unknown as Parameters<NonNullable<typeof sendJob>['run']>[2]);

async function logged(query: string, caller = staff): Promise<readonly IntegrationRequest[]> {
  const answer = await caller.get(`/api/integration/requests?${query}`);
  return answer.json<{ integration_requests: IntegrationRequest[] }>().integration_requests;
}

test('requests to the same host are sent two at a time, so that a dead one holds up no others', async () => {
  const ids = [await triggered(), await triggered()];
  const { rows } = await site.database.owner.pool.query<{ queue: string }>(
    `select distinct queue_name as queue from graphile_worker.jobs where key = any($1) order by 1`,
    [ids.map((id) => `1:integration_request:${id}`)],
  );
  expect(rows.map(({ queue }) => queue)).toEqual([0, 1].map((part) => `1:127.0.0.1:${system.port} ${part}`));
  for (const id of ids) await send(id);
});

test('F339 a shipment is sent manually only by users with the permission of the trigger', async () => {
  const id = await triggered();
  expect((await logged(`id=${id}`))[0]).toMatchObject({ status: 'pending', attempts: 0, created_by: 'Sipho Staff' });
  await send(id);
  const received = system.requests.at(-1)!;
  expect(received).toMatchObject({ method: 'PUT', path: '/hook' });
  expect(received.headers['x-signature']).toMatch(/^sha256=[0-9a-f]{64}$/);
  const { 'webhook-id': delivery, 'webhook-timestamp': seconds, 'webhook-signature': signature } = received.headers;
  const signed = createHmac('sha256', 'whsec-hidden')
    .update(`${delivery}.${seconds}.${received.body}`)
    .digest('base64');
  expect([delivery, signature]).toEqual([received.headers['x-delivery-id'], `v1,${signed}`]);
  expect(Math.abs(Number(seconds) - Date.now() / 1_000)).toBeLessThan(60);
  expect(received.body).toContain(shipment.tracking_reference);
  expect(received.body).not.toContain('482193');
  for (const caller of [operations, customer]) expect((await trigger(caller)).statusCode).toBe(403);
  expect((await trigger(stranger)).statusCode).toBe(404);
});

test('F339 a role that may only trigger rules chooses from those that are on, without what they are set up with', async () => {
  const permissions = ['API_/shipments:GET', 'API_/integration/third-party-integration-rules/trigger:POST'];
  const person = await asOwner(site.database.owner, async (tx) => {
    const { id: role_id } = await buildRole(tx, { provider_id: 1, label: 'Despatcher', permissions });
    await buildIntegrationRule(tx, { provider_id: 1, name: 'Resting', is_enabled: false }, (id) =>
      encryptSecret(keys, { provider_id: 1, scope: 'integration_rule', scope_id: id, key: 'signing_secret' }, 'x'),
    );
    return buildUser(tx, { provider_id: 1, role_id });
  });
  const caller = callerWith(site, await signedIn(site.database, person.email, 'localhost'));
  const list = (await caller.get('/api/integration/third-party-integration-rules')).json<{ rules: unknown[] }>();
  expect(list.rules).toMatchObject([{ id: ruleId, name: 'Warehouse', filters: [], config: {} }]);
  expect(JSON.stringify(list)).not.toContain('/hook');
  expect((await trigger(caller)).statusCode).toBe(200);
  expect((await caller.get('/api/integration/requests')).statusCode).toBe(403);
});

test('F381 where integrations are turned off, no rule is changed or triggered', async () => {
  const turn = (settings: object) =>
    asOwner(site.database.owner, (tx) => buildSettings(tx, { provider_id: 1, settings }));
  await turn({ enabled_features: ['reports'] });
  expect((await trigger()).json()).toMatchObject({ code: 'forbidden', message: 'This feature is turned off.' });
  expect((await staff.get('/api/integration/third-party-integration-rules')).statusCode).toBe(403);
  await turn({ enabled_features: ['integrations'] });
  expect((await trigger()).statusCode).toBe(200);
});

test('F340 the log has type, method, status and status group, and no secret', async () => {
  const id = await triggered();
  await send(id);
  const choice = (value: string) => encodeURIComponent(JSON.stringify([value]));
  const [row] = await logged(`id=${id}&status_code_group=${choice('200s')}&type=${choice('outbound-webhook')}`);
  expect(row).toMatchObject({
    ...{ type: 'outbound-webhook', method: 'PUT', status: 'success', status_code: 200, status_code_group: '200s' },
    ...{ rule: 'Warehouse', response_body: '{"received":true}', problem: null, attempts: 1 },
  });
  expect(row!.request_headers).toContainEqual({ name: 'x-signature', value: 'sha256=***' });
  expect(row!.request_headers).toContainEqual({ name: 'webhook-signature', value: 'v1,***' });
  expect(JSON.stringify(row)).not.toContain('whsec-hidden');
  expect(await logged(`id=${id}&status_code_group=${choice('500s')}`)).toEqual([]);
  expect(await logged(`id=${id}&rule=${encodeURIComponent('%ware%')}`)).toHaveLength(1);
  expect(await logged(`id=${id}&rule=Returns`)).toEqual([]);
  expect((await customer.get('/api/integration/requests')).statusCode).toBe(403);
  expect(await logged(`id=${id}`, stranger)).toEqual([]);
});

test.each([
  [408, 'pending'],
  [429, 'pending'],
  [400, 'failed'],
  [302, 'failed'],
])('after an answer of %i a request is %s', async (answer, expected) => {
  status = answer;
  const id = await triggered();
  await send(id, 1).catch(() => undefined);
  status = 200;
  expect((await logged(`id=${id}`))[0]).toMatchObject({ status: expected, status_code: answer });
});

test('failures are retried, then given up, and sent again manually; successful requests are not', async () => {
  status = 503;
  const id = await triggered();
  const delivery = () => system.requests.at(-1)!.headers['x-delivery-id'];
  const earlier = delivery();
  await expect(send(id, 1)).rejects.toThrow('503');
  const first = delivery();
  expect((await logged(`id=${id}`))[0]).toMatchObject({ status: 'pending', status_code: 503, attempts: 1 });
  // One that waits for its next attempt is sent at once instead, not as well, and as often as before.
  expect((await staff.post('/api/integration/requests/retry', { id })).statusCode).toBe(200);
  expect(await waitingJobs(id)).toEqual([{ attempts: 0, max_attempts: 12 }]);
  await send(id, 5);
  // The receiver can tell that it is the same delivery.
  expect([delivery(), first === earlier]).toEqual([first, false]);
  expect((await logged(`id=${id}`))[0]!.request_headers).toContainEqual({ name: 'x-delivery-id', value: first });
  expect((await logged(`id=${id}`))[0]).toMatchObject({ status: 'failed', status_code_group: '500s', attempts: 2 });
  status = 200;
  const retry = () => staff.post('/api/integration/requests/retry', { id });
  expect((await retry()).statusCode).toBe(200);
  await send(id);
  expect((await logged(`id=${id}`))[0]).toMatchObject({ status: 'success', status_code: 200, problem: null });
  expect((await retry()).json()).toMatchObject({ code: 'request_not_failed' });
  expect((await staff.post('/api/integration/requests/retry', { id: 999_999 })).statusCode).toBe(404);
});

test.each([
  ['bytes that are no text', Buffer.from([0x7b, 0, 0xff, 0xfe, 0]), 5],
  ['ten megabytes', Buffer.alloc(10 * 1024 * 1024, 'x'), 10_000],
  ['nothing', Buffer.alloc(0), 0],
])('F340 an answer of %s with a good status is a success, sent once', async (_, answer, length) => {
  instead = answer;
  const id = await triggered();
  const before = system.requests.length;
  await send(id, 1).finally(() => (instead = undefined));
  const [row] = await logged(`id=${id}`);
  expect(row).toMatchObject({ status: 'success', status_code: 200, problem: null });
  expect(row!.response_body).toHaveLength(length);
  expect(system.requests).toHaveLength(before + 1);
});

test('F340 an attempt without an answer does not show the answer of an earlier one', async () => {
  status = 503;
  const id = await triggered();
  await send(id, 1).catch(() => undefined);
  [status, instead] = [200, 'hang up'];
  await send(id, 5).finally(() => (instead = undefined));
  expect((await logged(`id=${id}`))[0]).toMatchObject({
    ...{ status: 'failed', status_code: null, response_body: null, problem: 'The connection was interrupted.' },
  });
});

test('a rule that is off sends nothing', async () => {
  const off = await inTenant(site.database.owner, 1, (tx) =>
    buildIntegrationRule(tx, { provider_id: 1, is_enabled: false }, (id) =>
      encryptSecret(keys, { provider_id: 1, scope: 'integration_rule', scope_id: id, key: 'signing_secret' }, 'x'),
    ),
  );
  expect((await trigger(staff, off.id)).json()).toMatchObject({ code: 'rule_is_off' });
  // A request that was already queued is cancelled.
  const turn = (is_enabled: boolean) =>
    inTenant(site.database.owner, 1, (tx) =>
      tx.updateTable('integration_rules').set({ is_enabled }).where('id', '=', ruleId).execute(),
    );
  const waiting = await triggered();
  const before = system.requests.length;
  await turn(false);
  await send(waiting, 1);
  expect(system.requests).toHaveLength(before);
  expect((await logged(`id=${waiting}`))[0]).toMatchObject({ status: 'failed', problem: 'The rule was turned off.' });
  await turn(true);
});

test('F336 F381 nothing is sent to a system that was turned off: not by hand, not by an attempt that waits', async () => {
  const turn = (settings: object) =>
    asOwner(site.database.owner, (tx) => buildSettings(tx, { provider_id: 1, settings }));
  const config = { url: `http://127.0.0.1:${system.port}`, account_id: '1', service_code: 'P' };
  const fastway = await inTenant(site.database.owner, 1, (tx) =>
    buildIntegrationRule(tx, { provider_id: 1, type: 'fastway', config: JSON.stringify(config) }, (id) =>
      encryptSecret(keys, { provider_id: 1, scope: 'integration_rule', scope_id: id, key: 'signing_secret' }, 'x'),
    ),
  );
  await turn({ enable_fastway_integration: true });
  const ids = [await triggered(fastway.id), await triggered()];
  await turn({ enable_fastway_integration: false });
  const answer = await trigger(staff, fastway.id);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { code: 'system_is_off', message: 'The system of this rule is turned off in the settings.' },
  ]);
  await turn({ enabled_features: ['reports'] });
  const before = system.requests.length;
  for (const id of ids) await send(id, 1);
  await turn({ enabled_features: ['integrations'] });
  expect(system.requests).toHaveLength(before);
  for (const id of ids)
    expect((await logged(`id=${id}`))[0]).toMatchObject({
      ...{ status: 'failed', attempts: 1, problem: 'The system was turned off in the settings.' },
    });
});

test('F339 a request that is repeated with its idempotency key sends the shipment once', async () => {
  const twice = await Promise.all(
    [1, 2].map(() =>
      staff.post(
        '/api/integration/third-party-integration-rules/trigger',
        { rule_id: ruleId, shipment_id: shipment.id },
        { 'idempotency-key': 'the-same' },
      ),
    ),
  );
  const [first, second] = twice.map((answer) => answer.json<{ id: number }>().id);
  expect(first).toBeGreaterThan(0);
  expect(second).toBe(first);
});

test('a secret that can’t be decrypted is reported, and nothing is sent without it', async () => {
  const damaged = await inTenant(site.database.owner, 1, (tx) => buildIntegrationRule(tx, { provider_id: 1 }));
  const answer = await trigger(staff, damaged.id);
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'unreadable_secret' }]);
});
