/** Sixty days of demo shipments, deterministic for each day: priced by the demo tariff, with their history so far. */
import { sql } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { Parcel, ShipmentStatus } from '#generated/types.ts';
import { suburbRows, townRows } from '#modules/geography/domain/gazetteer-rows.ts';
import { province as provinces } from '#generated/enums.ts';
import { compileTariff } from '#modules/rates/domain/compile/compile-tariff.ts';
import { southAfricanHolidays } from '#modules/rates/domain/public-holidays.ts';
import { publicRate } from '#modules/rates/domain/public-rate.ts';
import { rateShipment } from '#modules/rates/domain/rate-shipment.ts';
import { ratingRules } from '#modules/rates/domain/rating-rules.ts';
import { parcelReference, shortReference } from '#modules/shipments/domain/references.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { numbers, type Random } from '../tariff/demo-requests.ts';
import { demoTariff } from '../tariff/demo-tariff.ts';
import { demoLedger, type DemoCharge } from './ledger.ts';
import { lifeOf } from './shipment-life.ts';

const days = 60;
const hour = 3_600_000;

const streets = ['Main', 'Church', 'Voortrekker', 'Nelson Mandela', 'Jan Smuts', 'Oxford', 'Long', 'Beach', 'Protea'];
const companies = ['Karoo Outfitters', 'Highveld Tools', 'Baobab Books', 'Blue Crane Wines', 'Umhlanga Optics'];
const people = [
  'Thandi Mokoena',
  'Pieter van Wyk',
  'Ayesha Patel',
  'Sibusiso Dlamini',
  'Lerato Molefe',
  'Johan Botha',
  'Nomsa Khumalo',
  'Priya Naidoo',
  'Francois du Plessis',
  'Zanele Ndlovu',
];
const contents = ['Books', 'Clothing', 'Documents', 'Spare parts', 'Wine', 'Electronics', 'Samples', 'Spectacles'];
const boxes = [
  [32, 24, 4, 1],
  [20, 20, 10, 2],
  [40, 30, 20, 4.5],
  [50, 40, 30, 9],
  [60, 40, 40, 16],
] as const;

