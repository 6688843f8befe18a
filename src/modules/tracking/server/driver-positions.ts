/** The positions of drivers, sent by their apps: only the last one of each driver is kept. */
import type { DriverPosition, RecordDriverPositionBody, Settings } from '#generated/types.ts';
import { roles } from '#platform/domain/role.ts';
import { withOffset } from '#platform/domain/time.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { blurred, isFresh } from '../domain/way.ts';
import { dateOf } from './record-event.ts';

interface Driving {
  readonly providerId: number;
  readonly user: { readonly id: number; readonly role_id: number };
  readonly settings: Settings;
  readonly now: Date;
}

const usualInterval = 60;

/** Whether the feature is available to the provider and turned on. */
function isTracked({ driver_live_tracking, driver_live_tracking_enabled }: Settings): boolean {
  return driver_live_tracking === true && driver_live_tracking_enabled === true;
}

/**
 * Returns the seconds until the next position is expected. Throws `not_for_drivers`, `live_tracking_off` and
 * `date_in_future`.
 */
export async function recordPosition(
  tx: Transaction,
  { lat, lng, date }: RecordDriverPositionBody,
  { providerId, user, settings, now }: Driving,
): Promise<number> {
  if (user.role_id !== roles.driver) throw new ApiError(403, 'not_for_drivers', 'Only drivers send their position');
  if (!isTracked(settings)) throw new ApiError(409, 'live_tracking_off', 'Live driver tracking is off');
  const recorded_at = dateOf(date, now);
  await tx
    .insertInto('driver_positions')
    .values({ provider_id: providerId, driver_id: user.id, lat, lng, recorded_at })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'driver_id'])
        .doUpdateSet({ lat, lng, recorded_at })
        .where('driver_positions.recorded_at', '<=', recorded_at),
    )
    .execute();
  return settings.driver_live_tracking_interval ?? usualInterval;
}

/** The deciding settings of a branch; of the provider for null. */
export type SettingsOfBranch = (branchId: number | null) => Promise<Settings>;

/** Recent positions by driver, where the provider shows them to receivers and the driver's branch tracks its drivers. */
export async function shownPositions(
  tx: Transaction,
  drivers: readonly number[],
  { settings, ofBranch, now }: { readonly settings: Settings; readonly ofBranch: SettingsOfBranch; readonly now: Date },
): Promise<ReadonlyMap<number, DriverPosition>> {
  const shown = new Map<number, DriverPosition>();
  if (settings.tracking_show_driver_position !== true || drivers.length === 0) return shown;
  const rows = await tx
    .selectFrom('driver_positions as p')
    .innerJoin('users as u', (join) =>
      join.onRef('u.provider_id', '=', 'p.provider_id').onRef('u.id', '=', 'p.driver_id'),
    )
    .select(['p.driver_id', 'p.lat', 'p.lng', 'p.recorded_at', 'u.branch_id'])
    .where('p.driver_id', '=', anyOf(drivers))
    .execute();
  for (const { driver_id, lat, lng, recorded_at, branch_id } of rows) {
    const own = await ofBranch(branch_id);
    const interval = own.driver_live_tracking_interval ?? usualInterval;
    if (!isTracked(own) || !isFresh({ lat, lng, recorded_at }, interval, now)) continue;
    shown.set(driver_id, { lat: blurred(lat), lng: blurred(lng), date: withOffset(recorded_at) });
  }
  return shown;
}
