/** Applies value migrations and earlier keys to a database, one transaction per provider; the dry run lists the changes. */
import type { Catalogue } from '#engine/schema/catalogue.ts';
import {
  migrateValues,
  type MovedValue,
  type SecretValue,
  type ValueMigration,
} from '#engine/compatibility/migrate-values.ts';
import { settingNamed } from '#engine/state/state.ts';
import type { Database } from '#platform/server/db/database.ts';
import { decryptSecret, type KeyRing } from '#platform/server/db/secrets.ts';
import {
  moveStored,
  readAppliedMigrations,
  readProviderIds,
  readStoredScopes,
  type PlaceChange,
  type ProviderMove,
  type StoredScopeValues,
} from '#modules/settings/server/stored/stored-values.ts';

export interface MoveTask {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly migrations: readonly ValueMigration[];
}

export interface PlannedMove {
  readonly place: StoredScopeValues;
  readonly moved: readonly MovedValue[];
  /** The values after the migration; encrypted values are objects of their own. */
  readonly after: Readonly<Record<string, unknown>>;
}

export interface MovePlan {
  readonly moves: readonly PlannedMove[];
  /** Scopes where a migration failed, each with its message. */
  readonly failures: readonly { readonly place: StoredScopeValues; readonly message: string }[];
  /** Migrations that have not been applied to every provider. */
  readonly pending: readonly string[];
}

/** The changes that a migration of the current values would make; changes nothing. */
export async function planMoves({ database, catalogue, migrations }: MoveTask): Promise<MovePlan> {
  const applied = await readAppliedMigrations(database);
  const moves: PlannedMove[] = [];
  const failures: { place: StoredScopeValues; message: string }[] = [];
  for (const place of await readStoredScopes(database)) {
    try {
      const scheduled = movesOf(catalogue, migrationsFor(migrations, applied, place.providerId), place);
      if (scheduled.moved.length > 0) moves.push(scheduled);
    } catch (error) {
      failures.push({ place, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return { moves, failures, pending: migrations.map(({ id }) => id).filter((id) => !applied.get(0)?.has(id)) };
}

/** Migrations not yet applied to a provider; none once every provider of their time has them. */
function migrationsFor(
  migrations: readonly ValueMigration[],
  applied: ReadonlyMap<number, ReadonlySet<string>>,
  providerId: number,
): readonly ValueMigration[] {
  return migrations.filter(({ id }) => !applied.get(0)?.has(id) && !applied.get(providerId)?.has(id));
}

function movesOf(catalogue: Catalogue, migrations: readonly ValueMigration[], place: StoredScopeValues): PlannedMove {
  const secrets = new Map<string, SecretValue>();
  const values: Record<string, unknown> = {};
  for (const { key, value, secret } of place.values)
    if (secret) secrets.set(key, { set: true });
    else values[key] = value;
  const { moved, after } = migrateValues(catalogue, migrations, place.scope, values, secrets);
  const known = new Set(moved.map(({ key }) => key));
  const plain = Object.entries(after).filter(([key, value]) => !known.has(key) && isPlainSecret(catalogue, key, value));
  const closed = plain.map(([key, value]) => ({ key, from: value, to: value, by: `encrypt-${key}` }));
  return { place, moved: [...moved, ...closed], after };
}

/** A text that was stored before its setting became a secret: it is encrypted in place. */
export function isPlainSecret(catalogue: Catalogue, key: string, value: unknown): value is string {
  return settingNamed(catalogue, key)?.secret === true && typeof value === 'string';
}

export interface MoveResult {
  readonly moves: readonly ProviderMove[];
  readonly failures: readonly { readonly providerId: number; readonly message: string }[];
}

/** Applies pending migrations. A provider whose values cannot be migrated is unchanged and is tried again the next time. */
export async function applyMoves(task: MoveTask, keys: KeyRing, version: string): Promise<MoveResult> {
  const { database, catalogue, migrations } = task;
  const plan = await planMoves(task);
  if (plan.pending.length === 0 && plan.moves.length === 0) return { moves: [], failures: [] };
  const applied = await readAppliedMigrations(database);
  const concerned = new Set(plan.moves.map(({ place }) => place.providerId));
  const moves: ProviderMove[] = [];
  const failures: { providerId: number; message: string }[] = [];
  for (const providerId of await readProviderIds(database)) {
    const due = migrationsFor(migrations, applied, providerId);
    if (due.length === 0 && !concerned.has(providerId)) continue;
    // The platform's record says that all providers are done, so it waits for those that are not.
    const ids = providerId === 0 && failures.length > 0 ? [] : due.map(({ id }) => id);
    const decide = (places: readonly StoredScopeValues[]) =>
      places.flatMap((place) => {
        const { moved } = movesOf(catalogue, due, place);
        return moved.length === 0
          ? []
          : [{ place, changes: moved.map((one) => changeOf(catalogue, one, place, keys)) }];
      });
    try {
      moves.push(...(await moveStored(database.app, keys, providerId, ids, version, decide)));
    } catch (error) {
      failures.push({ providerId, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return { moves, failures };
}

/** Of a secret the audit event only says that it was set and that it changed. */
function changeOf(
  catalogue: Catalogue,
  { key, to, from, secretOf, by }: MovedValue,
  place: StoredScopeValues,
  keys: KeyRing,
): PlaceChange {
  if (isPlainSecret(catalogue, key, to)) return { key, text: to, reset: false, from: 'changed', to: 'changed', by };
  const wasSecret = place.values.some((one) => one.key === key && one.secret !== null);
  const shownFrom = wasSecret ? 'changed' : from;
  if (to === undefined) return { key, reset: true, from: shownFrom, to: null, by };
  if (secretOf === undefined) return { key, value: to, reset: false, from: shownFrom, to, by };
  const source = place.values.find((one) => one.key === secretOf)?.secret;
  if (!source) throw new Error(`The secret ${secretOf} is not there any more.`);
  const { providerId: provider_id, scope, scopeId: scope_id } = place;
  const text = decryptSecret(keys, { provider_id, scope, scope_id, key: secretOf }, source);
  return { key, text, reset: false, from: shownFrom, to: 'changed', by };
}
