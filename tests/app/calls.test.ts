/** Every declared call has a route, and every route has a schema. */
import { expect, test } from 'vitest';
import { calls } from '#generated/calls.ts';
import { calls as validators } from '#generated/validators/calls.js';
import { testApp } from '../app.ts';

const site = await testApp();
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
