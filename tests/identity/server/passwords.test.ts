/** Forgotten and changed passwords: who gets an emailed link, what it allows, and what ends with the old password. */
import { expect, test } from 'vitest';
import { inTenant } from '#platform/server/db/tenant.ts';
import { sendLinkJob } from '#modules/identity/server/passwords/send-link-job.ts';
import { callerWith, signIn, testApp } from '../../app.ts';
import { demoPassword } from '../../factories/password.ts';
import { runWaiting } from '../../waiting-jobs.ts';

let now = new Date();
const site = await testApp({ clock: () => now });
const guest = callerWith(site, null);
const fresh = 'correct horse battery';

/** The link of the latest mail to an address; undefined if there is none. */
async function mailedLink(email: string, provider = 1): Promise<string | undefined> {
  await runWaiting(site, sendLinkJob(site.app));
  const mails = await inTenant(site.database.app, provider, (tx) =>
    tx.selectFrom('mails').select(['recipients', 'body']).orderBy('id', 'desc').execute(),
  );
  return mails.find(({ recipients }) => recipients.includes(email))?.body.match(/https?:\S+/)?.[0];
}

async function requestToken(email: string): Promise<string> {
  await guest.post('/api/users/reset-password', { email });
  return new URL((await mailedLink(email))!).searchParams.get('verification')!;
}

function login(email: string, password: string) {
  return guest.post('/api/login', { email, password });
}

test('F104 F105 an emailed link sets a new password once; all existing sessions end and the old password stops working', async () => {
  const before = await signIn(site, 'ops@kestrel.test');
  const token = await requestToken('ops@kestrel.test');
  expect(await mailedLink('ops@kestrel.test')).toBe(`http://localhost/login?verification=${token}`);
  const known = await guest.post('/api/users/reset-password/link', { token });
  expect(known.json()).toMatchObject({ email: 'ops@kestrel.test', kind: 'reset' });

  const chosen = await guest.post('/api/users/update-password', { token, password: fresh });
  expect(chosen.json()).toEqual({ email: 'ops@kestrel.test' });
  expect((await before.get('/api/users/me')).statusCode).toBe(401);
  expect((await login('ops@kestrel.test', demoPassword)).statusCode).toBe(401);
  expect((await login('ops@kestrel.test', fresh)).statusCode).toBe(200);

  for (const url of ['/api/users/reset-password/link', '/api/users/update-password']) {
    const again = await guest.post(url, url.endsWith('link') ? { token } : { token, password: `${fresh} 2` });
    expect(again.statusCode).toBe(410);
    expect(again.json()).toMatchObject({ code: 'invalid_link', message: 'This link has expired or was used already.' });
  }
});

test('F104 F105 the username may be sent instead of the address, and one of them must be', async () => {
  const before = await mailedLink('owner@prepaid.test');
  expect((await guest.post('/api/users/reset-password', { username: 'owner@prepaid.test' })).statusCode).toBe(200);
  const link = await mailedLink('owner@prepaid.test');
  expect(link).not.toBe(before);
  const token = new URL(link!).searchParams.get('verification');
  const chosen = await guest.post('/api/users/update-password', {
    token,
    password: fresh,
    username: 'owner@prepaid.test',
  });
  expect(chosen.json()).toEqual({ email: 'owner@prepaid.test' });
  const neither = await guest.post('/api/users/reset-password', {});
  expect(neither.statusCode).toBe(400);
  expect(neither.json()).toMatchObject({ errors: [{ field: 'email', message: 'This is required.' }] });
});

test('using one of two links invalidates the other', async () => {
  const first = await requestToken('support@kestrel.test');
  const second = await requestToken('support@kestrel.test');
  expect((await guest.post('/api/users/update-password', { token: second, password: fresh })).statusCode).toBe(200);
  expect((await guest.post('/api/users/update-password', { token: first, password: fresh })).statusCode).toBe(410);
});

test('a link expires after an hour, and an invented one or one of another provider is rejected', async () => {
  const token = await requestToken('manager@kestrel.test');
  const elsewhere = callerWith(site, null, 'protea.localhost');
  expect((await elsewhere.post('/api/users/reset-password/link', { token })).statusCode).toBe(410);
  expect((await guest.post('/api/users/reset-password/link', { token: 'x'.repeat(43) })).statusCode).toBe(410);
  const requestedAt = now;
  now = new Date(requestedAt.getTime() + 61 * 60_000);
  expect((await guest.post('/api/users/update-password', { token, password: fresh })).statusCode).toBe(410);
  now = requestedAt;
});

test('an unknown address gets the same response, and no email is sent', async () => {
  const answers = [];
  for (const email of ['nobody@kestrel.test', 'staff@protea.test', 'user@acme.test'])
    answers.push((await guest.post('/api/users/reset-password', { email })).json());
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  // Whether anybody has the address is looked up later: the time that the response takes does not tell.
  expect(await runWaiting(site, sendLinkJob(site.app))).toBe(answers.length);
  expect(await mailedLink('nobody@kestrel.test')).toBeUndefined();
  expect(await mailedLink('staff@protea.test')).toBeUndefined();
  expect(await mailedLink('user@acme.test')).toBeDefined();
});

