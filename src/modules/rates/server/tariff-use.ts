/** The price list that still uses a zone. */
import type { ZoneUse } from '#modules/geography/server/services/zone-uses.ts';
import { findTariffRevision, readTariff } from './repository.ts';

/** `Rates of 2026`: the first price list of the newest tariff with a rate or a surcharge of the zone. */
export const tariffUseOf: ZoneUse = async (tx, zoneId) => {
  const revision = await findTariffRevision(tx);
  if (revision === undefined) return undefined;
  const { revisions } = await readTariff(tx, revision);
  const user = revisions.find(
    ({ groups, surcharges }) =>
      groups.some(({ rates }) => rates.some((rate) => rate.from_zone_id === zoneId || rate.to_zone_id === zoneId)) ||
      surcharges.some(({ zone_ids: ids = [] }) => ids.includes(zoneId)),
  );
  return user && `the price list ${user.name}`;
};
