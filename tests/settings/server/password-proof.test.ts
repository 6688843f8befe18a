/** Bank details and secrets: changes require the password, and the owners are notified. */
import { expect, test } from 'vitest';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { buildSession } from '../../factories/session.ts';
import { buildUser, roleIds } from '../../factories/user.ts';

let later = 0;
const site = await testApp({ clock: () => new Date(Date.now() + later) });
const staff = await signIn(site, 'staff@kestrel.test');
const providerId = (await state()).provider_id;

const merchant = {
  payment_methods_payfast_enabled: true,
  payment_methods_payfast_merchant_id: '10000100',
  payment_methods_payfast_merchant_key: '46f0cd694581a',
};

async function state() {
  const answer = await staff.get('/api/providers/settings');
  return answer.json<{ provider_id: number; revision: number; settings: Record<string, unknown> }>();
}

async function save(body: object, caller: Caller = staff, headers?: Record<string, string>) {
  const { revision } = await state();
  return caller.post('/api/providers/settings', { base_revision: revision, ...body }, headers);
}

function mails(tenant = providerId) {
  return inTenant(site.database.app, tenant, (tx) =>
    tx.selectFrom('mails').selectAll().where('kind', '=', 'sensitive_settings_changed').orderBy('id', 'desc').execute(),
  );
}

async function unconfirm() {
  await asOwner(site.database.owner, (tx) =>
    tx.updateTable('sessions').set({ password_confirmed_until: null }).execute(),
  );
}

test('without the password nothing is saved, and every setting that requires it is named', async () => {
  const before = await state();
  const answer = await save({ settings: { ...merchant, provider_title: 'Never' } });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({
    code: 'password_required',
    message: expect.stringContaining('change PayFast merchant ID and PayFast merchant key.') as string,
    errors: [
      { field: 'payment_methods_payfast_merchant_id', code: 'password_required' },
      { field: 'payment_methods_payfast_merchant_key', code: 'password_required' },
    ],
  });
  expect(await state()).toEqual(before);
  expect(await mails()).toEqual([]);
});

test('a wrong password is reported at its field and does not re-authenticate', async () => {
  const answer = await staff.confirm('wrong');
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'wrong_password', errors: [{ field: 'password' }] });
  expect((await save({ settings: merchant })).statusCode).toBe(403);
});

test('invalid values are reported first: nobody enters a password for a save that fails', async () => {
  const answer = await save({ settings: { ...merchant, payment_methods_payfast_merchant_id: 'x' } });
  expect(answer.statusCode).toBe(422);
});

test('with the password the same save succeeds, and only for five minutes', async () => {
  const proof = await staff.confirm();
  expect(proof.statusCode).toBe(200);
  const key = { 'idempotency-key': 'after-the-password' };
  expect((await save({ settings: merchant }, staff, key)).statusCode).toBe(200);
  expect((await state()).settings['payment_methods_payfast_merchant_key']).toEqual({ set: true });
  later = 5 * 60_000 + 1000;
  const late = await save({ settings: { payment_methods_payfast_merchant_id: '10000101' } });
  expect(late.json()).toMatchObject({ code: 'password_required' });
  expect((await save({ settings: { provider_title: 'Kestrel Express' } })).statusCode).toBe(200);
  expect((await save({ settings: { payment_methods_payfast_merchant_id: '10000100' } })).statusCode).toBe(200);
  later = 0;
});

test('a rollback requires it as well', async () => {
  await staff.confirm();
  const { revision: to } = await state();
  await save({ settings: { payment_methods_payfast_merchant_id: '10000777' } });
  await unconfirm();
  const mailCount = (await mails()).length;
  const { revision: base_revision } = await state();
  const rollBack = () => staff.post('/api/providers/settings/rollback', { to: String(to), base_revision });
  const refused = await rollBack();
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    code: 'password_required',
    errors: [{ field: 'payment_methods_payfast_merchant_id' }],
  });
  expect((await state()).settings['payment_methods_payfast_merchant_id']).toBe('10000777');
  await staff.confirm();
  expect((await rollBack()).json()).toMatchObject({ applied: true });
  expect((await state()).settings['payment_methods_payfast_merchant_id']).toBe('10000100');
  expect((await mails()).length).toBe(mailCount + 1);
});

