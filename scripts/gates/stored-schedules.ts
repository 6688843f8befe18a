/** Validates scheduled changes against the current schemas, so that errors are found before they are due. */
import { canonicalKey } from '#engine/schema/alias.ts';
import type { Catalogue, Validators } from '#engine/schema/catalogue.ts';
import { settingNamed } from '#engine/state/state.ts';
import { storedFindings } from '#engine/validation/stored-findings.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import type { StoredSchedule } from '#modules/settings/server/stored/stored-schedules.ts';
import type { GateFinding } from './report.ts';
import { entriesNow, placeName } from './stored-place.ts';

interface ScheduleTask {
  readonly catalogue: Catalogue;
  readonly validators: Validators;
  /** Without it secrets are not validated. */
  readonly keys?: KeyRing | undefined;
}

/** Findings of one scheduled change, with its name. */
export function scheduleFindings(
  { catalogue, validators, keys }: ScheduleTask,
  schedule: StoredSchedule,
): GateFinding[] {
  const place = placeName({ ...schedule.place, values: [] });
  const found = storedFindings(
    catalogue,
    validators,
    schedule.place.scope,
    entriesNow({ ...schedule.place, values: schedule.values }, keys),
    'scheduled',
  );
  const lost = schedule.reset.filter((key) => !settingNamed(catalogue, canonicalKey(catalogue, key)));
  return [
    ...found,
    ...lost.map((key) => ({
      ...{ key, code: 'unknown_key', level: 'error' as const },
      message: `No setting is called ${key} any more, so the plan cannot set it back. Have the plan cancelled and made anew.`,
    })),
  ].map(({ key, message, code, level }) => ({
    ...{ subject: `${place} ${scheduleName(schedule)} ${key}`, place, code, level },
    message: `Planned: ${message}`,
  }));
}

/** `schedule 12 for 2026-03-09 (April rates)`. */
function scheduleName({ id, runAt, note, status }: StoredSchedule): string {
  const more = [note, status === 'suspended' ? 'suspended' : ''].filter(Boolean).join(', ');
  return `plan ${id} for ${runAt.toISOString().slice(0, 10)}${more === '' ? '' : ` (${more})`}`;
}
