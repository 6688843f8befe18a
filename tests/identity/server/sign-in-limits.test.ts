/** Passwords cannot be guessed: from one address, from many, at one account or at many; and nobody is locked out for good by others' guesses. */
import { expect, test } from 'vitest';
import { signIn, testApp } from '../../app.ts';
import { demoPassword } from '../../factories/password.ts';
import { calls } from '#generated/calls.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import type { Limit } from '#platform/server/http/rate-limit.ts';
import { networkOf } from '#platform/server/http/network.ts';

let later = 0;
const clock = () => new Date(Date.now() + later);
const site = await testApp({ clock });
/** Another process over the same database. */
const other = await testApp({ clock, database: site.database });

const wait = (seconds: number): void => void (later += seconds * 1000);

async function login(email: string, password: string, remoteAddress = '127.0.0.1') {
  const payload = { email, password };
  return site.request({ method: 'POST', url: '/api/login', headers: { host: 'localhost' }, payload, remoteAddress });
}

const limit: Limit = calls.login.rate_limit;

/** What login asks before it looks at a password, which is slow on purpose; answers whether it would look. */
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

/** How many attempts that fail are let through, one from each address. */
async function guess(email: string, from: readonly string[]): Promise<number> {
  let tried = 0;
  for (const address of from) if (await isLetThrough(email, address)) tried += 1;
  return tried;
}

const addresses = (count: number, net = '10.1'): string[] =>
  Array.from({ length: count }, (_, index) => `${net}.${Math.floor(index / 250)}.${(index % 250) + 1}`);

test('too many attempts for one address are 429 for a while, with the seconds to wait', async () => {
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

test('a success forgets the failures before it', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < 9; count += 1) await login('nobilling@acme.test', 'wrong');
    expect((await login('nobilling@acme.test', demoPassword)).statusCode).toBe(200);
  }
});

test('attempts at one account from many addresses wait longer and longer, whichever process they reach', async () => {
  const email = 'manager@kestrel.test';
  expect(await guess(email, addresses(30))).toBe(10);
  expect(await isLetThrough(email, '10.2.0.1', other)).toBe(false);
  expect((await login(email, demoPassword, '10.2.0.2')).statusCode).toBe(429);
  // Four minutes of attempts at every second, each from an address that was never seen.
  let tried = 0;
  for (let second = 0; second < 240; second += 1) {
    wait(1);
    tried += await guess(email, [`10.3.${Math.floor(second / 250)}.${(second % 250) + 1}`]);
  }
  expect(tried).toBeLessThan(20);
});

test('whoever knows the password gets in meanwhile: at once where they signed in before, after a minute elsewhere', async () => {
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

test('one address cannot try a password at one account after the other', async () => {
  let tried = 0;
  for (let index = 0; index < 150; index += 1)
    if (await isLetThrough(`person-${index}@kestrel.test`, '10.80.0.1')) tried += 1;
  expect(tried).toBe(50);
  // A success there forgets the attempts at that account, not those at others; the neighbour goes on.
  expect((await login('owner@prepaid.test', demoPassword, '10.80.0.1')).statusCode).toBe(429);
  expect((await login('owner@prepaid.test', demoPassword, '10.80.0.2')).statusCode).toBe(200);
  wait(601);
  expect((await login('owner@prepaid.test', demoPassword, '10.80.0.1')).statusCode).toBe(200);
});

test('attempts at the same time count one by one', async () => {
  const burst = await Promise.all(addresses(30, '10.90').map((address) => isLetThrough('user@acme.test', address)));
  expect(burst.filter(Boolean)).toHaveLength(10);
});

test('neither an account nor an address is kept by counting', async () => {
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
