/** Reads a stored secret of a provider for use by the server itself. */
import { decryptSecret, UnreadableSecret, type KeyRing } from '#platform/server/db/secrets.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { findSecrets } from '../values/repository.ts';

/**
 * Undefined when none is stored, or when it can't be decrypted: the person who needs it now is not the one who can
 * enter it again.
 */
export async function storedSecret(
  tx: Transaction,
  keys: KeyRing,
  providerId: number,
  key: string,
): Promise<string | undefined> {
  const row = (await findSecrets(tx, providerId, [key])).find(({ scope }) => scope === 'provider');
  try {
    return row && decryptSecret(keys, row, row.secret);
  } catch (failure) {
    if (failure instanceof UnreadableSecret) return undefined;
    throw failure;
  }
}
