/** Reads and migrates stored settings for upgrades, provider by provider; the caller decides which values are valid. */
// Across providers: an upgrade, run by the owner, lists the providers and migrates them one by one.
import { sql } from 'kysely';
import type { Access } from '#platform/server/db/access.ts';
import type { Database } from '#platform/server/db/database.ts';
import { encryptSecret, type KeyRing } from '#platform/server/db/secrets.ts';
import type { SettingValuesScope } from '#generated/database.ts';
import { writeSettings } from '../saving/repository.ts';
import { asOwner, withSettingsLock, type Transaction } from '#platform/server/db/tenant.ts';

/** A scope of a provider with stored values, and its name. */
export interface StoredScopeValues {
  readonly providerId: number;
  readonly provider: string;
  readonly scope: SettingValuesScope;
  readonly scopeId: number;
  /** The code of the account or branch, or the user's address; empty for platform and provider. */
  readonly name: string;
  readonly values: readonly StoredValue[];
}

export interface StoredValue {
  readonly key: string;
  readonly value: unknown;
  readonly secret: Buffer | null;
}

interface PlaceRow {
  readonly provider_id: number;
  readonly provider: string;
  readonly scope: SettingValuesScope;
  readonly scope_id: number;
  readonly name: string;
  readonly key: string;
  readonly value: unknown;
  readonly secret: Buffer | null;
}

/** Whether any version has migrated the database. */
export async function hasSettings(database: Database): Promise<boolean> {
  const text = `select to_regclass('public.setting_values') is not null as found`;
  return (await database.owner.pool.query<{ found: boolean }>(text)).rows[0]?.found ?? false;
}

/** The name of the scope of a row with `scope` and `scope_id`; `row` is its alias. */
export function scopeNameSql(row: 'v' | 's') {
  const [scope, id] = [sql.ref(`${row}.scope`), sql.ref(`${row}.scope_id`)];
  return sql<string>`coalesce(case ${scope} when 'account' then (select a.account_code from accounts a where a.id = ${id})
    when 'branch' then (select b.code from branches b where b.id = ${id})
    when 'user' then (select u.email::text from users u where u.id = ${id}) end, '')`;
}

async function placesIn(tx: Transaction, providerId?: number): Promise<StoredScopeValues[]> {
  const providerFilter = providerId === undefined ? sql`true` : sql`v.provider_id = ${providerId}`;
  const { rows } = await sql<PlaceRow>`
    select v.provider_id, coalesce(p.name, '') as provider, v.scope, v.scope_id, v.key, v.value, v.secret,
           ${scopeNameSql('v')} as name
      from setting_values v left join providers p on p.id = v.provider_id
     where ${providerFilter} order by v.provider_id, v.scope, v.scope_id, v.key`.execute(tx);
  const places = new Map<string, StoredScopeValues & { values: StoredValue[] }>();
  for (const { provider_id, provider, scope, scope_id, name, key, value, secret } of rows) {
    const id = `${provider_id}/${scope}/${scope_id}`;
    const place = places.get(id) ?? { providerId: provider_id, provider, scope, scopeId: scope_id, name, values: [] };
    place.values.push({ key, value, secret });
    places.set(id, place);
  }
  return [...places.values()];
}

/** All stored values of all providers. */
export function readStoredScopes(database: Pick<Database, 'owner'>): Promise<StoredScopeValues[]> {
  return asOwner(database.owner, (tx) => placesIn(tx));
}

/** Migration ids by provider; 0 has those that every provider has run. A database of an older version has none. */
export async function readAppliedMigrations(database: Pick<Database, 'owner'>): Promise<Map<number, Set<string>>> {
  const text = `select to_regclass('public.value_migrations') is not null as found`;
  const { rows: known } = await database.owner.pool.query<{ found: boolean }>(text);
  if (!known[0]?.found) return new Map();
  const rows = await asOwner(database.owner, (tx) => tx.selectFrom('value_migrations').selectAll().execute());
  const applied = new Map<number, Set<string>>();
  for (const { provider_id, id } of rows) applied.set(provider_id, (applied.get(provider_id) ?? new Set()).add(id));
  return applied;
}

