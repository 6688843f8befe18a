/** A scheduled change as the API returns it: without texts of secrets, and without values that the caller may not read. */
import { withOffset } from '#platform/domain/time.ts';
import { mayRead, type Caller } from '#engine/state/access.ts';
import { inScreenOrder, setHere } from '#engine/changes/difference.ts';
import { settingNamed } from '#engine/state/state.ts';
import type { SettingChange, SettingsSchedule } from '#generated/types.ts';
import { seenFrom } from '../history/compare-settings.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import type { StoredSettings } from '../values/repository.ts';
import type { Schedule } from './schedules-repository.ts';
import { changeOf } from '../values/serialize-change.ts';

/** `stored`: the current values of its scope and those above. */
export function serializeSchedule(schedule: Schedule, stored: StoredSettings, caller: Caller): SettingsSchedule {
  const { id, status, run_at, note, scheduled_by_name, scheduled_at, reason, finished_by_name, finished_at } = schedule;
  const requestedKeys = new Set([...Object.keys(schedule.settings), ...schedule.secrets, ...schedule.reset]);
  const readable = inScreenOrder(settingsCatalogue).filter((one) => requestedKeys.has(one.key) && mayRead(one, caller));
  const open = status === 'waiting' || status === 'suspended';
  return {
    ...{ id, status, note, scheduled_by: scheduled_by_name },
    run_at: withOffset(run_at),
    scheduled_at: withOffset(scheduled_at),
    settings: readable.map(({ key }) => key),
    changes: open ? changesOf(schedule, stored, readable) : [],
    reason: reason && {
      ...reason,
      errors: reason.errors.filter(({ field }) => isReadable(field, caller)),
    },
    finished_by: finished_by_name,
    finished_at: finished_at && withOffset(finished_at),
    finished_revision: schedule.finished_revision,
  };
}

/** A rule may be reported on a setting that is not part of the change. */
function isReadable(field: string, caller: Caller): boolean {
  const setting = settingNamed(settingsCatalogue, field.split('.', 1)[0] ?? field);
  return setting !== undefined && mayRead(setting, caller);
}

function changesOf(
  schedule: Schedule,
  stored: StoredSettings,
  readable: ReturnType<typeof inScreenOrder>,
): SettingChange[] {
  const seen = seenFrom({ scope: schedule.scope, scopeId: schedule.scope_id }, stored.rows);
  const here = setHere(seen);
  return readable.map((setting) => {
    const { key, secret } = setting;
    const before = Object.hasOwn(here, key) ? here[key]?.value : undefined;
    const scheduled = secret ? { set: true } : schedule.settings[key];
    return changeOf(setting, seen.layers, schedule.scope, before, schedule.reset.includes(key) ? undefined : scheduled);
  });
}
