/** Two-factor sign-in: what the password alone allows, that codes are accepted once, and who may change it. */
import { TOTP, Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { demoPassword } from '../../factories/password.ts';

let now = new Date();
const site = await testApp({ clock: () => now });
const guest = callerWith(site, null);

const later = (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1000));

function passcode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

function login(email: string, code?: string, password = demoPassword) {
  return guest.post('/api/login', { email, password, ...(code && { two_factor_auth_passcode: code }) });
}

async function enrol(caller: Caller): Promise<{ secret: string; codes: string[] }> {
  const begun = await caller.post('/api/users/me/two-factor/begin', { password: demoPassword });
  const { secret } = begun.json<{ secret: string }>();
  const enabled = await caller.post('/api/users/me/two-factor/enable', { passcode: passcode(secret) });
  return { secret, codes: enabled.json<{ recovery_codes: string[] }>().recovery_codes };
}

test('F100 with two-factor on, a correct password returns 202 and the passcode signs in, once', async () => {
  const email = 'owner@acme.test';
  const { secret } = await enrol(await signIn(site, email));
  const response = await login(email);
  expect(response.statusCode).toBe(202);
  expect(response.json()).toEqual({ two_factor: 'passcode' });
  const empty = await guest.post('/api/login', { email, password: demoPassword, two_factor_auth_passcode: '' });
  expect(empty.statusCode, 'nothing was entered').toBe(202);

  const enrolled = await login(email, passcode(secret));
  expect(enrolled.statusCode, 'the passcode of enrolling was used').toBe(401);
  expect(enrolled.json()).toMatchObject({ code: 'wrong_passcode' });
  later(30);
  const code = passcode(secret);
  const wrongPassword = await login(email, code, 'wrong');
  expect(wrongPassword.json()).toMatchObject({ code: 'invalid_credentials' });
  const done = await login(email, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(done.statusCode).toBe(200);
  const { access_token } = done.json<{ access_token: string }>();
  expect((await callerWith(site, access_token).get('/api/users/me')).statusCode).toBe(200);
  expect((await login(email, code)).statusCode).toBe(401);
  later(90);
  expect((await login(email, code)).statusCode, 'an old one').toBe(401);
});

test('credentials that are null or empty count as not sent', async () => {
  const email = 'support@kestrel.test';
  const empty = { social_credentials: null, passkey: null, verification_code: '', two_factor_auth_passcode: '' };
  const send = (body: object) => guest.post('/api/login', { ...empty, ...body });
  expect((await send({ email, password: demoPassword })).statusCode).toBe(200);
  const withNulls = { verification_code: null, two_factor_auth_passcode: null };
  expect((await send({ email, password: demoPassword, ...withNulls })).statusCode).toBe(200);
  const nothing = await send({ email: '', password: null });
  expect(nothing.statusCode).toBe(400);
  expect(nothing.json()).toMatchObject({ errors: [{ field: 'email' }, { field: 'password' }] });
});

test('a recovery code signs in once, and new ones invalidate all others', async () => {
  const email = 'owner@prepaid.test';
  const owner = await signIn(site, email);
  const { codes } = await enrol(owner);
  expect(new Set(codes).size).toBe(10);
  expect((await login(email, codes[0]!.toLowerCase())).statusCode).toBe(200);
  const again = await login(email, codes[0]);
  expect(again.statusCode).toBe(401);
  // It says nothing of the newest one, which is for passcodes.
  expect(again.json()).toMatchObject({
    code: 'wrong_recovery_code',
    message: 'That recovery code isn’t right or was used already. Enter another one.',
  });
  expect((await login(email, '12345')).json(), 'a passcode typed in part').toMatchObject({ code: 'wrong_passcode' });
  expect((await owner.get('/api/users/me/two-factor')).json()).toEqual({ enabled: true, recovery_codes_left: 9 });
  const renewed = await owner.post('/api/users/me/two-factor/recovery-codes', { password: demoPassword });
  expect((await login(email, codes[1])).statusCode).toBe(401);
  expect((await login(email, renewed.json<{ recovery_codes: string[] }>().recovery_codes[1])).statusCode).toBe(200);
});

test('it is set up and turned off only with the password, and not while impersonating', async () => {
  const email = 'user@acme.test';
  const user = await signIn(site, email);
  for (const path of ['begin', 'disable', 'recovery-codes']) {
    const answer = await user.post(`/api/users/me/two-factor/${path}`, { password: 'wrong' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'password', code: 'wrong_password' }] });
  }
  const admin = await signIn(site, 'staff@kestrel.test');
  const acting = { password: demoPassword, request_username: email };
  expect((await admin.post('/api/users/me/two-factor/begin', acting)).statusCode).toBe(403);

  const { secret } = await enrol(user);
  expect((await user.post('/api/users/me/two-factor/begin', { password: demoPassword })).statusCode).toBe(409);
  expect((await user.post('/api/users/me/two-factor/enable', { passcode: passcode(secret) })).statusCode).toBe(409);
  expect((await login(email)).statusCode).toBe(202);
  expect((await user.post('/api/users/me/two-factor/disable', { password: demoPassword })).statusCode).toBe(200);
  expect((await login(email)).statusCode).toBe(200);
});

test('until a passcode confirmed that the app has the secret, the password alone signs in', async () => {
  const driver = await signIn(site, 'driver@kestrel.test');
  await driver.post('/api/users/me/two-factor/begin', { password: demoPassword });
  const wrong = await driver.post('/api/users/me/two-factor/enable', { passcode: '000000' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toMatchObject({ errors: [{ field: 'passcode', code: 'wrong_passcode' }] });
  expect((await login('driver@kestrel.test')).statusCode).toBe(200);
  expect((await driver.post('/api/users/me/two-factor/recovery-codes', { password: demoPassword })).statusCode).toBe(
    409,
  );
});

test('passcodes cannot be guessed: setting up a new one does not reset the failures', async () => {
  const email = 'nobilling@acme.test';
  await enrol(await signIn(site, email));
  const statuses = [];
  for (let time = 0; time < 6; time += 1) {
    statuses.push((await login(email)).statusCode, (await login(email, '000000')).statusCode);
  }
  expect(statuses).toEqual([202, 401, 202, 401, 202, 401, 202, 401, 202, 401, 429, 429]);
});

test('a platform administrator, who belongs to no provider, can use it too', async () => {
  const email = 'platform@kestrel.test';
  const { secret } = await enrol(await signIn(site, email));
  expect((await login(email)).statusCode).toBe(202);
  later(30);
  expect((await login(email, passcode(secret))).statusCode).toBe(200);
});

test('if the secret can’t be decrypted any more, a recovery code still signs in', async () => {
  const email = 'support@kestrel.test';
  const { secret, codes } = await enrol(await signIn(site, email));
  await asOwner(site.database.owner, (tx) =>
    tx
      .updateTable('two_factor')
      .set({ secret: Buffer.alloc(40) })
      .execute(),
  );
  later(30);
  expect((await login(email, passcode(secret))).statusCode).toBe(401);
  expect((await login(email, codes[0])).statusCode).toBe(200);
});
