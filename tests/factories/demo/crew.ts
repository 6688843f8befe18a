/** The other drivers of the demo, with their areas, their jobs, and where they were seen last. */
import type { Transaction } from '#platform/server/db/tenant.ts';
import { buildUser, roleIds } from '../user.ts';
import { buildDemoDriver, rounds } from './drivers.ts';

/** `towns`: the branches whose shipments they carry; the first is their own. */
const crew = [
  { name: 'Bongani Mthembu', towns: ['JNB'], postal_codes: ['1400-1699'], lat: -26.1929, lng: 28.1636 },
  {
    name: 'Kagiso Phiri',
    towns: ['PTA', 'PTG', 'MQP', 'RTG'],
    postal_codes: ['0001-0199'],
    lat: -25.7545,
    lng: 28.2314,
  },
  { name: 'Riaan Jacobs', towns: ['CPT', 'GRJ'], postal_codes: ['7400-7799'], lat: -33.9346, lng: 18.5103 },
  { name: 'Yusuf Adams', towns: ['CPT'], postal_codes: ['7800-8099'], lat: -33.9821, lng: 18.4655 },
  { name: 'Nandi Cele', towns: ['DUR', 'PMB'], postal_codes: ['4000-4099'], lat: -29.8425, lng: 31.0028 },
  {
    name: 'Luyanda Mali',
    towns: ['PLZ', 'ELS', 'BFN', 'KIM'],
    postal_codes: ['6000-6099'],
    lat: -33.9567,
    lng: 25.5881,
  },
] as const;

/** Minutes between the positions of one driver and the next. */
const apart = 4;

export async function buildDemoCrew(
  tx: Transaction,
  provider_id: number,
  branchIds: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [at, { name, towns, postal_codes, lat, lng }] of crew.entries()) {
    const branch_id = branchIds[towns[0]]!;
    const email = `${name.split(' ')[0]!.toLowerCase()}@kestrel.test`;
    const { id: driver_id } = await buildUser(tx, { provider_id, email, name, role_id: roleIds.driver, branch_id });
    await buildDemoDriver(tx, { provider_id, driver_id, branch_id, postal_codes: [...postal_codes] });
    const recorded_at = new Date(Date.now() - (1 + at * apart) * 60_000);
    await tx.insertInto('driver_positions').values({ provider_id, driver_id, lat, lng, recorded_at }).execute();
    const served = towns.map((town) => branchIds[town]!);
    for (const { leg, of } of rounds)
      await tx
        .updateTable('shipments')
        .set({ [`${leg}_agent_id`]: driver_id })
        .where('provider_id', '=', provider_id)
        .where('status', 'in', [...of])
        .where(`${leg}_agent_id`, 'is', null)
        .where((row) => {
          const branch = `${leg}_branch_id` as const;
          return row.or([row(branch, 'in', served), ...(at === 0 ? [row(branch, 'is', null)] : [])]);
        })
        .execute();
  }
}
