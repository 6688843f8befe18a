/** The statements of a save. What is written goes in as one statement, so that a save costs few turns on the wire. */
import { prepared, type Transaction } from '#server/db/tenant.ts';
import type { Place } from './repository.ts';

export interface HistoryRow {
  readonly key: string;
  readonly revision: number;
  readonly value: unknown;
  readonly is_secret: boolean;
  readonly was_reset: boolean;
  readonly changed_at: Date;
  readonly changed_by_name: string | null;
}

const movesText = `
  select distinct on (h.key, h.revision > $5) h.key, h.revision, h.value, h.is_secret, h.was_reset, h.changed_at,
         u.name as changed_by_name
    from setting_history h left join users u on u.id = h.changed_by
   where h.provider_id = $1 and h.scope = $2 and h.scope_id = $3 and h.key = any($4)
   order by h.key, h.revision > $5, h.revision desc, h.id desc`;

/** Of each key that moved after `since` in a place: its last state up to then, if any, and its newest state. */
export async function findMoves(
  tx: Transaction,
  providerId: number,
  { scope, scopeId }: Place,
  keys: readonly string[],
  since: number,
): Promise<HistoryRow[]> {
  const rows = await prepared<HistoryRow>(tx, 'moves', movesText, [providerId, scope, scopeId, keys, since]);
  const moved = new Set(rows.filter((row) => row.revision > since).map((row) => row.key));
  return rows.filter((row) => moved.has(row.key));
}

/** Whether an account, branch or user of the provider exists. */
export async function scopeExists(tx: Transaction, scope: 'account' | 'branch' | 'user', id: number): Promise<boolean> {
  const table = { account: 'accounts', branch: 'branches', user: 'users' } as const;
  return (await tx.selectFrom(table[scope]).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export interface AuditContext {
  readonly type: string;
  readonly requestId: string;
  readonly clientVersion: string;
  readonly source: string;
  readonly userId: number;
  readonly userName: string;
  /** False for a platform user, whose name no provider is told beside a value. */
  readonly isOwnUser: boolean;
  readonly impersonatedId: number | null;
  readonly impersonatedName: string | null;
}

export interface Written {
  readonly key: string;
  /** JSON text; null for a secret and for a reset. */
  readonly value: string | null;
  readonly secret: Buffer | null;
  readonly reset: boolean;
  readonly objectId: string;
  /** JSON text of what the audit shows. */
  readonly from: string | null;
  readonly to: string | null;
}

const writeText = `
  with next as materialized (select app.next_settings_revision() as revision),
  edit as (
    select * from unnest($4::text[], $5::jsonb[], $6::bytea[], $7::boolean[], $8::text[], $9::jsonb[], $10::jsonb[])
      as t (key, value, secret, reset, object_id, change_from, change_to)
  ),
  put as (
    insert into setting_values (provider_id, scope, scope_id, key, value, secret, revision, updated_at, updated_by)
    select $1, $2, $3, key, value, secret, next.revision, $11, $12 from edit, next where not reset
    on conflict (provider_id, scope, scope_id, key) do update set value = excluded.value, secret = excluded.secret,
      revision = excluded.revision, updated_at = excluded.updated_at, updated_by = excluded.updated_by
  ),
  gone as (
    delete from setting_values v using edit
     where v.provider_id = $1 and v.scope = $2 and v.scope_id = $3 and v.key = edit.key and edit.reset
  ),
  kept as (
    insert into setting_history (provider_id, scope, scope_id, key, revision, value, is_secret, was_reset, changed_by, changed_at)
    select $1, $2, $3, key, next.revision, value, secret is not null, reset, $12, $11 from edit, next
  ),
  audited as (
    insert into audit_events (provider_id, type, object_id, timestamp, request_id, client_version, source, user_id, user_name,
      impersonated_user_id, impersonated_user_name, change_from, change_to)
    select $1, $13, object_id, $11, $14, $15, $16, $12, $17, $18, $19, change_from, change_to from edit
  )
  select revision from next`;

/** Values, history, audit and the next revision, which it returns. */
export async function writeSettings(
  tx: Transaction,
  providerId: number,
  { scope, scopeId }: Place,
  written: readonly Written[],
  audit: AuditContext,
  now: Date,
): Promise<number> {
  const column = <K extends keyof Written>(name: K): Written[K][] => written.map((row) => row[name]);
  const rows = await prepared<{ revision: number }>(tx, 'write settings', writeText, [
    ...[providerId, scope, scopeId],
    ...[
      column('key'),
      column('value'),
      column('secret'),
      column('reset'),
      column('objectId'),
      column('from'),
      column('to'),
    ],
    ...[now, audit.userId, audit.type, audit.requestId, audit.clientVersion, audit.source],
    ...[audit.userName, audit.impersonatedId, audit.impersonatedName],
  ]);
  return rows[0]?.revision ?? 0;
}
