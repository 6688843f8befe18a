/** Concurrent tracking events are recorded together, with the same result as recording each separately. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Row } from '#generated/database.ts';
import type { ShipmentStatus } from '#generated/types.ts';
import { reportedTransitions } from '#modules/shipments/domain/transitions.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { eventMs } from '../../patience.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const inOwn = <T>(work: (tx: Transaction) => Promise<T>) => inTenant(site.database.owner, 1, work);

let booked = 0;
/** More numbers than the factory has. */
const nextNumber = (): string => {
  booked += 1;
  return `Z${booked
    .toString(7)
    .padStart(5, '0')
    .replaceAll(/./g, (digit) => String(Number(digit) + 2))}`;
};

const book = (statuses: readonly ShipmentStatus[]): Promise<Row<'shipments'>[]> =>
  inOwn(async (tx) => {
    const account_id = await accountId(tx);
    const rows: Row<'shipments'>[] = [];
    for (const status of statuses) {
      const extra = { quote_valid_until: new Date('2027-01-01'), statuses_had: [status], failed_delivery_attempts: 1 };
      const agents = { collection_agent_id: 1, delivery_agent_id: 1 };
      const number = nextNumber();
      const numbers = { short_tracking_reference: number, tracking_reference: number };
      const attributes = { provider_id: 1, account_id, status, ...extra, ...agents, ...numbers };
      rows.push(await buildStoredShipment(tx, attributes, [{ status }, { status: 'cancelled' }]));
    }
    return rows;
  });

interface Report {
  readonly shipment: Row<'shipments'>;
  readonly status: ShipmentStatus;
  readonly more?: object;
}

let keys = 0;
const send = ({ shipment, status, more }: Report) =>
  staff.post('/api/tracking/shipment-events', {
    ...{ tracking_reference: shipment.short_tracking_reference.toLowerCase(), status, source: 'integration', ...more },
  });
/** Reports with their own idempotency key are recorded separately. */
const sendAlone = ({ shipment: { short_tracking_reference: tracking_reference }, status, more }: Report) =>
  staff.post(
    '/api/tracking/shipment-events',
    { tracking_reference, status, source: 'integration', ...more },
    { 'idempotency-key': `alone-${(keys += 1)}` },
  );

/** All stored data of a shipment, without ids and times that differ anyway. */
const storedOf = ({ id }: Row<'shipments'>) =>
  inOwn(async (tx) => {
    const shipment = await tx.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const parcels = tx.selectFrom('parcels').select('status').where('shipment_id', '=', id).orderBy('number');
    const events = tx
      .selectFrom('tracking_events')
      .select(['status', 'message', 'location', 'source', 'parcel_id', 'user_id', 'user_name'])
      .where('shipment_id', '=', id)
      .orderBy('id');
    const notes = tx
      .selectFrom('shipment_revisions')
      .select(['revision', 'fields', 'changed_by'])
      .where('shipment_id', '=', id);
    const trail = tx
      .selectFrom('audit_events')
      .select(['type', 'client_version', 'source', 'user_id', 'user_name', 'impersonated_user_id'])
      .select(['change_from', 'change_to'])
      .where('type', '=', 'shipment')
      .where('object_id', '=', String(id));
    const emitted = tx
      .selectFrom('events')
      .select(['name', 'payload', 'is_dispatched'])
      .where(sql<string>`payload ->> 'shipment_id'`, '=', String(id))
      .orderBy('id');
    const { status, revision, statuses_had, undone_status, failed_collection_attempts } = shipment;
    const { collection_agent_id, delivery_agent_id, failed_delivery_attempts } = shipment;
    return {
      ...{ status, revision, statuses_had, undone_status, collection_agent_id, delivery_agent_id },
      ...{ failed_collection_attempts, failed_delivery_attempts },
      dates: [shipment.collected_date, shipment.delivered_date, shipment.returned_to_hub_date].map(Boolean),
      ...{ parcels: await parcels.execute(), events: await events.execute(), notes: await notes.execute() },
      trail: await trail.execute(),
      emitted: (await emitted.execute()).map(({ payload, ...rest }) => {
        const { shipment_id, event_id, ...extra } = payload as Record<string, unknown>;
        return { ...rest, payload: extra, isNumbered: shipment_id === id && typeof event_id === 'number' };
      }),
    };
  });

