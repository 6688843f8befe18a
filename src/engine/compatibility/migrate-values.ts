/** Migrates stored values to the current schemas: declared migrations first, then earlier keys. */

import { aliasesOf } from '../schema/alias.ts';
import type { Catalogue, Scope } from '../schema/catalogue.ts';
import { sameJson } from '../values/json-value.ts';

/** A pure function over the values stored in one scope (a provider, an account …). */
export interface ValueMigration {
  /** Must stay unique forever: it is stored with everything it changed. */
  readonly id: string;
  readonly keys: readonly string[];
  /**
   * Receives the existing values of `keys` and returns the values to store instead; omitted keys are removed. A secret
   * is passed as `{set: true}`: returning the same object under another key moves it, anything else in its place is
   * refused.
   */
  readonly move: (values: Readonly<Record<string, unknown>>, scope: Scope) => Readonly<Record<string, unknown>>;
}

/** One value of one scope: `to` is absent when it is removed, `secretOf` names the key whose encrypted text it carries. */
export interface MovedValue {
  readonly key: string;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly secretOf?: string;
  /** The last migration that moved it. */
  readonly by: string;
}

export interface Moves {
  readonly after: Readonly<Record<string, unknown>>;
  readonly moved: readonly MovedValue[];
}

/** An encrypted value; its text is not available here. */
export type SecretValue = { readonly set: true };

/**
 * The values of one scope after the migrations, and then the earlier keys of `catalogue`. Throws when a migration does more than it
 * declares.
 *
 * @param secrets the encrypted values by key, each a separate object
 */
export function migrateValues(
  catalogue: Catalogue,
  migrations: readonly ValueMigration[],
  scope: Scope,
  values: Readonly<Record<string, unknown>>,
  secrets: ReadonlyMap<string, SecretValue> = new Map(),
): Moves {
  const before: Readonly<Record<string, unknown>> = { ...values, ...Object.fromEntries(secrets) };
  let after: Record<string, unknown> = { ...before };
  const by = new Map<string, string>();
  for (const migration of [...migrations, ...renames(catalogue)]) {
    const given = pick(after, migration.keys);
    if (Object.keys(given).length === 0) continue;
    const made = migration.move(given, scope);
    const strange = Object.keys(made).filter((key) => !migration.keys.includes(key));
    if (strange.length > 0)
      throw new Error(`Migration ${migration.id} writes ${strange.join(', ')}, which its keys do not name.`);
    for (const key of migration.keys) if (!same(given, made, key, secrets)) by.set(key, migration.id);
    after = { ...after, ...made };
    for (const key of migration.keys) if (!Object.hasOwn(made, key)) delete after[key];
  }
  const touched = [...by].filter(([key]) => !same(before, after, key, secrets));
  return { after, moved: touched.map(([key, id]) => movedValue(key, id, before, after, secrets)) };
}

/** Each earlier key as a migration: a value already stored under the current key wins. */
function renames(catalogue: Catalogue): readonly ValueMigration[] {
  return [...aliasesOf(catalogue)].map(([alias, key]) => ({
    id: `rename-${alias}`,
    keys: [alias, key],
    move: (values) => ({ [key]: Object.hasOwn(values, key) ? values[key] : values[alias] }),
  }));
}

function movedValue(
  key: string,
  by: string,
  before: Moves['after'],
  after: Moves['after'],
  secrets: ReadonlyMap<string, SecretValue>,
): MovedValue {
  const from = Object.hasOwn(before, key) ? { from: before[key] } : {};
  if (!Object.hasOwn(after, key)) return { key, ...from, by };
  const secretOf = [...secrets].find(([, secret]) => secret === after[key])?.[0];
  if (secretOf === undefined && secrets.has(key))
    throw new Error(`Migration ${by} puts something else in the place of the secret ${key}.`);
  return { key, ...from, to: after[key], ...(secretOf === undefined ? {} : { secretOf }), by };
}

/** Secrets are compared by object identity, because all secrets that are set look the same. */
function same(a: Moves['after'], b: Moves['after'], key: string, secrets: ReadonlyMap<string, SecretValue>): boolean {
  if (Object.hasOwn(a, key) !== Object.hasOwn(b, key)) return false;
  const encrypted = [...secrets.values()].some((secret) => secret === a[key] || secret === b[key]);
  return encrypted ? a[key] === b[key] : sameJson(a[key], b[key]);
}

function pick(values: Readonly<Record<string, unknown>>, keys: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(values, key)).map((key) => [key, values[key]]));
}
