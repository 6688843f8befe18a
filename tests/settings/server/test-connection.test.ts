/** Testing credentials over the API: which values are sent where, permissions, and limits. */
import { afterAll, expect, test } from 'vitest';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { startSimulators } from '../../simulators/demo.ts';
import { accepted } from '../../simulators/gateways.ts';

const catalogue: Catalogue = generated;
const simulators = await startSimulators();
afterAll(() => simulators.close());
/** Stands still: limits and delays count the time that requests take, however slow the machine is. */
const start = Date.now();
let later = 0;
const site = await testApp({ env: simulators.environment, clock: () => new Date(start + later) });
const staff = await signIn(site, 'staff@kestrel.test');
const platform = await signIn(site, 'platform@kestrel.test');

const guest = 'rates/guest_payments_payfast';
const merchantId = 'payment_methods_payfast_merchant_id';
const passphrase = 'payment_methods_payfast_passphrase';
const { payfast, infobip, smtp } = accepted;

async function read(caller: Caller = staff, scope = 'provider') {
  const answer = await caller.get(`/api/providers/settings?scope=${scope}`);
  return answer.json<{ revision: number; settings: Record<string, unknown> }>();
}

async function save(settings: object, caller: Caller = staff): Promise<void> {
  await caller.confirm();
  const { revision: base_revision } = await read(caller);
  const answer = await caller.post('/api/providers/settings', { base_revision, settings });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Each test is a while after the previous one, so that only the test of the limit reaches it. */
async function tryIt(section: string, more: object = {}, caller: Caller = staff) {
  later += 61_000;
  return caller.post('/api/providers/settings/test-connection', { section, ...more });
}

test('every gateway in the schemas can be tested', () => {
  const known = site.app.connectionChecks;
  const tests = Object.values(catalogue.sections).flatMap(({ test_connection: one }) => one ?? []);
  expect(tests.length).toBeGreaterThan(7);
  for (const { gateway, needs, takes } of tests) {
    expect([...known.keys()]).toContain(gateway);
    for (const role of known.get(gateway)?.destinations ?? [])
      expect([...Object.keys(needs), ...Object.keys(takes)]).toContain(role);
  }
});

test('missing and invalid values are reported, and no request is sent', async () => {
  expect((await tryIt(guest)).json()).toMatchObject({
    code: 'incomplete',
    errors: [{ field: merchantId, code: 'incomplete' }],
  });
  const wrong = await tryIt(guest, { settings: { [merchantId]: 'x' } });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toMatchObject({ code: 'invalid_value', errors: [{ field: merchantId }] });
  for (const section of ['general/office_hours', 'rates/nowhere']) expect((await tryIt(section)).statusCode).toBe(404);
});

test('unsaved values are tested as they would be saved; stored ones stay on the server; nothing is written', async () => {
  const unsaved = { [merchantId]: payfast.merchant_id, [passphrase]: payfast.passphrase };
  const fresh = await tryIt(guest, { settings: unsaved });
  expect(fresh.json()).toMatchObject({
    result: 'connected',
    message: expect.stringMatching(/^Connected as merchant 10000100\./) as string,
  });
  await save({
    payment_methods_payfast_enabled: true,
    ...unsaved,
    payment_methods_payfast_merchant_key: payfast.merchant_key,
  });
  const { revision } = await read();
  expect((await tryIt(guest)).json()).toMatchObject({ result: 'connected' });
  expect((await tryIt(guest, { settings: { [passphrase]: 'another' } })).json()).toMatchObject({
    result: 'wrong_credentials',
    message: expect.stringMatching(/^Refused: /) as string,
  });
  expect((await tryIt(guest, { reset: [passphrase] })).json()).toMatchObject({ result: 'wrong_credentials' });
  expect((await tryIt(guest, { reset: [merchantId] })).json()).toMatchObject({ code: 'incomplete' });
  expect((await read()).revision).toBe(revision);
});

test('a stored secret is sent only to the address that it was stored for', async () => {
  const mail = {
    ...{ email_transport: 'smtp', email_smtp_host: smtp.host, email_smtp_username: smtp.username },
    email_smtp_password: smtp.password,
  };
  await save(mail);
  const section = 'notifications/email_settings';
  expect((await tryIt(section)).json()).toMatchObject({
    result: 'connected',
    message: `Connected as ${smtp.username}.`,
  });
  const elsewhere = { email_smtp_host: 'smtp.elsewhere.test' };
  const refused = await tryIt(section, { settings: elsewhere });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ code: 'secret_needed', errors: [{ field: 'email_smtp_password' }] });
  // The same address again is not a different one.
  expect((await tryIt(section, { settings: { email_smtp_host: smtp.host } })).json()).toMatchObject({
    result: 'connected',
  });
  const given = await tryIt(section, { settings: { ...elsewhere, email_smtp_password: 'typed' } });
  expect(given.json()).toMatchObject({
    result: 'unreachable',
    message: expect.stringMatching(/^Not connected: /) as string,
  });
});