test('clearing a secret requires it as well', async () => {
  await unconfirm();
  const cleared = await save({ reset: ['payment_methods_payfast_merchant_key'] });
  expect(cleared.json()).toMatchObject({ code: 'password_required' });
});

test('re-authentication is limited to the session: another session of the same user has none, and signing out ends it', async () => {
  await staff.confirm();
  const other = await signIn(site, 'staff@kestrel.test');
  expect((await save({ settings: { payment_methods_payfast_merchant_id: '10000102' } }, other)).statusCode).toBe(403);
  await other.confirm();
  await other.post('/api/logout', {});
  expect((await other.confirm()).statusCode).toBe(401);
});

test('an impersonating user enters their own password, and the owners are told both users', async () => {
  const password = 'platform-only-pass';
  const token = await asOwner(site.database.owner, async (tx) => {
    const person = { provider_id: 0, email: 'second@kestrel.test', name: 'Second Platform', password };
    const { id } = await buildUser(tx, { ...person, role_id: roleIds.platformAdmin });
    return (await buildSession(tx, { user_id: id, provider_id: providerId })).token;
  });
  const admin = callerWith(site, token);
  const as = { 'request-username': 'staff@kestrel.test' };
  const prove = (given: string) => admin.post('/api/session/confirm-password', { password: given }, as);
  expect((await prove('demo-pass-123')).statusCode).toBe(422);
  expect((await prove(password)).statusCode).toBe(200);
  const saved = await save({ settings: { payment_methods_payfast_merchant_id: '10000103' } }, admin, as);
  expect(saved.statusCode).toBe(200);
  expect((await mails())[0]?.body).toContain('A platform administrator, acting as Sipho Staff, changed');
});

test('the owners are emailed in the transaction of the change, with names but without values', async () => {
  await staff.confirm();
  await save({ settings: { owner_email_addresses: 'owner@kestrel.test, finance@kestrel.test' } });
  const [first] = await mails();
  // Nobody was configured yet, so the administrators are notified, together with the newly configured ones.
  expect(first?.recipients).toEqual(['staff@kestrel.test', 'owner@kestrel.test', 'finance@kestrel.test']);
  await save({
    settings: { payment_methods_payfast_merchant_key: 'abcdefabcdef1' },
    reset: ['payment_methods_payfast_passphrase'],
  });
  const [second] = await mails();
  expect(second).toMatchObject({ kind: 'sensitive_settings_changed', status: 'waiting' });
  expect(second?.recipients).toEqual(['owner@kestrel.test', 'finance@kestrel.test']);
  expect(second?.body).toContain('Sipho Staff changed protected settings of Kestrel Couriers on 20');
  expect(second?.body).toContain('> PayFast merchant key');
  expect(second?.body).not.toContain('abcdefabcdef1');
  const jobs = await site.database.owner.pool.query(
    "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send_mail'",
  );
  expect(jobs.rowCount).toBe((await mails()).length);
});

test('changing the recipients of these mails is also reported to the previous ones', async () => {
  await staff.confirm();
  await save({ settings: { owner_email_addresses: 'thief@else.test' } });
  expect((await mails())[0]?.recipients).toEqual(['owner@kestrel.test', 'finance@kestrel.test', 'thief@else.test']);
  await save({ reset: ['owner_email_addresses'] });
  expect((await mails())[0]?.recipients).toEqual(['thief@else.test']);
  await save({ settings: { payment_methods_payfast_merchant_id: '10000104' } });
  expect((await mails())[0]?.recipients).toEqual(['staff@kestrel.test']);
});

test('another provider’s outbox is not accessible', async () => {
  expect(await mails(providerId + 1)).toEqual([]);
});

test('guesses are limited per user, from any address', async () => {
  const ops = await signIn(site, 'ops@kestrel.test');
  for (let attempt = 0; attempt < 5; attempt++) expect((await ops.confirm('guess')).statusCode).toBe(422);
  const sixth = await ops.confirm();
  expect(sixth.statusCode).toBe(429);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(200);
  expect((await staff.confirm()).statusCode).toBe(200);
});
