/** Signing in and out: the right password, every wrong one, and what a token is worth afterwards. */
import { expect, test } from 'vitest';
import { callerWith, signIn, testApp } from '../../app.ts';
import { demoPassword } from '../../factories/password.ts';

const site = await testApp();

function login(payload: object, host = 'localhost') {
  return site.request({ method: 'POST', url: '/api/login', headers: { host }, payload });
}

test('a right password opens a session that the API knows again (F099)', async () => {
  const staff = await signIn(site, 'staff@kestrel.test');
  expect(staff.token).toMatch(/^[\w-]{43}$/);
  const me = await staff.get('/api/users/me');
  expect(me.json()).toMatchObject({ user: { email: 'staff@kestrel.test', role: { id: 2 } }, roles: [{ id: 2 }] });
});
