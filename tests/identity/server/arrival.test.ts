/** Users who arrive from the provider's own system (F029): who may send them, who they may be, and what their code allows. */
import { expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';

let later = 0;
const site = await testApp({ clock: () => new Date(Date.now() + later) });
const guest = callerWith(site, null);
const staff = await signIn(site, 'staff@kestrel.test');
const email = 'user@acme.test';

const idOf = async (address: string): Promise<number> =>
  (await (await signIn(site, address)).get('/api/users/me')).json<{ user: { id: number } }>().user.id;
const codeFor = async (address: string, by = staff) => by.post(`/api/users/${await idOf(address)}/sign-in-code`, {});

test('F029 arrivals are rejected while the identity page is off', async () => {
  expect((await codeFor(email)).json()).toMatchObject({ code: 'identity_page_off' });
  await asOwner(site.database.owner, (tx) => buildSettings(tx, { provider_id: 1, settings: { enable_idm: true } }));
});

test('F029 the URL of the identity page contains a code that signs its user in once, for five minutes', async () => {
  const made = (await codeFor(email)).json<{ verification_code: string; url: string }>();
  expect(made.url).toBe(
    `http://localhost/idm?${new URLSearchParams({ email, verification_code: made.verification_code })}`,
  );
  const { verification_code } = made;
  expect((await guest.post('/api/login', { email: 'owner@acme.test', verification_code })).statusCode).toBe(410);
  expect((await guest.post('/api/login', { email, verification_code })).statusCode).toBe(200);
  expect((await guest.post('/api/login', { email, verification_code })).statusCode).toBe(410);
  const late = (await codeFor(email)).json<{ verification_code: string }>();
  later += 301_000;
  expect((await guest.post('/api/login', { email, ...pick(late) })).statusCode).toBe(410);
});

test('F029 the code can’t change the password, neither at sign-in nor as a link', async () => {
  const { verification_code } = (await codeFor(email)).json<{ verification_code: string }>();
  const password = 'correct horse battery';
  expect((await guest.post('/api/login', { email, verification_code, password })).statusCode).toBe(410);
  const link = { token: verification_code };
  expect((await guest.post('/api/users/reset-password/link', link)).statusCode).toBe(410);
  expect((await guest.post('/api/users/update-password', { ...link, password })).statusCode).toBe(410);
});

test('F029 staff can’t sign in this way, and customers can’t send users', async () => {
  expect((await codeFor('driver@kestrel.test')).statusCode).toBe(403);
  expect((await codeFor(email, await signIn(site, 'owner@acme.test'))).statusCode).toBe(403);
  expect((await codeFor(email, await signIn(site, 'staff@protea.test'))).statusCode).toBe(404);
});

function pick({ verification_code }: { readonly verification_code: string }) {
  return { verification_code };
}
