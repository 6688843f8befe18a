/** The key pair that signs a provider's push notifications (VAPID), created on first use. */
import webPush from 'web-push';
import { decryptSecret, encryptSecret, type KeyRing, type PushKeySecretScope } from '#platform/server/db/secrets.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

function placeOf(providerId: number): PushKeySecretScope {
  return { provider_id: providerId, scope: 'push', scope_id: providerId, key: 'vapid' };
}

/** Two concurrent requests get the same key. */
export async function publicKeyOf(tx: Transaction, ring: KeyRing, providerId: number): Promise<string> {
  const known = await findKeys(tx);
  if (known) return known.public_key;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const added = await tx
    .insertInto('push_keys')
    .values({
      ...{ provider_id: providerId, public_key: publicKey },
      private_key: encryptSecret(ring, placeOf(providerId), privateKey),
    })
    .onConflict((row) => row.column('provider_id').doNothing())
    .returning('public_key')
    .executeTakeFirst();
  return added?.public_key ?? (await findKeys(tx))?.public_key ?? publicKey;
}

/** Undefined until the key was created. Throws `UnreadableSecret`. */
export async function readKeys(tx: Transaction, ring: KeyRing, providerId: number): Promise<PushKeys | undefined> {
  const row = await findKeys(tx);
  return row && { publicKey: row.public_key, privateKey: decryptSecret(ring, placeOf(providerId), row.private_key) };
}

function findKeys(tx: Transaction) {
  return tx.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst();
}