/** Every provider, the platform (0) last: its record says that all others are done. */
export async function readProviderIds(database: Pick<Database, 'owner'>): Promise<number[]> {
  const rows = await asOwner(database.owner, (tx) => tx.selectFrom('providers').select('id').orderBy('id').execute());
  return [...rows.map(({ id }) => id).filter((id) => id !== 0), 0];
}

/** What to store under a key of a scope: a value, the encrypted text of another key, or nothing. */
export interface PlaceChange {
  readonly key: string;
  readonly value?: unknown;
  /** Text to encrypt for this scope. */
  readonly text?: string;
  readonly reset: boolean;
  /** Value for the audit event; null for none. */
  readonly from: unknown;
  readonly to: unknown;
  readonly by: string;
}

export interface ProviderMove {
  readonly place: StoredScopeValues;
  readonly changes: readonly PlaceChange[];
}

/**
 * Migrates one provider in one transaction: `decide` sees the stored values while other saves wait, its result is
 * written with history and an audit event each (source `migration`), and `ids` are recorded as done. Throws after a
 * rollback.
 */
export function moveStored(
  access: Access,
  keys: KeyRing,
  providerId: number,
  ids: readonly string[],
  version: string,
  decide: (places: readonly StoredScopeValues[]) => readonly ProviderMove[],
): Promise<readonly ProviderMove[]> {
  return withSettingsLock(access, providerId, async (tx, revision) => {
    const moves = decide(await placesIn(tx, providerId));
    let expected = revision;
    for (const { place, changes } of moves)
      for (const by of new Set(changes.map((change) => change.by)))
        expected = await write(
          tx,
          keys,
          place,
          changes.filter((change) => change.by === by),
          { expected, by, version },
        );
    await mark(tx, providerId, ids);
    return moves;
  });
}

async function mark(tx: Transaction, providerId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((id) => ({ provider_id: providerId, id }));
  await tx
    .insertInto('value_migrations')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function write(
  tx: Transaction,
  keys: KeyRing,
  { providerId, scope, scopeId }: StoredScopeValues,
  changes: readonly PlaceChange[],
  { expected, by, version }: { expected: number; by: string; version: string },
): Promise<number> {
  const where = { provider_id: providerId, scope, scope_id: scopeId };
  const type = scope === 'account' || scope === 'user' ? `${scope}_setting` : 'provider_setting';
  const systemAuthor = { userId: null, userName: null, impersonatedId: null, impersonatedName: null };
  const audit = { type, requestId: by, clientVersion: version, source: 'migration', ...systemAuthor };
  const rows = changes.map(({ key, value, text, reset, from, to }) => ({
    ...{ key, reset, from: from ?? null, to: to ?? null },
    value: reset || text !== undefined ? undefined : value,
    secret: text === undefined ? null : encryptSecret(keys, { ...where, key }, text),
    objectId: scopeId === 0 ? key : `${scope}/${scopeId}/${key}`,
  }));
  const writing = { place: { scope, scopeId }, audit, now: null, rows };
  const revision = await writeSettings(tx, providerId, expected, [writing]);
  if (revision === null) throw new Error('The settings moved although this holds their lock.');
  return revision;
}

/**
 * Removes texts of secrets from history and audit trail that were stored before their settings became secret; what
 * remains says that there was one. Only the database owner may change these append-only tables. `keys` are the keys of
 * secrets, including earlier ones; returns the number of rows.
 */
export function redactSecrets(database: Pick<Database, 'owner'>, keys: readonly string[]): Promise<number> {
  return asOwner(database.owner, async (tx) => {
    const history = await sql`
      update setting_history set value = null, is_secret = true
       where key = any(${[...keys]}) and value is not null`.execute(tx);
    const events = await sql`
      update audit_events
         set change_from = case when change_from is not null then '"changed"'::jsonb end,
             change_to = case when change_to is not null then '"changed"'::jsonb end
       where type in ('provider_setting', 'account_setting', 'user_setting')
         and regexp_replace(object_id, '^.*/', '') = any(${[...keys]})
         and (change_from <> '"changed"' or change_to <> '"changed"')`.execute(tx);
    return Number(history.numAffectedRows ?? 0) + Number(events.numAffectedRows ?? 0);
  });
}
