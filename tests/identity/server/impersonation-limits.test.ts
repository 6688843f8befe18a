/** Acting as a customer never shows more than the administrator's own limits allow (F376). */
import { beforeAll, expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { findViewer } from '#platform/server/lists/find-viewer.ts';
import { callerWith, testApp, type Caller } from '../../app.ts';
import { accountId, buildAccount } from '../../factories/account.ts';
import { buildBranch } from '../../factories/branch.ts';
import { buildRole } from '../../factories/role.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { buildUser, roleIds } from '../../factories/user.ts';
import { signedIn } from '../../signed-in.ts';

const site = await testApp();
const provider_id = 1;
const permissions = ['INLINE_impersonate_accounts', 'API_/shipments:GET'];

let ofAccount: Caller;
let customerOfAccount: Caller;
let ofBranch: Caller;
let servedEmail: string;
let shipments: { readonly here: number; readonly elsewhere: number };

beforeAll(async () => {
  const emails = await asOwner(site.database.owner, async (tx) => {
    const { id: role_id } = await buildRole(tx, { provider_id, permissions });
    const served = await buildAccount(tx, { provider_id, account_code: 'SERVED', name: 'Served' });
    const [here, elsewhere] = [await buildBranch(tx, { provider_id }), await buildBranch(tx, { provider_id })];
    const of = { provider_id, account_id: await accountId(tx) };
    const book = async (branch: number) =>
      (await buildStoredShipment(tx, { ...of, collection_branch_id: branch, delivery_branch_id: branch })).id;
    shipments = { here: await book(here.id), elsewhere: await book(elsewhere.id) };
    await tx
      .insertInto('messages')
      .values({
        ...{ ...of, shipment_id: shipments.elsewhere, kind: 'submitted', revision: 1, about: 'Submitted' },
        ...{ channel: 'sms', party: 'delivery', recipient_name: 'Elsewhere', recipient: '+27', content: 'Elsewhere' },
      })
      .execute();
    const owner = { provider_id, account_id: served.id, role_id: roleIds.accountOwner };
    servedEmail = (await buildUser(tx, owner)).email;
    return {
      staff: (await buildUser(tx, { provider_id, role_id, limit_user_to_account: served.id })).email,
      customer: (await buildUser(tx, { provider_id, role_id, account_id: served.id })).email,
      branch: (await buildUser(tx, { provider_id, role_id, limit_user_to_branch: here.id })).email,
    };
  });
  const callerOf = async (email: string) => callerWith(site, await signedIn(site.database, email, 'localhost'));
  ofAccount = await callerOf(emails.staff);
  customerOfAccount = await callerOf(emails.customer);
  ofBranch = await callerOf(emails.branch);
});

const asOwnerOfAcme = { 'request-username': 'owner@acme.test' };

test('F376 a user limited to an account may only act as its users', async () => {
  for (const caller of [ofAccount, customerOfAccount]) {
    expect((await caller.get('/api/users/me', asOwnerOfAcme)).statusCode).toBe(403);
    expect((await caller.get('/api/users/me', { 'request-username': servedEmail })).statusCode).toBe(200);
  }
});

test('F376 staff limited to a branch see the shipments of that branch only, also as a customer', async () => {
  const read = async (id: number) => (await ofBranch.get(`/api/shipments/history?id=${id}`, asOwnerOfAcme)).statusCode;
  expect(await read(shipments.here)).toBe(200);
  expect(await read(shipments.elsewhere)).toBe(404);
  const list = await ofBranch.get('/api/shipments', asOwnerOfAcme);
  const ids = list.json<{ shipments: { id: number }[] }>().shipments.map(({ id }) => id);
  expect(ids).toEqual([shipments.here]);
  const messages = await ofBranch.get('/api/notification/messages', asOwnerOfAcme);
  expect(messages.statusCode).toBe(200);
  expect(messages.body).not.toContain('Elsewhere');
});

test('F376 a long export that was requested while acting as a customer keeps the limit to a branch', async () => {
  const owner = await asOwner(site.database.owner, (tx) =>
    tx.selectFrom('users').select('id').where('email', '=', servedEmail).executeTakeFirstOrThrow(),
  );
  const limitOf = async (branch: number | null) =>
    (await findViewer(site.database.app, provider_id, owner.id, branch)).user.limit_user_to_branch;
  expect(await limitOf(7)).toBe(7);
  expect(await limitOf(null)).toBeNull();
});
