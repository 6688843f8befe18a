/** Every stored field of a shipment is in the response. */
import { expect, test } from 'vitest';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const at = new Date('2026-11-24T09:00:00+02:00');

const id = await inTenant(site.database.owner, 1, async (tx) => {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('account_code', '=', 'ACME')
    .executeTakeFirstOrThrow();
  const branch = await tx.selectFrom('branches').select('id').where('code', '=', 'JNB').executeTakeFirstOrThrow();
  const built = await buildStoredShipment(tx, {
    provider_id: 1,
    account_id: account.id,
    account_branch_id: branch.id,
    collection_branch_id: branch.id,
    delivery_branch_id: branch.id,
    custom_tracking_reference: 'FIELDS-1',
    customer_reference: 'PO-1',
    cost_center: 'CC-1',
    responsible_contact: JSON.stringify({ name: 'Naledi Khumalo', email: 'naledi@acme.test' }),
    special_instructions_collection: 'Gate 2',
    special_instructions_delivery: 'Ring twice',
    collection_min_date: '2026-11-24',
    collection_after: '08:00',
    collection_before: '16:00',
    delivery_min_date: '2026-11-25',
    delivery_after: '08:00',
    delivery_before: '16:00',
    collection_pickup_point_id: 'L1',
    collection_pickup_point_provider: 'bob-box',
    delivery_pickup_point_id: 'L2',
    delivery_pickup_point_provider: 'bob-box',
    collection_agent_id: 1,
    delivery_agent_id: 1,
    declared_value_cents: 50_000,
    collection_rescheduled_reason: 'Closed',
    delivery_rescheduled_reason: 'Closed',
    ...{ payment_intervention_status: 'held', outstanding_cents: 100 },
    collected_date: at,
    delivered_date: at,
    returned_to_hub_date: at,
    estimated_collection: at,
    estimated_delivery_from: at,
    estimated_delivery_to: at,
  });
  return built.id;
});

const names = `id account_id account account_shipment_id status tracking_url short_tracking_reference
  custom_tracking_reference tracking_reference customer_reference cost_center collection_address delivery_address
  collection_contact delivery_contact special_instructions_collection special_instructions_delivery collection_min_date
  delivery_min_date collection_after collection_before delivery_after delivery_before collection_pickup_point_id
  collection_pickup_point_provider delivery_pickup_point_id delivery_pickup_point_provider collection_agent_id
  delivery_agent_id collection_branch_id delivery_branch_id account_branch_id responsible_contact rate service_level_code service_level_id opt_in_rates opt_in_time_based_rates declared_value pod_method is_return failed_delivery_attempts failed_collection_attempts collection_rescheduled_reason
  delivery_rescheduled_reason payment_intervention_status parcels collected_date delivered_date returned_to_hub_date
  time_created estimated_collection estimated_delivery_from estimated_delivery_to`.split(/\s+/);

test('a shipment with all stored fields set is returned with all of them', async () => {
  const answer = await staff.get(`/api/shipments?id=${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const [shipment] = answer.json<{ shipments: readonly object[] }>().shipments;
  const answered = new Set(Object.entries(shipment ?? {}).flatMap(([name, value]) => (value === null ? [] : [name])));
  expect(names.filter((name) => !answered.has(name))).toEqual([]);
});
