/** Finds shipments by any of their numbers: waybill number, short reference, customer reference, or the number of a parcel. */
import { sql } from 'kysely';
import { plainText } from '#platform/domain/plain-text.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface Found {
  readonly reference: string;
  readonly shipmentId: number;
  /** The parcel, if the number belongs to one. */
  readonly parcelId: number | null;
}

/** A number that is not found as it is given is also tried without the characters that scanners and messages insert. */
export async function findShipments(
  tx: Transaction,
  references: readonly string[],
  prefixes: readonly string[],
): Promise<readonly Found[]> {
  const found = await findExactly(tx, references, prefixes);
  const known = new Set(found.map(({ reference }) => reference));
  const unknown = references.filter((reference) => !known.has(reference));
  const plain = new Map(unknown.map((reference) => [reference, plainText(reference).toUpperCase()]));
  const others = [...plain].filter(([reference, form]) => form !== '' && form !== reference);
  if (others.length === 0) return found;
  const byForm = await findExactly(tx, [...new Set(others.map(([, form]) => form))], prefixes);
  return [
    ...found,
    ...others.flatMap(([reference, form]) => {
      const one = byForm.find((other) => other.reference === form);
      return one ? [{ ...one, reference }] : [];
    }),
  ];
}

/**
 * Waybill numbers are case-insensitive. If several shipments have the number, the newest is returned; numbers that
 * customers gave parcels come after our own, so that none can stand for a parcel of someone else. Where a provider
 * declares the prefixes of its waybill numbers (`provider_tracking_prefixes`, F219), any other number may be a customer
 * reference too.
 */
async function findExactly(
  tx: Transaction,
  references: readonly string[],
  prefixes: readonly string[],
): Promise<readonly Found[]> {
  if (references.length === 0) return [];
  const requested = sql`unnest(${sql.val([...references])}::text[]) as requested (reference)`;
  const isOwn = (reference: string) => prefixes.some((prefix) => reference.toUpperCase().startsWith(prefix));
  const others = prefixes.length > 0 ? references.filter((reference) => !isOwn(reference)) : [];
  const { rows } = await sql<{ reference: string; shipment_id: number; parcel_id: number | null }>`
    select requested.reference, found.shipment_id, found.parcel_id
      from ${requested}
      cross join lateral (
        select s.id as shipment_id, null::bigint as parcel_id, 1 as rank from shipments s
         where s.short_tracking_reference = upper(requested.reference) or s.tracking_reference = requested.reference
            or s.custom_tracking_reference = requested.reference
        union all
        select p.shipment_id, p.id, 2 from parcels p
         where p.tracking_reference in (requested.reference, upper(requested.reference))
        union all
        select p.shipment_id, p.id, 3 from parcels p where p.alternative_tracking_reference = requested.reference
        union all
        select s.id, null, 4 from shipments s
         where s.customer_reference = requested.reference and requested.reference = any (${others}::text[])
         order by rank, shipment_id desc limit 1) as found`.execute(tx);
  return rows.map(({ reference, shipment_id, parcel_id }) => ({
    reference,
    shipmentId: shipment_id,
    parcelId: parcel_id,
  }));
}
