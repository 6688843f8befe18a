/** Closing an account: the responses its users get, what staff see before closing, and reopening it. */
import { expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { buildUser, roleIds } from '../../factories/user.ts';
import { plain } from '../../shipments/server/booking-requests.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const acme = await asOwner(site.database.owner, (tx) => accountId(tx));
const prepaid = await asOwner(site.database.owner, (tx) => accountId(tx, 'KAROO'));

const recordOf = async (id: number) =>
  (await staff.get(`/api/accounts/details?account_id=${id}`)).json<{ record: Record<string, unknown> }>().record;

test('F031 F110 the users of a closed account get 423 with everything but signing out, until it is reopened', async () => {
  const owner = await signIn(site, 'owner@acme.test');
  const { uses } = (await staff.get(`/api/accounts/${acme}/use`)).json<{ uses: { title: string; value: string }[] }>();
  expect(uses.map(({ title }) => title)).toEqual([
    'Balance',
    'Users who can no longer log in',
    'Shipments and quotes under way',
  ]);
  const closed = await staff.post('/api/accounts/close', { account_id: acme, reason: ' Moved away ' });
  expect(closed.json()).toMatchObject({ account: { closing_reason: 'Moved away' } });
  for (const path of ['/api/accounts', '/api/shipments', '/api/general-data']) {
    const answer = await owner.get(path);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([423, 'account_closed']);
  }
  const late = await signIn(site, 'user@acme.test');
  expect((await late.get('/api/shipments')).statusCode).toBe(423);
  expect((await late.post('/api/logout', {})).statusCode).toBe(200);
  const booked = await staff.post('/api/shipments', { ...plain, account_id: acme });
  expect([booked.statusCode, booked.json()]).toMatchObject([
    422,
    { errors: [{ field: 'account_id', code: 'account_closed' }] },
  ]);
  const listed = await staff.get(`/api/accounts?is_closed=true`);
  expect(listed.json()).toMatchObject({ count: 1, accounts: [{ id: acme, is_closed: true }] });
  // Staff can still see the shipments that such a user could see.
  const seen = await staff.get('/api/shipments?request_username=owner@acme.test');
  expect(seen.statusCode).toBe(200);
  await staff.post('/api/accounts/reopen', { account_id: acme });
  expect((await owner.get('/api/shipments')).statusCode).toBe(200);
  expect(await recordOf(acme)).not.toHaveProperty('closed_at');
  const { audit_events } = (await staff.get(`/api/audit/events?type=account&object_id=${acme}`)).json<{
    audit_events: object[];
  }>();
  expect(audit_events).toMatchObject([
    { change: { change_from: { is_closed: true }, change_to: { is_closed: false } } },
    { change: { change_from: { is_closed: false }, change_to: { is_closed: true, closing_reason: 'Moved away' } } },
  ]);
});

test('a user added to a closed account is locked out, and one removed from it is not', async () => {
  await staff.post('/api/accounts/close', { account_id: prepaid, reason: 'Test' });
  const user = await asOwner(site.database.owner, (tx) =>
    buildUser(tx, { provider_id: 1, role_id: roleIds.accountUser, account_id: prepaid }),
  );
  const closedFor = () =>
    asOwner(site.database.owner, (tx) =>
      tx.selectFrom('users').select('account_closed').where('id', '=', user.id).executeTakeFirstOrThrow(),
    );
  expect(await closedFor()).toEqual({ account_closed: true });
  await asOwner(site.database.owner, (tx) =>
    tx.updateTable('users').set({ account_id: acme }).where('id', '=', user.id).execute(),
  );
  expect(await closedFor()).toEqual({ account_closed: false });
});

test('the guest account can’t be closed, and customers can’t close accounts', async () => {
  const guests = await asOwner(site.database.owner, (tx) => accountId(tx, 'GUEST'));
  const refused = await staff.post('/api/accounts/close', { account_id: guests, reason: 'Test' });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'guest_account']);
  expect((await staff.post('/api/accounts/close', { account_id: 999_999, reason: 'Test' })).statusCode).toBe(404);
  const owner = await signIn(site, 'owner@acme.test');
  expect((await owner.post('/api/accounts/close', { account_id: acme, reason: 'Test' })).statusCode).toBe(403);
  expect((await owner.get(`/api/accounts/${prepaid}/use`)).statusCode).toBe(404);
  expect((await callerWith(site, null).get(`/api/accounts/${acme}/use`)).statusCode).toBe(401);
});
