/**
 * Users with limited access, for data that belongs to others. For every call that changes data, and every field of its request that takes
 * an id, the response must be 403, or 404 for a record, and nothing may change; an administrator succeeds with the same request.
 * The requests are derived from the call schemas, so new calls are covered as soon as they are declared; a call whose sample is not
 * sufficient needs an example in its schema or a line in `bodies` below.
 */
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#generated/calls.ts';
import { insertApiKey } from '#modules/identity/server/api-keys/repository.ts';
import { encryptSecret } from '#platform/server/db/secrets.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../app.ts';
import { eachAtOnce } from '../at-once.ts';
import { buildAccount } from '../factories/account.ts';
import { buildBulkBooking } from '../factories/bulk-booking.ts';
import { buildBranch } from '../factories/branch.ts';
import { buildIntegrationRule } from '../factories/integration-rule.ts';
import { buildProvider } from '../factories/provider.ts';
import { buildRole } from '../factories/role.ts';
import { buildSchedule } from '../factories/schedule.ts';
import { buildUser, roleIds } from '../factories/user.ts';
import { signedIn } from '../signed-in.ts';
import { buildStoredShipment } from '../factories/stored-shipment.ts';
import { demoTariff } from '../factories/tariff/demo-tariff.ts';
import { buildZone } from '../factories/zone.ts';
import { flyer, plain } from '../shipments/server/booking-requests.ts';
import { everythingOf } from './neighbour.ts';
import { everyRequest, fitsIn, kindNamed, withValue, type Request, type Sample, type Slot } from './request-samples.ts';

const site = await testApp();
const kestrel = 1;

const charge = { id: 1, charge_type: 'flat', charge_value: 0 };
const extra = { ...charge, name: 'Free' };

/** Fields that the minimal request of a call lacks, but that a visible change requires. */
const bodies: Partial<Record<CallName, object>> = {
  save_settings: { settings: { map_default_zoom: 9 } },
  schedule_settings: { settings: { map_default_zoom: 9 }, run_at: new Date(Date.now() + 86_400_000).toISOString() },
  create_branch: { code: 'NEW', name: 'New' },
  create_blocked_entry: { type: 'email-domain', value: 'blocked.test' },
  create_release_note: { version: '7.7', published_on: '2026-11-20', body: '<p>New</p>' },
  close_account: { reason: 'Moved away' },
  create_role: { label: 'Clerk', permissions: ['API_/shipments:GET'] },
  save_account_setting: { setting: 'site_wide_account_message', value: '<p>Mine</p>' },
  change_settings_schedule: { action: 'cancel' },
  change_tariff: {
    service_level: { ...demoTariff().service_levels[0], name: 'Cheapest' },
    rate: { rate_revision_id: 1, rate_group_id: 1, rate: { service_level_id: 1, formula_type: 'no-rate' } },
    rate_group: { rate_revision_id: 1, item: { id: 1, name: 'Cheap', insurance: charge } },
    surcharge: { rate_revision_id: 1, item: { ...extra, applies_to: 'either' } },
    rate_adjustment: { rate_revision_id: 1, item: extra },
    time_based_rate_adjustment: { rate_revision_id: 1, item: { ...extra, applies_to: 'delivery' } },
    fuel_levy: { item: { id: 1, name: 'Levy', percentages: [] } },
    price_list: { item: { id: 1, name: 'Cheap', valid_from: '2026-01-01' } },
  },
  save_zone: { zone: { name: 'Drawn', layer: 'rates', postal_codes: ['8001'] } },
  lock_map: { layer: 'rates' },
  roll_back_settings: { to: '0', base_revision: 0 },
  // Users may create their own keys and views; these are invalid, so that nothing is created.
  create_list_view: { filter_key: 'shipments_filters', name: 'Delivered', query: 'nothing=1' },
  create_api_key: { name: ' ' },
};

type Who = 'branch-limited' | 'account-limited' | 'support' | 'driver' | 'customer' | 'customer with every permission';

/** Users who serve every account, whatever else limits them. */
const servesAccounts: ReadonlySet<Who> = new Set<Who>(['branch-limited', 'support']);
/** Users who mean their own account when they name none. */
const ofOneAccount: ReadonlySet<Who> = new Set<Who>(['account-limited', 'customer', 'customer with every permission']);
/** Calls that drivers make for every account, as part of their work. */
const workOfDrivers: ReadonlySet<CallName> = new Set<CallName>([
  'record_shipment_event',
  'record_delivery',
  'record_dropoff',
]);

