/** Shipment files uploaded by the demo's customer: one booked except for a line, and one waiting to be booked. */
import { createHash } from 'node:crypto';
import type { Transaction } from '#platform/server/db/tenant.ts';

const dayMs = 86_400_000;

const addressParts = {
  ...{ type: 'address type', street_address: 'street', local_area: 'suburb', city: 'city', zone: 'province' },
  ...{ code: 'postal code', country: 'country' },
} as const;

/** Heading and field of each column. */
const columns = [
  ...(['collection', 'delivery'] as const).flatMap((leg) => [
    [leg === 'collection' ? 'Sender' : 'Receiver', `${leg}_contact.name`] as const,
    [leg === 'collection' ? 'Sender mobile' : 'Receiver mobile', `${leg}_contact.mobile_number`] as const,
    ...Object.entries(addressParts).map(
      ([part, name]) =>
        [`${leg === 'collection' ? 'Collection' : 'Delivery'} ${name}`, `${leg}_address.${part}`] as const,
    ),
  ]),
  ['Service', 'service_level_code'],
  ['Length', 'parcels.0.submitted_length_cm'],
  ['Width', 'parcels.0.submitted_width_cm'],
  ['Height', 'parcels.0.submitted_height_cm'],
  ['Weight', 'parcels.0.submitted_weight_kg'],
] as const;

interface DemoFiles {
  readonly provider_id: number;
  readonly account_id: number;
  /** The user who uploaded them. */
  readonly user: { readonly id: number; readonly name: string };
  /** The URL of the product. */
  readonly origin: string;
}

type Cells = readonly string[];
type State = 'valid' | 'booked' | 'failed';

const weightless = [
  { field: 'parcels.0.submitted_weight_kg', code: 'minimum', message: 'Enter a number above zero.' },
] as const;

export async function buildDemoBulkBookings(tx: Transaction, demo: DemoFiles): Promise<void> {
  const { provider_id, account_id } = demo;
  const booked = await tx
    .selectFrom('shipments as s')
    .innerJoin('parcels as p', (join) =>
      join.onRef('p.provider_id', '=', 's.provider_id').onRef('p.shipment_id', '=', 's.id').on('p.number', '=', 1),
    )
    .select(['s.id', 's.collection_contact', 's.collection_address', 's.delivery_contact', 's.delivery_address'])
    .select(['s.service_level_code', 'p.submitted_length_cm', 'p.submitted_width_cm', 'p.submitted_height_cm'])
    .select(['p.submitted_weight_kg', 's.rate_cents'])
    .where('s.provider_id', '=', provider_id)
    .where('s.account_id', '=', account_id)
    .where('s.status', '=', 'delivered')
    .orderBy('s.id', 'desc')
    .limit(8)
    .execute();
  const cellsOf = (row: object): Cells =>
    columns.map(([, field]) => {
      const [first = '', part = ''] = field.replace(/^parcels\.0\./, '').split('.');
      const value: unknown = Reflect.get(row, first);
      const cell: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, part) : value;
      return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
    });
  const lines = booked.map(cellsOf);
  const [first] = lines;
  if (first) lines.push([...first.slice(0, -1), '0']);
  await addFile(tx, demo, { name: 'october-orders.csv', state: 'done', days: 6, lines }, (at) => ({
    state: at < booked.length ? 'booked' : 'failed',
    shipment_id: booked[at]?.id ?? null,
    amount_cents: booked[at]?.rate_cents ?? null,
  }));
  await addFile(tx, demo, { name: 'web-shop.csv', state: 'checked', days: 0.05, lines }, (at) => ({
    state: at < booked.length ? 'valid' : 'failed',
    shipment_id: null,
    amount_cents: booked[at]?.rate_cents ?? null,
  }));
}

interface DemoFile {
  readonly name: string;
  readonly state: 'checked' | 'done';
  /** Days since the upload. */
  readonly days: number;
  readonly lines: readonly Cells[];
}

async function addFile(
  tx: Transaction,
  { provider_id, account_id, user, origin }: DemoFiles,
  { name, state, days, lines }: DemoFile,
  outcome: (at: number) => {
    readonly state: State;
    readonly shipment_id: number | null;
    readonly amount_cents: number | null;
  },
): Promise<void> {
  const author = {
    ...{ request_id: 'demo', client_version: '1.0.0', source: 'import', user_id: user.id, user_name: user.name },
    ...{ impersonated_user_id: null, impersonated_user_name: null },
  };
  const { id: bulk_booking_id } = await tx
    .insertInto('bulk_bookings')
    .values({
      ...{ provider_id, account_id, file_name: name, state, origin },
      headings: columns.map(([heading]) => heading),
      columns: columns.map(([, field]) => field),
      digest: createHash('sha256').update(name).digest(),
      examples: [...(lines[0] ?? [])],
      // The first line of the file contains the headings.
      lines: JSON.stringify(lines.map((cells, at) => [at + 2, ...cells])),
      rows_total: lines.length,
      ...{ user_id: user.id, user_provider_id: provider_id, created_by: user.name, author: JSON.stringify(author) },
      time_created: new Date(Date.now() - days * dayMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = lines.map((_, at) => {
    const { state: became, ...outcomes } = outcome(at);
    const errors = became === 'failed' ? JSON.stringify(weightless) : null;
    return { provider_id, bulk_booking_id, row: at + 2, state: became, ...outcomes, errors };
  });
  await tx.insertInto('bulk_booking_rows').values(rows).execute();
}
