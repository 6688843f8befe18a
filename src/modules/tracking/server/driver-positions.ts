/** The positions of drivers, sent by their apps: only the last one of each driver is kept. */
import { sql } from 'kysely';
import type { DriverPosition, RecordDriverPositionBody, Settings } from '#generated/types.ts';
import { roles } from '#platform/domain/role.ts';
import { withOffset } from '#platform/domain/time.ts';
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

/** Recent positions by driver, where the provider shows them to receivers. */
export async function shownPositions(
  tx: Transaction,
  drivers: readonly number[],
  settings: Settings,
  now: Date,
): Promise<ReadonlyMap<number, DriverPosition>> {
  const isShown = isTracked(settings) && settings.tracking_show_driver_position === true;
  if (!isShown || drivers.length === 0) return new Map();
  const rows = await tx
    .selectFrom('driver_positions')
    .select(['driver_id', 'lat', 'lng', 'recorded_at'])
    .where('driver_id', '=', sql<number>`any (${sql.val([...drivers])}::bigint[])`)
    .execute();
  const interval = settings.driver_live_tracking_interval ?? usualInterval;
  return new Map(
    rows
      .filter((row) => isFresh(row, interval, now))
      .map(({ driver_id, lat, lng, recorded_at }) => [
        driver_id,
        { lat: blurred(lat), lng: blurred(lng), date: withOffset(recorded_at) },
      ]),
  );
}