const everybody: readonly Who[] = [
  ...(['branch-limited', 'account-limited', 'support', 'driver'] as const),
  ...(['customer', 'customer with every permission'] as const),
];

let emails: Readonly<Record<Who, string>>;
/** None of these belong to the callers above. */
let ids: Readonly<Record<'account' | 'branch' | 'user' | 'driver' | 'rule' | 'schedule' | 'role' | 'key', number>>;
let untouched: string;

/** Excludes sessions, counted attempts and the caller's own downloads, which change on every run. */
const stored = async (): Promise<string> =>
  (
    await Promise.all(
      [0, kestrel].map((id) => everythingOf(site.database, id, ['sessions', 'attempts', 'list_exports'])),
    )
  ).join('\n');

const closed = (rule: number): Buffer => {
  const place = { provider_id: kestrel, scope: 'integration_rule', scope_id: rule, key: 'signing_secret' } as const;
  return encryptSecret(site.app.services.keys, place, 'whsec_1');
};

/** The first of each kind that is built gets the same id: a request with it refers to the record of whichever kind the call changes. */
const withSharedId = [
  ...['accounts', 'branches', 'users', 'api_keys', 'integration_rules', 'roles', 'setting_schedules'],
  ...['providers', 'release_notes', 'zones'],
];

beforeAll(async () => {
  for (const table of withSharedId)
    await site.database.owner.pool.query(`alter table ${table} alter column id restart with 9100000000`);
  await asOwner(site.database.owner, async (tx) => {
    const provider_id = kestrel;
    const account = await buildAccount(tx, { provider_id, account_code: 'OTHER', name: 'Other' });
    const customer = { provider_id, role_id: roleIds.accountOwner, account_id: account.id };
    const member = await buildUser(tx, customer);
    ids = {
      account: account.id,
      branch: (await buildBranch(tx, { provider_id, code: 'OTH', name: 'Other branch' })).id,
      user: member.id,
      key: await insertApiKey(tx, {
        ...{ provider_id, user_id: member.id, name: 'Web shop', token_hash: Buffer.alloc(32, 1) },
        ...{ expires_at: null, created_at: new Date() },
      }),
      driver: (await buildUser(tx, { provider_id, role_id: roleIds.driver })).id,
      rule: (await buildIntegrationRule(tx, { provider_id, config: '{"url":"https://example.test/"}' }, closed)).id,
      role: (await buildRole(tx, { provider_id, permissions: ['API_/shipments:GET'] })).id,
      schedule: (await buildSchedule(tx, { provider_id, settings: { provider_title: 'Planned' } })).id,
    };
    await buildProvider(tx, { name: 'Other provider' });
    await buildZone(tx, { provider_id, name: 'Other zone' });
    const note = { provider_id: 0, version: '7.6', published_on: '2026-11-19', body: '<p>Old</p>' };
    await tx.insertInto('release_notes').values(note).execute();
    const { id: role_id } = await buildRole(tx, { provider_id, permissions: ['*'] });
    const own = await buildBranch(tx, { provider_id, code: 'OWN', name: 'Own branch' });
    const served = await buildAccount(tx, { provider_id, account_code: 'SERVED', name: 'Served' });
    const people = {
      'branch-limited': await buildUser(tx, { provider_id, role_id, limit_user_to_branch: own.id }),
      'account-limited': await buildUser(tx, { provider_id, role_id, limit_user_to_account: served.id }),
      'customer with every permission': await buildUser(tx, { provider_id, role_id, account_id: served.id }),
    };
    const named = { support: 'support@kestrel.test', driver: 'driver@kestrel.test', customer: 'owner@acme.test' };
    const made = Object.fromEntries(Object.entries(people).map(([who, { email }]) => [who, email]));
    emails = { ...named, ...made } as typeof emails;
    const shipment = await buildStoredShipment(tx, { provider_id, account_id: account.id });
    bodies['record_shipment_event'] = { tracking_reference: shipment.short_tracking_reference, status: 'collected' };
    bodies['change_shipment_status'] = { id: shipment.id, status: 'collection-assigned' };
    const ofShipment = { shipment_id: shipment.id };
    bodies['update_shipment'] = { id: shipment.id };
    bodies['add_parcels'] = { ...ofShipment, parcels: [{}] };
    bodies['record_parcel_measurement'] = {
      ...{
        tracking_reference: shipment.short_tracking_reference,
        length_cm: 1,
        width_cm: 1,
        height_cm: 1,
        weight_kg: 1,
      },
    };
    bodies['update_parcels'] = { ...ofShipment, parcels: [{ id: 1 }] };
    bodies['cancel_parcels'] = { ...ofShipment, parcel_ids: [1] };
    bodies['cancel_shipment'] = { id: shipment.id };
    bodies['convert_quote'] = { id: shipment.id };
    bodies['email_quote'] = { id: shipment.id, recipients: 'thandi@example.test' };
    const file = await buildBulkBooking(tx, { provider_id, account_id: account.id });
    bodies['update_bulk_booking'] = { id: file.id, columns: [] };
    bodies['book_bulk_booking'] = { id: file.id };
    const collection = { provider_id, account_id: account.id, collection_date: '2026-11-23' };
    const { id: collectionId } = await tx
      .insertInto('collection_requests')
      .values({ ...collection, reference: 'COL900001' })
      .returning('id')
      .executeTakeFirstOrThrow();
    bodies['create_collection_request'] = { ...collection, provider_id: undefined, references: 'NOSUCH' };
    bodies['change_collection_request'] = { id: collectionId, status: 'cancelled' };
    bodies['scan_collection_request'] = { id: collectionId, tracking_reference: 'NOSUCH' };
    const [ends, hub] = [await buildBranch(tx, { provider_id }), await buildBranch(tx, { provider_id })];
    const load = { provider_id, from_branch_id: ends.id, to_branch_id: hub.id, reference: 'IHT900001' };
    const by = { carrier: 'OWN', carrier_name: 'Own', transport: 'road', transit_hours: 1 };
    const opened = { ...load, ...by, service_level: 'ONR', service_level_name: 'Road' };
    const [transferId, mistakeId] = (
      await tx
        .insertInto('interhub_transfers')
        .values([opened, { ...opened, reference: 'IHT900002' }])
        .returning('id')
        .execute()
    ).map(({ id }) => id);
    bodies['delete_interhub_transfer'] = { id: mistakeId };
    const between = { from_branch_id: ends.id, to_branch_id: hub.id };
    bodies['create_interhub_transfer'] = { ...between, carrier: 'NONE', service_level: 'NONE' };
    bodies['scan_interhub_transfer'] = { id: transferId, tracking_reference: 'NOSUCH' };
    bodies['remove_interhub_parcel'] = { id: transferId, parcel_id: 1 };
    bodies['close_interhub_transfer'] = { id: transferId };
    bodies['record_payment'] = { shipment_id: shipment.id, method: 'cash', expected_amount: 1 };
    bodies['hold_shipment'] = { id: shipment.id, message: 'Wait' };
    bodies['release_shipment'] = { id: shipment.id };
    bodies['resend_shipment_pin'] = { id: shipment.id, pin: 'delivery' };
    bodies['retry_message'] = { ...ofShipment, id: 1 };
    bodies['create_shipment_note'] = { ...ofShipment, text: 'Note' };
    bodies['delete_shipment_note'] = { ...ofShipment, id: 1 };
    bodies['add_shipment_document'] = { ...ofShipment, file_name: 'none.pdf' };
    bodies['remove_shipment_document'] = { ...ofShipment, id: 1 };
    bodies['record_driver_position'] = { lat: -26.1, lng: 28.05 };
    const held = { tracking_reference: 'NOSUCH', contact: '082 555 0142' };
    bodies['read_tracked_proof'] = held;
    bodies['print_tracked_label'] = held;
    bodies['reschedule_delivery'] = { ...held, delivery_min_date: '2026-11-26' };
    bodies['rate_delivery'] = { tracking_reference: 'NOSUCH', stars: 5 };
    bodies['record_delivery'] = { tracking_reference: shipment.short_tracking_reference, pin: '1' };
    bodies['record_dropoff'] = { tracking_reference: shipment.short_tracking_reference };
    bodies['assign_jobs'] = { ids: [shipment.id * 2], driver_id: null };
    bodies['add_trip_parcels'] = { ...ofShipment, parcels: [{}] };
    bodies['cancel_trip_parcels'] = { ...ofShipment, parcel_ids: [1], message: 'Not there' };
    const { delivery_address, delivery_contact } = plain;
    bodies['add_trip_shipment'] = { ...ofShipment, delivery_address, delivery_contact, parcels: [flyer] };
    bodies['update_driver'] = { collects: true };
    bodies['tag_shipments'] = { ids: [shipment.id], add: ['Fragile'] };
    bodies['send_bulk_sms'] = { ids: [shipment.id], recipients: ['delivery'], text: 'Hello' };
    bodies['tag_accounts'] = { ids: [account.id], add: ['Fragile'] };
    bodies['change_shipment_statuses'] = { ids: [shipment.id], status: 'collection-assigned' };
    const party = JSON.stringify({ name: 'Party', lines: [] });
    const owed = {
      id: 900_001,
      number: 'INV900001',
      invoice_date: '2026-11-22',
      due_date: '2026-12-22',
      total_cents: 1_000_000,
      vat_cents: 0,
      title: 'Invoice',
    };
    const invoice = await tx
      .insertInto('invoices')
      .values({ provider_id, account_id: account.id, ...owed, issuer: party, customer: party })
      .returning('id')
      .executeTakeFirstOrThrow();
    const noted = { number: 'CR900001', credit_date: '2026-11-22', reason: 'Late', amount_cents: 1, vat_cents: 0 };
    const creditNote = await tx
      .insertInto('credit_notes')
      .values({ provider_id, account_id: account.id, ...noted, issuer: party, customer: party })
      .returning('id')
      .executeTakeFirstOrThrow();
    const fromBank = { number: 'PMT900001', payment_date: '2026-11-22', amount_cents: 100, reference: 'x' };
    const bankPayment = await tx
      .insertInto('imported_payments')
      .values({ provider_id, ...fromBank, digest: Buffer.alloc(1) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const posted = { type: 'payment', amount_cents: 1, balance_cents: 1, description: 'EFT' } as const;
    const paid = await tx
      .insertInto('billing_transactions')
      .values({ provider_id, account_id: account.id, ...posted, effective_date: '2026-11-22' })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The number in the sample's path.
    const card = { recipient_account_code: 'KES001', token: Buffer.alloc(33), token_digest: Buffer.alloc(32) };
    await tx
      .insertInto('saved_cards')
      .values({ ...card, provider_id, id: 1, account_id: account.id, pan: '************4242' })
      .execute();
    bodies['email_credit_note'] = { id: creditNote.id, recipients: 'thandi@example.test' };
    bodies['create_credit_note'] = { invoice_id: invoice.id, amount: 1, reason: 'Late' };
    bodies['create_transaction'] = { account_id: account.id, type: 'payment', amount: 1, description: 'EFT' };
    bodies['allocate_payment'] = { id: paid.id, allocation: 'auto-oldest-invoice-first' };
    bodies['email_payment_receipt'] = { id: paid.id, recipients: 'thandi@example.test' };
    bodies['reverse_transaction'] = { id: paid.id, reason: 'Returned' };
    bodies['refund_payment'] = { id: paid.id, amount: 1, reason: 'Returned', way: 'outside' };
    bodies['resolve_payment_refund'] = { id: paid.id, refund_id: 1, was_made: true };
    bodies['allocate_imported_payment'] = { id: bankPayment.id, account_id: account.id, allocation: 'manual' };
    bodies['email_invoices'] = { ids: [invoice.id] };
    bodies['email_invoice'] = { id: invoice.id, recipients: 'thandi@example.test' };
  });
  untouched = await stored();
});

const writing = everyRequest().filter(({ name }) => calls[name].scope !== null);
const limitedRequests = writing.filter(({ name }) => !['self', 'none'].includes(calls[name].scope ?? 'none'));

/** The sample as it is, and with each foreign id, list of ids or scope in each field that takes one. */
function samplesFor(request: Request, who: Who): readonly Sample[] {
  const { scope } = calls[request.name];
  const isAccounts = scope === 'account' || (scope === 'own_account' && ofOneAccount.has(who));
  const start = { ...request.sample, body: filled(request) };
  const valuesFor = (slot: Slot): readonly unknown[] => [
    ...idsFor(slot),
    ...idsFor(slot).map((id) => [id]),
    ...[{ kind: 'platform' }, { kind: 'provider' }, { kind: 'branch', id: ids.branch }],
    ...[
      { kind: 'account', id: ids.account },
      { kind: 'user', id: ids.user },
    ],
  ];
  const slots = request.slots.filter(({ at }) => at.at(-1) !== 'provider_id');
  const placed = slots
    .filter(({ at }) => !isAccounts || at.at(-1) === 'account_id')
    .flatMap((slot) =>
      valuesFor(slot)
        .filter((value) => fitsIn(slot, value))
        .map((value) => withValue(start, slot, value)),
    );
  // Without an account in the request it is the caller's own, unless the route determines it; a path always needs its id.
  const isOwn = isAccounts && request.slots.some(({ at }) => at.at(-1) === 'account_id');
  const bare = isOwn || request.slots.some(({ part }) => part === 'path') ? [] : [start];
  return [...bare, ...placed];
}

/** If the name of a field indicates a kind, ids of any other kind match nothing. */
function idsFor(slot: Slot): readonly number[] {
  const kind = kindNamed(slot);
  if (kind === 'user') return [ids.user, ids.driver];
  return kind === 'account' || kind === 'branch' ? [ids[kind]] : [...new Set(Object.values(ids))];
}

function filled({ name, sample }: Request): unknown {
  const more = bodies[name];
  return more ? { ...(sample.body as object), ...more } : sample.body;
}

async function send(caller: Caller, request: Request, sample: Sample): Promise<LightMyRequestResponse> {
  const bytes = calls[request.name].name.startsWith('upload');
  const payload = bytes ? { payload: Buffer.from('%PDF-1.7\n') } : {};
  return site.request({
    ...{ method: request.method, url: request.urlFor(sample), ...payload },
    ...(sample.body === undefined ? {} : { payload: sample.body as object }),
    headers: {
      ...{ host: 'localhost', authorization: `Bearer ${caller.token}` },
      ...(bytes ? { 'content-type': 'application/octet-stream' } : {}),
    },
  });
}

const callerFor = async (who: Who): Promise<Caller> =>
  callerWith(site, await signedIn(site.database, emails[who], 'localhost'));

const refused = new Map<Who, Promise<Caller>>();

/** One session for all rejected requests, since none of them ends it. */
function refusedCallerFor(who: Who): Promise<Caller> {
  const known = refused.get(who) ?? callerFor(who);
  refused.set(who, known);
  return known;
}

test('every call that changes data declares its scope, and calls of each kind are tested', () => {
  const silent = Object.values(calls).filter(({ method, scope }) => (method === 'GET') !== (scope === null));
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(new Set(limitedRequests.map(({ name }) => calls[name].scope))).toEqual(
    new Set(['provider', 'named', 'own_account', 'account', 'record']),
  );
});

describe.each(limitedRequests.map((request) => [request.name, request] as const))('%s', (name, request) => {
  test.each(everybody)('rejects data outside the scope of the %s', async (who) => {
    if (calls[name].scope === 'account' && servesAccounts.has(who)) return;
    if (who === 'driver' && workOfDrivers.has(name)) return;
    const caller = await refusedCallerFor(who);
    await eachAtOnce(samplesFor(request, who), async (sample) => {
      const { statusCode, body } = await send(caller, request, sample);
      const what = `${name} with ${JSON.stringify([sample.path, sample.query, sample.body])} answers ${body}`;
      // An id of another kind matches nothing.
      expect([403, 404], what).toContain(statusCode);
    });
  });
});

test('calls of scope self or none change no data of others', async () => {
  const free = writing.filter((request) => request.signedIn && !limitedRequests.includes(request));
  for (const request of free)
    await eachAtOnce(everybody, async (who) => {
      const caller = await callerFor(who);
      for (const sample of samplesFor(request, who))
        expect((await send(caller, request, sample)).statusCode).toBeLessThan(500);
    });
});

test('no data was changed', async () => {
  expect(await stored()).toBe(untouched);
});

/** Deletes run last, because the next call could not find the deleted record. */
const inOrder = limitedRequests.toSorted(
  (left, right) => Number(left.method === 'DELETE') - Number(right.method === 'DELETE'),
);

/** Responses before a call does its own work. */
const gates = ['forbidden', 'scope_not_allowed', 'wrong_provider', 'invalid_input', 'invalid_body'];

test('an administrator succeeds with the same requests, so the refusals are due to the limits', async () => {
  const admin = await signIn(site, 'platform@kestrel.test');
  const stopped: string[] = [];
  for (const request of inOrder) {
    const failures: string[] = [];
    let hasPassed = false;
    for (const sample of samplesFor(request, 'customer with every permission')) {
      const answer = await send(admin, request, sample);
      const { code } = answer.statusCode < 400 ? { code: '' } : answer.json<{ code: string }>();
      failures.push(code);
      // In a path, an id of another kind matches nothing.
      const isNothing = answer.statusCode === 404 && request.slots.some(({ part }) => part === 'path');
      hasPassed = !gates.includes(code) && !isNothing;
      if (hasPassed) break;
    }
    if (!hasPassed) stopped.push(`${request.name}: give it an example, a body or an id; it answers ${failures.join()}`);
  }
  expect(stopped).toEqual([]);
});
