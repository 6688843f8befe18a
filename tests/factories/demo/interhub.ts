/** Interhub transfers of the demo: carriers and services, a load that is being scanned, and one that is on its way. */
import type { Settings } from '#generated/types.ts';
import { transferReference } from '#modules/operations/domain/interhub-transfer.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { buildSettings } from '../settings.ts';

const settings = {
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

const loads = [
  { status: 'open', parcelStatus: 'manifested', hoursAgo: 1 },
  { status: 'closed', parcelStatus: 'in-transit', hoursAgo: 9 },
] as const;

/** Of the demo's first provider, made of parcels that are at a hub. */
export async function buildDemoInterhub(tx: Transaction): Promise<void> {
  const { id: provider_id } = await tx
    .selectFrom('providers')
    .select('id')
    .where('name', '=', 'Kestrel Couriers')
    .executeTakeFirstOrThrow();
  await buildSettings(tx, { provider_id, settings });
  const branches = await tx
    .selectFrom('branches')
    .select(['id', 'code'])
    .where('provider_id', '=', provider_id)
    .execute();
  const branch = (code: string): number => branches.find((one) => one.code === code)!.id;
  for (const [at, { status, parcelStatus, hoursAgo }] of loads.entries()) {
    const parcels = await tx
      .selectFrom('parcels')
      .select(['id', 'shipment_id'])
      .where('provider_id', '=', provider_id)
      .where('status', '=', at === 0 ? 'at-hub' : 'in-transit')
      .orderBy('id', 'desc')
      .limit(6)
      .execute();
    const created_at = new Date(Date.now() - hoursAgo * 3_600_000);
    const closed_at = status === 'closed' ? created_at : null;
    const { id: interhub_transfer_id } = await tx
      .insertInto('interhub_transfers')
      .values({
        ...{
          provider_id,
          status,
          created_at,
          closed_at,
          reference: transferReference(at + 1),
          created_by: 'Sipho Staff',
        },
        ...{ from_branch_id: branch('JNB'), to_branch_id: branch('CPT'), carrier: 'KES', transport: 'road' },
        ...{ carrier_name: 'Kestrel line-haul', service_level: 'ONR', service_level_name: 'Overnight road' },
        ...{ transit_hours: 14, vehicle: closed_at && 'ND 123-456' },
        due_at: closed_at && new Date(closed_at.getTime() + 14 * 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (parcels.length === 0) continue;
    const members = parcels.map(({ id: parcel_id, shipment_id }) => ({
      ...{ provider_id, interhub_transfer_id, parcel_id, shipment_id, scanned_at: created_at },
    }));
    await tx.insertInto('interhub_transfer_parcels').values(members).execute();
    const ids = { parcels: parcels.map(({ id }) => id), shipments: parcels.map(({ shipment_id }) => shipment_id) };
    await tx.updateTable('parcels').set({ status: parcelStatus }).where('id', 'in', ids.parcels).execute();
    await tx.updateTable('shipments').set({ status: parcelStatus }).where('id', 'in', ids.shipments).execute();
  }
  await tx.insertInto('interhub_transfer_numbers').values({ provider_id, last: loads.length }).execute();
}
