/** The audit trail shows prices and credit limits only to users who see billing, as the records themselves do. */
import { expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../../app.ts';
import { accountId } from '../../../factories/account.ts';
import { buildRole } from '../../../factories/role.ts';
import { buildUser } from '../../../factories/user.ts';
import { signedIn } from '../../../signed-in.ts';
import { plain } from '../../../shipments/server/booking-requests.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');

async function changesFor(caller: Caller, type: string, id: number): Promise<readonly string[]> {
  const answer = await caller.get(`/api/audit/events?type=${type}&object_id=${id}`);
  const { audit_events } = answer.json<{ audit_events: { change: { change_to?: object } }[] }>();
  return audit_events.flatMap(({ change }) => Object.keys(change.change_to ?? {}));
}

test('F344 prices and credit limits in the audit trail need the permission to see billing', async () => {
  const { account, email } = await asOwner(site.database.owner, async (tx) => {
    const { id: role_id } = await buildRole(tx, {
      ...{ provider_id: 1, permissions: ['API_/audit/events:GET', 'API_/shipments:GET', 'API_/accounts:GET'] },
    });
    return { account: await accountId(tx), email: (await buildUser(tx, { provider_id: 1, role_id })).email };
  });
  const auditor = callerWith(site, await signedIn(site.database, email, 'localhost'));
  const booked = await staff.post('/api/shipments', { ...plain, account_id: account });
  expect(booked.statusCode).toBe(200);
  const { id } = booked.json<{ id: number }>();
  const saved = await site.request({
    ...{ method: 'PATCH', url: '/api/accounts', payload: { account_id: account, credit_limit: 4321, name: 'Acme' } },
    headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
  });
  expect(saved.statusCode).toBe(200);
  expect(await changesFor(staff, 'shipment', id)).toContain('rate');
  expect(await changesFor(staff, 'account', account)).toContain('credit_limit_cents');
  expect(await changesFor(auditor, 'shipment', id)).toContain('tracking_reference');
  expect(await changesFor(auditor, 'shipment', id)).not.toContain('rate');
  expect(await changesFor(auditor, 'account', account)).toContain('name');
  expect(await changesFor(auditor, 'account', account)).not.toContain('credit_limit_cents');
});
