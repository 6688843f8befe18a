/** `npm run check:api` against our own API, which must match the schemas, and against one that does not. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#generated/calls.ts';
import { catalogue } from '#generated/catalogue.ts';
import { settingsValidators } from '#modules/settings/server/values/catalogue.ts';
import { checkApi, type ApiTask } from '../../scripts/gates/api.ts';
import { signIn, testApp } from '../app.ts';
import { demoLogins } from '../factories/demo.ts';
import { demoPassword } from '../factories/password.ts';

const site = await testApp();
const loginsOf = (who: RegExp) =>
  demoLogins.filter(([email]) => who.test(email)).map(([email]) => ({ email, password: demoPassword }));
const ofEveryKind = loginsOf(/^(?:platform|staff|support|driver)@kestrel|^owner@acme/);
const few = loginsOf(/^(?:staff|support)@kestrel|^owner@acme/);

function taskAt(port: number, extra: Partial<ApiTask> = {}): ApiTask {
  const url = `http://127.0.0.1:${port}`;
  return {
    root: '.',
    url,
    host: 'localhost',
    logins: few,
    writes: true,
    catalogue,
    validators: settingsValidators,
    ...extra,
  };
}

beforeAll(() => site.app.listen({ port: 0, host: '127.0.0.1' }));
const ownPort = () => (site.app.server.address() as AddressInfo).port;

describe('our own API', () => {
  it('matches the schemas for callers of every kind, and rejects invalid values', async () => {
    const staff = await signIn(site, 'staff@kestrel.test');
    const settings = async () => (await staff.get('/api/providers/settings')).json<{ revision: number }>();
    const before = await settings();
    const report = await checkApi(taskAt(ownPort(), { logins: ofEveryKind }));
    expect(report.findings).toEqual([]);
    expect(report.facts).toMatchObject({
      calls: Object.keys(calls).length,
      settings: Object.keys(catalogue.settings).length,
    });
    expect(await settings()).toEqual(before);
  });

  it('has no undeclared call under /api', () => {
    const declared = new Set(
      Object.values(calls).map(({ path, outside_api }) => `${outside_api ? '' : '/api'}${path}`),
    );
    const routes = routesOf(site.app.printRoutes({ commonPrefix: false, includeHooks: false }));
    expect(routes).toContain('/api/providers/settings');
    const other = routes.filter(
      (path) => path.startsWith('/api/') && !declared.has(path.replaceAll(/:(\w+)/g, '{$1}')),
    );
    expect(other.filter((path) => !/^\/api\/(?:docs|openapi\.json)/.test(path))).toEqual([]);
  });
});

/** Full paths from the route tree that Fastify prints, four characters per level. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = ''] = /^([│ ]*)[├└]── (.*?)(?: \([A-Z, ]+\))?$/.exec(line) ?? [];
    if (part === '') return [];
    const level = indent.length / 4;
    above.splice(level, above.length, part);
    return / \([A-Z, ]+\)$/.test(line) ? [above.join('').replaceAll('//', '/')] : [];
  });
}

describe('an API that does not match the schemas', () => {
  type Json = Record<string, Record<string, unknown>>;
  type Lie = (call: string, token: boolean, body: Json) => { status?: number; body?: unknown } | undefined;

  const liar = createServer((request, response) => void answer(request, response));
  beforeAll(() => new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => liar.close(resolve)));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    if (url.startsWith('/api/events'))
      return response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    let payload = '';
    for await (const chunk of request) payload += String(chunk);
    const options = { method: method as 'GET' | 'POST', url, headers, ...(payload === '' ? {} : { payload }) };
    const honest = await site.app.inject(options);
    const json = String(honest.headers['content-type']).startsWith('application/json');
    const lie = json ? lieTo(`${method} ${url.split('?', 1)[0]}`, headers, honest.json<Json>()) : undefined;
    const body = lie && 'body' in lie ? JSON.stringify(lie.body) : honest.payload;
    response.writeHead(lie?.status ?? honest.statusCode, { 'content-type': honest.headers['content-type'] ?? '' });
    response.end(body);
  }

  /** Each changes a different part of the API, so that one run finds all of them. */
  const lies: readonly Lie[] = [
    (call, token, body) => {
      if (call !== 'GET /api/providers/settings' || !body['settings']) return undefined;
      const { work_hours_from: _, ...provenance } = body['provenance'] ?? {};
      const untrue = token
        ? { fax_number: '1', map_max_node_count: 'many' }
        : { payment_methods_payfast_passphrase: 'jt7NOE' };
      return { body: { ...body, provenance, settings: { ...body['settings'], ...untrue } } };
    },
    (call, token, body) => {
      if (call === 'GET /api/general-data')
        return { status: 404, body: { code: 'unknown_call', message: 'No.', errors: [] } };
      if (call === 'GET /api/audit/events' && !token) return { status: 200, body: { audit_events: [], count: 0 } };
      if (call === 'GET /health') return { body: { status: 7 } };
      if (call === 'POST /api/users/settings' && token)
        return { status: 200, body: { setting: 'x', value: 1, revision: 1 } };
      if (call === 'POST /api/providers/settings' && body['errors']) {
        const errors = (body['errors'] as unknown as { field: string }[]).filter(
          ({ field }) => !field.startsWith('url'),
        );
        return { body: { ...body, errors } };
      }
      return undefined;
    },
    (call, _token, body) => {
      if (call !== 'GET /api/openapi.json') return undefined;
      const text = JSON.stringify(body)
        .replace('"/api/general-data"', '"/api/general-info"')
        .replace('"provider_title":{"type":"string"', '"provider_title":{"type":"number"');
      return { body: JSON.parse(text) as unknown };
    },
  ];

  const lieTo = (call: string, { authorization }: IncomingHttpHeaders, body: Json): ReturnType<Lie> =>
    lies.map((lie) => lie(call, authorization !== undefined, body)).find((told) => told !== undefined);

  let codes: readonly string[];
  beforeAll(async () => {
    const { findings } = await checkApi(taskAt((liar.address() as AddressInfo).port));
    codes = findings.filter(({ level }) => level !== 'note').map(({ subject, code }) => `${code} ${subject}`);
  });

  it('settings: missing, unknown, wrong type and wrong exposure are reported', () => {
    expect(codes).toEqual(
      expect.arrayContaining([
        'missing work_hours_from',
        'unknown fax_number',
        'mistyped map_max_node_count',
        'wrong_exposure payment_methods_payfast_passphrase',
      ]),
    );
  });

  it('calls: missing, undeclared responses, wrong permission and missing validation are reported', () => {
    expect(codes).toEqual(
      expect.arrayContaining([
        'missing GET /general-data',
        'wrong_permission GET /audit/events',
        'mistyped GET /health',
        'not_validated POST /users/settings',
        'not_validated url',
      ]),
    );
  });

  it('its own description: mismatched calls, settings and types are reported', () => {
    expect(codes).toEqual(
      expect.arrayContaining([
        'missing GET /api/general-data',
        'unknown GET /api/general-info',
        'mistyped provider_title',
      ]),
    );
  });

  it('an unreachable API is reported', async () => {
    const { findings } = await checkApi(taskAt(1, { url: 'http://127.0.0.1:1' }));
    expect(findings).toMatchObject([{ code: 'unreachable' }]);
  });
});