test('a platform administrator sets a new password at any provider', async () => {
  const token = await requestToken('platform@kestrel.test');
  expect((await guest.post('/api/users/update-password', { token, password: fresh })).statusCode).toBe(200);
  expect((await login('platform@kestrel.test', fresh)).statusCode).toBe(200);
});

test('requests for one email address are limited', async () => {
  const statuses = [];
  for (let time = 0; time < 6; time += 1)
    statuses.push((await guest.post('/api/users/reset-password', { email: 'driver@kestrel.test' })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const byName = await guest.post('/api/users/reset-password', { username: 'driver@kestrel.test' });
  expect(byName.statusCode).toBe(429);
});

test('a mailbox gets at most five unused links, from however many addresses they are requested', async () => {
  const email = 'support@kestrel.test';
  const request = async (remoteAddress: string) => {
    const [url, payload, headers] = ['/api/users/reset-password', { email }, { host: 'localhost' }];
    const answer = await site.request({ method: 'POST', url, payload, headers, remoteAddress });
    expect(answer.statusCode).toBe(200);
    await runWaiting(site, sendLinkJob(site.app));
  };
  const mailed = async () => {
    const mails = await inTenant(site.database.app, 1, (tx) =>
      tx.selectFrom('mails').select('recipients').where('kind', '=', 'password_reset').execute(),
    );
    return mails.filter(({ recipients }) => recipients.includes(email)).length;
  };
  const before = await mailed();
  for (let one = 1; one < 8; one += 1) await request(`10.6.0.${one}`);
  expect((await mailed()) - before).toBe(5);
  now = new Date(now.getTime() + 3_601_000);
  await request('10.6.1.1');
  expect((await mailed()) - before).toBe(6);
});

test('changing the password ends all other sessions, but not this one', async () => {
  const here = await signIn(site, 'owner@acme.test');
  const there = await signIn(site, 'owner@acme.test');
  const wrong = await here.post('/api/users/me/password', { current_password: 'wrong', password: fresh });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toMatchObject({ errors: [{ field: 'current_password', code: 'wrong_password' }] });
  const changed = await here.post('/api/users/me/password', { current_password: demoPassword, password: fresh });
  expect(changed.json()).toEqual({ ended: 1 });
  expect((await here.get('/api/users/me')).statusCode).toBe(200);
  expect((await there.get('/api/users/me')).statusCode).toBe(401);
  expect((await login('owner@acme.test', fresh)).statusCode).toBe(200);
});

test.each([
  ['short', 400, 'short'],
  ['the address itself', 422, 'driver@kestrel.test'],
  ['one letter', 422, 'aaaaaaaaaaaa'],
  ['a row', 422, '1234567890'],
])('a new password that is %s is rejected at its field', async (_, status, password) => {
  const driver = await signIn(site, 'driver@kestrel.test');
  const answer = await driver.post('/api/users/me/password', { current_password: demoPassword, password });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ errors: [{ field: 'password' }] });
});

test('a user acting as another can’t change the password', async () => {
  const admin = await signIn(site, 'staff@kestrel.test');
  const body = { current_password: demoPassword, password: fresh, request_username: 'user@acme.test' };
  expect((await admin.post('/api/users/me/password', body)).statusCode).toBe(403);
});

test('users list their own sessions with browser, and end each or all others, but nobody else’s', async () => {
  const headers = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  };
  const credentials = { email: 'nobilling@acme.test', password: demoPassword };
  const tokens = [];
  for (let time = 0; time < 3; time += 1)
    tokens.push((await guest.post('/api/login', credentials, headers)).json<{ access_token: string }>().access_token);
  const [first, second, third] = tokens.map((token) => callerWith(site, token));
  type Listed = { sessions: { id: number; browser: string; is_current: boolean }[] };
  const { sessions } = (await first!.get('/api/users/me/sessions')).json<Listed>();
  expect(sessions.map(({ browser }) => browser)).toEqual(Array(3).fill('Chrome on Windows'));
  expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1);

  const newest = sessions.find(({ is_current }) => !is_current)!.id;
  const stranger = await signIn(site, 'user@acme.test');
  expect((await stranger.post('/api/users/me/sessions/end', { id: newest })).statusCode).toBe(404);
  expect((await first!.post('/api/users/me/sessions/end', { id: newest })).json()).toEqual({ ended: 1 });
  expect((await first!.post('/api/users/me/sessions/end', {})).json()).toEqual({ ended: 1 });
  expect((await first!.get('/api/users/me')).statusCode).toBe(200);
  for (const other of [second, third]) expect((await other!.get('/api/users/me')).statusCode).toBe(401);
});
