/** Changes carry the revision they are based on. Calls reject a revision that does not exist yet, because it would disable conflict detection. */
import { expect, test } from 'vitest';
import { calls, type CallName } from '#generated/calls.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../app.ts';
import { buildRole } from '../factories/role.ts';
import { buildSchedule } from '../factories/schedule.ts';
import { buildStoredShipment } from '../factories/stored-shipment.ts';
import { demoTariff } from '../factories/tariff/demo-tariff.ts';
import { everyRequest } from './request-samples.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const platform = await signIn(site, 'platform@kestrel.test');
const settingsAddress = '/api/providers/settings';
const future = 1_000_000_000;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

async function revision(): Promise<number> {
  return (await staff.get(settingsAddress)).json<{ revision: number }>().revision;
}

const { id: schedule_id } = await asOwner(site.database.owner, (tx) =>
  buildSchedule(tx, { provider_id: 1, settings: { provider_title: 'Planned' } }),
);
const { id: shipmentId } = await asOwner(site.database.owner, (tx) =>
  buildStoredShipment(tx, { provider_id: 1, account_id: 1 }),
);
const { id: roleId } = await asOwner(site.database.owner, (tx) =>
  buildRole(tx, { provider_id: 1, label: 'Clerk', permissions: ['API_/shipments:GET'] }),
);
const { users } = (await staff.get('/api/users?limit=1')).json<{ users: { id: number }[] }>();
const { id: heldId } = await asOwner(site.database.owner, (tx) =>
  buildStoredShipment(tx, { provider_id: 1, account_id: 1, status: 'on-hold' }),
);
const { id: collectionId } = await asOwner(site.database.owner, (tx) =>
  tx
    .insertInto('collection_requests')
    .values({ provider_id: 1, account_id: 1, collection_date: '2026-11-23', reference: 'COL900001' })
    .returning('id')
    .executeTakeFirstOrThrow(),
);
const { id: transferId } = await asOwner(site.database.owner, async (tx) => {
  const branches = await tx.selectFrom('branches').select('id').where('provider_id', '=', 1).limit(2).execute();
  const by = { carrier: 'OWN', carrier_name: 'Own', transport: 'road', transit_hours: 1 };
  return tx
    .insertInto('interhub_transfers')
    .values({
      ...{ ...by, provider_id: 1, service_level: 'ONR', service_level_name: 'Road', reference: 'IHT900001' },
      ...{ from_branch_id: branches[0]!.id, to_branch_id: branches[1]!.id },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
});
const file = (await staff.get(`${settingsAddress}/export`)).json<object>();
const settings = { provider_title: 'From the future' };
const rule = { name: 'Rule', type: 'webhook', trigger: 'outbounded', is_enabled: false };
const whole = { url: 'https://example.test/', method: 'POST' };
const made = await staff.post('/api/integration/third-party-integration-rules', { ...rule, config: whole });
const { id: ruleId } = made.json<{ rule: { id: number } }>().rule;

const { zones } = (await staff.get('/api/maps/zones?layer=rates')).json<{ zones: { id: number }[] }>();
const zoneId = zones[0]!.id;
const notes = { version: '8.1', published_on: '2026-11-01', body: 'New' };
const { release_note: note } = (await platform.post('/api/release-notes', notes)).json<{
  release_note: { id: number };
}>();

const parcel = { submitted_length_cm: 10, submitted_width_cm: 10, submitted_height_cm: 10, submitted_weight_kg: 1 };
const { id: parcelId } = await asOwner(site.database.owner, (tx) =>
  tx.selectFrom('parcels').select('id').where('shipment_id', '=', shipmentId).executeTakeFirstOrThrow(),
);
const driverId = await asOwner(site.database.owner, async (tx) => {
  const found = tx.selectFrom('users').select('id').where('email', '=', 'driver@kestrel.test');
  return (await found.executeTakeFirstOrThrow()).id;
});

/** For each call with a base revision, a request whose only error is the base revision. */
const requests: Readonly<Partial<Record<CallName, readonly { path?: string; body: object; isOfPlatform?: true }[]>>> = {
  save_settings: [{ body: { settings } }],
  save_custom_fields: [{ body: { group: 'internal', fields: [] } }],
  save_account_setting: [{ body: { account_id: 1, setting: 'site_wide_account_message', value: '<p>Later</p>' } }],
  schedule_settings: [{ body: { settings, run_at: tomorrow } }],
  change_settings_schedule: [
    { path: `${settingsAddress}/schedules/${schedule_id}`, body: { action: 'resume', run_at: tomorrow } },
    { path: `${settingsAddress}/schedules/${schedule_id}`, body: { action: 'apply' } },
  ],
  roll_back_settings: [{ body: { to: '0' } }],
  import_settings: [{ body: { file } }],
  save_account_details: [{ body: { account_id: 1, answers: { nothing: 'x' } } }],
  create_address_book_entry: [{ body: { account_id: 2, name: 'New', address: {} } }],
  update_address_book_entry: [{ path: '/api/accounts/address-books/1', body: { name: 'Renamed' } }],
  change_shipment_status: [{ body: { id: shipmentId, status: 'cancelled', message: 'Not needed' } }],
  change_collection_request: [{ body: { id: collectionId, driver_id: null } }],
  close_interhub_transfer: [{ body: { id: transferId } }],
  hold_shipment: [{ body: { id: shipmentId, message: 'Wait' } }],
  release_shipment: [{ body: { id: heldId } }],
  change_tariff: [{ body: { service_level: demoTariff().service_levels[0] } }],
  create_shipment: [{ body: {} }],
  create_quote: [{ body: {} }],
  update_shipment: [{ body: { id: 1 } }],
  create_account: [{ body: { name: 'New', account_type: 'prepaid' } }],
  update_account: [{ body: { account_id: 2, name: 'Renamed' } }],
  create_user: [{ body: { name: 'New', email: 'new@kestrel.test', role_id: 7 } }],
  create_branch: [{ body: { code: 'NEW', name: 'New' } }],
  save_zone: [{ body: { zone_id: zoneId, zone: { name: 'Renamed', layer: 'rates', postal_codes: ['8001'] } } }],
  update_release_note: [
    { path: `/api/release-notes/${note.id}`, body: { ...notes, body: 'Newer' }, isOfPlatform: true },
  ],
  update_branch: [{ path: '/api/branches/1', body: { name: 'Renamed' } }],
  update_provider: [{ path: '/api/providers/1', body: { name: 'Renamed' }, isOfPlatform: true }],
  create_role: [{ body: { label: 'New', permissions: ['API_/shipments:GET'] } }],
  update_role: [{ path: `/api/roles/${roleId}`, body: { label: 'Renamed' } }],
  update_user: [{ path: `/api/users/${users[0]!.id}`, body: { name: 'Renamed' } }],
  add_parcels: [{ body: { shipment_id: shipmentId, parcels: [parcel] } }],
  update_parcels: [{ body: { shipment_id: shipmentId, parcels: [{ id: parcelId, actual_weight_kg: 2 }] } }],
  cancel_parcels: [{ body: { shipment_id: shipmentId, parcel_ids: [parcelId] } }],
  update_driver: [{ path: `/api/drivers/${driverId}`, body: { collects: true } }],
  update_integration_rule: [
    { path: `/api/integration/third-party-integration-rules/${ruleId}`, body: { name: 'Renamed' } },
  ],
};

const taking = everyRequest().filter(({ shapes }) => shapes.body?.properties?.['base_revision']);

test.each(taking.map(({ name }) => name))('%s rejects a base revision that does not exist yet', async (name) => {
  const cases = requests[name] ?? [];
  expect(cases.length, `${name} takes a base revision: give it a request here`).toBeGreaterThan(0);
  const before = await revision();
  for (const { path = `/api${calls[name].path}`, body, isOfPlatform } of cases) {
    const { token } = isOfPlatform ? platform : staff;
    const answer = await site.request({
      ...{ method: calls[name].method, url: path, payload: { ...body, base_revision: future } },
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
    });
    // Calls that compare for equality report a conflict instead.
    expect([400, 409], answer.body).toContain(answer.statusCode);
    expect(answer.json<{ message: string }>().message).toMatch(/base revision is newer|changed .*in the meantime/);
  }
  expect(await revision()).toBe(before);
});

/** Whose conflicts a form merges into what was typed. */
const merged = [
  ...(['update_account', 'update_address_book_entry', 'update_branch', 'update_driver'] as const),
  ...(['update_provider', 'update_role', 'update_user', 'save_zone', 'update_release_note'] as const),
];

test.each(merged)('%s answers a change of an older revision with the record as it is now', async (name) => {
  const { path = `/api${calls[name].path}`, body, isOfPlatform } = requests[name]![0]!;
  const { token } = isOfPlatform ? platform : staff;
  const headers = { host: 'localhost', authorization: `Bearer ${token}` };
  const change = (payload: object) => site.request({ method: calls[name].method, url: path, payload, headers });
  const saved = await change({ ...body });
  expect(saved.statusCode, saved.body).toBe(200);
  const [record] = Object.values(saved.json<Readonly<Record<string, { readonly revision: number }>>>());
  const late = await change({ ...body, base_revision: record!.revision - 1 });
  expect(late.statusCode, late.body).toBe(409);
  expect(late.json()).toMatchObject({ code: 'conflict', record });
});