interface Branch {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

interface DemoPlace {
  readonly address: Record<string, unknown> & { readonly type: 'business' | 'residential'; readonly code: string };
  readonly branch: Branch | undefined;
}

const suburbs = suburbRows.filter(([, city]) => townRows.some(([town]) => town === city));

/** Towns weighted by volume: mostly metros. */
function placeFor(random: Random, branches: readonly Branch[], type: 'business' | 'residential'): DemoPlace {
  const isSuburb = random() < 0.75;
  const [suburb, city, province, code, lat, lng] = isSuburb
    ? suburbs[Math.floor(random() * suburbs.length)]!
    : (([town, ...rest]) => [`${town} Central`, town, ...rest] as const)(
        townRows[Math.floor(random() * townRows.length)]!,
      );
  const near = (degrees: number) => Math.round((degrees + (random() - 0.5) * 0.02) * 1e6) / 1e6;
  const address = {
    type,
    ...(type === 'business' ? { company: pick(random, companies) } : {}),
    street_address: `${1 + Math.floor(random() * 200)} ${pick(random, streets)} Street`,
    local_area: suburb,
    city,
    zone: provinces.find((one) => one.const === province)?.title,
    code,
    country: 'ZA',
    lat: near(lat),
    lng: near(lng),
  };
  return { address, branch: branches.find(({ name }) => name === city) };
}

/** The first accounts send most, guests a few. */
function accountFor(random: Random, accounts: readonly Row<'accounts'>[]): Row<'accounts'> {
  const guest = accounts.find(({ account_type }) => account_type === 'guest');
  const customers = accounts.filter((one) => one !== guest);
  return (random() < 0.06 ? guest : undefined) ?? customers[Math.floor(random() * random() * customers.length)]!;
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

/** `until` is the end of the sixty days. Shipments belong to the provider's accounts, few of them to guests. */
export async function buildDemoShipments(
  tx: Transaction,
  provider_id: number,
  { count = 1500, until = new Date() }: { readonly count?: number; readonly until?: Date } = {},
): Promise<void> {
  const accounts = await tx
    .selectFrom('accounts')
    .selectAll()
    .where('provider_id', '=', provider_id)
    .orderBy('id')
    .execute();
  const branches = await tx.selectFrom('branches').selectAll().where('provider_id', '=', provider_id).execute();
  const random = numbers(42);
  const tariff = compileTariff(demoTariff());
  const rules = ratingRules({ vat_percentage: 15 }, southAfricanHolidays());
  const numbersOf = new Map<number, number>();
  const shipments: ({ readonly id: number } & Readonly<Record<string, unknown>>)[] = [];
  const parcels: object[] = [];
  const events: object[] = [];
  const charges: DemoCharge[] = [];
  while (shipments.length < count) {
    const created = new Date(until.getTime() - (1 - shipments.length / count) * days * 24 * hour + random() * 8 * hour);
    const from = placeFor(random, branches, 'business');
    const to = placeFor(random, branches, random() < 0.6 ? 'residential' : 'business');
    const sizes = Array.from({ length: random() < 0.75 ? 1 : 2 + Math.floor(random() * 3) }, () => pick(random, boxes));
    const { priced } = rateShipment(
      tariff,
      {
        requested_at: created,
        collection_address: from.address,
        delivery_address: to.address,
        parcels: sizes.map(([submitted_length_cm, submitted_width_cm, submitted_height_cm, submitted_weight_kg]) => ({
          ...{ submitted_length_cm, submitted_width_cm, submitted_height_cm, submitted_weight_kg },
        })),
      },
      rules,
    );
    const chosen = priced[random() < 0.6 ? 0 : Math.floor(random() * priced.length)];
    if (!chosen || created > until) {
      if (created > until) break;
      continue;
    }
    const rate = publicRate(chosen);
    const account = accountFor(random, accounts);
    const account_shipment_id = (numbersOf.get(account.id) ?? 0) + 1;
    numbersOf.set(account.id, account_shipment_id);
    const id = shipments.length + 1;
    const reference = shortReference(Uint8Array.from({ length: 16 }, () => Math.floor(random() * 256)));
    const life = lifeOf(random, { created, until, from: from.branch?.name, to: to.branch?.name, rate });
    const status: ShipmentStatus = life.status;
    charges.push({
      ...{ account_id: account.id, shipment_id: id, reference, at: created },
      ...{ amount_cents: chosen.includingVat, vat_cents: chosen.vat },
      cancelled: life.events.find((event) => event.status === 'cancelled')?.date ?? null,
    });
    shipments.push({
      ...{ provider_id, id, account_id: account.id, account_shipment_id, status },
      ...{ short_tracking_reference: reference, tracking_reference: reference },
      customer_reference: random() < 0.4 ? `PO-${1000 + id}` : null,
      collection_address: from.address,
      delivery_address: to.address,
      collection_contact: { name: pick(random, people), mobile_number: '+27825550101' },
      delivery_contact: {
        name: pick(random, people),
        email: `receiver${id}@example.test`,
        mobile_number: '+27835550142',
      },
      collection_branch_id: from.branch?.id ?? null,
      delivery_branch_id: to.branch?.id ?? null,
      service_level_id: rate.service_level.id,
      service_level_code: rate.service_level.code,
      service_level_name: rate.service_level.name,
      ...{ opt_in_rates: [], opt_in_time_based_rates: [], pod_method: 'pin-with-fallback', mute_notifications: false },
      rate_cents: chosen.includingVat,
      rate_breakdown: rate,
      charged_weight: rate.charged_weight,
      parcel_count: sizes.length,
      is_return: life.isReturn,
      failed_collection_attempts: life.failedCollections,
      failed_delivery_attempts: life.failedDeliveries,
      cancellation_reason: status === 'cancelled' ? 'Booked by mistake' : null,
      tracking_url: `https://track.kestrel.test/${reference}`,
      estimated_collection: rate.service_level.collection_date,
      estimated_delivery_from: rate.service_level.delivery_date_from,
      estimated_delivery_to: rate.service_level.delivery_date_to,
      collected_date: life.collected,
      delivered_date: life.delivered,
      time_created: created,
      revision: 1,
    });
    sizes.forEach(([length, width, height, weight], at) => {
      const sized: Partial<Parcel> = {
        submitted_length_cm: length,
        submitted_width_cm: width,
        submitted_height_cm: height,
        submitted_weight_kg: weight,
      };
      parcels.push({
        ...{ provider_id, shipment_id: id, number: at + 1, status, ...sized },
        tracking_reference: parcelReference(reference, at + 1),
        parcel_description: pick(random, contents),
      });
    });
    for (const event of life.events) events.push({ provider_id, shipment_id: id, ...event });
  }
  const { transactions, chargeOf } = demoLedger(accounts, charges, new Date(until.getTime() - days * 24 * hour));
  const charged = shipments.map((shipment) => ({
    ...shipment,
    charge_transaction_id: chargeOf.get(shipment.id) ?? null,
  }));
  await insertAll(tx, 'shipments', charged);
  // The opening balance is part of it.
  await tx.deleteFrom('billing_transactions').where('provider_id', '=', provider_id).execute();
  await insertAll(tx, 'billing_transactions', transactions);
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
