/** Integration rules over HTTP: only valid ones are saved, credentials are never returned, no change is lost. */
import type { InjectOptions } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';

const lines: string[] = [];
const logStream = { write: (line: string) => void lines.push(line) };
const site = await testApp({ logStream, jobs: true, env: { LOG_LEVEL: 'debug' } });
const staff = await signIn(site, 'staff@kestrel.test');
const protea = await signIn(site, 'staff@protea.test');
const support = await signIn(site, 'support@kestrel.test');
const platform = await signIn(site, 'platform@kestrel.test');
// Credentials require re-authentication; a separate test covers what happens without it.
for (const caller of [staff, protea, platform]) await caller.confirm();

const path = '/api/integration/third-party-integration-rules';
const planted = 'plant-5f3c-do-not-tell';

interface Rule {
  id: number;
  name: string;
  type: string;
  trigger: string;
  filters: unknown[];
  config: Record<string, unknown>;
  is_enabled: boolean;
  position: number;
  revision: number;
  updated_at: string;
  updated_by: string | null;
}

const webhook = {
  name: 'Shop hook',
  type: 'webhook',
  trigger: 'shipment-created',
  filters: [{ filter: 'account-includes', values: ['ACME'] }],
  config: { url: 'https://shop.acme.test/hook', method: 'POST', signing_secret: planted },
};
const matflo = {
  name: 'Warehouse',
  type: 'matflo',
  trigger: 'shipment-updated',
  config: { url: 'https://matflo.kestrel.test', warehouse_code: 'JNB1', api_key: planted },
};

async function send(method: InjectOptions['method'], url: string, payload?: object, by: Caller = staff, headers = {}) {
  const host = by === protea ? 'protea.localhost' : 'localhost';
  const all = { host, authorization: `Bearer ${by.token}`, ...headers };
  return site.request({ method: method ?? 'GET', url: `${path}${url}`, headers: all, ...(payload ? { payload } : {}) });
}

async function list(by: Caller = staff) {
  const answer = await send('GET', '', undefined, by);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ rules: Rule[]; types: string[] }>();
}

async function create(rule: object, by: Caller = staff): Promise<Rule> {
  const answer = await send('POST', '', rule, by);
  expect(answer.json()).toHaveProperty('rule');
  return answer.json<{ rule: Rule }>().rule;
}

async function refused(pending: ReturnType<typeof send>) {
  const answer = await pending;
  const { code, errors } = answer.json<{ code: string; errors: { field: string; message: string; code?: string }[] }>();
  return {
    status: answer.statusCode,
    code,
    errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
  };
}

async function setting(settings: object): Promise<void> {
  const answer = await platform.get('/api/providers/settings?provider_id=1');
  const { revision: base_revision } = answer.json<{ revision: number }>();
  const saved = await platform.post('/api/providers/settings', { provider_id: 1, base_revision, settings });
  expect(saved.statusCode).toBe(200);
}

function branchesOf(providerId: number) {
  return inTenant(site.database.app, providerId, (tx) => tx.selectFrom('branches').selectAll().orderBy('id').execute());
}

beforeEach(() => asOwner(site.database.owner, (tx) => tx.deleteFrom('integration_rules').execute()));

