/** Encrypts every stored secret again with the newest key; the older keys are not needed afterwards. */
// Across providers: a new key applies to all of them; the owner runs it by hand.
import type { Database } from './database.ts';
import { decryptSecret, encryptSecret, keyIdOf, type AnyPlace, type KeyRing } from './secrets.ts';
import { asOwner, type Transaction } from './tenant.ts';

export interface Rotation {
  readonly rotated: number;
  readonly alreadyCurrent: number;
}

/** All or nothing: if no key decrypts a secret, it throws an error naming that secret, and nothing is changed. */
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
    const scheduled = await rotateScheduled(tx, ring);
    const rules = await rotateRules(tx, ring);
    const apps = await rotateAuthenticators(tx, ring);
    const cards = await rotateCards(tx, ring);
    const pushes = await rotatePushKeys(tx, ring);
    const others = [scheduled, rules, apps, cards, pushes];
    const rotated = others.reduce((sum, one) => sum + one.rotated, old.length);
    return { rotated, alreadyCurrent: others.reduce((sum, one) => sum + one.found, rows.length) - rotated };
  });
}

/** Secrets in scheduled changes are encrypted for the scope that they will be saved in. */
async function rotateScheduled(tx: Transaction, ring: KeyRing): Promise<{ rotated: number; found: number }> {
  const rows = await tx
    .selectFrom('setting_schedule_secrets as c')
    .innerJoin('setting_schedules as s', (join) =>
      join.onRef('s.provider_id', '=', 'c.provider_id').onRef('s.id', '=', 'c.schedule_id'),
    )
    .select(['c.schedule_id', 's.provider_id', 's.scope', 's.scope_id', 'c.key', 'c.secret'])
    .forUpdate('c')
    .execute();
  const old = rows.filter(({ secret }) => keyIdOf(secret) !== ring.current);
  for (const { schedule_id, secret, ...place } of old) {
    await tx
      .updateTable('setting_schedule_secrets')
      .set({ secret: renewed(ring, place, secret) })
      .where('provider_id', '=', place.provider_id)
      .where('schedule_id', '=', schedule_id)
      .where('key', '=', place.key)
      .execute();
  }
  return { rotated: old.length, found: rows.length };
}

/** The credentials of integration rules. */
async function rotateRules(tx: Transaction, ring: KeyRing): Promise<{ rotated: number; found: number }> {
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
      .set({ secret: renewed(ring, place, secret) })
      .where((row) => row.and({ ...rest, rule_id }))
      .execute();
  }
  return { rotated: old.length, found: rows.length };
}

/** The shared secrets of users' authenticator apps. */
async function rotateAuthenticators(tx: Transaction, ring: KeyRing): Promise<{ rotated: number; found: number }> {
  const rows = await tx.selectFrom('two_factor').select(['provider_id', 'user_id', 'secret']).forUpdate().execute();
  const old = rows.filter((row) => keyIdOf(row.secret) !== ring.current);
  for (const { secret, provider_id, user_id } of old) {
    const place = { provider_id, scope: 'two_factor', scope_id: user_id, key: 'totp' } as const;
    await tx
      .updateTable('two_factor')
      .set({ secret: renewed(ring, place, secret) })
      .where((row) => row.and({ provider_id, user_id }))
      .execute();
  }
  return { rotated: old.length, found: rows.length };
}

/** The gateway's tokens of saved cards. */
async function rotateCards(tx: Transaction, ring: KeyRing): Promise<{ rotated: number; found: number }> {
  const columns = ['provider_id', 'id', 'account_id', 'token', 'token_digest'] as const;
  const rows = await tx.selectFrom('saved_cards').select(columns).forUpdate().execute();
  const old = rows.filter((row) => keyIdOf(row.token) !== ring.current);
  for (const { provider_id, id, account_id, token, token_digest } of old) {
    const place = {
      provider_id,
      scope: 'saved_card',
      scope_id: account_id,
      key: token_digest.toString('hex'),
    } as const;
    await tx
      .updateTable('saved_cards')
      .set({ token: renewed(ring, place, token) })
      .where((row) => row.and({ provider_id, id }))
      .execute();
  }
  return { rotated: old.length, found: rows.length };
}

/** The keys that sign push notifications. */
async function rotatePushKeys(tx: Transaction, ring: KeyRing): Promise<{ rotated: number; found: number }> {
  const rows = await tx.selectFrom('push_keys').select(['provider_id', 'private_key']).forUpdate().execute();
  const old = rows.filter((row) => keyIdOf(row.private_key) !== ring.current);
  for (const { provider_id, private_key } of old) {
    const place = { provider_id, scope: 'push', scope_id: provider_id, key: 'vapid' } as const;
    await tx
      .updateTable('push_keys')
      .set({ private_key: renewed(ring, place, private_key) })
      .where('provider_id', '=', provider_id)
      .execute();
  }
  return { rotated: old.length, found: rows.length };
}

function renewed(ring: KeyRing, place: AnyPlace, secret: Buffer): Buffer {
  return encryptSecret(ring, place, decryptSecret(ring, place, secret));
}
