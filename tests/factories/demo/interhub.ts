/** Interhub transfers of the demo: driver permissions, carriers and services, a load being scanned, and one in transit. */
import type { Settings } from '#generated/types.ts';
import { transferReference } from '#modules/operations/domain/interhub-transfer.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { buildSettings } from '../settings.ts';

/** Carriers, services and the daily schedule. */
export const interhubSettings = {
  driver_can_add_shipments: true,
  driver_can_action_manifest_scanner: true,
  interhub_manifest_carriers: [
    {
      ...{ id: 'own-fleet', code: 'KES', name: 'Kestrel line-haul', transport: 'road', own_vehicles: true },
      ...{ contact_number: '011 555 0142', is_active: true },
    },
    {
      ...{ id: 'airlink', code: 'ALK', name: 'Airlink Cargo', transport: 'air', own_vehicles: false },
      ...{ manifest_email: 'cargo.jnb@airlink.test', is_active: true },
      tracking_url: 'https://track.airlink.test/{waybill}',
    },
  ],
  interhub_manifest_service_levels: [
    {
      ...{ id: 'overnight-road', code: 'ONR', name: 'Overnight road', transport: 'road', transit_hours: 14 },
      ...{ shipment_service_levels: [], is_active: true },
    },
    {
      ...{ id: 'same-day-air', code: 'SDA', name: 'Same-day air', transport: 'air', transit_hours: 6 },
      ...{ shipment_service_levels: [], is_active: true },
    },
  ],
  daily_manifests_config: [
    {
      ...{ id: 'night-truck-cpt', name: 'Night truck to Cape Town', from_branch: 'JNB', to_branch: 'CPT' },
      ...{ carrier: 'KES', service_level: 'ONR', days: [1, 2, 3, 4, 5], time: '18:30' },
      ...{ skip_public_holidays: true, is_active: true },
    },
  ],
} as const satisfies Settings;

/** Interhub settings of the demo’s first provider. */
export async function buildDemoInterhubSettings(tx: Transaction): Promise<void> {
  const { id: provider_id } = await tx
    .selectFrom('providers')
    .select('id')
    .where('name', '=', 'Kestrel Couriers')
    .executeTakeFirstOrThrow();
  await buildSettings(tx, { provider_id, settings: interhubSettings });
}

/** Consists of parcels in transit. */
export async function buildDemoInterhub(
  tx: Transaction,
  provider_id: number,
  ends: { readonly from_branch_id: number; readonly to_branch_id: number },
): Promise<void> {
  const parcels = await tx
    .selectFrom('parcels')
    .select(['id', 'shipment_id'])
    .where('provider_id', '=', provider_id)
    .where('status', '=', 'in-transit')
    .orderBy('id', 'desc')
    .limit(6)
    .execute();
  const created_at = new Date(Date.now() - 9 * 3_600_000);
  const load = {
    ...{ ...ends, provider_id, created_by: 'Sipho Staff', carrier: 'KES', carrier_name: 'Kestrel line-haul' },
    ...{ service_level: 'ONR', service_level_name: 'Overnight road', transport: 'road', transit_hours: 14 },
  };
  const [left] = await tx
    .insertInto('interhub_transfers')
    .values([
      {
        ...{ ...load, created_at, reference: transferReference(1), status: 'closed', closed_at: created_at },
        ...{ vehicle: 'ND 123-456', due_at: new Date(created_at.getTime() + 14 * 3_600_000) },
      },
      { ...load, reference: transferReference(2) },
    ])
    .returning('id')
    .execute();
  const members = parcels.map(({ id: parcel_id, shipment_id }) => ({
    ...{ provider_id, interhub_transfer_id: left!.id, parcel_id, shipment_id, scanned_at: created_at },
  }));
  if (members.length > 0) await tx.insertInto('interhub_transfer_parcels').values(members).execute();
  await tx.insertInto('number_series').values({ provider_id, series: 'interhub_transfer', last: 2 }).execute();
}
