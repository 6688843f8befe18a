/** The service levels of a provider, for records of other modules that refer to them. */
import type { Transaction } from '#platform/server/db/tenant.ts';
import { findTariffRevision, readTariff } from '../repository.ts';

/** Their codes, such as ECO; none before there is a tariff. */
export async function serviceLevelCodes(tx: Transaction): Promise<readonly string[]> {
  const revision = await findTariffRevision(tx);
  if (revision === undefined) return [];
  return (await readTariff(tx, revision)).service_levels.map(({ code }) => code);
}