describe('valid choices', () => {
  test('F336 the systems of the specification are offered, Fastway once it is turned on', async () => {
    const six = ['matflo', 'rws', 'parcel-perfect', 'ship-logic-delivery', 'ship-logic-collection', 'webhook'];
    expect((await list()).types).toEqual(six);
    const fastway = {
      name: 'Fast',
      type: 'fastway',
      trigger: 'outbounded',
      config: { url: 'https://api.fastway.test', account_id: '1', service_code: 'P', api_key: 'k' },
    };
    expect((await refused(send('POST', '', fastway))).errors).toEqual({ type: 'Fastway isn’t turned on for you.' });
    await setting({ enable_fastway_integration: true });
    expect((await list()).types).toEqual([...six, 'fastway']);
    const rule = await create(fastway);
    await setting({ enable_fastway_integration: false });
    const renamed = await send('PATCH', `/${rule.id}`, { base_revision: rule.revision, name: 'Faster' });
    expect(renamed.json()).toMatchObject({ rule: { name: 'Faster', type: 'fastway' } });
  });

  test('F337 tracking events trigger webhooks only', async () => {
    expect(await refused(send('POST', '', { ...matflo, trigger: 'tracking-event-created' }))).toEqual({
      status: 400,
      code: 'invalid_rule',
      errors: { trigger: 'Matflo can’t be used with this trigger.' },
    });
    expect(await create({ ...webhook, filters: [], trigger: 'tracking-event-created' })).toMatchObject({ position: 0 });
  });

  test('F338 a filter is rejected if its trigger lacks the data, and if it is a duplicate', async () => {
    const twice = { filter: 'account-includes', values: ['KAROO'] };
    const filters = [{ filter: 'tracking-status-is', values: ['delivered'] }, twice, twice];
    expect((await refused(send('POST', '', { ...webhook, filters }))).errors).toEqual({
      'filters.0': '“Status of the tracking event is” can’t be used with this trigger.',
      'filters.2': '“Account is” is already added. Put all its values in one filter.',
    });
  });

  test('missing and invalid values are reported by field, in plain language', async () => {
    const config = { url: 'http://plain.test', api_key: '***', more: 1 };
    const { errors } = await refused(send('POST', '', { ...matflo, name: '  ', config }));
    expect(errors).toEqual({
      name: 'This is required.',
      'config.warehouse_code': 'This is required.',
      'config.url': expect.stringContaining('https://') as string,
      config: 'Has an unknown field: more.',
      'config.api_key': '*** is the placeholder of a stored secret; enter a new one.',
    });
    const wrong = await refused(
      send('POST', '', { ...webhook, filters: [{ filter: 'status-is', values: ['nowhere'] }] }),
    );
    expect(Object.keys(wrong.errors)).toEqual(['filters.0.values.0']);
    const unstorable = await refused(send('POST', '', { ...webhook, name: 'a\0b' }));
    expect(unstorable.errors).toEqual({ name: expect.stringContaining('can’t be stored') as string });
  });
});

describe('URLs', () => {
  test('one in our own network is refused at its field when it is saved, not only when a request is sent', async () => {
    const rule = await create(webhook);
    for (const url of ['https://127.0.0.1:5432', 'https://10.0.0.5/hook', 'https://metadata.google.internal/v1']) {
      const config = { ...webhook.config, url };
      const answers = [
        await refused(send('POST', '', { ...webhook, config })),
        await refused(send('PATCH', `/${rule.id}`, { base_revision: rule.revision, config })),
        // A trial that succeeds promises that the rule can be saved.
        await refused(send('POST', '/dry-run', { rule: { ...webhook, config }, sample: 'local' })),
      ];
      for (const { errors } of answers)
        expect(errors).toEqual({ 'config.url': expect.stringContaining('private network') as string });
    }
    expect((await list()).rules).toMatchObject([{ config: { url: webhook.config.url } }]);
  });
});

describe('references of a rule', () => {
  const at = (filter: string, ...values: (string | number)[]) => ({ ...webhook, filters: [{ filter, values }] });

  test('unknown branches, accounts and service levels are rejected, including those of another provider', async () => {
    const [ours] = await branchesOf(1);
    const [theirs] = await branchesOf(2);
    expect((await refused(send('POST', '', at('collection-branch', ours!.id, theirs!.id)))).errors).toEqual({
      'filters.0.values': 'One of these branches no longer exists. Choose again.',
    });
    expect((await refused(send('POST', '', at('account-excludes', 'ACME', 'NOBODY')))).errors).toEqual({
      'filters.0.values': 'There is no account “NOBODY”.',
    });
    expect((await refused(send('POST', '', at('service-level-includes', 'ECO', 'ECOO')))).errors).toEqual({
      'filters.0.values': 'There is no service level “ECOO”.',
    });
    await create(at('collection-branch', ours!.id));
  });

  test('a reference that was deleted later does not block other changes', async () => {
    const rule = await create(webhook);
    await asOwner(site.database.owner, (tx) =>
      tx
        .updateTable('integration_rules')
        .set({ filters: JSON.stringify([{ filter: 'account-includes', values: ['GONE'] }]) })
        .execute(),
    );
    const sent = { base_revision: rule.revision, name: 'Renamed' };
    expect((await send('PATCH', `/${rule.id}`, sent)).statusCode).toBe(200);
  });
});

