/** Reads open scheduled changes: values to be stored later, whose schemas may have changed meanwhile. */
// Across providers: an upgrade, run by the owner, reads the scheduled changes of all of them.
import { sql } from 'kysely';
import type { Database } from '#platform/server/db/database.ts';
import { scopeNameSql, type StoredScopeValues, type StoredValue } from './stored-values.ts';
import { asOwner } from '#platform/server/db/tenant.ts';

export interface StoredSchedule {
  readonly id: number;
  readonly runAt: Date;
  readonly note: string;
  readonly status: 'waiting' | 'suspended';
  readonly place: Omit<StoredScopeValues, 'values'>;
  /** Values to set; a secret is encrypted for the scope. */
  readonly values: readonly StoredValue[];
  /** Keys to reset. */
  readonly reset: readonly string[];
}

interface ScheduleRow {
  readonly id: number;
  readonly run_at: Date;
  readonly note: string;
  readonly status: StoredSchedule['status'];
  readonly provider_id: number;
  readonly provider: string;
  readonly scope: StoredScopeValues['scope'];
  readonly scope_id: number;
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly reset: string[];
  /** Key and bytes in hexadecimal. */
  readonly secrets: readonly (readonly [string, string])[];
}

/** Waiting and suspended changes of all providers; a database of an older version has none. */
export async function readOpenSchedules(database: Pick<Database, 'owner'>): Promise<StoredSchedule[]> {
  const text = `select to_regclass('public.setting_schedules') is not null as found`;
  const { rows: known } = await database.owner.pool.query<{ found: boolean }>(text);
  if (!known[0]?.found) return [];
  const { rows } = await asOwner(database.owner, (tx) =>
    sql<ScheduleRow>`
      select s.id, s.run_at, s.note, s.status, s.provider_id, p.name as provider, s.scope, s.scope_id, s.settings, s.reset,
             ${scopeNameSql('s')} as name,
             coalesce((select json_agg(json_build_array(c.key, encode(c.secret, 'hex')) order by c.key)
                         from setting_schedule_secrets c where c.schedule_id = s.id), '[]') as secrets
        from setting_schedules s join providers p on p.id = s.provider_id
       where s.status in ('waiting', 'suspended') order by s.provider_id, s.id`.execute(tx),
  );
  return rows.map(
    ({ id, run_at, note, status, provider_id, provider, scope, scope_id, name, settings, reset, secrets }) => ({
      ...{ id, runAt: run_at, note, status, reset },
      place: { providerId: provider_id, provider, scope, scopeId: scope_id, name },
      values: [
        ...Object.entries(settings).map(([key, value]) => ({ key, value, secret: null })),
        ...secrets.map(([key, hex]) => ({ key, value: null, secret: Buffer.from(hex, 'hex') })),
      ],
    }),
  );
}
