/** Schedules a settings change, as a user of the provider would. */
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface ScheduleAttributes {
  readonly provider_id: number;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly reset?: readonly string[];
  readonly status?: 'waiting' | 'cancelled';
  readonly run_at?: Date;
  readonly note?: string;
}

/** No job is enqueued, so it is not applied when it is due. */
export function buildSchedule(tx: Transaction, { provider_id, settings, ...attributes }: ScheduleAttributes) {
  const { reset = [], status = 'waiting', run_at = new Date('2026-04-01T06:00:00+02:00'), note = '' } = attributes;
  return tx
    .insertInto('setting_schedules')
    .values({
      ...{ provider_id, scope: 'provider', scope_id: 0, status, run_at, note, base_revision: 0 },
      ...{ settings: JSON.stringify(settings), reset: [...reset], environment: 'dev', is_confirmed: true },
      ...{ scheduled_by: 1, scheduled_by_name: 'Thandi Ndlovu', scheduled_at: new Date('2026-03-09T10:00:00+02:00') },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
