/** Stores the demo's zones, branch locations and tariff. */
import { sql } from 'kysely';
import { wallClock } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { buildTariff } from '../tariff/build-tariff.ts';
import { demoTariff, type DemoTariffAccounts } from '../tariff/demo-tariff.ts';
import { buildZone } from '../zone.ts';

/** The provider's branches are found by their codes. */
export async function buildDemoRates(
  tx: Transaction,
  provider_id: number,
  accounts: DemoTariffAccounts = {},
): Promise<void> {
  const { zones, branches, ...stored } = demoTariff(accounts, wallClock(new Date()).date);
  for (const zone of zones) await buildZone(tx, { provider_id, ...zone });
  // The tariff refers to zones by number; new zones continue after them.
  await sql`select setval(pg_get_serial_sequence('zones', 'id'), (select max(id) from zones))`.execute(tx);
  for (const { code, lat, lng } of branches)
    await tx
      .updateTable('branches')
      .set({ lat, lng })
      .where('provider_id', '=', provider_id)
      .where('code', '=', code)
      .execute();
  await buildTariff(tx, { provider_id, document: stored });
}
