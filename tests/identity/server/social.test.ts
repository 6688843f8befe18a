/** Signing in with Google and Apple against a local issuer: which tokens are accepted, and which identities are connected. */
import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptSecret } from '#platform/server/db/secrets.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, testApp } from '../../app.ts';
import { demoPassword } from '../../factories/password.ts';
import { buildSettings } from '../../factories/settings.ts';
import { startGateways } from '../../simulators/gateway-server.ts';
import { appleClientId, googleClientId, IdentityIssuer, type Claims } from '../../simulators/identity-issuer.ts';

let later = 0;
const clock = () => new Date(Date.now() + later);
const wait = (seconds: number): void => void (later += seconds * 1000);

const issuer = new IdentityIssuer();
const gateways = await startGateways({ answer: (request) => issuer.answer(request, origin) });
const origin = `http://127.0.0.1:${gateways.port}`;
const site = await testApp({
  clock,
  env: { GOOGLE_LOGIN_URL: origin, APPLE_LOGIN_URL: origin, OUTBOUND_TRUSTED: `127.0.0.1:${gateways.port}` },
});
const guest = callerWith(site, null);
await asOwner(site.database.owner, async (tx) => {
  const place = { provider_id: 1, scope: 'provider', scope_id: 0, key: 'apple_login_private_key' } as const;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const settings = {
    ...{ google_login_enabled: true, google_login_client_id: googleClientId },
    ...{ apple_login_enabled: true, apple_login_client_id: appleClientId },
    ...{ apple_login_team_id: '9KST4L7C2R', apple_login_key_id: 'K7E5T2R3L4' },
    apple_login_private_key: encryptSecret(site.app.services.keys, place, pem),
  };
  await buildSettings(tx, { provider_id: 1, settings: { provider_title: 'Swift Parcels', ...settings } });
});

async function begin(): Promise<string> {
  return (await guest.post('/api/login/social', {})).json<{ nonce: string }>().nonce;
}

type TokenClaims = { readonly [name in keyof Claims]?: Claims[name] | undefined } & {
  readonly audience?: string | string[];
  readonly issuer?: string;
  readonly validMinutes?: number;
};

async function tokenOf(nonce: string, tokenClaims: TokenClaims = {}): Promise<string> {
  const { audience = googleClientId, issuer: from = origin, validMinutes = 60, ...claims } = tokenClaims;
  const person = { sub: 'g-una', email: 'user@acme.test', email_verified: true, hd: 'acme.test', nonce, ...claims };
  return issuer.sign(person as Claims, { issuer: from, audience, now: clock(), validMinutes });
}

function social(nonce: string, credential: string, more: object = {}) {
  return { social_credentials: { identity_provider: 'google', nonce, credential, ...more } };
}

async function withGoogle(claims: TokenClaims = {}, more: object = {}) {
  const nonce = await begin();
  return guest.post('/api/login', { ...social(nonce, await tokenOf(nonce, claims)), ...more });
}

const mails = () =>
  asOwner(site.database.owner, (tx) =>
    tx.selectFrom('mails').select(['recipients', 'subject']).where('kind', '=', 'identity_connected').execute(),
  );

test('configured providers are offered, with the URL of their script (F103)', async () => {
  const { identity_providers } = (await guest.post('/api/login/social', {})).json<{ identity_providers: unknown }>();
  expect(identity_providers).toEqual([
    { id: 'google', client_id: googleClientId, script_url: `${origin}/gsi/client` },
    {
      id: 'apple',
      client_id: appleClientId,
      script_url: 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js',
    },
  ]);
  const elsewhere = await callerWith(site, null, 'protea.localhost').post('/api/login/social', {});
  expect(elsewhere.json()).toMatchObject({ identity_providers: [] });
});

test('the sign-in page’s policy allows the scripts only if they are turned on (F103)', async () => {
  const policyOf = async (host: string): Promise<string> =>
    String((await site.app.inject({ url: '/login', headers: { host } })).headers['content-security-policy']);
  expect(await policyOf('localhost')).toContain(`script-src 'self' ${origin}/gsi/client`);
  expect(await policyOf('protea.localhost')).toContain("script-src 'self';");
});

test('a mailbox hosted by Google signs in the user with that address, and notifies them (F102)', async () => {
  const answer = await withGoogle({}, {});
  expect(answer.statusCode).toBe(200);
  const me = await callerWith(site, answer.json<{ access_token: string }>().access_token).get('/api/users/me');
  expect(me.json()).toMatchObject({ user: { email: 'user@acme.test' } });
  expect(await mails()).toEqual([
    { recipients: ['user@acme.test'], subject: 'Google now signs you in to Swift Parcels' },
  ]);
  // From then on the identity is used, even if its email address changes.
  expect((await withGoogle({ email: 'una@elsewhere.test', hd: undefined })).statusCode).toBe(200);
  expect(await mails()).toHaveLength(1);
  expect((await withGoogle({}, { email: 'owner@acme.test' })).json()).toMatchObject({
    code: 'invalid_social_credentials',
  });
  expect((await withGoogle({}, { email: 'user@acme.test' })).statusCode).toBe(200);
});

test('the issuer’s signing key may change', async () => {
  await issuer.rotate();
  expect((await withGoogle()).statusCode).toBe(401);
  wait(31);
  expect((await withGoogle()).statusCode).toBe(200);
});

test('invented keys do not cause a request to the issuer each time', async () => {
  const stranger = new IdentityIssuer();
  wait(31);
  const before = issuer.keyRequests;
  for (let count = 0; count < 4; count += 1) {
    const nonce = await begin();
    const signing = { issuer: origin, audience: googleClientId, now: clock() };
    const forged = await stranger.sign({ sub: 'g-una', nonce }, signing);
    expect((await guest.post('/api/login', social(nonce, forged))).json()).toMatchObject({
      code: 'invalid_social_credentials',
    });
  }
  expect(issuer.keyRequests - before).toBe(1);
  wait(301);
});

