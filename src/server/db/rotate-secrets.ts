/** Encrypts every stored secret anew with the newest key; afterwards the older ones are needed no more. */
import type { Database } from './database.ts';
import { decryptSecret, encryptSecret, type KeyRing, keyIdOf } from './secrets.ts';
import { asOwner } from './tenant.ts';

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
    return { rotated: old.length, alreadyCurrent: rows.length - old.length };
  });
}
