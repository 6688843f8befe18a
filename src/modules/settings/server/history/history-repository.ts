/**
 * Statements about past values of settings: the state at a revision, and the list of revisions. Never returns the text
 * of a secret.
 */
import { withOffset } from '#platform/domain/time.ts';
import { prepared, type Transaction } from '#platform/server/db/tenant.ts';
import { settingAuditPrefix, settingAuditType } from '../../domain/setting-audit.ts';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import type { Place, ValueRow } from '../values/repository.ts';

const stateText = `
  with place as (select * from unnest($2::text[], $3::bigint[]) as p (scope, scope_id)),
  past as (
    select distinct on (h.scope, h.scope_id, h.key) h.scope, h.scope_id, h.key, h.value, h.is_secret, h.was_reset, h.changed_at,
           h.changed_by
      from setting_history h
     where (h.scope, h.scope_id) in (select * from place) and h.provider_id = case h.scope when 'platform' then 0 else $1::bigint end
       and h.revision <= $4
     order by h.scope, h.scope_id, h.key, h.revision desc, h.id desc
  ),
  -- Stored before anybody kept history: it has been so ever since.
  ever as (
    select v.scope, v.scope_id, v.key, v.value, v.secret is not null as is_secret, false as was_reset, v.updated_at as changed_at,
           v.updated_by as changed_by
      from setting_values v
     where (v.scope, v.scope_id) in (select * from place) and v.provider_id = case v.scope when 'platform' then 0 else $1::bigint end
       and not exists (select from setting_history h where h.provider_id = v.provider_id and h.scope = v.scope
                          and h.scope_id = v.scope_id and h.key = v.key)
  )
  select s.scope, s.scope_id, s.key, s.value, s.is_secret, s.changed_at, s.changed_by as updated_by, u.name as updated_by_name
    from (select * from past where not was_reset union all select * from ever) s left join users u on u.id = s.changed_by`;

/** The values of the given scopes at `revision`. */
export async function findStateAt(
  tx: Transaction,
  providerId: number,
  places: readonly Place[],
  revision: number,
): Promise<ValueRow[]> {
  type Found = Omit<ValueRow, 'at'> & { changed_at: Date };
  const values = [providerId, places.map(({ scope }) => scope), places.map(({ scopeId }) => scopeId), revision];
  const rows = await prepared<Found>(tx, 'state at', stateText, values);
  return rows.map(({ changed_at, ...row }) => ({ ...row, at: withOffset(changed_at) }));
}

export interface RevisionRow {
  readonly revision: number;
  readonly changed_at: Date;
}

/** The last change up to an instant; undefined when there was none. */
export async function findRevisionAt(tx: Transaction, providerId: number, at: Date): Promise<RevisionRow | undefined> {
  const text = `select revision, changed_at from setting_history where provider_id in (0, $1) and changed_at <= $2
                 order by revision desc limit 1`;
  return (await prepared<RevisionRow>(tx, 'moment at', text, [providerId, at]))[0];
}

/** When a revision was created, or the last one before it. */
export async function findRevision(
  tx: Transaction,
  providerId: number,
  revision: number,
): Promise<RevisionRow | undefined> {
  const text = `select revision, changed_at from setting_history where provider_id in (0, $1) and revision <= $2
                 order by revision desc limit 1`;
  return (await prepared<RevisionRow>(tx, 'moment', text, [providerId, revision]))[0];
}

export interface ChangeRow {
  readonly revision: number;
  readonly key: string;
  readonly value: unknown;
  readonly is_secret: boolean;
  readonly was_reset: boolean;
  readonly changed_at: Date;
  readonly changed_by: number | null;
  readonly changed_by_name: string | null;
  readonly source: string | null;
  readonly request_id: string;
  /** From the audit trail; null where it has no entry. */
  readonly client_version: string | null;
  readonly impersonated_user_name: string | null;
  readonly before_value: unknown;
  /** Null when nothing was set before. */
  readonly before_is_secret: boolean | null;
}

export interface HistoryPage {
  /** Limits the result to settings that the caller may see. */
  readonly keys: readonly string[];
  /** Older than this revision. */
  readonly before: number | undefined;
  readonly source: string | undefined;
  /** Number of revisions. */
  readonly limit: number;
}

const historyText = `
  with moments as (
    select distinct h.revision from setting_history h
     where h.provider_id = $1 and h.scope = $2 and h.scope_id = $3 and h.key = any($4) and ($5::bigint is null or h.revision < $5)
       and ($6::text is null or h.source = $6)
     order by h.revision desc limit $7
  )
  select h.revision, h.key, h.value, h.is_secret, h.was_reset, h.changed_at, h.changed_by, u.name as changed_by_name, h.source,
         h.request_id, b.value as before_value, b.is_secret as before_is_secret, a.client_version, a.impersonated_user_name
    from setting_history h join moments m on m.revision = h.revision
    left join lateral (
      select e.value, e.is_secret, e.was_reset from setting_history e
       where e.provider_id = h.provider_id and e.scope = h.scope and e.scope_id = h.scope_id and e.key = h.key and e.id < h.id
         and e.revision <= h.revision
       order by e.revision desc, e.id desc limit 1
    ) b on not b.was_reset
    left join lateral (
      select e.client_version, e.impersonated_user_name from audit_events e
       where e.provider_id = h.provider_id and e.type = $8 and e.object_id = $9 || h.key and e.timestamp = h.changed_at
         and e.request_id = h.request_id
       limit 1
    ) a on true
    left join users u on u.id = h.changed_by
   where h.provider_id = $1 and h.scope = $2 and h.scope_id = $3 and h.key = any($4)
   order by h.revision desc, h.id`;

/** The changes in a scope by revision, newest first, each with the previous value. */
export function findHistory(
  tx: Transaction,
  providerId: number,
  { scope, scopeId }: Place,
  { keys, before = null, source = null, limit }: { [K in keyof HistoryPage]: HistoryPage[K] | null },
): Promise<ChangeRow[]> {
  const ref: ScopeRef = scopeId === 0 ? { kind: scope } : { kind: scope, id: scopeId };
  const audit = [settingAuditType(scope), settingAuditPrefix(ref)];
  const values = [providerId, scope, scopeId, keys, before, source, limit, ...audit];
  return prepared<ChangeRow>(tx, 'settings history', historyText, values);
}

const secretsText = `
  select distinct key from setting_history
   where provider_id = $1 and scope = $2 and scope_id = $3 and revision > $4 and revision <= $5
     and (is_secret or key = any($6))`;

/** Secrets that were set again or cleared in between; their texts cannot be compared. */
export async function findMovedSecrets(
  tx: Transaction,
  providerId: number,
  { scope, scopeId }: Place,
  after: number,
  upTo: number,
  secrets: readonly string[],
): Promise<string[]> {
  const values = [providerId, scope, scopeId, after, upTo, secrets];
  return (await prepared<{ key: string }>(tx, 'moved secrets', secretsText, values)).map(({ key }) => key);
}

/** The keys that changed in a scope after a revision. */
export async function findMovedKeys(
  tx: Transaction,
  providerId: number,
  { scope, scopeId }: Place,
  keys: readonly string[],
  after: number,
): Promise<string[]> {
  const text = `select distinct key from setting_history
                 where provider_id = $1 and scope = $2 and scope_id = $3 and key = any($4) and revision > $5`;
  const values = [providerId, scope, scopeId, keys, after];
  return (await prepared<{ key: string }>(tx, 'moved keys', text, values)).map(({ key }) => key);
}
