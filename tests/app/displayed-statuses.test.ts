/** Wherever customers read the status of a shipment, it is the one that is displayed to them (F150, F151). */
import { beforeAll, expect, test } from 'vitest';
import type { NewRow, Row } from '#generated/database.ts';
import type { Dashboard, ReadPaymentDueAnswer200, ShipmentStatus } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../app.ts';
import { accountId } from '../factories/account.ts';
import { buildSettings } from '../factories/settings.ts';
import { buildStoredShipment } from '../factories/stored-shipment.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const guest = callerWith(site, null);

const book = (attributes: Partial<NewRow<'shipments'>>): Promise<Row<'shipments'>> =>
  inTenant(site.database.owner, 1, async (tx) =>
    buildStoredShipment(tx, { provider_id: 1, account_id: await accountId(tx), ...attributes }),
  );

const set = (settings: Parameters<typeof buildSettings>[1]['settings']) =>
  inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { provider_id: 1, settings }));

const contact = 'receiver@example.test';
const receiver = JSON.stringify({ name: 'Thandi Mokoena', email: contact });
const old = { time_created: new Date('2020-01-01T08:00:00+02:00'), delivery_contact: receiver };
const cases = [
  ['collection-rejected', 'collection-unassigned', 'collection-assigned'],
  ['on-hold-internal', 'at-hub', 'at-hub'],
] as const satisfies readonly (readonly ShipmentStatus[])[];

const held = new Map<string, Row<'shipments'>>();
beforeAll(async () => {
  for (const [stored] of cases) held.set(stored, await book({ ...old, status: 'submitted' }));
  const references = [...held.values()].map((one) => one.tracking_reference).join();
  const day = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  const requested = await customer.post('/api/collection-requests', { references, collection_date: day });
  if (requested.statusCode !== 200) throw new Error(requested.body);
  for (const [status, row] of held)
    await inTenant(site.database.owner, 1, (tx) =>
      tx.updateTable('shipments').set({ status }).where('id', '=', row.id).execute(),
    );
});

async function statusesRead(caller: Caller, { id, tracking_reference }: Row<'shipments'>) {
  const members = (await caller.get('/api/collection-requests/shipments?limit=100')).json<{
    collection_request_shipments: readonly { shipment_id: number; status: string }[];
  }>().collection_request_shipments;
  const { oldest_problems: problems } = (await caller.get('/api/dashboard')).json<Dashboard>();
  const due = await guest.post('/api/shipments/payments/due', { tracking_reference, contact });
  expect(due.statusCode, due.body).toBe(200);
  return {
    member: members.find(({ shipment_id }) => shipment_id === id)!.status,
    problem: problems.find((one) => one.id === id)?.status,
    due: due.json<ReadPaymentDueAnswer200>().status,
  };
}

test.each(cases)('F150 F151 %s is shown as %s, and with fewer statuses as %s', async (stored, usual, override) => {
  const row = held.get(stored)!;
  const isProblem = stored === 'collection-rejected';
  const shown = await statusesRead(customer, row);
  expect(shown).toEqual({ member: usual, problem: isProblem ? usual : undefined, due: usual });
  await set({ override_shipment_statuses: true });
  expect(await statusesRead(customer, row)).toEqual({ member: override, problem: undefined, due: override });
  await set({ override_shipment_statuses: false });
  expect((await statusesRead(staff, row)).member).toBe(isProblem ? usual : stored);
});

test('F151 why a shipment is on hold internally stays with staff, also where tracking shows its event', async () => {
  await set({ exclude_tracking_statuses: [] });
  const { id, short_tracking_reference: number } = await book({ status: 'at-hub' });
  const reason = 'Suspected fraud';
  const hold = await staff.post('/api/shipments/hold', { id, message: reason, internal: true });
  expect(hold.statusCode, hold.body).toBe(200);
  const history = await customer.get(`/api/shipments/history?id=${id}`);
  const tracked = await guest.get(`/api/tracking/shipments?tracking_reference=${number}`);
  for (const answer of [history, tracked]) {
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).not.toContain(reason);
    expect(answer.body).not.toContain('on-hold-internal');
  }
  expect((await staff.get(`/api/shipments/history?id=${id}`)).body).toContain(reason);
});
