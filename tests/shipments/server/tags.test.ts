/** Tags of shipments, accounts and maps over HTTP. */
import { expect, test } from 'vitest';
import type { AuditEvent, Shipment, Tag } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';
import { buildZone } from '../../factories/zone.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const stranger = await signIn(site, 'staff@protea.test');

const names = async (caller: Caller, path: string): Promise<readonly string[]> => {
  const answer = await caller.get(`/api${path}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ tags: Tag[] }>().tags.map(({ name }) => name);
};
const change = (caller: Caller, path: string, payload: object) => {
  const host = caller === stranger ? 'protea.localhost' : 'localhost';
  const headers = { host, authorization: `Bearer ${caller.token}` };
  return site.request({ method: 'PATCH', url: `/api/${path}/tags`, payload, headers });
};
const listed = async (query: string): Promise<readonly Shipment[]> =>
  (await staff.get(`/api/shipments?${query}`)).json<{ shipments: Shipment[] }>().shipments;

test('F195 tags are added to and removed from shipments, have one spelling each, and can be searched', async () => {
  const [one, other] = [await storeShipment(site.database), await storeShipment(site.database)];
  const added = await change(staff, 'shipments', { ids: [one.id, other.id, 999_999], add: ['Glass', 'Art'] });
  expect(added.json()).toEqual({
    changed: [one.id, other.id],
    refused: [{ id: 999_999, message: 'Could not find shipment' }],
  });
  await change(staff, 'shipments', { ids: [one.id], add: ['GLASS'], remove: ['art'] });
  expect((await listed(`id=${one.id}`))[0]?.tags).toEqual(['Glass']);
  const query = `tags=${encodeURIComponent('["glass"]')}`;
  expect((await listed(query)).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([one.id, other.id]);
  expect((await listed(`tags=${encodeURIComponent('["Art"]')}`)).map(({ id }) => id)).toEqual([other.id]);
  expect(await names(staff, '/tags?type=shipment&search=gla')).toEqual(['Glass']);
  const trail = await staff.get(`/api/audit/events?type=shipment&object_id=${one.id}`);
  const [last] = trail.json<{ audit_events: AuditEvent[] }>().audit_events;
  expect(last).toMatchObject({
    change: { change_from: { tags: ['Art', 'Glass'] }, change_to: { tags: ['Glass'] } },
  });
});

test('F195 accounts have their own tags, and every screen gets the existing tags', async () => {
  const { id } = (await staff.get('/api/accounts?account_code=ACME')).json<{ accounts: { id: number }[] }>()
    .accounts[0]!;
  await change(staff, 'accounts', { ids: [id], add: ['Sundays too'] });
  const found = await staff.get(`/api/accounts?tags=${encodeURIComponent('["Sundays too"]')}`);
  expect(found.json<{ accounts: object[] }>().accounts).toEqual([expect.objectContaining({ id })]);
  expect(await names(staff, '/tags?type=shipment')).not.toContain('Sundays too');
  const general = (await staff.get('/api/general-data')).json<{ account_tags: Tag[]; shipment_tags: Tag[] }>();
  expect(general.account_tags).toContainEqual({ name: 'Sundays too', type: 'account' });
});

test('F195 customers and other providers see nothing of them', async () => {
  const { id } = await storeShipment(site.database);
  await change(staff, 'shipments', { ids: [id], add: ['Watch out'] });
  expect((await change(customer, 'shipments', { ids: [id], add: ['Mine'] })).statusCode).toBe(403);
  expect((await customer.get('/api/tags?type=shipment')).statusCode).toBe(403);
  expect((await customer.get(`/api/shipments?tags=${encodeURIComponent('["Watch out"]')}`)).statusCode).toBe(403);
  expect((await customer.get(`/api/shipments?id=${id}`)).body).not.toContain('Watch out');
  expect((await customer.get('/api/general-data')).json()).toMatchObject({ shipment_tags: [], account_tags: [] });
  expect((await change(stranger, 'shipments', { ids: [id], add: ['Theirs'] })).statusCode).toBe(404);
  expect(await names(stranger, '/tags?type=shipment')).not.toContain('Watch out');
  expect((await change(staff, 'shipments', { ids: [id], add: ['a,b'] })).statusCode).toBe(400);
});

test('F195 a map has the tags of its areas', async () => {
  await inTenant(site.database.owner, 1, async (tx) => {
    await buildZone(tx, { provider_id: 1, layer: 'surcharges', tags: ['mine', 'estate'] });
    await buildZone(tx, { provider_id: 1, layer: 'exceptions', tags: ['ferry'] });
  });
  const found = await names(staff, '/geofence/zones/tags?type=surcharges');
  expect(found).toEqual(expect.arrayContaining(['estate', 'mine']));
  expect(found).not.toContain('ferry');
  expect((await customer.get('/api/geofence/zones/tags?type=surcharges')).statusCode).toBe(403);
});
