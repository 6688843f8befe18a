/**
 * Response times for a provider with up to a million shipments and ten million tracking events, compared to one with ten thousand
 * shipments in the same database.
 */
import { sql } from 'kysely';
import { buildAccount } from '../factories/account.ts';
import { plainRate } from '../factories/stored-shipment.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { load } from './load.ts';
import { quantile } from './quantile.ts';
import type { Line } from './report.ts';
import { buildProcess, headersOf, serve } from './server/server.ts';
import { buildWorld, type Caller } from './server/server-world.ts';
import { comparedLines, originOf, waits } from './server/waits.ts';

const few = 10_000;
const eventsEach = 10;
const connections = 20;
const seconds = 5;
const batch = 50_000;

/** The alphabet of short references; a character's index is its value. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** A typical distribution of statuses: nearly everything is delivered, and a few in a thousand need attention. */
const statusOf = sql`case
  when n % 1000 < 965 then 'delivered' when n % 1000 < 980 then 'submitted' when n % 1000 < 990 then 'at-hub'
  when n % 1000 < 997 then 'out-for-delivery' when n % 1000 < 999 then 'delivery-failed-attempt' else 'delivery-rejected' end`;

interface Book {
  readonly caller: Caller;
  /** Host of the provider's pages. */
  readonly host: string;
  readonly size: number;
}

/** @param many the shipments of the larger provider */
export async function measureShipments(many: number): Promise<readonly Line[]> {
  const world = await buildWorld(2);
  const [first, second] = world.apart;
  if (!first || !second) throw new Error('nobody is signed in');
  const books: Book[] = [];
  for (const [caller, size] of [[first, few] as const, [second, many] as const]) {
    const account = await world.write((tx) => buildAccount(tx, { provider_id: caller.providerId }));
    const { origin } = await world.write((tx) => originOf(tx, caller.providerId));
    books.push({ caller, size, host: origin });
    for (let from = 0; from < size; from += batch)
      await world.write((tx) => book(tx, caller.providerId, account.id, from, Math.min(size, from + batch)));
  }
  await world.analyze(['shipments', 'parcels', 'tracking_events']);
  const file = await buildProcess();
  const ours = await serve(file, 'ours');
  const floor = await serve(file, 'floor');
  try {
    const callers = books.map((oneBook) => ({ ...oneBook, questions: questions(oneBook.size) }));
    const [small = {}, large = {}] = await waits(ours.address, callers);
    const lines = comparedLines('shipments', { small, large, few, many, of: 'shipments', atMost: 2 });
    return [...lines, await intake(ours.address, floor.address, books[1])];
  } finally {
    await Promise.all([ours.stop(), floor.stop()]);
    await world.close();
  }
}

/** Shipments `from` to `to` with one parcel and ten events each, booked over a year, and due if not delivered yet. */
async function book(tx: Transaction, provider: number, account: number, from: number, to: number): Promise<void> {
  const rate = JSON.stringify(plainRate);
  const address = JSON.stringify({ street_address: '8 Protea Avenue', city: 'Pretoria', country: 'ZA' });
  const letter = (power: number) => sql`substr(${alphabet}, (n / ${29 ** power}::bigint % 29)::int + 1, 1)`;
  const reference = sql.join([5, 4, 3, 2, 1, 0].map(letter), sql` || `);
  await sql`
    with booked as (
      insert into shipments (provider_id, account_id, account_shipment_id, status, short_tracking_reference, tracking_reference,
        customer_reference, collection_address, delivery_address, collection_contact, delivery_contact, service_level_id,
        service_level_code, service_level_name, rate_cents, rate_breakdown, charged_weight, parcel_count, tracking_url,
        time_created, collection_min_date, collected_date, delivered_date)
      select ${provider}, ${account}, n + 1, ${statusOf}, ${reference}, 'KES' || n, 'PO' || n,
        ${address}::jsonb, ${address}::jsonb, '{"name":"Pieter"}'::jsonb, '{"name":"Thandi"}'::jsonb, 1, 'ECO', 'Economy', 11500,
        ${rate}::jsonb, 2, 1, 'https://track.example.test/' || n, created,
        to_char(created, 'YYYY-MM-DD'), case when n % 1000 < 965 or n % 1000 >= 980 then created + interval '1 day' end,
        case when n % 1000 < 965 then created + interval '2 days' end
      from (select n, now() - (n % 525600) * interval '1 minute' as created from generate_series(${from}::bigint, ${to - 1}::bigint) n) as numbers
      returning id, time_created),
    parcelled as (
      insert into parcels (provider_id, shipment_id, number, tracking_reference, status, submitted_length_cm, submitted_width_cm,
        submitted_height_cm, submitted_weight_kg)
      select ${provider}, id, 1, 'P' || id, 'submitted', 20, 20, 10, 2 from booked)
    insert into tracking_events (provider_id, shipment_id, status, source, date)
    select ${provider}, id, 'at-hub', 'staff', time_created + step * interval '1 hour' from booked, generate_series(1, ${eventsEach}) step
  `.execute(tx);
}

/** The common requests of staff and customers, by name. */
function questions(size: number): Readonly<Record<string, (at: number) => string>> {
  const day = (back: number): string => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const list = (filters: Readonly<Record<string, string>>): string =>
    `/api/shipments?${new URLSearchParams({ limit: '20', ...filters }).toString()}`;
  const statuses = (...all: readonly string[]): string => JSON.stringify(all);
  return {
    'newest shipments': () => list({}),
    'one status': () => list({ status: statuses('submitted') }),
    'several statuses': () => list({ status: statuses('at-hub', 'out-for-delivery') }),
    'booked in a week': (at) => list({ start_date: day(at % 300), end_date: day((at % 300) - 6) }),
    'needs intervention': () => list({ needs_intervention: 'true' }),
    uncollected: () => list({ status: statuses('submitted'), collection_due_end_date: day(3) }),
    'collected but undelivered': () =>
      list({ status: statuses('at-hub', 'out-for-delivery'), collected_end_date: day(4) }),
    'by waybill': (at) => list({ tracking_reference: `KES${(at * 7919) % size}` }),
    'by customer reference': (at) => list({ customer_reference: `PO${(at * 7919) % size}` }),
    'tracking page': (at) => `/api/tracking/shipments?tracking_reference=KES${(at * 7919) % size}`,
  };
}

/** Tracking events from drivers and hubs, including all their effects. */
async function intake(address: string, floor: string, oneBook: Book | undefined): Promise<Line> {
  if (!oneBook) throw new Error('no book');
  let next = 965;
  const sent = await load(address, seconds, connections, 200, () => ({
    ...{ method: 'POST', path: '/api/tracking/shipment-events' },
    headers: { ...headersOf(oneBook.caller), 'content-type': 'application/json' },
    body: () => {
      // Of every thousand shipments, the fifteen that are submitted.
      next = next % 1000 < 979 ? next + 1 : next + 986;
      return JSON.stringify({ tracking_reference: `KES${next % oneBook.size}`, status: 'collected' });
    },
  }));
  const least = await load(floor, seconds, connections, 200, () => ({ method: 'GET', path: '/transaction' }));
  return {
    ...{ against: 'a transaction that reads one row', ratio: least.perSecond / sent.perSecond },
    ...{ part: 'shipments', what: `tracking events taken in, ${connections} clients`, unit: 'events/s' },
    ...{ value: sent.perSecond, goal: { of: 'value', atLeast: 500 } },
    note: `p99 ${quantile(sent.latencies, 0.99).toFixed(0)} ms`,
  };
}
