/** Automatic rules: each runs once per event that passes its filters, and is retried if the system is down. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewRow } from '#generated/database.ts';
import type { IntegrationRequest, IntegrationTrigger, InterhubTransfer } from '#generated/types.ts';
import { isBooked, statuses } from '#modules/shipments/domain/status.ts';
import { whenCreated, whenMoved } from '#modules/integrations/domain/triggered.ts';
import { encryptSecret } from '#platform/server/db/secrets.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { buildBranch } from '../../factories/branch.ts';
import { buildIntegrationRule } from '../../factories/integration-rule.ts';
import { buildSettings } from '../../factories/settings.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';
import { eventMs, jobsLookMs } from '../../patience.ts';
import { startGateways } from '../../simulators/gateway-server.ts';

/** Paths that respond 503 next time. */
const down = new Set<string>();
const system = await startGateways({ answer: ({ path }) => ({ status: down.delete(path) ? 503 : 200, body: {} }) });
afterAll(() => system.close());
const site = await testApp({ jobs: true, lookMs: jobsLookMs, env: { OUTBOUND_TRUSTED: `127.0.0.1:${system.port}` } });
const staff = await signIn(site, 'staff@kestrel.test');
const { keys } = site.app.services;
const inOwn = <T>(work: Parameters<typeof inTenant<T>>[2], provider = 1) =>
  inTenant(site.database.owner, provider, work);

/** Adds a rule that sends to `/<name>`. */
function addRule(name: string, trigger: IntegrationTrigger, attributes: Partial<NewRow<'integration_rules'>> = {}) {
  const provider_id = attributes.provider_id ?? 1;
  const config = JSON.stringify({ url: `http://127.0.0.1:${system.port}/${name}`, method: 'POST' });
  const place = (scope_id: number) =>
    ({ provider_id, scope: 'integration_rule', scope_id, key: 'signing_secret' }) as const;
  return inOwn(
    (tx) =>
      buildIntegrationRule(tx, { provider_id, name, trigger, config, ...attributes }, (id) =>
        encryptSecret(keys, place(id), 'whsec'),
      ),
    provider_id,
  );
}

const passing = (filter: string, values?: readonly unknown[]) =>
  JSON.stringify([{ filter, ...(values && { values }) }]);
const sentTo = (name: string) => system.requests.filter(({ path }) => path === `/${name}`);
const bodiesOf = (name: string) =>
  sentTo(name).map(({ body }) => JSON.parse(body) as { trigger: string; [part: string]: unknown });
const record = (tracking_reference: string, status: string, source = 'integration') =>
  staff.post('/api/tracking/shipment-events', { tracking_reference, status, source });

beforeAll(async () => {
  await addRule('events', 'tracking-event-created');
  await addRule('collected-only', 'tracking-event-created', { filters: passing('tracking-status-is', ['collected']) });
  await addRule('others', 'tracking-event-created', { filters: passing('account-excludes', ['ACME']) });
  await addRule('off', 'tracking-event-created', { is_enabled: false });
  await addRule('changes', 'shipment-updated');
  await addRule('scans', 'hub-scanner');
  await addRule('fastway', 'tracking-event-created', { type: 'fastway' });
  await addRule('elsewhere', 'tracking-event-created', { provider_id: 2 });
});

test('F010 F338 an event runs each enabled rule whose filters match, once, and no other', async () => {
  const shipment = await storeShipment(site.database);
  expect((await record(shipment.tracking_reference, 'collected')).statusCode).toBe(200);
  for (const name of ['events', 'collected-only', 'changes'])
    await expect.poll(() => sentTo(name).length, { timeout: eventMs }).toBe(1);
  expect((await record(shipment.tracking_reference, 'at-hub', 'scanner')).statusCode).toBe(200);
  await expect.poll(() => sentTo('scans').length, { timeout: eventMs }).toBe(1);
  await expect.poll(() => sentTo('events').length, { timeout: eventMs }).toBe(2);
  const expected = { shipment: { id: shipment.id }, tracking_event: { status: 'collected' } };
  expect(bodiesOf('collected-only')).toMatchObject([{ trigger: 'tracking-event-created', ...expected }]);
  for (const name of ['others', 'off', 'fastway', 'elsewhere']) expect(sentTo(name)).toEqual([]);
  const log = (await staff.get('/api/integration/requests')).json<{ integration_requests: IntegrationRequest[] }>();
  expect(log.integration_requests.find(({ rule }) => rule === 'scans')).toMatchObject({
    ...{ trigger: 'hub-scanner', created_by: null, shipment_id: shipment.id },
  });
});

test('F381 no rule sends while integrations are turned off', async () => {
  await addRule('returning', 'tracking-event-created', { filters: passing('tracking-status-is', ['collected']) });
  const turn = (features: readonly string[]) =>
    inOwn((tx) => buildSettings(tx, { provider_id: 1, settings: { enabled_features: features } }));
  const [unsent, sent] = [await storeShipment(site.database), await storeShipment(site.database)];
  await turn(['reports']);
  expect((await record(unsent.tracking_reference, 'collected')).statusCode).toBe(200);
  const handled = () =>
    inOwn((tx) =>
      tx
        .selectFrom('event_deliveries as d')
        .innerJoin('events as e', (join) =>
          join.onRef('e.provider_id', '=', 'd.provider_id').onRef('e.id', '=', 'd.event_id'),
        )
        .where('d.handler', '=', 'integrations.shipment_status_changed')
        .where(sql`e.payload ->> 'shipment_id'`, '=', String(unsent.id))
        .select('d.event_id')
        .execute(),
    );
  await expect.poll(handled, { timeout: eventMs }).toHaveLength(1);
  await turn(['integrations']);
  expect((await record(sent.tracking_reference, 'collected')).statusCode).toBe(200);
  await expect.poll(() => bodiesOf('returning'), { timeout: eventMs }).toMatchObject([{ shipment: { id: sent.id } }]);
});