test.each<[string, TokenClaims]>([
  ['the audience of another site', { audience: '1-x.apps.googleusercontent.com' }],
  ['two audiences', { audience: [googleClientId, 'x'] }],
  ['another nonce', { nonce: 'another' }],
  ['no nonce', { nonce: undefined }],
  ['another issuer', { issuer: 'https://evil.test' }],
  ['a token that expired', { validMinutes: -1 }],
])('a token with %s is rejected', async (_what, tokenClaims) => {
  const nonce = await begin();
  const { audience, issuer: from, validMinutes, ...claims } = tokenClaims;
  const token = await tokenOf(nonce, {
    ...claims,
    ...(audience && { audience }),
    ...(from && { issuer: from }),
    ...(validMinutes && { validMinutes }),
  });
  const answer = await guest.post('/api/login', social(nonce, token));
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'invalid_social_credentials']);
  wait(301);
});

test('an unsigned token, one signed with the public key as a password, and an invalid one are rejected', async () => {
  const nonce = await begin();
  const [, payload] = (await tokenOf(nonce)).split('.');
  const header = (alg: string) => Buffer.from(JSON.stringify({ alg })).toString('base64url');
  for (const token of [`${header('none')}.${payload}.`, `${header('HS256')}.${payload}.AAAA`, 'x.y.z', 'x'])
    expect((await guest.post('/api/login', social(nonce, token))).statusCode).toBe(401);
  wait(301);
});

test('a nonce works once, and for ten minutes', async () => {
  const nonce = await begin();
  const token = await tokenOf(nonce);
  expect((await guest.post('/api/login', social(nonce, token))).statusCode).toBe(200);
  expect((await guest.post('/api/login', social(nonce, token))).statusCode).toBe(401);
  const old = await begin();
  wait(601);
  expect((await guest.post('/api/login', social(old, await tokenOf(old)))).statusCode).toBe(401);
  wait(301);
});

test.each<[string, TokenClaims]>([
  ['whose address was not verified', { email_verified: false }],
  ['whose mailbox is somebody else’s business', { hd: undefined }],
  ['whose address nobody has here', { email: 'nobody@acme.test' }],
  ['of a platform administrator', { email: 'platform@kestrel.test' }],
  ['of somebody who is connected with another identity', { email: 'user@acme.test' }],
])('an identity %s does not take over an account: the password is required once', async (_what, claims) => {
  const answer = await withGoogle({ sub: 'g-stranger', email: 'owner@acme.test', ...claims });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'link_needs_password']);
  wait(301);
});

test('with the password an identity is connected, whatever its address; but not with a wrong password or if it is connected already', async () => {
  const owner = { email: 'owner@acme.test', password: demoPassword };
  const claims = { sub: 'g-olga', email: 'olga@private.test', hd: undefined };
  expect((await withGoogle(claims, { ...owner, password: 'wrong' })).statusCode).toBe(401);
  expect((await withGoogle(claims)).statusCode).toBe(403);
  expect((await withGoogle(claims, owner)).statusCode).toBe(200);
  expect((await withGoogle(claims)).statusCode).toBe(200);
  const other = { email: 'driver@kestrel.test', password: demoPassword };
  expect((await withGoogle(claims, other)).json()).toMatchObject({ code: 'identity_in_use' });
  const platform = { email: 'platform@kestrel.test', password: demoPassword };
  expect((await withGoogle({ ...claims, sub: 'g-new' }, platform)).json()).toMatchObject({ code: 'identity_in_use' });
  wait(301);
});

test('a disabled user can’t sign in with Google either', async () => {
  const disable = (is_disabled: boolean) =>
    asOwner(site.database.owner, (tx) =>
      tx.updateTable('users').set({ is_disabled }).where('email', '=', 'user@acme.test').execute(),
    );
  await disable(true);
  expect((await withGoogle()).json()).toMatchObject({ code: 'user_disabled' });
  await disable(false);
  wait(301);
});

test('Apple’s code is exchanged with the site’s key, and must belong to the same user', async () => {
  const withApple = async (codeOf: (token: string) => Promise<string> | string) => {
    const nonce = await begin();
    const token = await tokenOf(nonce, { sub: 'a-nadia', email: 'nobilling@acme.test', audience: appleClientId });
    const proof = social(nonce, token, { identity_provider: 'apple', code: await codeOf(token) });
    return guest.post('/api/login', { ...proof, email: 'nobilling@acme.test', password: demoPassword });
  };
  expect((await withApple(() => 'invented')).statusCode).toBe(401);
  const others = await tokenOf('x', { sub: 'a-other', audience: appleClientId });
  expect((await withApple(() => issuer.newCode(others))).statusCode).toBe(401);
  expect((await withApple((token) => issuer.newCode(token))).statusCode).toBe(200);
  await asOwner(site.database.owner, (tx) =>
    tx
      .updateTable('setting_values')
      .set({ secret: Buffer.alloc(40) })
      .where('key', '=', 'apple_login_private_key')
      .execute(),
  );
  expect((await withApple((token) => issuer.newCode(token))).statusCode).toBe(401);
  wait(301);
});

test('an unreachable Google is reported', async () => {
  await gateways.close();
  wait(3601);
  const answer = await withGoogle();
  expect(answer.statusCode).toBe(503);
  expect(answer.json<{ message: string }>().message).toContain('Google can’t be reached');
});
