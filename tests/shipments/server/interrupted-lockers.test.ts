/** No compartment stays reserved for a shipment that needs none, when the job that reserves it is interrupted. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '#generated/database.ts';
import { shipments } from '#modules/shipments/server/module.ts';
import { encryptSecret } from '#platform/server/db/secrets.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { testApp } from '../../app.ts';
import { testDatabase } from '../../database.ts';
import { buildSettings } from '../../factories/settings.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';
import { bobBox, bobBoxKey, bobBoxReservations } from '../../simulators/bob-box.ts';
import { startGateways } from '../../simulators/gateway-server.ts';

/** Done once, between the reservation and its answer. */
let meanwhile: (() => Promise<unknown>) | undefined;
let isDown = false;
const gateway = await startGateways({
  answer: (request, response) => {
    const { status, body } = isDown && request.path.endsWith('/release') ? { status: 503, body: {} } : bobBox(request)!;
    const [work, text] = [meanwhile?.(), JSON.stringify(body)];
    meanwhile = undefined;
    // A hook that fails is a process that ends: nobody gets the answer.
    void Promise.resolve(work).then(
      () => response.writeHead(status).end(text),
      () => response.destroy(),
    );
    return undefined;
  },
});
afterAll(() => gateway.close());
const database = await testDatabase();
const address = `127.0.0.1:${gateway.port}`;
const env = { BOB_BOX_URL: `http://${address}`, OUTBOUND_TRUSTED: address };
const site = await testApp({ database, env });
const own = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(database.owner, 1, work);
beforeAll(() =>
  own(async (tx) => {
    const { keys } = site.app.services;
    const place = { provider_id: 1, scope: 'provider', scope_id: 0, key: 'bob_box_api_key' } as const;
    const bob_box_api_key = encryptSecret(keys, place, bobBoxKey);
    const settings = { enable_bob_box: true, bob_box_sync_enabled: true, bob_box_api_key };
    await tx.updateTable('providers').set({ kind: 'locker-network' }).where('id', '=', 1).execute();
    await buildSettings(tx, { provider_id: 1, settings });
  }),
);

async function run(name: string, data: object, attempts = 1): Promise<void> {
  const job = shipments.jobs!(site.app).find((one) => one.name === name)!;
  const helpers = { job: { attempts, max_attempts: 5 } } as unknown as Parameters<typeof job.run>[2];
  await job.run(database.worker, { provider_id: 1, data }, helpers);
}

const onItsWay = (): Promise<Row<'shipments'>> =>
  storeShipment(
    database,
    { status: 'out-for-delivery', delivery_pickup_point_id: 'BB-SIM-2', delivery_pickup_point_provider: 'bob-box' },
    [{ submitted_length_cm: 30, submitted_width_cm: 20, submitted_height_cm: 5, submitted_weight_kg: 1 }],
  );
const deliver = ({ id }: Row<'shipments'>) =>
  own((tx) => tx.updateTable('shipments').set({ status: 'delivered' }).where('id', '=', id).execute());
const reservedFor = ({ short_tracking_reference: short }: Row<'shipments'>) =>
  bobBoxReservations().filter(({ reference }) => reference.startsWith(short));

/** Runs the jobs that wait to release a compartment. */
async function releaseWaiting(): Promise<void> {
  const { rows } = await database.owner.pool.query<{ data: object }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'release_locker' returning j.payload -> 'data' as data`,
  );
  for (const { data } of rows) await run('release_locker', data);
}

test('a compartment reserved for a shipment that was delivered meanwhile is released, even if Bob Box fails at first', async () => {
  const shipment = await onItsWay();
  meanwhile = () => deliver(shipment);
  isDown = true;
  const reserve = (attempt: number) => run('reserve_locker', { id: shipment.id, delivery: 1 }, attempt);
  // The queue repeats a job that fails.
  await reserve(1).catch(() => reserve(2));
  isDown = false;
  await releaseWaiting();
  expect(reservedFor(shipment)).toEqual([]);
});

test('what an interrupted attempt reserved is found by the next one, and kept or released as the shipment needs', async () => {
  for (const isDelivered of [false, true]) {
    const shipment = await onItsWay();
    const data = { id: shipment.id, delivery: 1 };
    meanwhile = () => Promise.reject(new Error('The process ends.'));
    await expect(run('reserve_locker', data)).rejects.toThrow('The connection was interrupted.');
    const [reserved] = reservedFor(shipment);
    if (isDelivered) await deliver(shipment);
    await run('reserve_locker', data, 2);
    await releaseWaiting();
    expect(reservedFor(shipment)).toEqual(isDelivered ? [] : [reserved]);
  }
});

test('a reservation that was stored before the process ended is kept', async () => {
  const shipment = await onItsWay();
  for (const attempt of [1, 2]) await run('reserve_locker', { id: shipment.id, delivery: 1 }, attempt);
  await releaseWaiting();
  expect(reservedFor(shipment)).toHaveLength(1);
});
