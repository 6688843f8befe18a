/** Hub work of the demo: a shipment on hold, and a parcel measured larger than booked. */
import type { Row } from '#generated/database.ts';
import { compileTariff } from '#modules/rates/domain/compile/compile-tariff.ts';
import { southAfricanHolidays } from '#modules/rates/domain/public-holidays.ts';
import { publicRate } from '#modules/rates/domain/public-rate.ts';
import { rateShipment } from '#modules/rates/domain/rate-shipment.ts';
import { ratingRules } from '#modules/rates/domain/rating-rules.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { demoTariff } from '../tariff/demo-tariff.ts';

/** The smallest box that is booked. */
const booked = { length_cm: 20, width_cm: 20, height_cm: 10, weight_kg: 1 } as const;
type Size = keyof typeof booked;
const sizes = Object.keys(booked) as readonly Size[];

const ofBooking = (size: Size) => `submitted_${size}` as const;
const ofMachine = (size: Size) => `actual_${size}` as const;

export async function buildDemoHubWork(tx: Transaction, provider_id: number): Promise<void> {
  const [held, ...others] = await tx
    .selectFrom('shipments')
    .selectAll()
    .where('provider_id', '=', provider_id)
    .where('status', 'in', ['at-hub', 'in-transit', 'at-destination-hub'])
    .where('parcel_count', '=', 1)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  if (held) await hold(tx, held);
  for (const shipment of others) if (await measure(tx, shipment)) return;
}

async function hold(tx: Transaction, { provider_id, id, status: before }: Row<'shipments'>): Promise<void> {
  const status = 'on-hold';
  await tx
    .updateTable('shipments')
    .set({ status, status_before_hold: before })
    .where('provider_id', '=', provider_id)
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('parcels')
    .set({ status })
    .where('provider_id', '=', provider_id)
    .where('shipment_id', '=', id)
    .execute();
  await tx
    .insertInto('tracking_events')
    .values({ provider_id, shipment_id: id, status, source: 'staff', message: 'Waiting for the receiver’s address' })
    .execute();
}

/** Records a measurement of a parcel that was booked as the smallest box. Returns false if the price is the same. */
async function measure(tx: Transaction, shipment: Row<'shipments'>): Promise<boolean> {
  const { provider_id, id: shipment_id, rate_cents: rate_after_cents } = shipment;
  const before = priceAsBooked(shipment);
  if (before === undefined || before >= rate_after_cents) return false;
  const parcel = await tx
    .selectFrom('parcels')
    .selectAll()
    .where('provider_id', '=', provider_id)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirstOrThrow();
  const measured = Object.fromEntries(sizes.map((size) => [size, parcel[ofBooking(size)]]));
  const columns = sizes.flatMap((size) => [
    [ofBooking(size), booked[size]],
    [ofMachine(size), measured[size]],
  ]);
  await tx
    .updateTable('parcels')
    .set(Object.fromEntries(columns) as object)
    .where('provider_id', '=', provider_id)
    .where('id', '=', parcel.id)
    .execute();
  const row = { provider_id, shipment_id, parcel_id: parcel.id, machine: 'Hub scale 2' };
  await tx
    .insertInto('parcel_measurements')
    .values({ ...row, type: 'dimensions', ...measured })
    .execute();
  await tx
    .insertInto('parcel_measurements')
    .values({ ...row, type: 'rate-recalculation', rate_before_cents: before, rate_after_cents })
    .execute();
  return true;
}

function priceAsBooked({ collection_address, delivery_address, time_created, ...row }: Row<'shipments'>) {
  type RatedRequest = Parameters<typeof rateShipment>[1];
  const parcels = [Object.fromEntries(sizes.map((size) => [ofBooking(size), booked[size]]))];
  const request = {
    requested_at: time_created,
    collection_address,
    delivery_address,
    parcels,
  } as unknown as RatedRequest;
  const { priced } = rateShipment(
    compileTariff(demoTariff()),
    request,
    ratingRules({ vat_percentage: 15 }, southAfricanHolidays()),
  );
  const rates = priced.map(publicRate);
  const same = rates.find(({ service_level }) => service_level.code === row.service_level_code);
  return same && Math.round(same.rate * 100);
}