describe('dry run', () => {
  interface Trial {
    matched: boolean;
    filters: { filter: string; matched: boolean; reason: string }[];
    request: { method: string; url: string; headers: { name: string; value: string }[]; body: Record<string, unknown> };
  }
  const dryRun = async (body: object) => {
    const answer = await send('POST', '/dry-run', body);
    expect(answer.statusCode).toBe(200);
    return { ...answer.json<Trial>(), text: answer.body };
  };

  test('explains for each filter whether it matches and why, based on the sample or its assumed values', async () => {
    const [jnb] = await branchesOf(1);
    const filters = [
      { filter: 'account-includes', values: ['ACME'] },
      { filter: 'collection-branch', values: [jnb!.id] },
      { filter: 'status-is', values: ['submitted'] },
    ];
    const rule = { ...webhook, filters };
    const plain = await dryRun({ rule, sample: 'local' });
    expect([plain.matched, plain.filters.map(({ matched }) => matched)]).toEqual([false, [false, false, false]]);
    expect(plain.filters.map(({ reason }) => reason)).toEqual([
      'Account: ACM001; not among: ACME.',
      'Collection branch: not known.',
      'Shipment status: Out for delivery; not among: Submitted.',
    ]);
    const facts = { account_code: 'ACME', status: 'submitted', collection_branch_id: jnb!.id };
    const taken = await dryRun({ rule, sample: 'local', facts });
    expect(taken.matched).toBe(true);
    expect(taken.filters[1]?.reason).toBe(`Collection branch: ${jnb!.name}; among: ${jnb!.name}.`);
    expect(taken.request.body['shipment']).toMatchObject({ status: 'submitted', tracking_reference: 'KES0042187' });
  });

  test('shows the request, without secrets, PINs or numbers of other providers’ branches', async () => {
    const saved = await create({ ...matflo, filters: [] });
    const rule = { ...matflo, config: { ...matflo.config, api_key: { set: true } } };
    const withStored = await dryRun({ rule, id: saved.id, sample: 'several_parcels' });
    expect(withStored.request).toMatchObject({ method: 'POST', url: 'https://matflo.kestrel.test/orders' });
    expect(withStored.request.headers).toContainEqual({ name: 'x-api-key', value: '***' });
    expect(withStored.request.body).toMatchObject({ warehouse: 'JNB1', order_number: 'KES0042201' });
    expect((await dryRun({ rule, sample: 'local' })).request.headers).toHaveLength(1);
    const typed = await dryRun({ rule: matflo, sample: 'local' });
    expect(typed.request.headers).toHaveLength(2);
    const { text } = await dryRun({ rule: webhook, sample: 'local' });
    for (const secret of [withStored.text, typed.text, text]) expect(secret).not.toContain(planted);
    expect(text).not.toMatch(/pin"|4821|_branch_id/);
  });

  test('saves nothing, and rejects invalid rules and samples', async () => {
    const before = await list();
    expect((await refused(send('POST', '/dry-run', { rule: webhook, sample: 'none' }))).code).toBe('unknown_sample');
    expect((await refused(send('POST', '/dry-run', { rule: webhook, id: 999999, sample: 'local' }))).status).toBe(404);
    const impossible = { ...matflo, trigger: 'tracking-event-created' };
    expect((await refused(send('POST', '/dry-run', { rule: impossible, sample: 'local' }))).errors).toHaveProperty(
      'trigger',
    );
    await dryRun({ rule: { ...webhook, trigger: 'tracking-event-created' }, sample: 'local' });
    expect(await list()).toEqual(before);
  });
});

describe('permissions', () => {
  test('without the settings permission, as a customer and without a session nothing can be read or written', async () => {
    const rule = await create(webhook);
    const customer = await signIn(site, 'owner@acme.test');
    const calls: [InjectOptions['method'], string, object?][] = [
      ['GET', ''],
      ['POST', '', webhook],
      ['PATCH', `/${rule.id}`, { base_revision: rule.revision, name: 'Mine' }],
      ['POST', `/${rule.id}/enabled`, { is_enabled: false }],
      ['POST', `/${rule.id}/duplicate`, {}],
      ['POST', '/order', { seen: [], ids: [] }],
      ['DELETE', `/${rule.id}?base_revision=${rule.revision}`],
      ['POST', '/dry-run', { rule: webhook, sample: 'local' }],
    ];
    for (const [method, url, body] of calls) {
      expect((await send(method, url, body, support)).statusCode, `${method} ${url}`).toBe(403);
      expect((await send(method, url, body, customer)).statusCode, `${method} ${url}`).toBe(403);
      expect((await send(method, url, body, staff, { authorization: 'Bearer none' })).statusCode).toBe(401);
    }
    expect((await list()).rules).toEqual([rule]);
  });

  test('another provider sees, changes and copies none of them, which the database enforces as well', async () => {
    const rule = await create(webhook);
    expect((await list(protea)).rules).toEqual([]);
    for (const [method, url, body] of [
      ['PATCH', `/${rule.id}`, { base_revision: rule.revision, name: 'Theirs' }],
      ['POST', `/${rule.id}/enabled`, { is_enabled: false }],
      ['POST', `/${rule.id}/duplicate`, {}],
      ['DELETE', `/${rule.id}?base_revision=${rule.revision}`],
      ['POST', '/dry-run', { rule: webhook, id: rule.id, sample: 'local' }],
    ] as const)
      expect((await send(method, url, body, protea)).statusCode, url).toBe(404);
    expect((await send('GET', '?provider_id=1', undefined, protea)).statusCode).toBe(403);
    const seen = await inTenant(site.database.app, 2, (tx) =>
      Promise.all([
        tx.selectFrom('integration_rules').selectAll().execute(),
        tx.selectFrom('integration_rule_secrets').selectAll().execute(),
      ]),
    );
    expect(seen).toEqual([[], []]);
  });
});

describe('credentials', () => {
  test('are stored encrypted, read back as set, and appear in no response, audit trail, list or log', async () => {
    const rule = await create(webhook);
    expect(rule.config).toEqual({ url: webhook.config.url, method: 'POST', signing_secret: { set: true } });
    const copy = await send('POST', `/${rule.id}/duplicate`, {});
    await send('PATCH', `/${rule.id}`, {
      base_revision: rule.revision,
      config: { ...webhook.config, signing_secret: `${planted}2` },
    });
    const trail = await staff.get('/api/audit/events?type=integration_rule');
    await send('POST', '', { ...matflo, trigger: 'nonsense' });
    const everything = [copy.body, (await send('GET', '')).body, trail.body, ...lines].join('\n');
    expect(lines.length).toBeGreaterThan(0);
    expect(everything).not.toContain(planted);
    expect(trail.body).toContain('changed');
    const withStored = await inTenant(site.database.app, 1, (tx) =>
      tx.selectFrom('integration_rules').selectAll().execute(),
    );
    expect(JSON.stringify(withStored)).not.toContain(planted);
    const secrets = await inTenant(site.database.app, 1, (tx) =>
      tx.selectFrom('integration_rule_secrets').selectAll().execute(),
    );
    expect(secrets).toHaveLength(2);
    for (const { secret } of secrets) expect(secret.includes(planted)).toBe(false);
  });

  test('require re-authentication, and the owners are notified by email, without values', async () => {
    const elsewhere = await signIn(site, 'staff@kestrel.test');
    const before = await list();
    const request = await send('POST', '', webhook, elsewhere);
    expect(request.statusCode).toBe(403);
    expect(request.json()).toMatchObject({
      code: 'password_required',
      errors: [{ field: 'config.signing_secret', code: 'password_required' }],
    });
    expect(await list()).toEqual(before);

    const rule = await create(webhook);
    const { signing_secret: _, ...open } = webhook.config;
    const change = (config: object, by: Caller) =>
      send('PATCH', `/${rule.id}`, { base_revision: rule.revision, config }, by);
    for (const config of [{ ...open, signing_secret: null }, webhook.config])
      expect((await change(config, elsewhere)).statusCode).toBe(403);
    const harmless = await change({ ...open, method: 'PUT' }, elsewhere);
    expect(harmless.statusCode).toBe(200);
    await elsewhere.confirm();
    const { revision } = harmless.json<{ rule: Rule }>().rule;
    const cleared = { base_revision: revision, config: { ...open, signing_secret: null } };
    expect((await send('PATCH', `/${rule.id}`, cleared, elsewhere)).statusCode).toBe(200);

    const mailsOf = (removed: boolean) =>
      inTenant(site.database.app, 1, (tx) =>
        tx
          .selectFrom('mails')
          .select(['recipients', 'body'])
          .where('kind', '=', 'rule_credentials_changed')
          .where('body', removed ? 'like' : 'not like', '%(removed)%')
          .execute(),
      );
    await expect.poll(async () => (await mailsOf(true)).length).toBe(1);
    const [mail] = await mailsOf(true);
    expect(mail?.recipients.length).toBeGreaterThan(0);
    expect(mail?.body).toContain('Sipho Staff changed credentials of the integration rule “Shop hook”');
    await expect.poll(async () => (await mailsOf(false)).length).toBeGreaterThan(0);
    expect(JSON.stringify([mail, await mailsOf(false)])).not.toContain(planted);
  });

  test('a change that fails leaves nothing behind', async () => {
    const rule = await create(webhook);
    const count = async () => {
      const { rules } = await list();
      const trail = await staff.get('/api/audit/events?type=integration_rule');
      return [rules, trail.json<{ count: number }>().count];
    };
    const before = await count();
    await asOwner(site.database.owner, (tx) =>
      tx
        .updateTable('integration_rule_secrets')
        .set({ secret: Buffer.from('broken') })
        .execute(),
    );
    const headers = { host: 'localhost', authorization: `Bearer ${staff.token}` };
    const url = `${path}/${rule.id}/duplicate`;
    expect((await site.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(409);
    expect(await count()).toEqual(before);
  });

  test('absent or unchanged keeps it, null removes it, another system starts without', async () => {
    const rule = await create(webhook);
    const change = async (of: Rule, sent: object) => {
      const answer = await send('PATCH', `/${of.id}`, { base_revision: of.revision, ...sent });
      return answer.json<{ rule: Rule }>().rule;
    };
    const { signing_secret: _, ...open } = webhook.config;
    const one = await change(rule, { config: { ...open, method: 'PUT' } });
    expect(one.config).toMatchObject({ method: 'PUT', signing_secret: { set: true } });
    const two = await change(one, { config: one.config });
    expect(two).toEqual(one);
    const three = await change(two, { config: { ...open, signing_secret: null } });
    expect(three.config['signing_secret']).toEqual({ set: false });
    const four = await change(three, { ...matflo, filters: [] });
    expect(four.config).toEqual({ ...matflo.config, api_key: { set: true } });
    const bare = { type: 'webhook', config: open };
    expect((await change(four, bare)).config).toEqual({ ...open, signing_secret: { set: false } });
  });

  test('a stored key is not sent to another host', async () => {
    const rule = await create(matflo);
    const elsewhere = { ...matflo.config, url: 'https://attacker.test', api_key: { set: true } };
    const sent = { base_revision: rule.revision, config: elsewhere };
    expect((await refused(send('PATCH', `/${rule.id}`, sent))).errors).toEqual({
      'config.api_key': expect.stringContaining('Enter this again') as string,
    });
    const path2 = { ...elsewhere, url: 'https://matflo.kestrel.test/v2' };
    expect((await send('PATCH', `/${rule.id}`, { ...sent, config: path2 })).statusCode).toBe(200);
  });
});

describe('concurrent users', () => {
  test('changes and deletions with a stale revision are rejected with the current rule', async () => {
    const rule = await create(webhook);
    const first = await send('PATCH', `/${rule.id}`, { base_revision: rule.revision, name: 'First' });
    const { rule: now } = first.json<{ rule: Rule }>();
    const second = await send('PATCH', `/${rule.id}`, { base_revision: rule.revision, name: 'Second' });
    expect([second.statusCode, second.json<{ rule: Rule }>().rule]).toEqual([409, now]);
    expect((await send('DELETE', `/${rule.id}?base_revision=${rule.revision}`)).statusCode).toBe(409);
    expect((await list()).rules).toEqual([now]);
    expect((await send('DELETE', `/${rule.id}?base_revision=${now.revision}`)).statusCode).toBe(200);
    expect((await send('PATCH', `/${rule.id}`, { base_revision: now.revision, name: 'X' })).statusCode).toBe(404);
  });

  test('of twenty concurrent changes from one revision exactly one is saved', async () => {
    const rule = await create(webhook);
    const names = Array.from({ length: 20 }, (_, index) => `Name ${index}`);
    const answers = await Promise.all(
      names.map((name) => send('PATCH', `/${rule.id}`, { base_revision: rule.revision, name })),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect([won.length, answers.filter(({ statusCode }) => statusCode === 409).length]).toEqual([1, 19]);
    expect((await list()).rules[0]?.name).toBe(won[0]?.json<{ rule: Rule }>().rule.name);
  });

  test('rules keep their order; reordering from a stale order is rejected', async () => {
    const [a, b, c] = [
      await create(webhook),
      await create({ ...webhook, name: 'B' }),
      await create({ ...webhook, name: 'C' }),
    ];
    const seen = [a.id, b.id, c.id];
    const expected = [c.id, a.id, b.id];
    expect((await send('POST', '/order', { seen, ids: expected })).json()).toMatchObject({ ids: expected });
    expect((await list()).rules.map(({ id }) => id)).toEqual(expected);
    const late = await send('POST', '/order', { seen, ids: [b.id, a.id, c.id] });
    expect([late.statusCode, late.json<{ ids: number[] }>().ids]).toEqual([409, expected]);
    expect((await send('POST', '/order', { seen: expected, ids: [a.id, b.id] })).statusCode).toBe(409);
    const trail = await staff.get('/api/audit/events?type=integration_rule&object_id=order');
    expect(trail.json()).toMatchObject({
      count: 1,
      audit_events: [
        { change: { change_from: { order: ['Shop hook', 'B', 'C'] }, change_to: { order: ['C', 'Shop hook', 'B'] } } },
      ],
    });
  });

  test('a copy is placed below its rule, turned off, with the same filters and credentials', async () => {
    const rule = await create(webhook);
    await create({ ...webhook, name: 'Last' });
    const copy = (await send('POST', `/${rule.id}/duplicate`, {})).json<{ rule: Rule }>().rule;
    const { id: _i, name: _n, revision: _r, updated_at: _at, ...same } = rule;
    expect(copy).toMatchObject({ ...same, name: 'Shop hook (copy)', is_enabled: false, position: 1 });
    expect((await list()).rules.map(({ name }) => name)).toEqual(['Shop hook', 'Shop hook (copy)', 'Last']);
  });

  test('turning a rule on or off needs no base_revision, and an invalid rule can be turned off', async () => {
    const rule = await create(webhook);
    const off = await send('POST', `/${rule.id}/enabled`, { is_enabled: false });
    expect(off.json()).toMatchObject({ rule: { is_enabled: false, name: 'Shop hook' } });
    await asOwner(site.database.owner, (tx) =>
      tx.updateTable('integration_rules').set({ config: '{}', is_enabled: true }).execute(),
    );
    expect((await send('POST', `/${rule.id}/enabled`, { is_enabled: false })).statusCode).toBe(200);
    expect((await refused(send('POST', `/${rule.id}/enabled`, { is_enabled: true }))).code).toBe('invalid_rule');
  });

  test('a repeated request with one key adds one rule; the key of another request is rejected', async () => {
    const key = { 'idempotency-key': 'once-1' };
    const [first, again] = [await send('POST', '', webhook, staff, key), await send('POST', '', webhook, staff, key)];
    expect(again.json()).toEqual(first.json());
    expect((await list()).rules).toHaveLength(1);
    expect((await send('POST', '', { ...webhook, name: 'Other' }, staff, key)).statusCode).toBe(422);
    const { rule } = first.json<{ rule: Rule }>();
    const other = await create({ ...webhook, name: 'B' });
    const switching = { 'idempotency-key': 'once-2' };
    await send('POST', `/${rule.id}/enabled`, { is_enabled: false }, staff, switching);
    expect((await send('POST', `/${other.id}/enabled`, { is_enabled: false }, staff, switching)).statusCode).toBe(422);
  });
});

test('every change is audited with user, time and differences, and moves the revision for open pages', async () => {
  const revisions: number[] = [];
  const stop = site.app.services.push.listen((all) => {
    for (const { providerId, topic } of all ?? [])
      if (providerId === 1 && topic.entity === 'integration_rule') revisions.push(topic.revision ?? 0);
  });
  const rule = await create(webhook);
  const sent = { base_revision: rule.revision, name: 'Renamed', config: { ...webhook.config, method: 'PUT' } };
  const answer = await send('PATCH', `/${rule.id}`, sent, staff, { 'client-version': '1.0.0' });
  const { revision } = answer.json<{ revision: number }>();
  expect(revision).toBeGreaterThan(rule.revision);
  const trail = await staff.get(`/api/audit/events?type=integration_rule&object_id=${rule.id}`);
  expect(trail.json()).toMatchObject({
    count: 2,
    audit_events: [
      {
        source: 'staff',
        request_id: answer.headers['x-request-id'],
        user: { name: 'Sipho Staff' },
        change: {
          change_from: { name: 'Shop hook', 'config.method': 'POST', 'config.signing_secret': 'changed' },
          change_to: { name: 'Renamed', 'config.method': 'PUT', 'config.signing_secret': 'changed' },
        },
      },
      { change: { change_to: { name: 'Shop hook', type: 'webhook', 'config.signing_secret': 'changed' } } },
    ],
  });
  await expect.poll(() => revisions).toContain(revision);
  stop();
});
