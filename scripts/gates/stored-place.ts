/** A scope with stored values, as check:stored reads it: its name, and its secrets decrypted. */
import type { StoredEntry } from '#engine/validation/stored-findings.ts';
import { decryptSecret, SecretError, type KeyRing } from '#platform/server/db/secrets.ts';
import type { StoredScopeValues } from '#modules/settings/server/stored/stored-values.ts';

/** `Kestrel Couriers (2)`, `Kestrel Couriers (2) account ACME`, `platform`. */
export function placeName({ providerId, provider, scope, scopeId, name }: StoredScopeValues): string {
  if (scope === 'platform') return 'platform';
  const who = `${provider} (${providerId})`;
  return scope === 'provider' ? who : `${who} ${scope} ${name || scopeId}`;
}

/** The values of a scope, with secrets decrypted where the keys allow it. */
export function entriesNow(place: StoredScopeValues, keys: KeyRing | undefined): StoredEntry[] {
  return place.values.map(({ key, value, secret }) => ({
    key,
    value: secret ? textOf(place, key, secret, keys) : value,
    encrypted: secret !== null,
  }));
}

/** Undefined when none of the keys decrypts it. */
export function textOf(
  { providerId, scope, scopeId }: StoredScopeValues,
  key: string,
  secret: Buffer,
  keys: KeyRing | undefined,
): string | undefined {
  if (!keys) return undefined;
  try {
    return decryptSecret(keys, { provider_id: providerId, scope, scope_id: scopeId, key }, secret);
  } catch (error) {
    if (error instanceof SecretError) return undefined;
    throw error;
  }
}