test('a failed request is sent again with the same content', async () => {
  const shipment = await storeShipment(site.database, { status: 'at-hub' }, [{ status: 'at-hub' }]);
  await addRule('weak', 'tracking-event-created', { filters: passing('tracking-status-is', ['out-for-delivery']) });
  down.add('/weak');
  expect((await record(shipment.tracking_reference, 'out-for-delivery')).statusCode).toBe(200);
  await expect.poll(() => sentTo('weak').length, { timeout: eventMs }).toBe(2);
  for (const body of bodiesOf('weak')) expect(body).toMatchObject({ tracking_event: { status: 'out-for-delivery' } });
});

test('an event of one parcel sends what happened to it, whatever the state of its shipment', async () => {
  await addRule('parcels', 'tracking-event-created', { filters: passing('tracking-status-is', ['at-hub']) });
  const shipment = await storeShipment(site.database, { status: 'collected' }, [
    { status: 'collected', tracking_reference: 'RULEPARCEL1' },
    { status: 'collected', tracking_reference: 'RULEPARCEL2' },
  ]);
  expect((await record('RULEPARCEL1', 'at-hub', 'scanner')).statusCode).toBe(200);
  await expect
    .poll(() => bodiesOf('parcels'), { timeout: eventMs })
    .toMatchObject([{ shipment: { id: shipment.id, status: 'collected' }, tracking_event: { status: 'at-hub' } }]);
});

test('F337 a tracking event is sent with its place and time, by which a late one can be told from the newest', async () => {
  const time_created = new Date('2026-11-01T08:00:00+02:00');
  await addRule('late', 'tracking-event-created', { filters: passing('tracking-status-is', ['in-transit']) });
  const { tracking_reference } = await storeShipment(site.database, { status: 'delivered', time_created });
  const event = { status: 'in-transit', location: 'Harrismith', message: 'Changed trucks' };
  const reported = { tracking_reference, ...event, date: '2026-11-02T06:00:00+02:00' };
  const answer = await staff.post('/api/tracking/shipment-events', reported);
  expect(answer.statusCode, answer.body).toBe(200);
  const { event_id: id } = answer.json<{ event_id: number }>();
  await expect
    .poll(() => bodiesOf('late').map((body) => body['tracking_event']), { timeout: eventMs })
    .toEqual([{ ...event, id, parcel_id: null, date: reported.date }]);
});

test('the manifest of a departing parcel is sent, and its destination branch is used for filters', async () => {
  const [from, to] = await inOwn(async (tx) => {
    const carrier = { id: 'own', code: 'OWN', name: 'Own trucks', transport: 'road', own_vehicles: true } as const;
    const service = { id: 'road', code: 'ONR', name: 'Overnight', transport: 'road', transit_hours: 14 } as const;
    const settings = {
      interhub_manifest_carriers: [{ ...carrier, is_active: true }],
      interhub_manifest_service_levels: [{ ...service, shipment_service_levels: [], is_active: true }],
    };
    await buildSettings(tx, { provider_id: 1, settings });
    return [
      await buildBranch(tx, { provider_id: 1, code: 'RUNA', name: 'A' }),
      await buildBranch(tx, { provider_id: 1, code: 'RUNB', name: 'B' }),
    ] as const;
  });
  await addRule('to-b', 'outbounded', { filters: passing('manifest-destination-branch', [to.id]) });
  await addRule('to-a', 'outbounded', { filters: passing('manifest-destination-branch', [from.id]) });
  const shipment = await storeShipment(site.database, { status: 'at-hub' }, [{ status: 'at-hub' }]);
  const ends = { from_branch_id: from.id, to_branch_id: to.id, carrier: 'OWN', service_level: 'ONR' };
  const opened = await staff.post('/api/interhub-transfers', ends);
  const { id } = opened.json<{ interhub_transfer: InterhubTransfer }>().interhub_transfer;
  const scan = { id, tracking_reference: shipment.tracking_reference };
  expect((await staff.post('/api/interhub-transfers/scan', scan)).statusCode).toBe(200);
  await expect
    .poll(() => bodiesOf('to-b'), { timeout: eventMs })
    .toMatchObject([
      { trigger: 'outbounded', shipment: { id: shipment.id }, manifest: { destination_branch_id: to.id } },
    ]);
  expect(sentTo('to-a')).toEqual([]);
});

test('a quote, or a booking awaiting payment, is not a created shipment; accepting or paying it is', () => {
  const at = { shipment_id: 1, account_id: 1, branch_ids: [], revision: 1 };
  for (const status of statuses) {
    const isFirst = whenCreated({ ...at, status }).includes('shipment-created');
    expect(isFirst, status).toBe(!['quote', 'quote-expired', 'payment-pending', 'payment-failed'].includes(status));
    expect(isBooked(status)).toBe(isFirst);
  }
  const move = { ...at, event_id: 1, parcel_id: null, is_first: true, source: 'payment', to: 'submitted' } as const;
  expect(whenMoved({ ...move, from: 'payment-pending' })).toContain('shipment-created');
  expect(whenMoved({ ...move, from: 'quote', to: 'cancelled' })).toEqual([]);
  expect(whenMoved({ ...move, from: 'on-hold' })).toEqual(['tracking-event-created', 'shipment-updated']);
});
