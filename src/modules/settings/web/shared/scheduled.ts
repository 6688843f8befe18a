/** The scheduled changes of a scope by the setting that they will change, so that its row can say so. */
import type { SettingsSchedule } from '#generated/types.ts';

export interface Scheduled {
  /** The number of the schedule. */
  readonly schedule: number;
  readonly at: string;
  readonly by: string;
  /** It waits for somebody: it could not be saved as it was scheduled. */
  readonly suspended: boolean;
  /** The effective value afterwards. */
  readonly to: unknown;
  /** Back to what is inherited. */
  readonly resets: boolean;
}

export interface ScheduledChanges {
  /** Where they are listed. */
  readonly address: string;
  /** By key, the next one first. */
  readonly changes: ReadonlyMap<string, readonly Scheduled[]>;
}

/** Those that are still to come. */
export function scheduledByKey(schedules: readonly SettingsSchedule[]): ScheduledChanges['changes'] {
  const found = new Map<string, Scheduled[]>();
  const open = schedules.filter(({ status }) => status === 'waiting' || status === 'suspended');
  for (const { id, run_at: at, scheduled_by: by, status, changes } of [...open].sort(
    (one, other) => new Date(one.run_at).getTime() - new Date(other.run_at).getTime(),
  ))
    for (const { setting, to, to_set: set } of changes)
      found.set(setting, [
        ...(found.get(setting) ?? []),
        { schedule: id, at, by, suspended: status === 'suspended', to, resets: !set },
      ]);
  return found;
}
