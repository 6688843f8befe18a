/** Two statements across providers, each through a narrow function of the database. */
// Across providers: platform administrators see how many providers a changed schema affects.
import type { Access } from '#platform/server/db/access.ts';
import type { SettingValuesScope } from '#generated/database.ts';

/** Equal values under one key in one scope, and their providers. */
export interface CensusRow {
  readonly key: string;
  readonly scope: SettingValuesScope;
  /** Null for a secret. */
  readonly value: unknown;
  readonly is_secret: boolean;
  readonly places: number;
  readonly provider_ids: readonly number[];
  /** In the order of the ids; empty for the platform's own rows. */
  readonly provider_names: readonly string[];
}

/** `keys`: null for all. Values of `secretKeys` are never returned, however they are stored. */
export async function readCensus(
  access: Access,
  keys: readonly string[] | null,
  secretKeys: readonly string[],
): Promise<readonly CensusRow[]> {
  const text = 'select * from app.setting_census($1, $2)';
  return (await access.pool.query<CensusRow>({ name: 'setting_census', text, values: [keys, secretKeys] })).rows;
}

export async function countProviders(access: Access): Promise<number> {
  const text = 'select app.count_providers() as count';
  return (await access.pool.query<{ count: number }>({ name: 'count_providers', text })).rows[0]?.count ?? 0;
}
