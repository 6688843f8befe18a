/** Stores setting values like a save: values, history and revision together. */
import type { Settings } from '#generated/types.ts';
import type { SettingValuesScope } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface SettingsAttributes {
  readonly provider_id: number;
  readonly scope?: SettingValuesScope;
  readonly scope_id?: number;
  readonly updated_by?: number | null;
  /** Values by setting key; the value of a secret is its encrypted bytes. */
  readonly settings: Settings | Readonly<Record<string, unknown>>;
}

async function takeRevision(tx: Transaction, providerId: number): Promise<number> {
  const { highest } = await tx
    .selectFrom('setting_revisions')
    .select((select) => select.fn.max('revision').as('highest'))
    .$if(providerId !== 0, (query) => query.where('provider_id', 'in', [0, providerId]))
    .executeTakeFirstOrThrow();
  const revision = (highest ?? 0) + 1;
  await tx
    .insertInto('setting_revisions')
    .values({ provider_id: providerId, revision })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet({ revision }))
    .execute();
  return revision;
}

/** Returns the revision of the stored values. */
export async function buildSettings(tx: Transaction, attributes: SettingsAttributes): Promise<number> {
  const {
    provider_id,
    scope = provider_id === 0 ? 'platform' : 'provider',
    scope_id = 0,
    updated_by = null,
  } = attributes;
  const revision = await takeRevision(tx, provider_id);
  for (const [key, given] of Object.entries(attributes.settings)) {
    const secret = Buffer.isBuffer(given) ? given : null;
    const value = secret ? null : JSON.stringify(given);
    const place = { provider_id, scope, scope_id, key, revision, value };
    await tx
      .insertInto('setting_values')
      .values({ ...place, secret, updated_by })
      .onConflict((conflict) =>
        conflict
          .columns(['provider_id', 'scope', 'scope_id', 'key'])
          .doUpdateSet({ value, secret, revision, updated_by }),
      )
      .execute();
    await tx
      .insertInto('setting_history')
      .values({ ...place, is_secret: secret !== null, changed_by: updated_by })
      .execute();
  }
  return revision;
}
