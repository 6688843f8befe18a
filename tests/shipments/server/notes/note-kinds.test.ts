/** Notes of a shipment by kind: what was written, tracking events, and changes of parcels, addresses and reservations. */
import { expect, test } from 'vitest';
import type {
  ReadShipmentActionsAnswer200,
  Settings,
  Shipment,
  ShipmentNote,
  ShipmentNoteKind,
} from '#generated/types.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../../app.ts';
import { buildSettings } from '../../../factories/settings.ts';
import { plain } from '../booking-requests.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const inOwn = <T>(work: (tx: Transaction) => Promise<T>) => inTenant(site.database.owner, 1, work);

const book = async () => (await customer.post('/api/shipments', plain)).json<{ shipment: Shipment }>().shipment;

async function read(caller: Caller, id: number, ...kinds: readonly ShipmentNoteKind[]) {
  const query = new URLSearchParams({ id: String(id), ...(kinds.length > 0 && { kinds: JSON.stringify(kinds) }) });
  const answer = await caller.get(`/api/shipments/notes?${query.toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ shipment_notes: ShipmentNote[] }>().shipment_notes;
}

async function patch(path: string, payload: object): Promise<void> {
  const headers = { host: 'localhost', authorization: `Bearer ${staff.token}` };
  const answer = await site.request({ method: 'PATCH', url: `/api/shipments${path}`, payload, headers });
  expect(answer.statusCode, answer.body).toBe(200);
}

test('F194 notes tell what was written, where the shipment was, and how its parcels and addresses changed', async () => {
  const { id, parcels, delivery_address: address } = await book();
  await staff.post('/api/shipments/notes', { shipment_id: id, text: 'For us' });
  await patch('/parcels', { shipment_id: id, parcels: [{ id: parcels[0]!.id, actual_weight_kg: 3 }] });
  await patch('', { id, delivery_address: { ...address, street_address: '99 Oak Avenue' } });
  expect(await read(staff, id)).toMatchObject([{ kind: 'shipment-note', text: 'For us' }]);
  expect((await read(staff, id, 'tracking-event')).at(-1)).toMatchObject({ text: 'Submitted', kind: 'tracking-event' });
  const changes = ['parcel-dimension-changes', 'shipment-address-changes'] as const;
  const [moved, measured, ...more] = await read(staff, id, ...changes);
  expect(more).toEqual([]);
  expect(moved).toMatchObject({ kind: 'shipment-address-changes', user_name: expect.any(String) as string });
  expect(moved!.text).toMatch(/^Delivery address: from .* to .*99 Oak Avenue, /);
  expect(measured).toMatchObject({ kind: 'parcel-dimension-changes' });
  expect(measured!.text).toMatch(new RegExp(`^${parcels[0]!.tracking_reference}: from .* kg to .*, 3 kg$`));
  const theirs = await read(customer, id, 'shipment-note', ...changes);
  expect(theirs).toMatchObject([
    { text: moved!.text, user_name: null },
    { text: measured!.text, user_name: null },
  ]);
});

test('F194 reservation details are for users other than administrators, where Bob Box is in use', async () => {
  const { id } = await book();
  const kindsOf = async (caller: Caller) =>
    (await caller.get(`/api/shipments/actions?id=${id}`)).json<ReadShipmentActionsAnswer200>().note_kinds;
  const set = (settings: Settings) => inOwn((tx) => buildSettings(tx, { provider_id: 1, settings }));
  await set({ enable_bob_box: false, enable_third_party_bob_box: false });
  expect(await kindsOf(customer)).not.toContain('reservation-details');
  await set({ enable_third_party_bob_box: true });
  expect(await kindsOf(staff)).not.toContain('reservation-details');
  expect(await kindsOf(customer)).toContain('reservation-details');
  const reserved = {
    ...{ provider_id: 1, type: 'shipment', object_id: String(id), source: 'automatic' },
    change_to: JSON.stringify({ delivery_compartment: 'large' }),
  };
  await inOwn((tx) => tx.insertInto('audit_events').values(reserved).execute());
  expect(await read(customer, id, 'reservation-details')).toMatchObject([{ text: 'Compartment reserved: large' }]);
  expect(await read(staff, id, 'reservation-details')).toEqual([]);
});
