/** Stores shipments in the database, for tests that start with a booked one. */
import type { NewRow, Row } from '#generated/database.ts';
import type { Rate } from '#generated/types.ts';
import { shortReference } from '#modules/shipments/domain/references.ts';
import type { Database } from '#platform/server/db/database.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { accountId } from './account.ts';
import { next } from './sequence.ts';

/** The price of one parcel of 2 kg. */
export const plainRate: Rate = {
  rate: 115,
  rate_excluding_vat: 100,
  prices_include_vat: true,
  base_rate: {
    charge_per_parcel: [115],
    charge: 115,
    group_name: 'Standard',
    vat: 15,
    vat_type: 'standard',
    vat_percentage: 15,
    rate_formula_type: 'flat',
    total_calculated_weight: 2,
  },
  service_level: {
    id: 1,
    code: 'ECO',
    name: 'Economy',
    description: '',
    delivery_date_from: '2026-11-25T08:00:00+02:00',
    delivery_date_to: '2026-11-26T17:00:00+02:00',
    collection_date: '2026-11-23T15:00:00+02:00',
    collection_cut_off_time: '2026-11-23T15:00:00+02:00',
    vat_type: 'standard',
    insurance_disabled: false,
  },
  surcharges: [],
  rate_adjustments: [],
  time_based_rate_adjustments: [],
  extras: [],
  charged_weight: 2,
  actual_weight: 2,
  volumetric_weight: 1.6,
  explanation: [{ text: 'Flat rate', amount: 115 }],
};

const address = { type: 'business', local_area: 'Sandton', city: 'Johannesburg', zone: 'Gauteng', country: 'ZA' };

type Attributes = Partial<NewRow<'shipments'>> & { provider_id: number; account_id: number };
type Parcels = readonly Partial<NewRow<'parcels'>>[];

/** A shipment with one parcel of 2 kg by default, and its first tracking event. */
export async function buildStoredShipment(
  tx: Transaction,
  attributes: Attributes,
  parcels: Parcels = [{}],
): Promise<Row<'shipments'>> {
  const number = next();
  const reference = shortReference(Uint8Array.from({ length: 12 }, (_, at) => (number * (at + 7)) % 200));
  const { provider_id } = attributes;
  const shipment = await tx
    .insertInto('shipments')
    .values({
      account_shipment_id: 100_000 + number,
      status: 'submitted',
      short_tracking_reference: reference,
      tracking_reference: attributes.custom_tracking_reference ?? reference,
      collection_address: JSON.stringify({ ...address, street_address: '12 Rivonia Road' }),
      delivery_address: JSON.stringify({ ...address, type: 'residential', street_address: '8 Protea Avenue' }),
      collection_contact: JSON.stringify({ name: 'Pieter van Wyk' }),
      delivery_contact: JSON.stringify({ name: 'Thandi Mokoena' }),
      service_level_id: plainRate.service_level.id,
      service_level_code: plainRate.service_level.code,
      service_level_name: plainRate.service_level.name,
      rate_cents: Math.round(plainRate.rate * 100),
      rate_breakdown: JSON.stringify(plainRate),
      charged_weight: plainRate.charged_weight,
      parcel_count: parcels.length,
      tracking_url: `https://track.example.test/${reference}`,
      ...attributes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id: shipment_id, status, tracking_reference } = shipment;
  const sizes = { submitted_length_cm: 20, submitted_width_cm: 20, submitted_height_cm: 20, submitted_weight_kg: 2 };
  if (parcels.length > 0)
    await tx
      .insertInto('parcels')
      .values(
        parcels.map((parcel, at) => ({
          ...{
            provider_id,
            shipment_id,
            status,
            number: at + 1,
            tracking_reference: `${tracking_reference}/${at + 1}`,
          },
          ...sizes,
          ...parcel,
        })),
      )
      .execute();
  await tx.insertInto('tracking_events').values({ provider_id, shipment_id, status, source: 'booking' }).execute();
  return shipment;
}

/** The same for an account of the demo data, Acme by default, in its own transaction. */
export function storeShipment(
  database: Database,
  attributes: Partial<NewRow<'shipments'>> = {},
  parcels?: Parcels,
  accountCode?: string,
): Promise<Row<'shipments'>> {
  return inTenant(database.owner, 1, async (tx) =>
    buildStoredShipment(tx, { provider_id: 1, account_id: await accountId(tx, accountCode), ...attributes }, parcels),
  );
}
