/** Signing in with the code of an emailed link (F101): once, for its own email address, with or without a new password. */
import { expect, test } from 'vitest';
import { sendLinkJob } from '#modules/identity/server/passwords/send-link-job.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, testApp } from '../../app.ts';
import { demoPassword } from '../../factories/password.ts';
import { runWaiting } from '../../waiting-jobs.ts';

const site = await testApp();
const guest = callerWith(site, null);

async function mailedCode(email: string): Promise<string> {
  await guest.post('/api/users/reset-password', { email });
  await runWaiting(site, sendLinkJob(site.app));
  const { body } = await inTenant(site.database.app, 1, (tx) =>
    tx.selectFrom('mails').select('body').orderBy('id', 'desc').executeTakeFirstOrThrow(),
  );
  return /verification=(\S+)/.exec(body)![1]!;
}

const email = 'user@acme.test';

test('F101 the code of a link signs the user in, once, and leaves the password unchanged', async () => {
  const verification_code = await mailedCode(email);
  const foreign = await guest.post('/api/login', { email: 'owner@acme.test', verification_code });
  expect([foreign.statusCode, foreign.json<{ code: string }>().code]).toEqual([410, 'invalid_link']);
  expect((await guest.post('/api/login', { email, verification_code })).statusCode).toBe(200);
  expect((await guest.post('/api/login', { email, verification_code })).statusCode).toBe(410);
  expect((await guest.post('/api/login', { email, password: demoPassword })).statusCode).toBe(200);
});

test('F101 a password sent along becomes the new one; one that is too weak does not use up the code', async () => {
  const verification_code = await mailedCode(email);
  const weak = await guest.post('/api/login', { email, verification_code, password: 'short' });
  expect(weak.statusCode).toBe(422);
  expect(weak.json()).toMatchObject({ errors: [{ field: 'password', code: 'weak_password' }] });
  const password = 'correct horse battery';
  expect((await guest.post('/api/login', { email, verification_code, password })).statusCode).toBe(200);
  expect((await guest.post('/api/login', { email, password: demoPassword })).statusCode).toBe(401);
  expect((await guest.post('/api/login', { email, password })).statusCode).toBe(200);
});

test('F101 an invented code is rejected', async () => {
  expect((await guest.post('/api/login', { email, verification_code: 'x'.repeat(43) })).statusCode).toBe(410);
});
