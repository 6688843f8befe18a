/** Every declared call has a route, and every route has a schema. */
import { expect, test } from 'vitest';
import { calls } from '#generated/calls.ts';
import { calls as validators } from '#generated/validators/calls.js';
import { callerWith, signIn, testApp, type Caller } from '../app.ts';
import { eachAtOnce } from '../at-once.ts';

/** The time of requests that are counted, which may take long. */
let stopped: Date | undefined;
const site = await testApp({ clock: () => stopped ?? new Date() });
const declared = Object.values(calls).map((call) => ({
  ...call,
  url: `${call.outside_api ? '' : '/api'}${call.path}`,
}));

test.each(declared.map((call) => [call.name, call] as const))('%s is registered', (_name, call) => {
  expect(site.app.hasRoute({ method: call.method, url: call.url.replaceAll(/\{(\w+)\}/g, ':$1') })).toBe(true);
});

test('undeclared fields are rejected in every part of a request', () => {
  const parts = declared.flatMap(({ name }) => {
    const { query, params, body } = validators[name] ?? {};
    return [query, params, body].flatMap((validate) => (validate ? [[name, validate] as const] : []));
  });
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter(([, validate]) => validate({ not_declared: 1 })).map(([name]) => name)).toEqual([]);
});

test('a call for signed-in users returns 401 without a session, before other errors', async () => {
  for (const call of declared.filter(({ audience }) => audience === 'signed_in')) {
    const answer = await site.request({
      method: call.method,
      url: call.url,
      ...(call.method === 'POST' ? { payload: {} } : {}),
    });
    expect(answer.statusCode, call.name).toBe(401);
  }
});

test('guests may call only what costs little without a limit', () => {
  const unlimited = declared.filter(({ audience, rate_limit: limit }) => audience === 'public' && limit === null);
  const costly = unlimited.filter(({ method }) => method !== 'GET').map(({ name }) => name);
  // Its address is signed for one upload.
  expect(costly).toEqual(['upload_file']);
});

test('guests are limited by their address, and users and API keys are not', async () => {
  stopped = new Date();
  const { max } = calls.create_shipment.rate_limit;
  const body = { parcels: [{ submitted_weight_kg: 1 }] };
  const [guest, customer] = [callerWith(site, null), await signIn(site, 'owner@acme.test')];
  const statusesOf = async (caller: Caller, requests: number): Promise<readonly number[]> => {
    const statuses = new Set<number>();
    await eachAtOnce(Array.from({ length: requests }), async () => {
      statuses.add((await caller.post('/api/shipments', body)).statusCode);
    });
    return [...statuses];
  };
  expect(await statusesOf(guest, max)).toEqual([422]);
  const refused = await guest.post('/api/shipments', body);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too_many_attempts']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statusesOf(customer, max + 1)).toEqual([422]);
  stopped = undefined;
});
