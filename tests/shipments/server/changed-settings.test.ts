/** Shipments that were booked under other settings: they stay editable, and only what is changed must fit. */
import { expect, test } from 'vitest';
import type { Settings, Shipment, ShipmentRequest } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';
import { plain } from './booking-requests.ts';

const site = await testApp({ clock: () => new Date('2026-11-23T08:00:00+02:00') });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');

const save = (settings: Settings, account?: number) =>
  inTenant(site.database.owner, 1, (tx) =>
    buildSettings(tx, {
      ...{ provider_id: 1, settings },
      ...(account !== undefined && { scope: 'account' as const, scope_id: account }),
    }),
  );

async function send(caller: Caller, method: 'POST' | 'PATCH', payload: ShipmentRequest) {
  const headers = { host: 'localhost', authorization: `Bearer ${caller.token}` };
  const answer = await site.request({ method, url: '/api/shipments', payload, headers });
  return answer.json<{ shipment: Shipment; errors: { field: string; code: string }[] }>();
}

const center = { id: 'a', code: '4100', name: 'Dispensary', retired: false };
const { shipment: first } = await send(customer, 'POST', plain);
const account = first.account_id;

test('a cost centre is refused where they are off, and not copied', async () => {
  await save({ enable_cost_centers: true });
  const { shipment } = await send(customer, 'POST', { ...plain, cost_center: 'Marketing' });
  expect(shipment.cost_center).toBe('Marketing');
  await save({ enable_cost_centers: false });
  const off = { field: 'cost_center', message: 'Cost centres aren’t in use. Remove the cost centre.' };
  expect((await send(customer, 'POST', { ...plain, cost_center: 'Sales' })).errors).toMatchObject([off]);
  expect((await send(staff, 'PATCH', { id: shipment.id, cost_center: 'Sales' })).errors).toMatchObject([off]);
  const kept = await send(staff, 'PATCH', { id: shipment.id, note: 'Fragile' });
  expect(kept.shipment.cost_center).toBe('Marketing');
  const copy = { ...plain, cost_center: 'Marketing', duplicate_of: shipment.id };
  const copied = await send(customer, 'POST', copy);
  expect(copied.shipment, JSON.stringify(copied)).not.toHaveProperty('cost_center');
});

test('what no form offers is refused, and not copied: a declared value without insurance, and a category without a list', async () => {
  const extras = { declared_value: 5000, category: 'Books' };
  await save({ parcel_categories: ['Books'] });
  const { shipment } = await send(customer, 'POST', { ...plain, ...extras });
  expect(shipment).toMatchObject(extras);
  const saved = await customer.post('/api/shipment-quotes', { ...plain, ...extras });
  const { id: quote } = saved.json<{ shipment: Shipment }>().shipment;
  await save({ parcel_categories: [], insurance_declared_value_enabled: false });
  const off = [
    { field: 'category', message: 'Categories aren’t in use. Remove the category.' },
    { field: 'declared_value', message: 'Insurance isn’t offered. Remove the declared value.' },
  ];
  expect((await send(customer, 'POST', { ...plain, ...extras })).errors).toMatchObject(off);
  const changed = { declared_value: 6000, category: 'Toys' };
  expect((await send(staff, 'PATCH', { id: shipment.id, ...changed })).errors).toMatchObject(off);
  const kept = await send(staff, 'PATCH', { id: shipment.id, note: 'Fragile' });
  expect(kept.shipment).toMatchObject(extras);
  const copied = await send(customer, 'POST', { ...plain, ...extras, duplicate_of: shipment.id });
  for (const name of Object.keys(extras)) expect(copied.shipment, JSON.stringify(copied)).not.toHaveProperty(name);
  // The price of a quote includes the cover.
  const converted = await customer.post('/api/shipment-quotes/convert', { id: quote });
  expect(converted.json<{ shipment: Shipment }>().shipment, converted.body).toMatchObject({ declared_value: 5000 });
  expect(converted.json<{ shipment: Shipment }>().shipment).not.toHaveProperty('category');
  await save({ insurance_declared_value_enabled: true });
});

test('F239 a cost centre sent by its code is stored by its name', async () => {
  await save({ enable_cost_centers: true });
  await save({ cost_centers: [center] }, account);
  const { shipment } = await send(customer, 'POST', { ...plain, cost_center: '4100' });
  expect(shipment.cost_center).toBe('Dispensary');
});

test('a cost centre is known however it is capitalised; others are refused with those that can be chosen', async () => {
  await save({ enable_cost_centers: true });
  const retired = { id: 'b', code: '4200', name: 'Ward', retired: true };
  await save({ cost_centers: [center, retired] }, account);
  const { shipment } = await send(customer, 'POST', { ...plain, cost_center: ' DISPENSARY ' });
  expect(shipment.cost_center).toBe('Dispensary');
  const messageFor = async (cost_center: string) => (await send(customer, 'POST', { ...plain, cost_center })).errors;
  expect(await messageFor('ward')).toMatchObject([
    { field: 'cost_center', message: 'The cost centre Ward is no longer used. Choose Dispensary (4100).' },
  ]);
  expect(await messageFor('Theatre')).toMatchObject([
    { field: 'cost_center', message: 'The account has no cost centre “Theatre”. Choose Dispensary (4100).' },
  ]);
});

test('settings that changed since the booking refuse only what the change itself gets wrong', async () => {
  await save({ enable_cost_centers: true, parcel_categories: ['Books'], allow_rescheduling_shipments: true });
  await save({ cost_centers: [center] }, account);
  const known = { account_id: account, category: 'Books', cost_center: 'Dispensary' };
  const { shipment } = await send(staff, 'POST', { ...plain, ...known, custom_tracking_reference: 'SAFARI01' });
  const { id } = shipment;
  await save({
    ...{ parcel_categories: ['Toys'], is_parcel_content_required: true, minimum_parcel_weight: 50 },
    disable_custom_tracking_references_for_non_staff_users: true,
  });
  await save(
    {
      cost_centers: [
        { ...center, retired: true },
        { ...center, id: 'b', code: '4200', name: 'Ward' },
      ],
    },
    account,
  );
  const contact = { ...shipment.delivery_contact, name: 'Somebody Else' };
  const changed = await send(staff, 'PATCH', { id, delivery_contact: contact });
  expect(changed.shipment, JSON.stringify(changed)).toMatchObject({ category: 'Books', cost_center: 'Dispensary' });
  const moved = await send(customer, 'PATCH', { id, delivery_min_date: '2026-11-30' });
  expect(moved.shipment, JSON.stringify(moved)).toMatchObject({ delivery_min_date: '2026-11-30' });
  const wrong = await send(staff, 'PATCH', { id, category: 'Music', cost_center: 'Nowhere' });
  expect(wrong.errors.map(({ field }) => field)).toEqual(['category', 'cost_center']);
});
