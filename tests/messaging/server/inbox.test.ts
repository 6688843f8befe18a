/** The inbox: emails of the product to the user, nobody else’s, and no links that grant access. */
import { beforeAll, expect, test } from 'vitest';
import type { ReadInboxAnswer200 } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { putMail, type NewMail } from '#platform/server/mail/repository.ts';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp();
const owner = await signIn(site, 'owner@acme.test');
const user = await signIn(site, 'user@acme.test');
const staff = await signIn(site, 'staff@kestrel.test');
const ids: Record<string, number> = {};

beforeAll(async () => {
  const mail = (subject: string, attributes: Partial<NewMail> = {}) =>
    inTenant(site.database.owner, 1, async (tx) => {
      const own = { kind: 'export_ready', in_inbox: true, recipients: ['user@acme.test'], body: `About: ${subject}` };
      ids[subject] = await putMail(tx, 1, { sender: 'provider', ...own, subject, ...attributes });
    });
  await mail('Your invoice', { recipients: ['accounts@acme.test', 'User@Acme.test'] });
  await mail('Your download');
  await mail('Choose a new password', { in_inbox: false });
  await mail('For the owner', { recipients: ['owner@acme.test'] });
});

async function read(caller: Caller, query = ''): Promise<ReadInboxAnswer200> {
  return (await caller.get(`/api/inbox${query}`)).json<ReadInboxAnswer200>();
}

const subjects = async (caller: Caller, query?: string) =>
  (await read(caller, query)).inbox.map(({ subject }) => subject);
const unread = async (caller: Caller) => (await caller.get('/api/inbox/unread')).json<{ unread: number }>().unread;

test('F384 /inbox lists emails to this user, newest first, and can be filtered', async () => {
  expect(await subjects(user)).toEqual(['Your download', 'Your invoice']);
  expect(await subjects(user, '?search=invoice')).toEqual(['Your invoice']);
  expect(await subjects(owner)).toContain('For the owner');
  expect(await subjects(owner)).not.toContain('Your invoice');
});

test('links that sign a user in appear only in the mailbox', async () => {
  expect((await read(user, `?id=${ids['Choose a new password']}`)).inbox).toEqual([]);
  expect((await read(user, `?id=${ids['Your download']}`)).inbox).toMatchObject([{ body: 'About: Your download' }]);
});

test('messages are marked as read and unread, but only the user’s own', async () => {
  expect(await unread(user)).toBe(2);
  const own = [ids['Your download']];
  expect((await user.post('/api/inbox/read', { ids: [...own, ids['For the owner']] })).statusCode).toBe(404);
  expect(await unread(user)).toBe(2);
  expect((await user.post('/api/inbox/read', { ids: own })).json()).toEqual({ ids: own });
  expect(await unread(user)).toBe(1);
  expect(await subjects(user, '?is_read=false')).toEqual(['Your invoice']);
  const before = await unread(owner);
  expect((await owner.post('/api/inbox/read', { ids: [ids['For the owner']] })).statusCode).toBe(200);
  expect(await unread(owner)).toBe(before - 1);
  await user.post('/api/inbox/read', { ids: [ids['Your download']], is_read: false });
  expect(await unread(user)).toBe(2);
});

test('an impersonating user cannot read the other’s mail', async () => {
  for (const address of ['/api/inbox', '/api/inbox/unread'])
    expect((await staff.get(`${address}?request_username=user@acme.test`)).statusCode).toBe(403);
});

test('an email of the product is listed once it is created', async () => {
  const wrote = await unread(staff);
  await inTenant(site.database.owner, 1, (tx) =>
    putMail(tx, 1, {
      kind: 'passkey_added',
      sender: 'provider_access',
      in_inbox: true,
      recipients: ['staff@kestrel.test'],
      subject: 'A passkey',
      body: 'It is.',
    }),
  );
  expect(await unread(staff)).toBe(wrote + 1);
});
