/** Encrypts every stored secret anew with the newest key; afterwards the older ones are needed no more. */
import type { Database } from './database.ts';
import { decryptSecret, encryptSecret, type KeyRing, keyIdOf, type SecretPlace } from './secrets.ts';
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
      await tx
        .updateTable('setting_values')
        .set({ secret: renewed(ring, place, secret!) })
        .where((row) => row.and(place))
        .execute();
    }
    const planned = await rotatePlanned(tx, ring);
    const rotated = old.length + planned.rotated;
    return { rotated, alreadyCurrent: rows.length + planned.found - rotated };
  });
}

/** Secrets in planned changes are closed for the place that they are meant for. */
async function rotatePlanned(tx: Transaction, ring: KeyRing): Promise<{ rotated: number; found: number }> {
  const rows = await tx
    .selectFrom('setting_schedule_secrets as c')
    .innerJoin('setting_schedules as s', 's.id', 'c.schedule_id')
    .select(['c.schedule_id', 's.provider_id', 's.scope', 's.scope_id', 'c.key', 'c.secret'])
    .forUpdate('c')
    .execute();
  const old = rows.filter(({ secret }) => keyIdOf(secret) !== ring.current);
  for (const { schedule_id, secret, ...place } of old) {
    await tx
      .updateTable('setting_schedule_secrets')
      .set({ secret: renewed(ring, place, secret) })
      .where('schedule_id', '=', schedule_id)
      .where('key', '=', place.key)
      .execute();
  }
  return { rotated: old.length, found: rows.length };
}

function renewed(ring: KeyRing, place: SecretPlace, secret: Buffer): Buffer {
  return encryptSecret(ring, place, decryptSecret(ring, place, secret));
}
