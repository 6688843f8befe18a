/** Passwords cannot be guessed, from one or many addresses, at one or many accounts; and guesses by others never lock a user out permanently. */
import { expect, test } from 'vitest';
import { signIn, testApp } from '../../app.ts';
import { demoPassword } from '../../factories/password.ts';
import { calls } from '#generated/calls.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import type { Limit } from '#platform/server/http/rate-limit.ts';
import { networkOf } from '#platform/server/http/rate-limit.ts';

/** Stands still: limits and delays count the time that requests take, however slow the machine is. */
const start = Date.now();
let later = 0;
const clock = () => new Date(start + later);
const site = await testApp({ clock });
/** Another process over the same database. */
const other = await testApp({ clock, database: site.database });

const wait = (seconds: number): void => void (later += seconds * 1000);

async function login(email: string, password: string, remoteAddress = '127.0.0.1') {
  const payload = { email, password };
  return site.request({ method: 'POST', url: '/api/login', headers: { host: 'localhost' }, payload, remoteAddress });
}

const limit: Limit = calls.login.rate_limit;

/** The checks before login verifies a password, which is slow on purpose; returns whether it would. */
async function isLetThrough(account: string, ip: string, { app } = site): Promise<boolean> {
  const attempt = { call: 'login', limit, providerId: 1, who: { account }, ip };
  return app.services.limiter.take(attempt).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ status: 429, code: 'too_many_attempts' });
      return false;
    },
  );
}

/** The number of failed attempts that are allowed, one from each address. */
async function guess(email: string, from: readonly string[]): Promise<number> {
  let tried = 0;
  for (const address of from) if (await isLetThrough(email, address)) tried += 1;
  return tried;
}

const addresses = (count: number, net = '10.1'): string[] =>
  Array.from({ length: count }, (_, index) => `${net}.${Math.floor(index / 250)}.${(index % 250) + 1}`);

test('too many attempts from one address return 429 for a while, with the seconds to wait', async () => {
  const attempt = (password: string) => login('owner@prepaid.test', password);
  for (let count = 0; count < 10; count += 1) expect((await attempt('wrong')).statusCode).toBe(401);
  const refused = await attempt(demoPassword);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(290);
  expect(refused.json()).toMatchObject({ code: 'too_many_attempts' });
  expect((await login('owner@acme.test', demoPassword)).statusCode).toBe(200);
  wait(301);
  expect((await attempt(demoPassword)).statusCode).toBe(200);
});

test('a success resets earlier failures', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < 9; count += 1) await login('nobilling@acme.test', 'wrong');
    expect((await login('nobilling@acme.test', demoPassword)).statusCode).toBe(200);
  }
});

test('attempts for one account from many addresses are delayed longer and longer, across processes', async () => {
  const email = 'manager@kestrel.test';
  expect(await guess(email, addresses(30))).toBe(10);
  expect(await isLetThrough(email, '10.2.0.1', other)).toBe(false);
  expect((await login(email, demoPassword, '10.2.0.2')).statusCode).toBe(429);
  // Four minutes of attempts every second, each from a new address.
  let tried = 0;
  for (let second = 0; second < 240; second += 1) {
    wait(1);
    tried += await guess(email, [`10.3.${Math.floor(second / 250)}.${(second % 250) + 1}`]);
  }
  expect(tried).toBeLessThan(20);
});

test('attempts for one account count together, however its address is written', async () => {
  const written = 'dr\u0130ver@\u212Aestrel.test';
  expect((await login(written, demoPassword, '10.9.0.1')).statusCode).toBe(200);
  expect(await guess('driver@kestrel.test', addresses(10, '10.10'))).toBe(10);
  expect(await guess(written, addresses(10, '10.11'))).toBe(0);
});

test('the owner of the password still signs in: immediately from a known address, after a minute from another', async () => {
  const email = 'owner@acme.test';
  const home = '192.168.7.7';
  const session = await signIn(site, email);
  expect((await login(email, demoPassword, home)).statusCode).toBe(200);
  for (let round = 0; round < 8; round += 1) {
    await guess(email, addresses(12, `10.${40 + round}`));
    wait(60);
  }
  await guess(email, addresses(2, '10.60'));
  expect((await login(email, demoPassword, '10.70.0.1')).statusCode).toBe(429);
  expect((await session.get('/api/users/me')).statusCode).toBe(200);
  expect((await login(email, demoPassword, home)).statusCode).toBe(200);
  await guess(email, addresses(20, '10.61'));
  wait(60);
  expect((await login(email, demoPassword, '10.70.0.1')).statusCode).toBe(200);
});

test('one address cannot try a password on one account after the other', async () => {
  let tried = 0;
  for (let index = 0; index < 150; index += 1)
    if (await isLetThrough(`person-${index}@kestrel.test`, '10.80.0.1')) tried += 1;
  expect(tried).toBe(50);
  // A successful sign-in resets the attempts for that account only; the other account is not affected.
  expect((await login('owner@prepaid.test', demoPassword, '10.80.0.1')).statusCode).toBe(429);
  expect((await login('owner@prepaid.test', demoPassword, '10.80.0.2')).statusCode).toBe(200);
  wait(601);
  expect((await login('owner@prepaid.test', demoPassword, '10.80.0.1')).statusCode).toBe(200);
});

test('concurrent attempts are counted individually', async () => {
  const burst = await Promise.all(addresses(30, '10.90').map((address) => isLetThrough('user@acme.test', address)));
  expect(burst.filter(Boolean)).toHaveLength(10);
});

test('counting stores neither accounts nor addresses', async () => {
  const rows = await asOwner(site.database.owner, (tx) => tx.selectFrom('attempts').select('name').execute());
  expect(rows.length).toBeGreaterThan(20);
  for (const { name } of rows) expect(name.toString('latin1')).not.toMatch(/kestrel|acme|127\.0/);
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:0000:0000:ffff::9', '2001:db8:0:0'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is one of %s', (ip, network) => expect(networkOf(ip)).toBe(network));
