/** Sixty days of demo shipments, deterministic for each day, and what waits at lockers and counters. */
import { sql } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { numbers, type Random } from '../tariff/demo-requests.ts';
import { demoLedger } from './ledger.ts';
import { addPickupPointShipments } from './pickup-point-shipments.ts';
import { pick, placeFor } from './places.ts';
import { lifeOf } from './shipment-life.ts';
import { DemoRows } from './shipment-rows.ts';

const days = 60;
const hour = 3_600_000;

const sizes = [
  [32, 24, 4, 1],
  [20, 20, 10, 2],
  [40, 30, 20, 4.5],
  [50, 40, 30, 9],
  [60, 40, 40, 16],
] as const;

/** The first accounts send most, guests a few. */
function accountFor(random: Random, accounts: readonly Row<'accounts'>[]): Row<'accounts'> {
  const guest = accounts.find(({ account_type }) => account_type === 'guest');
  const customers = accounts.filter((one) => one !== guest);
  return (random() < 0.06 ? guest : undefined) ?? customers[Math.floor(random() * random() * customers.length)]!;
}

interface DemoPeriod {
  /** The URL of the site on which they are tracked. */
  readonly origin: string;
  /** Whether exceptions are dealt with after some days, and postpaid accounts owe what they have not paid. */
  readonly isBusy: boolean;
  readonly count?: number;
  /** The end of the sixty days. */
  readonly until?: Date;
}

/** Shipments belong to the provider's accounts, few of them to guests. */
export async function buildDemoShipments(
  tx: Transaction,
  provider_id: number,
  { origin, isBusy, count = 1500, until = new Date() }: DemoPeriod,
): Promise<void> {
  const accounts = await tx
    .selectFrom('accounts')
    .selectAll()
    .where('provider_id', '=', provider_id)
    .orderBy('id')
    .execute();
  const branches = await tx.selectFrom('branches').selectAll().where('provider_id', '=', provider_id).execute();
  const random = numbers(42);
  const rows = new DemoRows(provider_id, origin);
  while (rows.shipments.length < count) {
    const created = new Date(
      until.getTime() - (1 - rows.shipments.length / count) * days * 24 * hour + random() * 8 * hour,
    );
    const from = placeFor(random, branches, 'business');
    const to = placeFor(random, branches, random() < 0.6 ? 'residential' : 'business');
    const boxes = Array.from({ length: random() < 0.75 ? 1 : 2 + Math.floor(random() * 3) }, () => pick(random, sizes));
    if (created > until) break;
    rows.add(random, {
      ...{ created, from, to, boxes },
      choose: (priced) => priced[random() < 0.6 ? 0 : Math.floor(random() * priced.length)],
      account: () => accountFor(random, accounts),
      live: (rate) =>
        lifeOf(random, { created, until, from: from.branch?.name, to: to.branch?.name, rate, solves: isBusy }),
    });
  }
  const points = await tx
    .selectFrom('pickup_points')
    .selectAll()
    .where('provider_id', '=', provider_id)
    .orderBy('pickup_point_id')
    .execute();
  addPickupPointShipments(rows, { accounts, branches, points, until });
  const { shipments, parcels, events, charges, numbersOf } = rows;
  const since = new Date(until.getTime() - days * 24 * hour);
  const { transactions, payments, chargeOf } = demoLedger({ accounts, charges, since, isBusy });
  const charged = shipments.map((shipment) => ({
    ...shipment,
    charge_transaction_id: chargeOf.get(shipment.id) ?? null,
  }));
  await insertAll(tx, 'shipments', charged);
  // The opening balance is part of it.
  await tx.deleteFrom('billing_transactions').where('provider_id', '=', provider_id).execute();
  await insertAll(tx, 'billing_transactions', transactions);
  const topUps = payments.map((payment, at) => ({ id: at + 1, ...payment }));
  await insertAll(tx, 'payments', topUps);
  await sql`select setval(pg_get_serial_sequence('payments', 'id'), ${topUps.length})`.execute(tx);
  await insertAll(tx, 'parcels', parcels);
  await insertAll(tx, 'tracking_events', events);
  const last = [...numbersOf].map(([account_id, number]) => ({ provider_id, account_id, last: number }));
  await insertAll(tx, 'shipment_numbers', last);
  await sql`select setval(pg_get_serial_sequence('billing_transactions', 'id'), (select max(id) from billing_transactions))`.execute(
    tx,
  );
  await sql`select setval(pg_get_serial_sequence('shipments', 'id'), (select max(id) from shipments))`.execute(tx);
}

/** One statement for all rows; their properties are columns. */
async function insertAll(tx: Transaction, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  const all = JSON.stringify(rows);
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${all}::jsonb)`.execute(tx);
}
