/** The transition tables over HTTP: each row is allowed for its kind of change and user, everything else is rejected. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#generated/database.ts';
import type { ShipmentStatus } from '#generated/types.ts';
import { statuses } from '#modules/shipments/domain/status.ts';
import { manualTransitions, reportedTransitions, staysOnHold } from '#modules/shipments/domain/transitions.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const manager = await signIn(site, 'manager@kestrel.test');
const driver = await signIn(site, 'driver@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const stranger = await signIn(site, 'staff@protea.test');

let shipment: Row<'shipments'>;

beforeAll(async () => {
  shipment = await inTenant(site.database.owner, 1, async (tx) => {
    const account_id = await accountId(tx);
    const quote_valid_until = new Date('2027-01-01');
    const agents = { collection_agent_id: 1, delivery_agent_id: 1 };
    return buildStoredShipment(tx, { provider_id: 1, account_id, quote_valid_until, ...agents });
  });
});

/** Sets the status directly. */
const stand = (status: ShipmentStatus, agent: number | null = 1) =>
  inTenant(site.database.owner, 1, async (tx) => {
    const agents = { collection_agent_id: agent, delivery_agent_id: agent };
    await tx
      .updateTable('shipments')
      .set({ status, ...agents })
      .where('id', '=', shipment.id)
      .execute();
    await tx.updateTable('parcels').set({ status }).where('shipment_id', '=', shipment.id).execute();
  });

const message = 'Because';
const byHand = (caller: Caller, status: ShipmentStatus) =>
  site.request({
    ...{ method: 'PATCH', url: '/api/shipments/status', payload: { id: shipment.id, status, message } },
    headers: {
      host: caller === stranger ? 'protea.localhost' : 'localhost',
      authorization: `Bearer ${caller.token}`,
    },
  });
const byEvent = (caller: Caller, status: ShipmentStatus) =>
  caller.post('/api/tracking/shipment-events', {
    ...{ tracking_reference: shipment.short_tracking_reference, status, message },
  });

/** Two that the table does not have: the first and the last. */
const others = (from: ShipmentStatus, allowed: readonly ShipmentStatus[]): readonly ShipmentStatus[] => {
  const refused = statuses.filter((to) => to !== from && !allowed.includes(to));
  return refused.length < 2 ? refused : [refused[0]!, refused.at(-1)!];
};

test('a tracking event books no quote and pays for no shipment, which would be free then', async () => {
  for (const from of ['quote', 'quote-expired', 'payment-pending', 'payment-failed'] as const) {
    await stand(from);
    expect((await byEvent(staff, 'submitted')).json(), from).toMatchObject({ code: 'status_not_allowed' });
    const actions = await staff.get(`/api/shipments/actions?id=${shipment.id}`);
    expect(actions.json<{ events: string[] }>().events, from).toEqual([]);
  }
});

describe.each(statuses)('from %s', (from) => {
  test('F155 staff change it manually if the table allows it, and nobody else does', async () => {
    const allowed = manualTransitions[from] ?? [];
    for (const to of allowed) {
      await stand(from);
      expect((await byHand(staff, to)).json(), to).toMatchObject({ status: to, moved: to !== from });
    }
    for (const to of others(from, allowed)) {
      await stand(from);
      expect((await byHand(manager, to)).json(), to).toMatchObject({ code: 'status_not_allowed' });
    }
    const [first = 'at-hub'] = allowed;
    for (const caller of [customer, driver]) expect((await byHand(caller, first)).statusCode).toBe(403);
    expect((await byHand(stranger, first)).statusCode).toBe(404);
  });

  test('events change it if the other table allows it', async () => {
    const allowed = reportedTransitions[from] ?? [];
    for (const to of [...new Set([allowed[0], allowed[Math.floor(allowed.length / 2)], allowed.at(-1)])]) {
      if (to === undefined) continue;
      await stand(from);
      expect((await byEvent(staff, to)).json(), to).toMatchObject({ status: to, moved: true });
    }
    for (const to of others(from, allowed)) {
      await stand(from);
      const expected = staysOnHold(from, to) ? { status: from, moved: false } : { code: 'status_not_allowed' };
      expect((await byEvent(staff, to)).json(), to).toMatchObject(expected);
    }
    const [first = 'at-hub'] = allowed;
    expect((await byEvent(customer, first)).statusCode).toBe(403);
    expect((await byEvent(stranger, first)).statusCode).toBe(404);
  });
});

test('to assigned only with a driver', async () => {
  for (const side of ['collection', 'delivery'] as const) {
    await stand(`${side}-unassigned`, null);
    expect((await byHand(staff, `${side}-assigned`)).json()).toMatchObject({ code: 'status_not_allowed' });
  }
});
