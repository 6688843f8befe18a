/** Statements that read settings; they never return the text of a secret. */
import { sql } from 'kysely';
import { withOffset } from '#platform/domain/time.ts';
import type { SettingValuesScope } from '#generated/database.ts';
import { prepared, type Transaction } from '#platform/server/db/tenant.ts';
import { anyOf } from '#platform/server/db/any-of.ts';

/** The owner of a scope: the id of an account, a branch or a user; 0 for platform and provider. */
export interface Place {
  readonly scope: SettingValuesScope;
  readonly scopeId: number;
  /** Of a user scope: the account that the user belongs to. */
  readonly account_id?: number | null;
  /** The scopes between the provider and this one, widest first. */
  readonly above?: readonly Place[];
}

export interface ValueRow {
  readonly scope: SettingValuesScope;
  readonly scope_id: number;
  readonly key: string;
  readonly value: unknown;
  readonly is_secret: boolean;
  /** When it was set, ISO 8601 with offset. */
  readonly at: string;
  readonly updated_by: number | null;
  /** Null for a platform user, who is not visible to providers. */
  readonly updated_by_name: string | null;
}

export interface StoredSettings {
  readonly revision: number;
  readonly rows: readonly ValueRow[];
}

type FoundRow = Omit<ValueRow, 'key' | 'at'> & { revision: number; key: string | null; updated_at: Date };

const valuesText = `
  select r.revision, v.scope, v.scope_id, v.key, v.value, v.secret is not null as is_secret, v.updated_at, v.updated_by,
         u.name as updated_by_name
    from (select coalesce(max(revision), 0) as revision from setting_revisions where provider_id in (0, $1)) r
    left join setting_values v
      on (v.scope, v.scope_id) in (select * from unnest($2::text[], $3::bigint[]))
     and v.provider_id = case v.scope when 'platform' then 0 else $1 end
    left join users u on u.id = v.updated_by`;

/** The values of the given scopes and their revision, in one statement and therefore consistent. */
export async function findValues(
  tx: Transaction,
  providerId: number,
  places: readonly Place[],
): Promise<StoredSettings> {
  const scopes = places.map((place) => place.scope);
  const ids = places.map((place) => place.scopeId);
  const found = await prepared<FoundRow>(tx, 'setting values', valuesText, [providerId, scopes, ids]);
  const rows = found.flatMap(({ key, updated_at, ...row }) =>
    key === null ? [] : [{ ...row, key, at: withOffset(updated_at) }],
  );
  return { revision: found[0]?.revision ?? 0, rows };
}

/** The current revision of a provider's settings, including the platform's. */
export async function findRevision(tx: Transaction, providerId: number): Promise<number> {
  const text = 'select coalesce(max(revision), 0) as revision from setting_revisions where provider_id in (0, $1)';
  return (await prepared<{ revision: number }>(tx, 'settings revision', text, [providerId]))[0]?.revision ?? 0;
}

const changedText = `
  select distinct key from setting_history
   where provider_id in (0, $1) and revision > $2
     and (scope in ('platform', 'provider') or (scope, scope_id) in (select * from unnest($3::text[], $4::bigint[])))`;

/** Keys that were set or reset after a revision, for the platform, the provider or one of the other scopes. */
export async function findChangedKeys(
  tx: Transaction,
  providerId: number,
  since: number,
  places: readonly Place[] = [],
): Promise<string[]> {
  const scopes = places.map((place) => place.scope);
  const ids = places.map((place) => place.scopeId);
  const rows = await prepared<{ key: string }>(tx, 'changed keys', changedText, [providerId, since, scopes, ids]);
  return rows.map((row) => row.key);
}

/** The values of the given keys that accounts of a provider set. */
export function findAccountValues(
  tx: Transaction,
  providerId: number,
  keys: readonly string[],
  limit: number,
): Promise<(Pick<ValueRow, 'scope_id' | 'key' | 'value' | 'is_secret'> & { readonly total: number })[]> {
  return tx
    .selectFrom('setting_values')
    .select(['scope_id', 'key', 'value'])
    .select((row) => row('secret', 'is not', null).as('is_secret'))
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('provider_id', '=', providerId)
    .where('scope', '=', 'account')
    .where('key', '=', anyOf(keys))
    .orderBy('scope_id')
    .orderBy('key')
    .limit(limit)
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, is_secret: Boolean(row.is_secret) })));
}

/** The account and branch from which a user's settings inherit. */
export function findPerson(
  tx: Transaction,
  id: number,
): Promise<{ id: number; account_id: number | null; branch_id: number | null } | undefined> {
  return tx.selectFrom('users').select(['id', 'account_id', 'branch_id']).where('id', '=', id).executeTakeFirst();
}

export interface SecretRow {
  readonly scope: SettingValuesScope;
  readonly scope_id: number;
  readonly provider_id: number;
  readonly key: string;
  readonly secret: Buffer;
}

/** Stored secrets of the provider and the platform, encrypted: only for use with the service they are for. */
export async function findSecrets(tx: Transaction, providerId: number, keys: readonly string[]): Promise<SecretRow[]> {
  const rows = await tx
    .selectFrom('setting_values')
    .select(['scope', 'scope_id', 'provider_id', 'key', 'secret'])
    .where('provider_id', 'in', [0, providerId])
    .where('scope', 'in', ['platform', 'provider'])
    .where('key', '=', anyOf(keys))
    .execute();
  return rows.flatMap(({ secret, ...row }) => (secret ? [{ ...row, secret }] : []));
}
