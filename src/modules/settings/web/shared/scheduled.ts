/** The scheduled changes of a scope by setting, for the rows of these settings. */
import type { SettingsSchedule } from '#generated/types.ts';

export interface Scheduled {
  /** The id of the scheduled change. */
  readonly schedule: number;
  readonly at: string;
  readonly by: string;
  /** It could not be applied as scheduled and waits for someone. */
  readonly suspended: boolean;
  /** The effective value afterwards. */
  readonly to: unknown;
  /** Resets the setting to the inherited value. */
  readonly resets: boolean;
}

export interface ScheduledChanges {
  /** The address of the list. */
  readonly address: string;
  /** By key, the next one first. */
  readonly changes: ReadonlyMap<string, readonly Scheduled[]>;
}

/** The changes in the future. */
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
