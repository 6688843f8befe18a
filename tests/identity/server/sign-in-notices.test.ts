/** A user is told by mail of every change to how they sign in, whoever made it. */
import { TOTP, Secret } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import type { ReadUsersAnswer200 } from '#generated/types.ts';
import { roles } from '#platform/domain/role.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { newCode } from '#modules/identity/server/passwords/links.ts';
import { sendLinkJob } from '#modules/identity/server/passwords/send-link-job.ts';
import { qrCode } from '#modules/identity/server/two-factor/passcode.ts';
import { callerWith, signIn, testApp } from '../../app.ts';
import { demoPassword } from '../../factories/password.ts';
import { buildSettings } from '../../factories/settings.ts';
import { runWaiting } from '../../waiting-jobs.ts';

const site = await testApp();
const guest = callerWith(site, null);
const fresh = 'a fresh long password';

/** Users know the company by the name of its site, not by the one in the platform's records. */
const provider_title = 'Swift Parcels';
beforeAll(() =>
  asOwner(site.database.owner, async (tx) => {
    await buildSettings(tx, { provider_id: 1, settings: { provider_title, require_otp_for_new_account_users: true } });
  }),
);

/** The subjects of what a user was told. */
function toldTo(email: string): Promise<readonly string[]> {
  return asOwner(site.database.owner, async (tx) => {
    const mails = tx.selectFrom('mails').select(['recipients', 'subject']).where('kind', 'like', '%_changed');
    const rows = await mails.orderBy('id').execute();
    return rows.filter(({ recipients }) => recipients.includes(email)).map(({ subject }) => subject);
  });
}

function linkFor(email: string, kind: 'reset' | 'invitation'): Promise<string> {
  return asOwner(site.database.owner, async (tx) => {
    const users = tx.selectFrom('users').select(['id', 'provider_id']).where('email', '=', email);
    return (await newCode(tx, kind, await users.executeTakeFirstOrThrow(), 1, new Date())).code;
  });
}

test('of a new password, however it was chosen, but not of the first one', async () => {
  const email = 'owner@acme.test';
  const subject = 'Your Swift Parcels password was changed';
  const invited = await linkFor(email, 'invitation');
  await guest.post('/api/users/update-password', { token: invited, password: demoPassword });
  expect(await toldTo(email)).toEqual([]);
  const owner = await signIn(site, email);
  await owner.post('/api/users/me/password', { current_password: demoPassword, password: fresh });
  expect(await toldTo(email)).toEqual([subject]);
  await guest.post('/api/users/update-password', { token: await linkFor(email, 'reset'), password: demoPassword });
  expect(await toldTo(email)).toEqual([subject, subject]);
  const code = await linkFor(email, 'reset');
  expect((await guest.post('/api/login', { email, verification_code: code })).statusCode).toBe(200);
  expect(await toldTo(email)).toEqual([subject, subject]);
  const chosen = { email, verification_code: await linkFor(email, 'reset'), password: fresh };
  expect((await guest.post('/api/login', chosen)).statusCode).toBe(200);
  expect(await toldTo(email)).toEqual([subject, subject, subject]);
});

test.each(['support@kestrel.test', 'platform@kestrel.test'])('of two-factor sign-in, also %s', async (email) => {
  const user = await signIn(site, email);
  const send = (path: string, body: object) => user.post(`/api/users/me/two-factor/${path}`, body);
  const { secret } = (await send('begin', { password: demoPassword })).json<{ secret: string }>();
  expect(await toldTo(email)).toEqual([]);
  await send('enable', { passcode: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
  await send('recovery-codes', { password: demoPassword });
  await send('disable', { password: demoPassword });
  await send('disable', { password: demoPassword });
  expect(await toldTo(email)).toEqual([
    'Two-factor sign-in was turned on for your Swift Parcels login',
    'Your Swift Parcels login has new recovery codes',
    'Two-factor sign-in was turned off for your Swift Parcels login',
  ]);
});

test('of another email address, at the one from before', async () => {
  const email = 'user@acme.test';
  const admin = await signIn(site, 'staff@kestrel.test');
  const read = async () =>
    (await admin.get('/api/users?search=user@'))
      .json<ReadUsersAnswer200>()
      .users.find(({ name }) => name === 'Una User')!;
  const { id, revision } = await read();
  const moved = await site.request({
    ...{ method: 'PATCH', url: `/api/users/${id}`, payload: { base_revision: revision, email: 'una@acme.test' } },
    headers: { host: 'localhost', authorization: `Bearer ${admin.token}` },
  });
  expect(moved.statusCode).toBe(200);
  expect(await toldTo('una@acme.test')).toEqual([]);
  expect(await toldTo(email)).toEqual(['Your Swift Parcels login has another email address']);
});

test('mails with links and PINs, passkeys and authenticator apps name the site', async () => {
  const admin = await signIn(site, 'staff@kestrel.test');
  const email = 'new@kestrel.test';
  const invited = await admin.post('/api/users', { name: 'Nia New', email, role_id: roles.driver });
  expect(invited.statusCode, invited.body).toBe(200);
  await guest.post('/api/users/reset-password', { email: 'driver@kestrel.test' });
  await runWaiting(site, sendLinkJob(site.app));
  const address = { type: 'residential', street_address: '1 Jet Park Road', local_area: 'Jet Park', city: 'Boksburg' };
  const registration = {
    ...{ name: 'Rea New', email: 'rea@example.test', phone_number: '082 555 0142', password: fresh },
    address: { ...address, zone: 'Gauteng', code: '1459', country: 'ZA' },
  };
  expect((await guest.post('/api/register', { registration })).statusCode).toBe(202);
  const mails = await asOwner(site.database.owner, (tx) =>
    tx
      .selectFrom('mails')
      .select(['kind', 'subject', 'body'])
      .where('sender', '=', 'provider_access')
      .orderBy('id')
      .execute(),
  );
  const kinds = ['password_invitation', 'password_reset', 'registration_pin'];
  expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
  const sent = mails.map(({ subject, body }) => `${subject}\n${body}`);
  expect(sent.filter((text) => text.includes('Kestrel Couriers') || !text.includes(provider_title))).toEqual([]);
  const begun = await admin.post('/api/users/me/passkeys/begin', { password: demoPassword });
  expect(begun.json()).toMatchObject({ rp_name: provider_title });
  const offered = await admin.post('/api/users/me/two-factor/begin', { password: demoPassword });
  const { secret, qr_svg } = offered.json<{ secret: string; qr_svg: string }>();
  expect(qr_svg).toBe(qrCode(secret, provider_title, 'staff@kestrel.test'));
});
