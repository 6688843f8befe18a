/** Whether an entry of the daily manifests is due. */
import type { Settings } from '#generated/types.ts';
import type { WallClock } from '#platform/domain/time.ts';

export type DailyManifest = NonNullable<Settings['daily_manifests_config']>[number];

/** From its opening time to the end of its days. `isHoliday` identifies public holidays. */
export function isDue(
  entry: DailyManifest,
  { date, time, weekday }: Pick<WallClock, 'date' | 'time' | 'weekday'>,
  isHoliday: (date: string) => boolean,
): boolean {
  if (!entry.is_active || time < entry.time) return false;
  if (!entry.days.some((day) => day === weekday)) return false;
  return !(entry.skip_public_holidays && isHoliday(date));
}