const pairs = (Object.entries(reportedTransitions) as [ShipmentStatus, readonly ShipmentStatus[]][])
  .flatMap(([from, tos]) => [from, ...tos].map((to) => [from, to] as const))
  // Refunds are made one by one.
  .filter(([from, to]) => to !== 'cancelled' && from !== 'cancelled')
  .filter((_, at) => at % 7 === 0);

test('concurrent reports have the same result as separate ones, in fewer transactions', async () => {
  const [alone, together] = [await book(pairs.map(([from]) => from)), await book(pairs.map(([from]) => from))];
  const reports = (shipments: readonly Row<'shipments'>[]) =>
    shipments.map((shipment, at): Report => {
      const details = { message: `Because ${at}`, location: 'Cape Town hub' };
      return { shipment, status: pairs[at]![1], more: { ...(at % 2 === 0 && details), undo: at % 7 === 3 } };
    });
  for (const report of reports(alone)) expect((await sendAlone(report)).statusCode).toBe(200);
  const answers = await Promise.all(reports(together).map(send));
  for (const [at, [from, to]] of pairs.entries()) {
    const what = `${from} to ${to}`;
    expect(answers[at]!.json(), what).toMatchObject({ shipment_id: together[at]!.id, status: to, moved: from !== to });
    expect(await storedOf(together[at]!), what).toEqual(await storedOf(alone[at]!));
  }
  const ids = answers.map((answer) => answer.json<{ event_id: number }>().event_id);
  const recorded = await inOwn((tx) => tx.selectFrom('events').select(['xact', 'payload']).execute());
  const ours = recorded.filter(({ payload }) => ids.includes((payload as { event_id: number }).event_id));
  expect(ours).toHaveLength(pairs.length);
  expect(new Set(ours.map(({ xact }) => xact)).size).toBeLessThan(pairs.length / 2);
});

test('several of one shipment are recorded in order, and each rejected one has its reason', async () => {
  const [scanned, delivered] = await book(['collected', 'returned-to-sender']);
  const late = { status: 'at-hub' as const, more: { date: new Date(Date.now() - 60_000).toISOString() } };
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, (_, at) =>
      send({ shipment: scanned!, status: 'at-hub', more: { message: `Bay ${at}` } }),
    ),
    send({ shipment: delivered!, status: 'collected' }),
    send({ shipment: { ...scanned!, short_tracking_reference: 'NOSUCH' }, status: 'at-hub' }),
    send({ shipment: scanned!, ...late, more: { date: '2099-01-01T08:00:00+02:00' } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(8).fill(200), 409, 404, 422]);
  const revisions = answers.slice(0, 8).map((answer) => answer.json<{ revision: number }>().revision);
  expect(revisions.toSorted((one, other) => one - other)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  const { events, status } = await storedOf(scanned!);
  expect(events.filter((event) => event.status === 'at-hub')).toHaveLength(8);
  expect([status, (await storedOf(delivered!)).status]).toEqual(['at-hub', 'returned-to-sender']);
});

test('the same report with its time is recorded once, however often and late it arrives', async () => {
  const [shipment] = await book(['collected']);
  const before = Date.now();
  // Some time later.
  await storedOf(shipment!);
  const at = (ms: number) => ({ date: new Date(ms).toISOString() });
  const hub = { shipment: shipment!, status: 'at-hub' as const, more: at(before + 1) };
  const answers = await Promise.all([hub, hub, hub].map(send));
  const again = await send(hub);
  expect(new Set([...answers, again].map((answer) => answer.json<{ event_id: number }>().event_id)).size).toBe(1);
  const older = await send({ shipment: shipment!, status: 'in-transit', more: at(before) });
  expect(older.json()).toMatchObject({ moved: false, status: 'at-hub' });
  expect((await storedOf(shipment!)).events.map(({ status }) => status)).toEqual(['collected', 'at-hub', 'in-transit']);
});

// Shorter than the statement timeout, after which all would be processed one by one.
test('a shipment that is being changed does not block others', { timeout: eventMs / 2 }, async () => {
  const [held, free] = await book(['collected', 'collected']);
  const waits = await inOwn(async (tx) => {
    await tx.selectFrom('shipments').select('id').where('id', '=', held!.id).forUpdate().execute();
    const held_answer = send({ shipment: held!, status: 'at-hub' });
    const answer = await send({ shipment: free!, status: 'at-hub' });
    expect(answer.json()).toMatchObject({ moved: true });
    return { answer: held_answer };
  });
  expect((await waits.answer).json()).toMatchObject({ moved: true, status: 'at-hub' });
});