test('a secret of the platform is not sent to an address entered by a provider, and no request goes to our own network', async () => {
  const section = 'feature_toggles/messaging_and_tracking';
  const { revision: base_revision } = await read(platform, 'platform');
  await platform.confirm();
  const own = {
    base_revision,
    scope: { kind: 'platform' },
    settings: { infobip_base_url: `https://${infobip.host}`, infobip_api_key: infobip.api_key },
  };
  expect((await platform.post('/api/providers/settings', own)).statusCode).toBe(200);
  expect((await tryIt(section, {}, platform)).json()).toMatchObject({ result: 'connected' });
  await save({ infobip_base_url: 'https://thief.example.com' }, platform);
  expect((await tryIt(section, {}, platform)).json()).toMatchObject({ code: 'secret_needed' });
  const inside = { infobip_base_url: 'https://127.0.0.1', infobip_api_key: 'typed-key' };
  expect((await tryIt(section, { settings: inside }, platform)).json()).toMatchObject({
    result: 'unreachable',
    message: expect.stringContaining('Nothing was sent there.') as string,
  });
});

test('an address in our own network is refused at its field when it is saved or scheduled', async () => {
  await staff.confirm();
  await platform.confirm();
  const inside = { email_smtp_host: '10.0.0.5' };
  const { revision: base_revision } = await read();
  const saved = await staff.post('/api/providers/settings', { base_revision, settings: inside });
  expect(saved.statusCode).toBe(422);
  const error = {
    field: 'email_smtp_host',
    code: 'internal_address',
    message: expect.stringContaining('private network') as string,
  };
  expect(saved.json()).toMatchObject({ errors: [error] });
  const time = new Date(start + later + 3_600_000).toISOString();
  const scheduled = await staff.post('/api/providers/settings/schedules', {
    ...{ run_at: time, base_revision, settings: inside },
  });
  expect(scheduled.statusCode, scheduled.body).toBe(422);
  expect(scheduled.json()).toMatchObject({ errors: [error] });
  const url = { infobip_base_url: 'https://169.254.169.254' };
  const { revision } = await read(platform, 'platform');
  const own = { base_revision: revision, scope: { kind: 'platform' }, settings: url };
  expect((await platform.post('/api/providers/settings', own)).json()).toMatchObject({
    errors: [{ field: 'infobip_base_url', code: 'internal_address' }],
  });
});

test('only users who may change the credentials may test them, and only those of their own provider', async () => {
  const infobipOfStaff = await tryIt('feature_toggles/messaging_and_tracking');
  expect(infobipOfStaff.statusCode).toBe(403);
  expect(infobipOfStaff.json()).toMatchObject({
    code: 'permission_denied',
    errors: expect.arrayContaining([
      expect.objectContaining({
        message: 'To change this you need the permissions ‘Feature toggles’ and ‘Manage messaging’.',
      }),
    ]) as object[],
  });
  for (const email of ['support@kestrel.test', 'owner@acme.test'])
    expect((await tryIt(guest, {}, await signIn(site, email))).statusCode).toBe(403);
  const protea = await signIn(site, 'staff@protea.test');
  expect((await tryIt(guest, { provider_id: 1 }, protea)).json()).toMatchObject({ code: 'wrong_provider' });
  expect((await tryIt(guest, {}, protea)).json()).toMatchObject({ code: 'incomplete' });
});

test('guessing credentials is limited to twenty tests a minute', async () => {
  later += 61_000;
  const statuses: number[] = [];
  for (let turn = 0; turn < 21; turn++)
    statuses.push((await staff.post('/api/providers/settings/test-connection', { section: guest })).statusCode);
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
  expect(statuses[20]).toBe(429);
});
