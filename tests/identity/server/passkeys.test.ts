/** Passkeys: added with the password, valid only at their own host and once per challenge, and removed when an administrator resets them. */
import { TOTP, Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { demoPassword } from '../../factories/password.ts';
import { Authenticator, type AssertionRequest } from '../../simulators/authenticator.ts';

/** Stands still: limits and delays count the time that requests take, however slow the machine is. */
const start = Date.now();
let later = 0;
const site = await testApp({ clock: () => new Date(start + later) });
const guest = callerWith(site, null);
const place = { origin: 'http://localhost', rpId: 'localhost' };

async function challengeOf(caller: Caller): Promise<string> {
  const begun = await caller.post('/api/users/me/passkeys/begin', { password: demoPassword });
  expect(begun.statusCode).toBe(200);
  return begun.json<{ challenge: string }>().challenge;
}

async function enrol(caller: Caller, device: Authenticator, given: Partial<AssertionRequest> = {}) {
  const made = device.create({ challenge: await challengeOf(caller), ...place, ...given });
  return caller.post('/api/users/me/passkeys', { name: 'Work laptop', ...made });
}

async function withPasskey(device: Authenticator, given: Partial<AssertionRequest> = {}, host = 'localhost') {
  const there = callerWith(site, null, host);
  const { challenge } = (await there.post('/api/login/passkey', {})).json<{ challenge: string }>();
  return there.post('/api/login', { passkey: device.sign({ challenge, ...place, ...given }) });
}

async function methodsOf(caller: Caller) {
  return (await caller.get('/api/users/me/sign-in-methods')).json<{ passkeys: { id: number; name: string }[] }>();
}

test('a passkey signs its user in without a password, and its use is listed', async () => {
  const user = await signIn(site, 'user@acme.test');
  const device = new Authenticator();
  expect((await enrol(user, device)).statusCode).toBe(200);
  const answer = await withPasskey(device);
  expect(answer.statusCode).toBe(200);
  const me = await callerWith(site, answer.json<{ access_token: string }>().access_token).get('/api/users/me');
  expect(me.json()).toMatchObject({ user: { email: 'user@acme.test' } });
  expect(await methodsOf(user)).toMatchObject({
    passkeys: [{ name: 'Work laptop', last_used_at: expect.any(String) as string }],
  });
  const mail = await inTenant(site.database.app, 1, (tx) =>
    tx.selectFrom('mails').select('recipients').where('kind', '=', 'passkey_added').execute(),
  );
  expect(mail).toEqual([{ recipients: ['user@acme.test'] }]);
  expect((await enrol(user, device)).json()).toMatchObject({ code: 'known_passkey' });
});

test('an address sent along must be the user’s: guesses at the password of another are not forgotten', async () => {
  const device = new Authenticator();
  expect((await enrol(await signIn(site, 'user@acme.test'), device)).statusCode).toBe(200);
  const guess = () => guest.post('/api/login', { email: 'owner@prepaid.test', password: 'a wrong guess' });
  const withAddress = async (email: string) => {
    const { challenge } = (await guest.post('/api/login/passkey', {})).json<{ challenge: string }>();
    return guest.post('/api/login', { email, passkey: device.sign({ challenge, ...place }) });
  };
  for (let count = 0; count < 9; count += 1) expect((await guess()).statusCode).toBe(401);
  expect((await withAddress('owner@prepaid.test')).json()).toMatchObject({ code: 'invalid_passkey' });
  expect((await guess()).statusCode).toBe(429);
  expect((await withAddress('USER@acme.test')).statusCode).toBe(200);
});

test('adding one requires the password, this site, this challenge and an unlocked device', async () => {
  const user = await signIn(site, 'owner@acme.test');
  const begun = await user.post('/api/users/me/passkeys/begin', { password: 'wrong' });
  expect(begun.statusCode).toBe(422);
  const device = new Authenticator();
  for (const wrong of [
    { origin: 'https://evil.test' },
    { rpId: 'evil.test' },
    { challenge: 'x'.repeat(43) },
    { isUnlocked: false },
  ])
    expect((await enrol(user, device, wrong)).json()).toMatchObject({ code: 'invalid_passkey' });
  // The password must be that of the signed-in user; another user's is rejected.
  const visitor = await challengeOf(await signIn(site, 'owner@prepaid.test'));
  expect((await enrol(user, device, { challenge: visitor })).json()).toMatchObject({ code: 'invalid_passkey' });
  const challenge = await challengeOf(user);
  later += 601_000;
  const late = device.create({ challenge, ...place });
  expect((await user.post('/api/users/me/passkeys', { name: 'Late', ...late })).statusCode).toBe(422);
  expect(await methodsOf(user)).toMatchObject({ passkeys: [] });
});

test('a signature for another site, of a locked device, of a cloned key, or used before is rejected', async () => {
  const user = await signIn(site, 'nobilling@acme.test');
  const device = new Authenticator();
  await enrol(user, device);
  const invalid = { code: 'invalid_passkey' };
  for (const wrong of [
    { origin: 'https://evil.test' },
    { rpId: 'evil.test' },
    { challenge: 'x' },
    { isUnlocked: false },
  ])
    expect((await withPasskey(device, wrong)).json()).toMatchObject(invalid);
  expect((await withPasskey(device, {}, 'protea.localhost')).json()).toMatchObject(invalid);
  expect((await withPasskey(new Authenticator())).json()).toMatchObject(invalid);
  expect((await withPasskey(device)).statusCode).toBe(200);
  device.counter = 0;
  expect((await withPasskey(device)).json()).toMatchObject(invalid);
  device.counter = 90;
  const { challenge } = (await guest.post('/api/login/passkey', {})).json<{ challenge: string }>();
  const passkey = device.sign({ challenge, ...place });
  expect((await guest.post('/api/login', { passkey })).statusCode).toBe(200);
  expect((await guest.post('/api/login', { passkey: device.sign({ challenge, ...place }) })).statusCode).toBe(401);
});

test('users rename and remove only their own', async () => {
  const owner = await signIn(site, 'owner@prepaid.test');
  const device = new Authenticator();
  const { passkey } = (await enrol(owner, device)).json<{ passkey: { id: number } }>();
  const other = await signIn(site, 'owner@acme.test');
  for (const what of ['rename', 'remove'])
    expect(
      (await other.post(`/api/users/me/passkeys/${what}`, { id: passkey.id, ...(what === 'rename' && { name: 'X' }) }))
        .statusCode,
    ).toBe(404);
  await owner.post('/api/users/me/passkeys/rename', { id: passkey.id, name: 'Phone' });
  expect(await methodsOf(owner)).toMatchObject({ passkeys: [{ name: 'Phone' }] });
  await owner.post('/api/users/me/passkeys/remove', { id: passkey.id });
  expect((await withPasskey(device)).statusCode).toBe(401);
});

test('a platform administrator, who belongs to no provider, has passkeys too', async () => {
  const device = new Authenticator();
  expect((await enrol(await signIn(site, 'platform@kestrel.test'), device)).statusCode).toBe(200);
  expect((await withPasskey(device)).statusCode).toBe(200);
});

test('an administrator resets a user’s two-factor sign-in: passcodes, passkeys and sessions end, and the user is notified', async () => {
  const driver = await signIn(site, 'driver@kestrel.test');
  const { id } = (await driver.get('/api/users/me')).json<{ user: { id: number } }>().user;
  const path = `/api/users/${id}/reset-two-factor`;
  const staff = await signIn(site, 'staff@kestrel.test');
  expect((await staff.post(path, {})).json()).toMatchObject({ code: 'not_enabled' });
  const device = new Authenticator();
  await enrol(driver, device);
  const begun = await driver.post('/api/users/me/two-factor/begin', { password: demoPassword });
  const secret = Secret.fromBase32(begun.json<{ secret: string }>().secret);
  const passcode = new TOTP({ secret }).generate({ timestamp: Date.now() + later });
  expect((await driver.post('/api/users/me/two-factor/enable', { passcode })).statusCode).toBe(200);
  const login = { email: 'driver@kestrel.test', password: demoPassword };
  expect((await guest.post('/api/login', login)).statusCode).toBe(202);

  const customer = await signIn(site, 'owner@acme.test');
  expect((await customer.post(path, {})).statusCode).toBeGreaterThanOrEqual(403);
  expect((await staff.post(path, {})).statusCode).toBe(200);
  expect((await driver.get('/api/users/me')).statusCode).toBe(401);
  expect((await withPasskey(device)).statusCode).toBe(401);
  expect((await guest.post('/api/login', login)).statusCode).toBe(200);
  const mail = await inTenant(site.database.app, 1, (tx) =>
    tx.selectFrom('mails').select('recipients').where('kind', '=', 'two_factor_reset').execute(),
  );
  expect(mail).toEqual([{ recipients: ['driver@kestrel.test'] }]);
  const trail = await staff.get(`/api/audit/events?type=user&object_id=${id}`);
  expect(trail.body).toContain('"two_factor":"off"');
  const own = (await staff.get('/api/users/me')).json<{ user: { id: number } }>().user.id;
  expect((await staff.post(`/api/users/${own}/reset-two-factor`, {})).statusCode).toBe(403);
});
