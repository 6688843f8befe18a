/** Saved quotes of the demo's accounts, based on earlier shipments. One has expired, so only staff see it. */
import { sql } from 'kysely';
import { shortReference } from '#modules/shipments/domain/references.ts';
import { trackingUrl } from '#modules/shipments/domain/tracking-url.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { numbers } from '../tariff/demo-requests.ts';

const dayMs = 86_400_000;

/** Days since each was saved, and its validity in days. */
const saved = [
  { ago: 0.1, days: 7, reference: 'Spring stock' },
  { ago: 2, days: 5, reference: 'PO-2044' },
  { ago: 20, days: -13, reference: null },
] as const;

/** Copies the latest deliveries of each account as quotes of the same price. */
export async function buildDemoQuotes(
  tx: Transaction,
  provider_id: number,
  { accountIds, origin }: { readonly accountIds: readonly number[]; readonly origin: string },
): Promise<void> {
  const random = numbers(7);
  const now = Date.now();
  for (const account_id of accountIds) {
    const like = await tx
      .selectFrom('shipments')
      .select('id')
      .where('provider_id', '=', provider_id)
      .where('account_id', '=', account_id)
      .where('status', '=', 'delivered')
      .orderBy('id', 'desc')
      .limit(saved.length)
      .execute();
    for (const [at, { id: source }] of like.entries()) {
      const { ago, days, reference } = saved[at]!;
      const waybill = shortReference(Uint8Array.from({ length: 16 }, () => Math.floor(random() * 256)));
      const quote = {
        ...{ status: days > 0 ? 'quote' : 'quote-expired', customer_reference: reference },
        ...{ short_tracking_reference: waybill, tracking_reference: waybill },
        tracking_url: trackingUrl(undefined, origin, waybill),
        time_created: new Date(now - ago * dayMs),
        quote_valid_until: new Date(now + days * dayMs),
        ...{ charge_transaction_id: null, collected_date: null, delivered_date: null, is_return: false, revision: 1 },
        ...{ failed_collection_attempts: 0, failed_delivery_attempts: 0 },
        ...{ estimated_collection: null, estimated_delivery_from: null, estimated_delivery_to: null },
      };
      await insertLike(tx, provider_id, source, quote);
    }
  }
}

/** Inserts a copy of a shipment with other values, its own number and the same parcels. */
async function insertLike(tx: Transaction, provider_id: number, source: number, values: object): Promise<void> {
  const patch = JSON.stringify(values);
  const { rows } = await sql<{ id: number }>`
    with number as (
      update shipment_numbers n set last = n.last + 1 from shipments s
       where s.provider_id = ${provider_id} and s.id = ${source}
         and n.provider_id = s.provider_id and n.account_id = s.account_id
      returning n.last
    )
    insert into shipments
    select r.* from shipments s cross join number
      cross join nextval(pg_get_serial_sequence('shipments', 'id')) as next
      cross join jsonb_populate_record(s, ${patch}::jsonb || jsonb_build_object(
        'id', next, 'account_shipment_id', number.last)) as r
     where s.provider_id = ${provider_id} and s.id = ${source}
    returning id`.execute(tx);
  await sql`
    insert into parcels (provider_id, shipment_id, number, tracking_reference, status, parcel_description,
      submitted_length_cm, submitted_width_cm, submitted_height_cm, submitted_weight_kg)
    select p.provider_id, s.id, p.number, s.tracking_reference || '/' || p.number, s.status, p.parcel_description,
      p.submitted_length_cm, p.submitted_width_cm, p.submitted_height_cm, p.submitted_weight_kg
      from parcels p join shipments s on s.provider_id = p.provider_id and s.id = ${rows[0]!.id}
     where p.provider_id = ${provider_id} and p.shipment_id = ${source}`.execute(tx);
}
