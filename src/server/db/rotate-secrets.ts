/** Encrypts every stored secret anew with the newest key; afterwards the older ones are needed no more. */
import type { Database } from './database.ts';
import { decryptSecret, encryptSecret, type KeyRing, keyIdOf } from './secrets.ts';
import { asOwner, type Transaction } from './tenant.ts';

export interface Rotation {
  readonly rotated: number;
  readonly alreadyCurrent: number;
}

/** All or nothing: a secret that none of the keys opens ends it, naming the secret, with nothing changed. */
export function rotateSecrets(database: Pick<Database, 'owner'>, ring: KeyRing): Promise<Rotation> {
  return asOwner(database.owner, async (tx) => {
    const rows = await tx
      .selectFrom('setting_values')
      .select(['provider_id', 'scope', 'scope_id', 'key', 'secret'])
      .where('secret', 'is not', null)
      .forUpdate()
      .execute();
    const old = rows.filter((row) => keyIdOf(row.secret!) !== ring.current);
    for (const { secret, ...place } of old) {
      const renewed = encryptSecret(ring, place, decryptSecret(ring, place, secret!));
      await tx
        .updateTable('setting_values')
        .set({ secret: renewed })
        .where((row) => row.and(place))
        .execute();
    }
    const rules = await rotateRules(tx, ring);
    return { rotated: old.length + rules.rotated, alreadyCurrent: rows.length - old.length + rules.alreadyCurrent };
  });
}

/** The credentials of integration rules. */
async function rotateRules(tx: Transaction, ring: KeyRing): Promise<Rotation> {
  const rows = await tx
    .selectFrom('integration_rule_secrets')
    .select(['provider_id', 'rule_id', 'key', 'secret'])
    .forUpdate()
    .execute();
  const old = rows.filter((row) => keyIdOf(row.secret) !== ring.current);
  for (const { secret, rule_id, ...rest } of old) {
    const place = { ...rest, scope: 'integration_rule', scope_id: rule_id } as const;
    await tx
      .updateTable('integration_rule_secrets')
      .set({ secret: encryptSecret(ring, place, decryptSecret(ring, place, secret)) })
      .where((row) => row.and({ ...rest, rule_id }))
      .execute();
  }
  return { rotated: old.length, alreadyCurrent: rows.length - old.length };
}
